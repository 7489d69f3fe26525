// Fitted to 1404 graded notes (families d, e, t, u, w, x, y, z), 111 retold pairs and 288 pairs with a
// deciding fact. Made by `node test/eval/fit-wording/fit-wording.ts SET…`; not to be edited by hand. Why, and
// how to refit: bridge/docs/decisions/0007-learned-wording.md. Each entry: a form, then tenths for clarity, strength, damages, merit.
/** What words and pairs of words of the notes are worth. */
export const packedWeights = {
  base: [-30, -23, -26, -18],
  length: [98, 53, 61, 49],
  forms: `
!against.barred>0 -9 -30 -20 -35|!against.barred>1 -1 -2 -4 -3|!against.client_fault>0 -9 -47 -24 -53
!against.ineligible>0 -8 -40 -26 -52|!against.ineligible>1 -10 -17 -12 -19|!against.no_proof>0 -3 -33 -16 -37
!against.no_proof>1 1 -2 -2 -3|!against.no_standing>0 -1 -20 -13 -26|!against.no_treatment>0 7 -11 -9 -17
!against.no_wrong>0 -6 -14 -9 -13|!against.no_wrong>1 -4 -8 -6 -8|!against.nobody>0 -6 -23 -3 -28
!against.nobody>1 -1 -12 -1 -14|!against.nobody>2 -1 -7 -1 -8|!against.recovered>0 -2 -7 -9 -7
!against.recovered>1 1 -3 -3 -3|!against.released>0 -3 -10 -5 -10|!against.trivial>0 -6 -18 -21 -27
!against.trivial>1 -3 -9 -4 -14|!against.turned_down>0 4 7 3 9|!against.weak_wrong>0 -25 -27 -19 -24
!against.weak_wrong>1 -4 -7 -7 -11|!against.weak_wrong>2 0 -3 1 -2|!breadth>0 50 38 28 38|!breadth>1 70 76 58 70
!breadth>2 42 68 46 66|!breadth>3 5 -1 15 -1|!breadth>4 17 134 98 163|!breadth>5 1 24 36 30|!breadth>6 -9 1 3 -1
!density>0 52 37 32 36|!density>1 55 54 47 51|!density>2 64 131 97 144|!density>3 51 107 65 116|!density>4 17 73 40 90
!density>5 16 38 34 50|!end:barred -79 -359 -220 -435|!end:client_fault -23 -193 -110 -219
!end:ineligible -4 -59 -31 -70|!end:no_standing -13 -73 -40 -86|!end:no_wrong -18 -81 -54 -88
!end:nobody -1 -72 -30 -79|!end:released -6 -64 -31 -71|!end:represented -31 -184 -116 -236
!end:trivial -5 -180 -121 -228|!evidence.admission>0 -18 -15 -28 -28|!evidence.document>0 3 -4 -1 -5
!evidence.document>1 23 37 24 37|!evidence.document>2 7 5 9 2|!evidence.document>3 3 0 2 -4
!evidence.document>4 5 8 4 5|!evidence.document>5 4 6 3 6|!evidence.expert>0 2 11 16 12|!evidence.expert>1 -2 -4 -2 -4
!evidence.medical>0 19 29 22 33|!evidence.medical>1 12 14 18 15|!evidence.medical>2 -1 -3 -1 -5
!evidence.official>0 23 47 21 44|!evidence.official>1 3 7 0 4|!evidence.official>2 0 1 2 1
!evidence.writing>0 32 80 56 76|!evidence.writing>1 16 35 13 41|!evidence.writing>2 0 11 3 10
!evidence.writing>3 4 12 5 14|!fault.notice>0 -2 -23 2 -26|!fault.notice>1 -2 -8 3 -8|!figures>0 38 16 21 17
!figures>1 61 77 53 76|!figures>2 59 105 81 113|!figures>3 11 -28 10 -38|!figures>4 15 29 15 27|!figures>5 5 -1 8 0
!figures>6 4 11 6 14|!harm.bodily>0 11 -12 19 -16|!harm.bodily>1 14 6 44 9|!harm.bodily>2 7 -3 33 -1
!harm.bodily>3 11 21 25 18|!harm.lasting>0 -2 5 3 7|!harm.lasting>1 0 4 1 4|!harm.level>0 7 -9 11 -11
!harm.level>1 23 31 55 32|!harm.level>2 18 24 55 25|!harm.level>3 26 46 52 44|!harm.other>0 -4 3 -7 4
!harm.other>1 9 24 11 24|!harm.other>2 11 27 22 26|!harm.other>3 15 25 26 26|!harm.treatment>0 0 23 10 29
!harm.treatment>1 -3 -10 7 -4|!harm.treatment>2 0 10 4 11|!harm.treatment>3 -3 -9 -5 -11|!hedge.rant>0 -32 -21 -25 -18
!hedge.rant>1 -2 4 1 4|!hedge.shopping>0 -15 -40 -23 -46|!hedge.unknown>0 -9 31 12 40|!hedge.unknown>1 -5 9 6 11
!hedge.vague>0 -4 -11 -14 -8|!hedge.vague>1 -7 19 14 31|!hedge.vague>2 -1 0 -1 5|!hedge.vague>3 4 2 1 3
!hedge.vague>4 2 -2 -2 -1|!kind:animal 0 3 -2 2|!kind:business -6 -1 -5 -3|!kind:civil -5 -5 -6 -5
!kind:comp 3 14 11 15|!kind:consumer 1 0 -2 -2|!kind:criminal 3 1 12 10|!kind:debt 5 5 2 3|!kind:disability 3 7 4 8
!kind:employment 3 -2 -1 -3|!kind:estate 6 15 8 17|!kind:family 2 5 6 5|!kind:ideas 3 2 0 4|!kind:immigration 8 0 10 0
!kind:insurance 0 -2 0 -2|!kind:malpractice 6 -5 2 -9|!kind:motor -17 -34 -23 -38|!kind:none -25 -20 -22 -21
!kind:nursing 2 9 6 13|!kind:premises 2 -2 2 -1|!kind:product -4 -2 0 -2|!kind:property 4 7 0 6|!kind:tax 0 -6 0 -6
!kind:tenancy 1 5 -2 4|!kind:wage 6 5 1 4|!kind>0 70 55 57 60|!loss.bills>0 -9 -37 -21 -48|!loss.bills>1 4 1 -1 -1
!loss.income>0 12 45 28 49|!loss.income>1 10 29 9 30|!loss.income>2 0 -6 -6 -8|!money.bodily>0 0 -14 -8 -17
!money.bodily>1 1 -10 7 -16|!money.bodily>2 -2 -21 4 -29|!money.bodily>3 2 -3 20 -7|!money.bodily>4 0 20 28 20
!money.bodily>5 8 16 8 14|!money.count>0 8 -44 -27 -59|!money.count>1 5 42 -6 37|!money.count>2 -7 -21 -27 -29
!money.count>3 1 -7 -2 -8|!money.count>4 3 1 0 0|!money.other>0 7 -30 -19 -42|!money.other>1 39 59 43 66
!money.other>2 32 56 46 67|!money.other>3 21 38 54 50|!money.other>4 -3 -6 15 -3|!money.other>5 7 -3 12 -2
!money.size>0 8 -44 -27 -59|!money.size>1 40 49 50 50|!money.size>2 30 34 50 38|!money.size>3 23 34 74 43
!money.size>4 -3 14 43 17|!money.size>5 14 13 21 12|!party>0 29 47 30 53|!party>1 20 17 39 24|!place>0 3 4 6 9
!place>1 -23 -46 -16 -46|!proof.kinds>0 25 70 58 78|!proof.kinds>1 18 43 30 40|!proof.kinds>2 23 30 15 22
!proof.kinds>3 4 11 -4 0|!proof.kinds>4 0 3 -9 3|!proof.kinds>5 1 6 3 10|!proof.kinds>6 -2 -3 1 -1
!ready.deadline>0 -12 -14 -4 -4|!ready.deadline>1 26 38 37 43|!ready.deadline>2 5 12 12 13
!ready.favourable>0 11 24 25 30|!ready.favourable>1 3 5 -2 2|!ready.favourable>2 0 2 -1 3
!ready.favourable>3 -1 0 -2 0|!ready.funds>0 19 22 20 26|!ready.funds>1 6 7 -7 7|!ready.funds>2 4 9 7 11
!ready.goal>0 -1 -42 -21 -42|!ready.goal>1 -1 -5 -18 2|!ready.goal>2 4 5 -1 5|!ready.insured>0 9 13 9 3
!ready.insured>1 -2 8 -4 1|!ready.insured>2 -1 16 3 12|!ready.insured>3 -2 -2 -2 -3|!ready.sign>0 -7 1 0 -3
!refusal.offer>0 18 82 57 88|!refusal.offer>1 -1 7 3 10|!rep.none>0 54 122 89 132|!stake.kinds>0 32 29 41 35
!stake.kinds>1 45 69 85 81|!stake.kinds>2 8 44 26 52|!stake.kinds>3 -4 14 10 14|!stake.kinds>4 5 -7 -3 -10
!stake.kinds>5 -7 -14 -11 -17|!when.event>0 69 89 72 98|!when.event>1 54 57 52 48|!when.event>2 1 12 11 5
!when.event>3 7 39 29 40|!when.exact>0 24 60 35 65|!when.exact>1 25 49 35 46|!when.exact>2 12 27 10 31
!when.exact>3 2 1 -3 0|!when.exact>4 4 2 -2 3|!when.exact>5 2 -1 -3 -1|!words>0 38 24 17 27|!words>1 42 32 24 33
!words>2 56 44 32 42|!words>3 65 57 47 57|!words>4 23 7 14 6|!words>5 -42 -197 -120 -243|!words>6 23 25 64 23
!work.adverse>0 3 -26 -15 -26|!work.adverse>1 0 2 5 2|!work.clean>0 8 6 6 5|!work.protected>0 16 65 37 75
!work.protected>1 0 4 2 3|!work.protected>2 -3 5 4 8|!wrong.kinds>0 19 22 14 23|!wrong.kinds>1 2 -18 -10 -16
!wrong.kinds>2 6 18 18 29|!wrong.kinds>3 5 17 16 17|!wrong.kinds>4 -3 5 1 4|!yield>0 66 39 40 43|!yield>1 68 23 51 14
!yield>2 37 31 7 17|!yield>3 38 111 49 133|!yield>4 8 107 56 141|# 2 7 -16 5|#_# 9 -14 14 -15|#_$ -31 -27 -20 -28
#_<adult> -5 -30 -18 -35|#_<adults> 18 66 45 76|#_<children> 1 22 19 23|#_<date> 1 -2 -10 -16|#_<parent> 4 13 13 19
#_<sibling> -11 -8 -4 -9|#_<siblings> 4 2 9 5|#_<year> 10 -35 -10 -53|#_ac -3 4 7 3|#_accounts 2 4 3 5
#_acres 2 13 24 16|#_aides -3 -13 -13 -12|#_answer 6 22 18 27|#_b 5 1 4 -1|#_back 12 17 22 18|#_bank -3 6 -1 7
#_beers -11 -55 -23 -61|#_bucks 1 4 1 -3|#_called -2 2 5 5|#_came -1 0 -3 -5|#_certified 13 9 9 9|#_charged 6 3 8 8
#_coworker 8 10 13 16|#_day 12 -21 -2 -27|#_deductible -1 -16 -5 -19|#_deposit -5 -7 -10 -5|#_died -7 -31 -2 -35
#_dollars -7 -46 -33 -54|#_each -6 -10 1 -8|#_email 3 0 -7 -8|#_employees 14 27 26 33|#_er 14 18 15 15|#_f 1 4 3 3
#_far 2 -11 -4 -12|#_feet -2 -4 0 -5|#_file 4 -5 -6 -3|#_fine -3 -26 -13 -24|#_fingers -4 -6 9 -4|#_found 6 -3 14 -3
#_fracture 11 16 3 14|#_ft 0 -2 3 3|#_g 7 14 12 12|#_gone -6 -11 -5 -11|#_h -4 1 1 0|#_half -6 1 -10 4
#_hit -2 -27 -3 -36|#_hour -5 2 5 1|#_houses 4 2 5 0|#_insurance 6 -7 -7 -8|#_kid -6 1 6 -6|#_killed 2 17 4 16
#_last -1 -20 -2 -25|#_lawyer 6 -20 0 -19|#_lb 8 -10 -6 -16|#_lbs 4 4 3 3|#_letter 7 3 10 7|#_mil 4 15 15 20
#_miles -6 -3 -13 -2|#_million -10 -6 -12 -9|#_min 3 -3 -3 -7|#_mins 4 1 -5 -5|#_minutes -32 -23 -22 -22
#_mm 3 11 2 11|#_month 11 12 15 19|#_more -8 20 9 24|#_morning 4 1 6 2|#_most -3 -2 -3 -4|#_nd -2 -19 -1 -20
#_neighbors -4 -3 -3 0|#_new 3 -1 10 0|#_night 0 -7 -11 -9|#_nights 13 22 15 27|#_no 22 47 31 44|#_now -1 1 -1 4
#_oh 12 12 7 11|#_one 8 67 42 82|#_ops 9 14 11 15|#_other 3 9 10 7|#_others -9 -31 -23 -35|#_owe 1 -20 -7 -23
#_own 3 4 11 11|#_pages 5 5 8 8|#_pay -13 -39 -15 -45|#_people 11 37 21 43|#_per 3 2 0 2|#_percent -13 -2 1 1
#_photo 11 7 3 -2|#_places -11 -25 -9 -29|#_pm 8 5 3 10|#_rd -8 -20 -16 -24|#_ribs -1 -17 -8 -17|#_s -9 -13 -9 -15
#_say -7 4 -13 4|#_school 1 6 0 9|#_screws 1 -15 6 -13|#_sent -5 -9 -4 -9|#_shifts 3 6 -7 7|#_sign -5 -21 -13 -14
#_stitches 2 1 1 3|#_stores -3 -10 -6 -13|#_surgery -1 -15 10 -12|#_teeth -1 -4 -1 -1|#_text 11 31 6 31
#_th -5 12 11 19|#_things -4 4 -3 4|#_time 7 -6 -4 -8|#_times 4 14 8 12|#_toes 0 7 5 11|#_union 4 13 5 16
#_veces -1 -13 -2 -16|#_visits 2 10 4 11|#_want 4 12 5 13|#_week -2 32 22 36|#_went 4 -1 5 0|#_witness -15 3 -2 14
#_work 3 -1 0 5|#_x 1 10 1 6|#_year -7 -35 -39 -44|$ 12 -16 -15 -22|$_# -17 -34 -33 -43|$_$ -24 8 -4 8
$_<spouse> 2 5 3 9|$_<year> 5 21 -2 23|$_all 4 8 14 9|$_billed -2 3 0 9|$_cash 0 -8 3 -4|$_day 9 0 4 0
$_each 3 -15 -14 -18|$_far -8 2 0 3|$_gave 1 -7 -3 -3|$_hour 3 19 14 22|$_house 1 10 4 15|$_insurance -5 -6 0 -8
$_last 3 3 2 1|$_left 2 -2 -1 -4|$_less 3 19 8 17|$_letter -2 -10 -8 -9|$_lost -1 -4 -4 -5|$_month -3 13 8 11
$_no 0 40 13 47|$_now -3 8 1 9|$_owe 2 14 3 22|$_part 7 3 -1 1|$_pay 6 9 -8 -1|$_plus 4 -1 0 0|$_policy 9 5 9 7
$_ready 2 5 3 12|$_retainer -1 -21 -5 -17|$_salary 11 14 13 15|$_set 7 4 8 4|$_today -2 -9 -1 -10|$_week 7 14 -8 15
$_year -4 -15 -3 -14|.# -2 -2 7 -3|.#_# 2 30 20 26|.#_$ 3 -4 0 -8|.#_<adults> 6 7 7 4|.#_<children> 0 13 12 13
.#_<her> 4 8 4 6|.#_<i> 4 -11 -15 -26|.#_<lastyear> -3 -12 -5 -11|.#_<longago> -4 -30 -18 -39|.#_<me> 10 16 13 16
.#_<my> -1 9 7 10|.#_<name> 13 5 5 9|.#_<she> 1 -41 -23 -51|.#_<they> 5 -4 -11 -8|.#_<thisyear> 18 59 37 69
.#_about 3 -2 3 0|.#_ac -2 3 4 2|.#_acres 2 9 16 12|.#_after -7 -10 -11 -14|.#_and 25 43 17 41|.#_answer -1 3 4 5
.#_at -10 -36 -34 -42|.#_b 4 2 3 0|.#_back 0 2 5 1|.#_because 0 5 5 8|.#_beers -7 -30 -11 -33|.#_before 1 -6 -1 -6
.#_bucks 1 2 1 -3|.#_but -2 -2 -1 -3|.#_by -8 -18 -15 -21|.#_charged 0 -1 0 0|.#_coworker 5 7 8 10|.#_crane 3 4 4 5
.#_day -5 -10 -3 -11|.#_deny 2 13 4 15|.#_died -4 -14 1 -15|.#_dollars -4 -27 -18 -32|.#_email 6 7 1 4
.#_employees 10 20 18 24|.#_er 9 15 15 16|.#_far 1 -7 -4 -8|.#_feet -1 -7 -3 -9|.#_fell -1 3 0 4|.#_file 6 11 7 16
.#_fingers -2 -1 6 -1|.#_fire -3 -8 -11 -13|.#_for -2 2 -6 9|.#_found 5 9 12 9|.#_fracture 4 6 0 5
.#_from -10 -19 0 -11|.#_ft 0 -2 1 1|.#_has -1 6 8 9|.#_have -6 -11 -7 -11|.#_hour -7 4 5 3|.#_houses 2 1 3 0
.#_in -3 -17 -9 -11|.#_it 0 4 -3 4|.#_k 8 9 2 10|.#_kid 3 3 10 -2|.#_last 1 -4 -1 -5|.#_lb 5 -5 -1 -9
.#_letter 6 16 16 20|.#_mil 3 12 11 16|.#_miles -3 -1 -7 0|.#_million -5 -3 -6 -5|.#_min 6 1 2 -2|.#_mins 3 2 -2 -2
.#_minutes -16 -16 -10 -15|.#_month 4 -5 0 -1|.#_more 0 14 7 16|.#_nd -3 -13 0 -13|.#_neighbors -3 -1 -3 -1
.#_nights 8 21 13 26|.#_no 5 1 -1 0|.#_now 2 1 -7 1|.#_of 11 -9 -3 -11|.#_off -5 -5 -8 -7|.#_oh 6 7 4 6
.#_on 13 13 7 22|.#_one 15 34 19 39|.#_or -18 -15 -14 -15|.#_other -1 -1 1 -5|.#_others -6 -18 -14 -20|.#_out 1 5 3 2
.#_over 2 -4 0 -2|.#_pages 3 3 5 5|.#_people 6 21 12 25|.#_per 4 3 1 3|.#_percent -7 -1 1 1|.#_photo 8 6 4 2
.#_places -7 -13 -5 -15|.#_pm 6 3 3 7|.#_rd -5 -18 -14 -22|.#_ribs -1 -9 -4 -9|.#_s -4 -4 -6 -5|.#_says -5 -5 -4 -6
.#_sign 2 -14 -7 -15|.#_since -6 1 -7 1|.#_states -2 7 4 9|.#_stitches 2 -1 -4 -2|.#_surgery -5 -13 1 -11
.#_teeth -1 -3 -1 -1|.#_text 4 20 8 22|.#_th -2 8 6 11|.#_then -5 -13 -7 -14|.#_times 5 10 6 8|.#_to 18 35 22 41
.#_toes -1 5 4 8|.#_told -2 -6 -5 -5|.#_veces -1 -8 -1 -10|.#_visits 1 6 2 6|.#_w -3 -9 -7 -6|.#_week 1 14 8 17
.#_when 3 30 18 33|.#_while 6 18 7 18|.#_with 8 30 23 36|.#_witness -7 6 3 13|.#_work 1 1 1 2|.#_x -1 5 1 3
.#_y -4 -12 -8 -14|.#_year -2 -12 -10 -17|.#~# 7 17 23 18|.#~$ -12 3 10 11|.#~<adult> -5 -4 -7 -1|.#~<child> 0 -6 6 -5
.#~<children> 1 5 6 5|.#~<her> 16 22 23 27|.#~<i> -1 -22 -15 -32|.#~<lastyear> -1 -10 -3 -12|.#~<longago> -5 5 -1 8
.#~<me> 11 14 -6 3|.#~<my> -9 -1 -2 -4|.#~<name> 36 15 23 18|.#~<parent> 12 23 17 23|.#~<she> 12 63 37 71
.#~<spouse> -1 9 8 10|.#~<them> 15 45 21 53|.#~<they> 0 -15 -25 -23|.#~<thisyear> 8 20 1 15|.#~<years> 1 1 -1 6
.#~about -3 -10 -13 -15|.#~after -7 3 4 8|.#~again -3 0 -3 0|.#~ago -4 -15 -7 -16|.#~all 6 27 20 37
.#~already -2 -24 -5 -28|.#~and -15 -27 -22 -24|.#~any -7 -3 -1 -3|.#~arm -1 -1 -2 -5|.#~as -12 -16 -16 -17
.#~ask 2 -4 2 -4|.#~asked -1 2 2 4|.#~assault 0 -1 3 0|.#~at 21 46 35 49|.#~back 3 -5 -2 0|.#~because 3 -8 2 -8
.#~before 1 14 10 18|.#~behind -1 2 -1 5|.#~both 0 -5 0 -3|.#~burns -2 -9 -8 -13|.#~but 4 -5 -6 -8|.#~by 0 -4 2 -3
.#~call -4 0 -5 -2|.#~called -5 -3 -1 -2|.#~came 1 -8 -5 -15|.#~cancer -4 -5 2 -5|.#~car -3 2 -1 5|.#~card 1 1 -5 2
.#~certified 0 -11 -7 -12|.#~clean 0 3 0 4|.#~court 2 -11 -2 -14|.#~day -15 -12 -19 -21|.#~deg 3 -10 -4 -9
.#~degree -2 -5 -5 -7|.#~dentist 0 -21 -8 -22|.#~doctor -4 -9 1 -8|.#~document 0 -2 5 -1|.#~dollars 1 -4 -4 -5
.#~driver -2 -2 -2 -7|.#~driving -7 11 2 12|.#~due -8 -6 -1 -6|.#~dui -3 -17 -10 -16|.#~each 6 7 11 11
.#~email -6 -12 -10 -14|.#~employer -3 7 -2 9|.#~en 3 17 2 25|.#~ended -8 2 0 2|.#~er 6 5 13 5|.#~far 1 10 -1 2
.#~fell 5 18 7 18|.#~file 16 9 1 7|.#~fine -2 -19 -8 -18|.#~firms 0 -8 -4 -9|.#~first -5 0 -1 2|.#~flat 0 -7 3 -8
.#~for 16 15 25 12|.#~fracture 6 2 9 3|.#~from -1 4 9 10|.#~ft 1 8 3 8|.#~full 2 10 6 9|.#~gave 3 -6 -6 -7
.#~get 4 4 5 2|.#~gone -6 6 6 2|.#~good 0 8 3 9|.#~got 0 -28 -27 -36|.#~had 6 -12 11 -9|.#~half -1 9 0 12
.#~hand -4 3 4 6|.#~has 4 -20 -4 -20|.#~have 16 20 15 18|.#~heard -1 -6 -5 -7|.#~hearing 8 18 15 25
.#~here -1 -11 -6 -15|.#~hospital -5 4 5 4|.#~hour -2 9 10 8|.#~house 1 -1 1 -1|.#~icu 2 -3 5 -1|.#~in 1 -1 10 10
.#~injury 5 13 9 15|.#~insurance -2 -14 -2 -11|.#~into 0 5 4 6|.#~it -17 -37 -28 -44|.#~judge -2 -19 -14 -22
.#~kid 2 -1 -2 0|.#~know -6 -7 -3 -8|.#~last 14 -1 -4 -11|.#~late 5 -8 -10 -11|.#~later -6 -9 -7 -8|.#~lawyer 2 3 5 8
.#~le -4 -5 1 -5|.#~left -5 -7 -4 -6|.#~letter 10 6 5 1|.#~loan -3 -3 -1 0|.#~log 4 -1 2 -1|.#~lost -4 4 1 6
.#~maybe -1 4 3 5|.#~min 3 4 4 2|.#~month -1 -7 2 -1|.#~more -10 -8 -5 -10|.#~morning -10 -10 -7 -11
.#~need -11 -20 -12 -25|.#~new -1 -2 7 -4|.#~next 0 2 3 -3|.#~night -5 -1 0 -2|.#~nights 1 -2 -1 -1
.#~no -3 -33 -16 -44|.#~notice -12 -18 -16 -20|.#~now 4 36 18 44|.#~of -2 -17 -18 -23|.#~off -18 -27 -28 -40
.#~oh 6 7 4 6|.#~ok 7 5 2 6|.#~old -4 10 10 15|.#~on 2 -11 -10 -10|.#~one 0 18 17 22|.#~or -10 -7 -6 -8
.#~other -3 2 -7 -1|.#~out -8 -18 -12 -20|.#~over 2 -7 -6 -9|.#~owe 0 -8 -8 -11|.#~own -2 -9 2 -10|.#~passed 0 1 4 3
.#~pay 14 34 20 31|.#~per 2 5 -1 -2|.#~photo -2 2 3 0|.#~plant 2 6 5 7|.#~plate -4 -12 -8 -15|.#~pm 3 4 5 9
.#~police 0 -7 -5 -9|.#~policy 3 9 12 8|.#~por 9 14 9 14|.#~pulled 5 10 5 10|.#~put 4 4 8 8|.#~que 8 6 1 1
.#~ran -3 5 -1 1|.#~rd 1 -4 -3 -4|.#~receipt 3 6 3 4|.#~rehab 2 -4 3 -3|.#~report 3 2 1 0|.#~retired -3 12 7 13
.#~reviews 0 -5 -5 -7|.#~ribs 3 10 1 11|.#~said 4 14 10 9|.#~same -8 4 -3 10|.#~say 3 -7 -5 -14|.#~says -4 -13 -8 -14
.#~school -4 6 0 9|.#~send 0 9 -1 6|.#~sent -8 -24 -15 -26|.#~service 0 1 -1 3|.#~shop 3 17 8 20
.#~sign -11 -19 -15 -17|.#~since -6 1 -3 2|.#~somebody 1 -4 -3 -4|.#~statement -4 -2 -1 -2|.#~still -2 3 0 0
.#~stopped -2 -9 -10 -12|.#~surgery 3 1 -1 1|.#~text -1 -5 4 -5|.#~then 2 -8 4 -4|.#~there -8 -11 -2 -10
.#~think -2 -4 12 1|.#~time 2 -3 -4 -3|.#~times 3 1 3 1|.#~to -9 6 12 11|.#~told 2 9 8 12|.#~total -2 -6 -3 -6
.#~under 7 7 13 9|.#~up -5 -17 -10 -21|.#~video 6 7 9 8|.#~w -6 -29 -18 -32|.#~want -3 3 2 4|.#~week 12 41 27 47
.#~went 1 7 5 10|.#~what 9 5 6 7|.#~when -3 13 9 14|.#~which 10 9 13 8|.#~while -5 -10 -10 -14|.#~with -24 -5 -11 0
.#~work -2 -12 -15 -15|.#~would -5 -6 -9 -8|.#~wrist 3 13 1 13|.#~writing 1 4 -1 5|.#~wrote 4 17 11 21
.#~y 25 61 40 63|.#~ya -2 21 11 24|.#~year 9 50 25 63|.#~you -7 -2 0 -1|.#~your -10 -5 -7 -4|.$ 9 39 24 47
.$_# 4 -7 1 -9|.$_<i> 9 17 9 22|.$_<name> -8 -12 -6 -14|.$_and 1 4 -3 0|.$_billed 0 2 1 6|.$_day 6 1 3 1
.$_far -5 1 1 1|.$_for -5 -5 -20 -12|.$_from 7 7 7 9|.$_hour 0 12 6 13|.$_in 4 13 14 16|.$_insurance -2 -4 -3 -5
.$_last 0 -2 0 -3|.$_month 5 19 12 16|.$_no -1 16 3 19|.$_now 0 3 0 3|.$_of 7 13 5 14|.$_ok 11 21 8 25
.$_on 4 -18 -11 -28|.$_or 7 14 9 18|.$_owe 2 10 2 15|.$_pay 0 -5 -12 -11|.$_policy 6 5 6 6|.$_por 2 5 0 3
.$_ready 1 2 1 7|.$_retainer -1 -20 -8 -16|.$_salary 7 9 8 10|.$_set 5 4 6 5|.$_to -2 4 9 5|.$_week 4 6 -3 8
.$_year -6 -12 -2 -12|.$~# -2 0 -15 -9|.$~$ -13 -16 -25 -17|.$~<her> 8 10 9 10|.$~<i> -16 -35 -24 -37
.$~<lastyear> 1 7 8 10|.$~<longago> 2 -1 -1 -1|.$~<me> -1 -5 -4 0|.$~<my> -7 5 2 2|.$~<name> -2 -23 -13 -28
.$~<she> 1 4 -3 6|.$~<they> 3 -1 1 -2|.$~after 0 -9 -2 -8|.$~and 7 10 9 7|.$~aside 5 4 6 5|.$~at 0 -7 -5 -8
.$~by -1 8 7 12|.$~for 11 28 15 28|.$~from 0 -16 -3 -13|.$~has -3 -6 -3 -6|.$~have -4 -15 -9 -18|.$~health -2 -4 1 -3
.$~hour -6 -5 -4 -4|.$~in -3 -7 0 -13|.$~insurance 3 7 4 9|.$~it 2 16 7 19|.$~last 2 1 4 -2|.$~lawyer 7 21 12 26
.$~month 8 8 8 6|.$~no 14 27 19 31|.$~of -10 -6 -12 -10|.$~off -3 -4 -2 -5|.$~on 4 -16 -7 -23|.$~pay 5 12 18 12
.$~plus 2 -6 -2 -9|.$~policy -3 0 -3 -1|.$~said 4 -3 -5 -4|.$~says -1 0 -4 0|.$~to 6 10 11 12|.$~week -4 1 -5 -5
.$~with 4 14 14 18|.$~y -3 2 2 5|.$~year 2 2 -2 0|.<adult> -3 24 17 33|.<adult>_<name> -4 -12 -7 -13
.<adult>_and -7 -15 -10 -17|.<adult>_at -8 18 2 21|.<adult>_came 5 20 17 25|.<adult>_from -2 -24 -18 -32
.<adult>_in 4 11 0 11|.<adult>_on -3 1 -2 3|.<adult>_said 4 4 4 1|.<adult>_who 5 14 4 9|.<adult>_with 1 7 6 11
.<adult>~# 8 -4 -2 -8|.<adult>~<her> -15 -45 -27 -54|.<adult>~<i> 7 12 16 14|.<adult>~<me> 6 7 2 12
.<adult>~<my> 9 14 8 13|.<adult>~<name> 10 6 8 7|.<adult>~<she> 5 2 7 3|.<adult>~and -1 -9 -4 -9
.<adult>~door -6 -7 -5 -6|.<adult>~had -2 -18 -11 -22|.<adult>~in -3 1 7 2|.<adult>~it 1 16 8 21
.<adult>~no 1 24 19 31|.<adult>~of 4 8 5 8|.<adult>~out 1 9 5 8|.<adult>~said 3 -1 -1 0|.<adult>~says 4 6 4 5
.<adult>~to -2 -5 -3 -3|.<adults> 1 12 8 17|.<bereaved> 4 8 3 10|.<child> 16 15 15 21|.<child>_# 2 -25 -3 -32
.<child>_<name> 4 2 5 3|.<child>_born 5 1 7 1|.<child>_has -2 6 0 7|.<child>_in 8 -6 7 -3|.<child>_said -7 -4 -5 -2
.<child>_says -6 3 -4 5|.<child>_who 1 7 2 9|.<child>~# 19 37 22 37|.<child>~<her> 6 0 1 -2|.<child>~<i> 3 5 2 4
.<child>~<me> -7 -4 -6 -3|.<child>~<name> 7 0 8 -1|.<child>~and 0 15 2 17|.<child>~at 0 -9 -2 -11
.<child>~in -2 -13 -2 -11|.<child>~law -1 -14 0 -11|.<child>~no 4 4 1 4|.<child>~on 3 -1 -4 -1
.<child>~photo -1 -7 -1 -6|.<child>~said 2 -1 -6 -8|.<child>~to -2 7 12 8|.<child>~w 2 -2 5 0|.<children> 7 -11 2 -17
.<children>_# -1 9 2 8|.<children>~# -6 -3 -4 -3|.<children>~and 0 10 5 12|.<grandchild> 6 -6 -3 -8
.<grandparent> -4 3 0 4|.<her> 8 -7 9 -12|.<her>_# 10 17 14 18|.<her>_$ -9 -22 -18 -29|.<her>_<child> 0 -14 0 -16
.<her>_<i> -7 -4 0 0|.<her>_<name> 6 -12 -5 -15|.<her>_<parent> 5 -5 -1 -5|.<her>_<she> 5 4 -4 0
.<her>_<sibling> -9 -33 -16 -38|.<her>_<spouse> -11 -46 -30 -55|.<her>_and -14 -54 -46 -59|.<her>_arm 2 -1 0 3
.<her>_back 7 12 10 15|.<her>_car 1 0 6 -2|.<her>_church 0 -9 -3 -9|.<her>_every 2 1 -2 1|.<her>_fault 0 -6 -7 -10
.<her>_for 1 16 3 21|.<her>_house 3 12 12 16|.<her>_in 0 -20 -4 -23|.<her>_insurance 8 6 -3 0|.<her>_job -2 -5 2 -5
.<her>_last 3 2 -2 0|.<her>_lawyer -8 -30 -16 -39|.<her>_letter -8 -15 -7 -15|.<her>_name -1 -10 -2 -13
.<her>_no 5 9 -2 10|.<her>_off 3 12 8 17|.<her>_on -2 -13 -16 -14|.<her>_out 5 25 17 25|.<her>_own 1 -6 7 -14
.<her>_phone 6 29 11 33|.<her>_second 0 -1 7 -1|.<her>_text 10 25 14 26|.<her>_to 28 48 44 55|.<her>_twice 11 12 12 12
.<her>_up -2 -1 4 -2|.<her>~# 11 31 44 40|.<her>~$ 3 5 -3 8|.<her>~<her> -5 -28 -19 -33|.<her>~<i> 1 -25 -5 -29
.<her>~<longago> -3 -14 -5 -17|.<her>~<me> -16 -62 -49 -83|.<her>~<my> 10 18 2 22|.<her>~<name> 4 1 14 0
.<her>~<she> -1 -30 -17 -47|.<her>~<spouse> 2 20 6 18|.<her>~<they> -6 -10 -12 -13|.<her>~and 9 -9 -8 -12
.<her>~as -3 -8 -5 -10|.<her>~at -6 -4 9 -4|.<her>~back -8 3 -3 3|.<her>~before -5 -15 -6 -17|.<her>~called 1 -8 0 -7
.<her>~can -1 7 3 10|.<her>~day 2 -6 -7 -12|.<her>~for 14 13 11 12|.<her>~from 3 6 5 5|.<her>~go -2 10 3 10
.<her>~got 3 1 6 3|.<her>~had 1 7 1 8|.<her>~has 7 -14 -6 -14|.<her>~have -4 -8 -5 -5|.<her>~house 2 10 9 16
.<her>~in -8 -26 -17 -27|.<her>~it 1 -8 5 -5|.<her>~lawyer -9 -21 -20 -25|.<her>~light 3 -2 1 -1
.<her>~name -2 -7 -10 -9|.<her>~no 8 4 6 4|.<her>~note 2 7 0 3|.<her>~now 1 11 6 12|.<her>~of 3 9 -5 7
.<her>~off 8 17 13 17|.<her>~on 2 6 4 8|.<her>~one 1 0 -1 -1|.<her>~out -3 -1 -2 -3|.<her>~pay -6 -3 -7 -4
.<her>~place -9 -9 -4 -11|.<her>~said -4 -11 -5 -12|.<her>~says 9 24 12 29|.<her>~sign 2 -1 4 0|.<her>~since 0 4 0 2
.<her>~surgery 0 -1 -4 -4|.<her>~to 16 33 21 38|.<her>~told -3 -7 -5 -10|.<her>~too 0 2 3 2|.<her>~took -2 -4 -2 -6
.<her>~video 3 5 7 9|.<her>~which 4 4 2 6|.<her>~who 1 -7 2 -6|.<her>~with 6 25 9 26|.<her>~wrote 0 -16 -3 -21
.<her>~year 3 -6 3 -6|.<i> 23 2 -16 -4|.<i>_# 9 36 37 43|.<i>_<her> 8 21 16 27|.<i>_<my> 1 12 7 14
.<i>_<name> -9 -3 -8 -3|.<i>_all -1 10 -3 9|.<i>_already -2 4 2 6|.<i>_also -2 -4 2 -4|.<i>_ask 0 -4 0 -6
.<i>_asked -1 -5 -3 -5|.<i>_at 8 17 6 18|.<i>_believe -1 -5 0 -2|.<i>_both -6 -10 -10 -10|.<i>_bought 0 -3 5 2
.<i>_bring -2 -4 -1 -5|.<i>_call -4 12 3 12|.<i>_called -9 9 5 13|.<i>_calling -1 -1 -1 -6|.<i>_came -7 -32 -19 -38
.<i>_can 12 17 6 11|.<i>_checked -6 -16 -10 -14|.<i>_come -3 -17 -10 -19|.<i>_could -10 -14 -16 -17
.<i>_did -9 -49 -35 -55|.<i>_do -9 -15 3 -11|.<i>_done -5 0 -2 2|.<i>_drive 6 -5 1 -3|.<i>_executor 1 1 1 -2
.<i>_feel -4 -9 -7 -12|.<i>_fell -5 -15 -1 -14|.<i>_felt 9 14 10 15|.<i>_figure -3 -3 -6 -2|.<i>_file 4 13 9 18
.<i>_forgot -7 -13 -11 -15|.<i>_found 3 -3 5 -10|.<i>_fracture -5 -13 0 -13|.<i>_gave 2 0 2 0|.<i>_get -9 -20 -1 -20
.<i>_go 3 4 3 4|.<i>_going -1 -6 5 -1|.<i>_gone 0 -1 -1 0|.<i>_got -3 14 14 23|.<i>_guess 6 7 3 5|.<i>_had 23 -3 21 1
.<i>_have -6 -12 5 -11|.<i>_heard 3 19 14 22|.<i>_hit -7 -31 -14 -38|.<i>_hold 4 4 3 5|.<i>_hurt -5 -1 0 3
.<i>_in -2 21 17 21|.<i>_keep 1 0 6 3|.<i>_kept 8 12 13 20|.<i>_know 4 1 0 2|.<i>_left 16 22 17 25|.<i>_lent 3 0 -6 -5
.<i>_let 1 -10 -3 -11|.<i>_like 26 2 -3 4|.<i>_live 8 14 11 13|.<i>_looked -4 -4 -7 -4|.<i>_lost 14 9 2 9
.<i>_made -1 -3 1 -6|.<i>_make 11 24 23 27|.<i>_married 5 10 11 11|.<i>_mean 2 3 1 6|.<i>_missed -5 -31 -17 -35
.<i>_moved 2 -2 4 3|.<i>_need -18 -8 -12 -11|.<i>_no 5 -23 -4 -28|.<i>_on -5 -17 -11 -25|.<i>_one -13 1 10 8
.<i>_only -2 -43 -30 -55|.<i>_ought 5 1 1 2|.<i>_out 15 22 10 24|.<i>_owe 6 8 -1 5|.<i>_own 6 10 7 15
.<i>_pay -17 -17 -14 -16|.<i>_photo 8 4 0 3|.<i>_prepared -3 -4 -4 -3|.<i>_put -6 -38 -28 -45|.<i>_rather -2 0 -2 0
.<i>_read 16 22 9 19|.<i>_reported 7 3 1 -2|.<i>_retired -2 -13 -10 -15|.<i>_said 15 2 3 5|.<i>_saved -3 1 0 3
.<i>_saw 1 -21 -7 -25|.<i>_say 2 3 -1 8|.<i>_see 2 -4 -3 -5|.<i>_seen -4 -6 -8 -6|.<i>_send -5 -1 2 2
.<i>_sent 7 10 9 17|.<i>_should 0 -10 -7 -7|.<i>_shouldnt -3 2 -3 3|.<i>_sign 10 -39 -11 -45|.<i>_since 4 1 -2 0
.<i>_sorry -4 0 -2 2|.<i>_started 1 4 1 3|.<i>_stepped 13 0 6 3|.<i>_still -1 -12 5 -10|.<i>_stopped 15 55 34 60
.<i>_take -9 3 -4 3|.<i>_talk 9 16 9 18|.<i>_teach 4 24 13 28|.<i>_there -2 0 -2 -4|.<i>_think 6 12 17 16
.<i>_thought 0 -2 -3 -4|.<i>_told 5 19 9 23|.<i>_took 4 28 6 31|.<i>_turned -1 -11 -6 -14|.<i>_understand -6 -4 -4 -3
.<i>_use 2 -5 0 -4|.<i>_used -3 -7 -5 -7|.<i>_want -20 -42 -28 -47|.<i>_wanted 4 -3 -1 -4|.<i>_went 3 14 8 20
.<i>_wonder 8 -7 2 -6|.<i>_work 14 0 18 3|.<i>_would -16 -15 -11 -11|.<i>_write -2 1 -2 2|.<i>_writing 9 8 11 7
.<i>_wrote 15 19 6 16|.<i>~# -6 46 20 53|.<i>~$ -11 -6 -13 -5|.<i>~<adult> -5 -15 -15 -17|.<i>~<child> 8 18 12 22
.<i>~<her> 19 15 -5 5|.<i>~<i> 5 -42 -20 -45|.<i>~<longago> 12 20 22 24|.<i>~<me> 14 -1 13 -3
.<i>~<my> -13 -30 -10 -31|.<i>~<name> -10 9 1 12|.<i>~<parent> 1 10 1 11|.<i>~<she> 0 20 13 19
.<i>~<sibling> -1 -2 -5 0|.<i>~<spouse> 2 -1 -1 0|.<i>~<them> 0 -1 1 4|.<i>~<they> 4 2 -1 1|.<i>~about 13 15 0 13
.<i>~after -2 -11 -8 -11|.<i>~again 2 7 3 8|.<i>~all -19 -32 -26 -37|.<i>~also 2 4 -1 4|.<i>~and -9 -12 6 -8
.<i>~another 1 -7 -1 -5|.<i>~answer -1 -1 -3 0|.<i>~any 7 7 0 10|.<i>~anybody -3 6 1 8|.<i>~anyone -3 4 3 5
.<i>~anything -3 -4 -1 2|.<i>~around 3 -19 -8 -25|.<i>~as 4 5 3 12|.<i>~ask -2 3 6 6|.<i>~at 1 -22 -14 -17
.<i>~back 11 28 31 38|.<i>~bank -6 4 0 4|.<i>~because -10 -16 -13 -22|.<i>~beers -6 -12 0 -11|.<i>~before 7 16 17 20
.<i>~both 10 5 1 7|.<i>~bring -2 -3 -3 -1|.<i>~but 0 9 9 10|.<i>~by -25 -6 -12 -5|.<i>~call -4 -12 -7 -12
.<i>~called -3 6 -1 9|.<i>~can 7 8 -1 5|.<i>~car -1 -10 -6 -11|.<i>~card 0 2 2 7|.<i>~care -1 2 -2 3
.<i>~case -15 -13 -15 -12|.<i>~city -3 -1 0 -3|.<i>~claims -3 2 -2 4|.<i>~come 6 8 8 8|.<i>~complaint -3 -5 -4 -8
.<i>~contract -2 1 0 1|.<i>~copy 10 11 14 11|.<i>~cousin 4 0 4 2|.<i>~custody 2 7 10 8|.<i>~day -8 -27 -22 -31
.<i>~did 7 -1 1 -5|.<i>~do -3 5 1 3|.<i>~doctor -6 1 -1 4|.<i>~document -1 -5 -3 -2|.<i>~done 0 -16 -8 -19
.<i>~down -5 -29 -28 -34|.<i>~e 4 6 5 6|.<i>~email 2 -3 -3 -5|.<i>~employer -17 -20 -22 -22|.<i>~every 2 -7 0 -6
.<i>~file 14 3 27 4|.<i>~find 1 2 4 3|.<i>~firm 0 3 1 4|.<i>~first 2 4 1 5|.<i>~for 7 9 -4 5|.<i>~from -11 -40 -29 -50
.<i>~full 2 1 4 3|.<i>~get 18 33 31 36|.<i>~go -3 -6 -2 -9|.<i>~going -4 -1 -3 -3|.<i>~good -4 -20 -16 -24
.<i>~got 14 34 22 35|.<i>~guard -1 -7 3 -6|.<i>~had 7 -33 -15 -41|.<i>~hair -1 1 -2 3|.<i>~half 5 3 4 3
.<i>~have 1 -12 -3 -16|.<i>~hear -1 -12 -4 -13|.<i>~here 1 -19 3 -20|.<i>~hip 0 -2 4 -4|.<i>~hired -1 -4 3 -1
.<i>~hospital 7 8 10 12|.<i>~hour 7 7 1 5|.<i>~house -6 -12 -6 -10|.<i>~how 5 2 3 3|.<i>~hurt -17 -12 -15 -15
.<i>~if 5 3 2 10|.<i>~in 7 6 -1 15|.<i>~insurance -10 -14 -7 -13|.<i>~into 0 -15 -3 -16|.<i>~it 3 -51 -12 -51
.<i>~job -6 -24 -13 -28|.<i>~know 0 12 4 17|.<i>~lawyer -10 34 30 48|.<i>~left -3 -29 -15 -34
.<i>~legal -10 -11 -8 -10|.<i>~let 2 1 0 0|.<i>~letter 3 -8 7 -8|.<i>~like -8 -3 -9 -1|.<i>~looking -8 -6 -7 -5
.<i>~lost -3 2 -3 3|.<i>~maybe 9 0 1 -1|.<i>~met -1 9 3 12|.<i>~money -5 -9 -7 -13|.<i>~month 0 -5 -11 -8
.<i>~much 3 9 3 9|.<i>~name -4 -21 -12 -26|.<i>~need -17 -11 -14 -11|.<i>~next 0 10 -2 10|.<i>~night 4 -3 1 -4
.<i>~nights 1 -1 1 1|.<i>~no -14 -10 -2 -2|.<i>~notice 10 9 10 8|.<i>~now 4 -15 -1 -19|.<i>~of -2 21 11 35
.<i>~off -5 -4 -8 -3|.<i>~office -6 1 3 1|.<i>~on 23 19 25 18|.<i>~once 1 3 2 5|.<i>~one 10 18 10 26|.<i>~only 3 7 9 9
.<i>~or -5 -6 -10 -6|.<i>~other 0 1 5 3|.<i>~out -6 -18 -11 -23|.<i>~over 8 11 17 16|.<i>~own -4 -7 -10 -10
.<i>~pain -7 -11 -12 -10|.<i>~part 4 5 3 7|.<i>~pay 0 -4 10 -3|.<i>~people 1 4 5 5|.<i>~phone -4 18 5 23
.<i>~photo -1 28 8 30|.<i>~place -1 5 4 9|.<i>~poa 0 7 0 10|.<i>~proof 1 9 2 10|.<i>~put 12 23 13 26
.<i>~read -9 -17 -7 -17|.<i>~receipt 6 8 7 7|.<i>~record -4 -2 2 -2|.<i>~release 4 3 1 4|.<i>~report 2 16 16 20
.<i>~right 1 -6 -8 -10|.<i>~said -4 -5 -3 -4|.<i>~saw -4 4 -1 6|.<i>~say -1 0 -5 1|.<i>~says 1 -6 -4 -8
.<i>~second 7 11 8 7|.<i>~see 7 3 12 5|.<i>~send -10 -20 -22 -25|.<i>~set 0 3 2 2|.<i>~should 2 -5 5 -6
.<i>~shoulder 4 -5 1 -3|.<i>~sign 7 1 12 5|.<i>~since 10 -9 -3 -17|.<i>~some 1 8 4 9|.<i>~somebody -6 -9 -10 -11
.<i>~someone 4 8 1 6|.<i>~something -5 5 7 9|.<i>~spoken 1 3 1 3|.<i>~state -2 -1 -3 -4|.<i>~store 2 6 5 4
.<i>~sure -1 0 -5 0|.<i>~take 5 5 2 7|.<i>~taken 2 -8 0 -8|.<i>~talk -10 -1 -3 -1|.<i>~talked 4 -4 -1 -8
.<i>~tell -2 -18 -16 -23|.<i>~text 5 -10 -2 -11|.<i>~thank -1 3 0 6|.<i>~then 4 3 4 0|.<i>~therapy 6 3 6 3
.<i>~there -3 4 5 11|.<i>~think -3 -1 1 4|.<i>~those -3 -14 -10 -14|.<i>~through -4 -15 -6 -17|.<i>~time 3 0 2 -1
.<i>~times 1 2 7 3|.<i>~to 0 5 -6 4|.<i>~told 1 1 6 1|.<i>~too 5 7 3 7|.<i>~trouble -2 -2 -4 -1|.<i>~trust 0 0 2 4
.<i>~twice 9 13 10 13|.<i>~under 1 2 -8 -5|.<i>~up -8 -59 -43 -71|.<i>~use -3 0 0 1|.<i>~want 2 3 3 10
.<i>~water 0 1 -2 0|.<i>~week 17 27 18 28|.<i>~well -1 -3 -5 -3|.<i>~what -9 -15 -11 -21|.<i>~when -4 -31 -21 -39
.<i>~where 0 3 1 3|.<i>~which -5 -1 -3 -1|.<i>~who -1 -16 -14 -22|.<i>~whole 0 -8 -5 -9|.<i>~with 16 -16 -13 -24
.<i>~work 1 2 7 2|.<i>~would -3 3 1 6|.<i>~wrong -2 -15 -7 -17|.<i>~year -11 16 -1 20|.<i>~you -6 -1 4 -4
.<i>~your -16 -21 -21 -25|.<lastyear> 21 28 33 27|.<lastyear>_and 4 -1 2 -1|.<lastyear>~no -1 0 -2 0
.<longago> 2 -79 -36 -95|.<longago>_# 1 -10 -3 -9|.<longago>_<i> -12 -29 -19 -33|.<longago>_<name> 7 15 11 19
.<longago>_<she> 7 -3 4 -5|.<longago>_and 2 19 17 21|.<longago>_at -5 -18 -8 -20|.<longago>_for 3 11 14 18
.<longago>_in -3 0 -1 1|.<longago>_no 12 11 3 6|.<longago>_or -4 1 3 3|.<longago>_to 3 7 4 7|.<longago>_with 4 -8 0 -8
.<longago>_y 0 -11 3 -13|.<longago>~# 3 -2 1 -8|.<longago>~$ -1 -1 2 0|.<longago>~<i> -8 -10 -4 -8
.<longago>~<longago> 2 -3 3 -4|.<longago>~<me> 6 12 7 13|.<longago>~<my> 3 11 6 14|.<longago>~<name> -4 -10 1 -9
.<longago>~<she> -4 -10 -5 -13|.<longago>~and -7 -13 -13 -13|.<longago>~from 4 1 0 -1|.<longago>~in -8 -38 -26 -46
.<longago>~it -5 -43 -34 -57|.<longago>~no -4 7 9 12|.<longago>~on -11 -29 -16 -33|.<longago>~to -2 -10 -9 -15
.<me> 27 14 13 12|.<me>_# 21 44 24 34|.<me>_$ -1 -34 -15 -41|.<me>_<i> 13 -22 2 -36|.<me>_<my> 2 9 11 16
.<me>_<she> 12 15 15 17|.<me>_about 4 -19 -12 -27|.<me>_and 5 34 22 43|.<me>_at 6 19 15 27|.<me>_back -12 -16 -14 -17
.<me>_but -1 5 -1 7|.<me>_by 1 2 4 5|.<me>_cai 4 -4 -2 -5|.<me>_citizen -3 7 3 9|.<me>_corrieron 1 1 -4 1
.<me>_dieron 9 0 2 -3|.<me>_dio 6 6 6 6|.<me>_down 7 14 7 15|.<me>_duele 0 1 1 6|.<me>_for -3 -37 -20 -43
.<me>_from -3 -7 -2 -8|.<me>_go 3 8 8 13|.<me>_if 9 11 3 9|.<me>_in -11 -36 -23 -38|.<me>_it -1 -12 -3 -14
.<me>_know -21 -16 -15 -17|.<me>_letter -1 7 3 10|.<me>_mando 8 2 3 1|.<me>_no 3 19 6 19|.<me>_now 1 9 9 10
.<me>_off 2 -14 -4 -16|.<me>_on 19 45 33 50|.<me>_one 3 1 2 1|.<me>_out 0 -3 -3 -6|.<me>_pay 0 -4 -4 -7
.<me>_same 1 -4 -2 -6|.<me>_sign 8 19 10 17|.<me>_since 3 31 20 38|.<me>_straight -5 -13 -6 -12|.<me>_to -5 7 10 4
.<me>_up 9 -14 -10 -16|.<me>_when -7 -13 -7 -14|.<me>_with -4 2 -2 1|.<me>~# 27 35 5 40|.<me>~$ 3 -7 -5 -8
.<me>~<child> 0 -6 -3 -6|.<me>~<her> 1 -1 -4 -2|.<me>~<i> -19 -33 -26 -40|.<me>~<longago> 1 -43 -19 -53
.<me>~<me> 6 7 5 4|.<me>~<my> 0 7 -3 6|.<me>~<name> -16 8 -3 13|.<me>~<she> 3 -7 -11 -5|.<me>~<them> 3 -1 3 -2
.<me>~<they> -16 -13 -13 -12|.<me>~about 1 0 3 3|.<me>~all -2 7 -2 5|.<me>~and 3 -9 -12 -19|.<me>~at 7 5 2 2
.<me>~but 3 11 9 16|.<me>~by -7 8 5 12|.<me>~call 1 -12 0 -13|.<me>~day 8 -4 -2 -4|.<me>~document 8 8 7 6
.<me>~en 14 -24 -17 -30|.<me>~for -5 -17 -21 -17|.<me>~get -2 -6 -3 -5|.<me>~house 11 27 19 29|.<me>~in 4 -23 -18 -29
.<me>~it 11 -24 1 -34|.<me>~lawyer 1 2 -2 0|.<me>~letter 10 9 11 9|.<me>~month -4 -27 -18 -31|.<me>~no 21 33 23 40
.<me>~of -2 -19 -3 -21|.<me>~on -3 -1 8 -9|.<me>~one -2 7 2 7|.<me>~out -9 -15 -8 -11|.<me>~pay -2 -2 -3 -6
.<me>~por 1 20 13 22|.<me>~que 0 -3 -1 3|.<me>~said 10 29 11 25|.<me>~sign 0 10 4 14|.<me>~text 6 15 9 15
.<me>~then 3 9 8 11|.<me>~to -3 -17 -15 -17|.<me>~week 6 0 9 1|.<me>~which 3 -1 4 0|.<me>~with 8 7 0 5
.<me>~work 8 12 6 12|.<me>~wrote 1 -6 -3 -2|.<me>~y 9 9 1 14|.<me>~you 0 -3 -4 -5|.<me>~your -1 3 3 4
.<my> 28 51 25 60|.<my>_# 10 21 -1 18|.<my>_<child> -5 -19 -11 -12|.<my>_<grandchild> 3 -20 -10 -25
.<my>_<name> 6 10 12 18|.<my>_<parent> 6 49 32 49|.<my>_<relative> -18 -22 -16 -22|.<my>_<sibling> 7 0 16 5
.<my>_<spouse> 9 20 29 26|.<my>_agent 1 -1 -3 0|.<my>_ankle 9 3 3 6|.<my>_arm 1 2 6 1|.<my>_baby -6 -5 -8 -8
.<my>_back -14 -7 -3 -5|.<my>_boat 2 0 0 0|.<my>_car -4 -10 -13 -13|.<my>_claim -2 -11 -4 -14
.<my>_cousin -5 -14 -12 -18|.<my>_divorce 5 10 5 9|.<my>_doctor 5 -4 -2 -2|.<my>_employer -7 -29 -23 -39
.<my>_ex -2 6 -4 6|.<my>_fault 2 4 0 5|.<my>_file -2 -18 -21 -24|.<my>_foot 2 6 6 7|.<my>_former 3 4 2 5
.<my>_friend -3 1 0 2|.<my>_hand -2 -4 -11 -9|.<my>_head 1 3 1 5|.<my>_hip -2 -2 4 -4|.<my>_house -10 -19 -7 -18
.<my>_insurance 0 -18 -19 -23|.<my>_jaw 0 -1 -3 -4|.<my>_job 6 4 -3 2|.<my>_kid 4 12 7 10|.<my>_knee 5 2 5 7
.<my>_knees 0 -1 -1 2|.<my>_landlord -3 12 18 18|.<my>_last 3 1 -2 0|.<my>_late -2 1 -1 0|.<my>_lawyer 2 4 0 2
.<my>_left 3 0 4 -2|.<my>_name -3 -2 4 -1|.<my>_neck 10 13 11 12|.<my>_neighbor -8 10 3 13|.<my>_number -6 0 -4 1
.<my>_old -2 11 9 12|.<my>_own 3 -25 -11 -18|.<my>_phone 1 -6 2 -6|.<my>_right -3 9 7 12|.<my>_roommate 3 8 3 9
.<my>_shoulder 2 -9 2 -6|.<my>_side 4 2 1 1|.<my>_truck 1 1 3 9|.<my>_wrist 3 20 19 26|.<my>~# 34 23 10 25
.<my>~$ 4 -8 1 -4|.<my>~<her> -19 -32 -36 -39|.<my>~<i> -1 -1 -14 -9|.<my>~<longago> 1 0 -2 0|.<my>~<me> 19 39 20 37
.<my>~<my> 8 18 9 23|.<my>~<name> -18 18 16 38|.<my>~<parent> 6 4 8 2|.<my>~<she> -8 5 -4 9
.<my>~<sibling> -3 -8 -9 -8|.<my>~<spouse> 1 13 1 15|.<my>~<they> 2 16 11 17|.<my>~about 7 8 12 11
.<my>~account -2 1 -2 0|.<my>~all -1 -5 -7 -7|.<my>~and -16 -47 -31 -55|.<my>~as 4 13 3 15|.<my>~at 2 6 17 7
.<my>~back 3 -9 -20 -14|.<my>~but -5 9 2 11|.<my>~by 8 21 15 23|.<my>~came -1 -1 -5 -1|.<my>~case 0 20 14 25
.<my>~check 16 8 15 9|.<my>~dice -3 -5 -5 -4|.<my>~did -3 -2 0 -1|.<my>~died -4 -3 1 -1|.<my>~doctor 2 0 4 -1
.<my>~dog 2 -2 -9 -5|.<my>~done 2 7 0 6|.<my>~door -2 0 -4 -5|.<my>~for 2 -6 -2 -1|.<my>~from 17 23 10 26
.<my>~gone -2 -12 -1 -8|.<my>~good -2 0 3 -1|.<my>~got -11 -6 -11 -5|.<my>~had -10 -13 -14 -21|.<my>~has -15 -5 -6 -3
.<my>~have 7 20 14 22|.<my>~house 6 -1 7 -1|.<my>~in -4 -28 -14 -29|.<my>~it -11 -3 -5 -1|.<my>~kid 1 -16 -1 -15
.<my>~last 12 5 5 5|.<my>~law -2 -14 -7 -13|.<my>~lawyer -3 -7 0 -9|.<my>~left 0 8 6 8|.<my>~letter 3 6 1 6
.<my>~license -1 -4 1 -3|.<my>~maybe 4 9 9 8|.<my>~month 9 13 16 13|.<my>~moved 1 5 8 6|.<my>~no 12 33 25 39
.<my>~of -10 -13 -6 -9|.<my>~old -1 1 -5 -1|.<my>~on -12 2 5 8|.<my>~one 6 12 7 10|.<my>~only 3 7 1 5
.<my>~or -5 -1 -6 1|.<my>~out -3 -7 -3 -6|.<my>~passed 1 -20 -15 -23|.<my>~pay -2 -14 -7 -17|.<my>~put 14 25 16 28
.<my>~right 0 16 6 18|.<my>~said -12 -7 -12 -9|.<my>~says -13 -16 -27 -16|.<my>~side 1 3 0 4
.<my>~since -11 -23 -16 -28|.<my>~surgery -4 -3 -3 -4|.<my>~then 6 6 2 8|.<my>~there 0 10 1 12
.<my>~thinks 2 -15 -7 -17|.<my>~to -6 -2 0 4|.<my>~told 1 -6 1 -10|.<my>~too 3 -3 -2 -4|.<my>~took 1 6 7 6
.<my>~twice 6 2 -2 -2|.<my>~up 1 23 5 23|.<my>~video -1 -10 -4 -9|.<my>~wants 10 16 12 17|.<my>~went 7 14 14 16
.<my>~when 3 5 1 6|.<my>~which -2 0 0 1|.<my>~while -3 -4 -2 -4|.<my>~who -10 -10 -7 -9|.<my>~with -4 11 10 12
.<my>~work 0 4 1 5|.<my>~year -2 3 -3 2|.<name> 3 22 14 27|.<name>_# 38 31 36 38|.<name>_$ 16 7 18 12
.<name>_<her> -3 6 -1 6|.<name>_<i> -21 -18 -20 -18|.<name>_<lastyear> 11 23 24 26|.<name>_<longago> -5 -40 -12 -48
.<name>_<my> -9 -1 -7 3|.<name>_<name> -47 -58 -51 -60|.<name>_<she> 2 -16 -8 -22|.<name>_<they> -1 -1 5 -2
.<name>_<thisyear> 16 26 17 27|.<name>_<years> 4 10 4 10|.<name>_about -9 -17 -23 -22|.<name>_and 0 6 -2 14
.<name>_at -11 -7 -13 -8|.<name>_because -5 2 0 2|.<name>_by 1 1 0 0|.<name>_do -3 7 -2 5|.<name>_en 2 -7 -5 -9
.<name>_for 17 25 38 32|.<name>_got -8 -28 -15 -31|.<name>_had 5 -1 8 2|.<name>_has -3 -31 -17 -36
.<name>_house 2 -1 4 0|.<name>_in -5 -9 -13 -10|.<name>_insurance -2 -9 -7 -6|.<name>_it -9 -6 -12 -9
.<name>_no 2 -23 -8 -28|.<name>_of -7 -6 -4 -5|.<name>_office -4 -5 -2 -5|.<name>_on -2 2 5 5|.<name>_or 1 -1 -1 -1
.<name>_pay -1 -10 -6 -8|.<name>_says 1 4 12 13|.<name>_since 5 1 2 -5|.<name>_there 1 -5 -4 -6|.<name>_to -8 -4 -3 -3
.<name>_w -7 -16 -10 -18|.<name>_when -2 0 3 0|.<name>_where -2 -4 -6 -3|.<name>_which -4 -10 -3 -9
.<name>_who -1 -5 -3 -7|.<name>_with -20 -31 -30 -40|.<name>_year 11 21 19 26|.<name>_you 8 8 6 9
.<name>~# -23 -21 0 -17|.<name>~$ -2 -7 -6 -9|.<name>~<adult> -3 -11 -5 -11|.<name>~<child> -1 -7 1 -13
.<name>~<her> -13 -23 -23 -42|.<name>~<i> -5 31 9 42|.<name>~<lastyear> -2 -15 -8 -19
.<name>~<longago> -13 -40 -33 -51|.<name>~<me> -4 -17 -12 -26|.<name>~<my> -3 -1 4 0|.<name>~<name> -18 -22 -14 -31
.<name>~<she> -1 20 14 23|.<name>~<spouse> -7 -5 -5 -3|.<name>~<them> -5 -29 -23 -36|.<name>~<they> 2 -12 -17 -16
.<name>~<thisyear> 24 99 74 117|.<name>~<years> -9 -51 -33 -67|.<name>~about -1 -13 -5 -14|.<name>~all -6 -17 -15 -22
.<name>~and -6 -47 -35 -60|.<name>~answer 12 31 21 37|.<name>~at 2 19 13 25|.<name>~back -5 4 -2 4
.<name>~because -1 0 1 1|.<name>~but 2 3 2 3|.<name>~by 2 -14 -5 -13|.<name>~call -2 -3 0 -2|.<name>~claim 2 1 -1 1
.<name>~cut 0 7 2 8|.<name>~day 1 7 6 11|.<name>~did 10 26 18 32|.<name>~fault 2 5 2 6|.<name>~file 0 -2 -8 -9
.<name>~for 13 -11 -10 -20|.<name>~found 1 4 2 2|.<name>~from -4 -10 -6 -11|.<name>~get -13 -16 -9 -16
.<name>~got 3 1 5 -4|.<name>~had 4 -19 -3 -18|.<name>~hair -9 -5 -6 -4|.<name>~has 8 10 8 11|.<name>~have -1 15 9 16
.<name>~help -1 -6 -4 -7|.<name>~hit 3 -23 -18 -34|.<name>~house 1 5 -4 5|.<name>~in -15 -14 -17 -11
.<name>~insurance 5 11 10 19|.<name>~it -2 -21 -13 -24|.<name>~last 6 17 15 18|.<name>~lawyer 2 2 6 6
.<name>~left 6 16 16 17|.<name>~letter 3 -7 2 -6|.<name>~month -10 -3 -1 -4|.<name>~moved -4 -4 -4 -8
.<name>~name 1 6 4 7|.<name>~no -2 -18 -7 -20|.<name>~now 4 3 5 3|.<name>~of -6 7 -2 7|.<name>~on 5 -12 -11 -19
.<name>~one 4 -7 -1 -10|.<name>~or -8 -6 -6 -5|.<name>~out 11 16 12 14|.<name>~over 0 13 9 14|.<name>~pay -4 -3 -5 -1
.<name>~photo 7 3 -1 2|.<name>~put 4 10 3 8|.<name>~ran -5 -27 -17 -30|.<name>~report 0 -7 5 -8|.<name>~said 5 8 4 14
.<name>~same 9 7 6 6|.<name>~says 4 -2 0 3|.<name>~see -8 -19 -17 -22|.<name>~sent -10 -29 -21 -33
.<name>~sign -2 -1 -3 6|.<name>~since -2 -18 -12 -23|.<name>~th 5 11 8 13|.<name>~there -10 -9 -9 -10
.<name>~to -6 10 8 18|.<name>~told 0 -1 2 -1|.<name>~took 2 1 -2 -4|.<name>~up 0 6 5 10|.<name>~w -8 -19 -13 -22
.<name>~want -3 1 4 4|.<name>~week 8 13 8 14|.<name>~went 1 -16 -9 -21|.<name>~what 3 2 6 3|.<name>~when 0 -1 -2 -1
.<name>~with 3 -26 -14 -36|.<name>~would 0 -12 -4 -12|.<name>~wrote 4 2 -3 3|.<name>~y -4 -26 -15 -32
.<name>~year -6 -6 2 -11|.<name>~you -5 4 0 6|.<name>~your -3 -13 -9 -14|.<parent> 8 7 15 11|.<parent>_# 9 5 -2 -2
.<parent>_died -1 1 5 7|.<parent>_in 0 5 0 3|.<parent>_no -2 -1 3 0|.<parent>_passed -1 1 -3 1
.<parent>_says 0 -11 -7 -11|.<parent>~# -5 -5 -3 -2|.<parent>~<child> -1 -2 -2 -2|.<parent>~<her> -1 1 0 2
.<parent>~<i> 8 -11 0 -14|.<parent>~<my> 2 1 7 0|.<parent>~<name> 2 8 0 4|.<parent>~<she> -1 -1 0 -1
.<parent>~and 5 6 6 6|.<parent>~at 5 4 5 4|.<parent>~in -2 -6 -10 -8|.<parent>~of 1 6 11 7|.<parent>~pay 0 -3 -5 -3
.<parent>~to 0 -6 -2 -8|.<relative> -6 -21 -7 -21|.<relative>~in 4 -5 -1 -8|.<relative>~it 0 -3 1 -3|.<she> 10 -3 6 -7
.<she>_# -2 20 10 14|.<she>_<her> -5 -11 -7 -11|.<she>_<name> -7 -14 -17 -16|.<she>_always 6 2 8 1|.<she>_and 1 8 0 5
.<she>_asked -1 -3 -5 -4|.<she>_at -1 4 0 3|.<she>_bought -6 -11 -9 -14|.<she>_came -1 -9 -8 -10|.<she>_can 4 18 24 25
.<she>_changed -1 0 1 0|.<she>_cited 0 -7 -10 -11|.<she>_did 3 0 -5 6|.<she>_died -1 7 3 5|.<she>_does 7 6 6 6
.<she>_doing 4 8 2 7|.<she>_fell -5 -25 -18 -32|.<she>_file -1 4 7 7|.<she>_fine 3 2 0 2|.<she>_gave 11 9 2 6
.<she>_good -2 3 -4 2|.<she>_got -6 -20 -18 -21|.<she>_had 8 -35 -19 -45|.<she>_has 6 3 9 10|.<she>_in -7 12 -11 11
.<she>_kept 7 2 10 0|.<she>_knew -1 -4 -6 -6|.<she>_knows 0 23 14 27|.<she>_left 3 5 11 9|.<she>_lives -4 -12 -7 -13
.<she>_makes -3 -1 -1 -2|.<she>_moved -1 -2 -3 -2|.<she>_needs 5 10 10 12|.<she>_no -11 -23 11 -14
.<she>_offered 0 0 -6 -3|.<she>_on -1 32 26 41|.<she>_one -6 -21 -14 -25|.<she>_owns 8 27 16 33|.<she>_passed 7 5 10 3
.<she>_pay 2 -4 -9 -5|.<she>_put -6 -5 2 -3|.<she>_quit -2 -3 1 -2|.<she>_said -1 -5 -11 1|.<she>_saw -1 -3 -5 -3
.<she>_says 9 -35 -12 -43|.<she>_sent 6 20 17 24|.<she>_should 1 3 -6 -2|.<she>_showed -1 -6 -9 -8
.<she>_sign -10 -51 -40 -61|.<she>_sold 2 -1 1 -2|.<she>_still -1 9 7 15|.<she>_stopped 2 7 -1 8
.<she>_supposed 0 7 2 7|.<she>_takes 1 7 1 7|.<she>_text 1 -6 -1 -10|.<she>_thinks -8 -1 0 4|.<she>_told 2 2 3 6
.<she>_took 1 -17 -9 -18|.<she>_wants -6 -9 -10 -4|.<she>_went -7 -12 -14 -13|.<she>_work 6 6 1 -2
.<she>_would -6 -5 -3 -3|.<she>_wrote 8 14 17 21|.<she>~# 2 11 -12 9|.<she>~$ -1 -9 -2 -11
.<she>~<her> -15 -66 -25 -82|.<she>~<i> -3 16 5 30|.<she>~<longago> 0 2 2 5|.<she>~<me> 6 -25 -22 -29
.<she>~<my> -15 -32 -34 -46|.<she>~<name> 8 10 -9 11|.<she>~<she> -8 11 14 13|.<she>~<them> -1 7 3 9
.<she>~<they> -1 -3 1 -1|.<she>~about -1 -11 -8 -12|.<she>~again 2 9 3 9|.<she>~all -5 -14 -7 -15
.<she>~and -1 -4 -5 -5|.<she>~anything -1 4 2 5|.<she>~as 3 -13 -11 -14|.<she>~at 5 12 -4 6|.<she>~back 3 3 2 1
.<she>~because -1 -4 2 -2|.<she>~before 0 -15 -6 -20|.<she>~boat 0 6 -6 3|.<she>~but 1 -4 -5 -2|.<she>~by 0 3 4 2
.<she>~come 2 6 3 7|.<she>~day -1 -4 1 -5|.<she>~did -4 7 0 10|.<she>~do 0 17 3 14|.<she>~document -4 -16 -12 -20
.<she>~down -3 -25 -15 -28|.<she>~employer -1 1 11 3|.<she>~file -2 -17 -11 -21|.<she>~for -1 -24 -4 -26
.<she>~from -5 -4 -1 -1|.<she>~get 2 5 0 4|.<she>~give 0 -8 -7 -6|.<she>~go 0 2 -2 5|.<she>~got 1 -2 -1 -3
.<she>~had 2 -2 -1 -1|.<she>~half 1 6 -2 5|.<she>~has -2 9 9 11|.<she>~have -18 -33 -30 -39
.<she>~hospital -9 -22 -12 -23|.<she>~house 4 9 8 14|.<she>~in -16 -36 -38 -51|.<she>~insurance 0 -4 -6 -6
.<she>~it -5 -79 -37 -87|.<she>~kid -2 0 -2 0|.<she>~know -1 -9 -4 -10|.<she>~lawyer 3 19 5 19
.<she>~letter 5 10 12 13|.<she>~month 2 17 12 23|.<she>~name 8 23 18 28|.<she>~no 20 44 28 52|.<she>~now 1 3 4 4
.<she>~of 4 15 5 18|.<she>~off -15 -23 -15 -27|.<she>~on 9 28 19 35|.<she>~out 4 25 10 23|.<she>~over -6 -17 -11 -17
.<she>~pay 9 21 8 19|.<she>~photo 0 2 4 6|.<she>~put -4 -12 -4 -15|.<she>~said 4 2 11 1|.<she>~same -5 -7 -4 -8
.<she>~say -10 -25 -17 -31|.<she>~says 1 -3 0 0|.<she>~see 7 6 6 8|.<she>~sign 7 28 19 34|.<she>~since -9 4 2 9
.<she>~something 0 2 -4 2|.<she>~talk 3 3 4 3|.<she>~then -2 -5 -1 -6|.<she>~there -6 -1 4 2|.<she>~think 2 8 3 8
.<she>~ticket 3 16 11 22|.<she>~times -1 -4 -5 -5|.<she>~to -1 -22 -12 -28|.<she>~told -7 -5 -4 -3|.<she>~too 4 1 5 0
.<she>~up -3 -9 -8 -12|.<she>~w -7 -9 -7 -8|.<she>~week 1 22 21 34|.<she>~what -2 -6 -3 -9|.<she>~who -17 -62 -42 -72
.<she>~with -11 -38 -18 -48|.<she>~work -17 -15 -17 -16|.<she>~x 8 0 -6 -1|.<she>~year 2 16 13 18
.<sibling> 3 -16 2 -18|.<sibling>_# 1 -4 5 -6|.<sibling>_<name> -2 -9 -5 -7|.<sibling>_and -13 -46 -42 -54
.<sibling>_has -5 2 -6 5|.<sibling>_in 3 0 2 0|.<sibling>~# 6 -4 7 -8|.<sibling>~<her> -3 -5 -2 -5
.<sibling>~<i> -9 -14 -16 -16|.<sibling>~<name> -2 -20 -11 -21|.<sibling>~and -5 -12 -1 -12|.<sibling>~at 5 11 11 13
.<sibling>~in -6 -19 -5 -19|.<sibling>~law 3 -2 -4 -2|.<sibling>~says 6 10 0 11|.<siblings> 4 15 15 19
.<spouse> 3 4 5 4|.<spouse>_# -7 -11 2 -10|.<spouse>_<name> -2 2 1 5|.<spouse>_and -7 -17 -3 -21
.<spouse>_has 7 10 9 11|.<spouse>_no 6 2 -3 4|.<spouse>_on -7 -5 -4 -4|.<spouse>_says -13 -28 -18 -30
.<spouse>_wants 3 20 11 24|.<spouse>~# 13 20 26 26|.<spouse>~<her> -6 0 -7 2|.<spouse>~<i> -2 2 -4 3
.<spouse>~<me> -2 -13 -10 -19|.<spouse>~<name> -3 -3 -3 -7|.<spouse>~<she> -4 -23 -11 -26|.<spouse>~and -7 -9 -6 -9
.<spouse>~at 0 6 1 8|.<spouse>~in -2 4 4 5|.<spouse>~it -3 -12 -10 -12|.<spouse>~kid -3 -9 12 -6
.<spouse>~no -8 -9 -5 -6|.<spouse>~on 0 -5 -2 -4|.<spouse>~to -5 6 -1 13|.<spouse>~with 0 3 7 6
.<spouse>~year 2 1 -2 -2|.<them> 7 20 29 28|.<them>_# 3 15 11 21|.<them>_and -3 -13 -6 -8|.<them>_at 7 35 19 43
.<them>_in -2 -14 -11 -20|.<them>_no 1 8 4 9|.<them>_to 5 2 5 3|.<them>~# -11 9 5 16|.<them>~<i> 6 -3 2 -10
.<them>~<my> 8 4 1 2|.<them>~<name> -9 -23 -17 -29|.<them>~<they> -1 20 14 28|.<them>~and -8 -2 -9 -2
.<them>~in -12 5 -1 6|.<them>~it -4 -6 -2 -6|.<them>~no -2 -13 2 -13|.<them>~of -1 4 0 6|.<them>~to 0 1 -1 -4
.<them>~with -2 -4 -1 -4|.<they> 10 2 -5 -3|.<they>_all -2 4 -1 3|.<they>_always -1 8 -2 9|.<they>_cut -1 -7 -4 -9
.<they>_did -1 16 9 18|.<they>_do -8 -3 -6 -2|.<they>_file -7 -31 -28 -40|.<they>_found -3 4 5 6
.<they>_gave 6 -7 1 -6|.<they>_got -18 -40 -33 -49|.<they>_had -14 -14 -9 -15|.<they>_have -3 -4 -5 -3
.<they>_let 3 6 4 12|.<they>_moved 7 11 15 14|.<they>_no 5 20 10 17|.<they>_offered 3 11 -8 8|.<they>_pay 9 13 13 11
.<they>_put 1 9 9 12|.<they>_said -10 1 3 6|.<they>_say 19 43 34 52|.<they>_sent -10 -30 -13 -30
.<they>_should -2 3 3 5|.<they>_told -7 -21 -6 -23|.<they>_took -4 0 -7 1|.<they>_want 15 30 10 31
.<they>_wrote 3 2 1 2|.<they>~# 16 23 -2 20|.<they>~$ 0 2 -4 -8|.<they>~<her> 14 60 47 73|.<they>~<i> -6 -2 -2 -2
.<they>~<me> -2 -14 15 -13|.<they>~<my> -1 -22 -7 -26|.<they>~<name> 1 -14 -8 -19|.<they>~<she> 0 8 1 5
.<they>~<they> -6 -5 -10 -2|.<they>~and 1 -18 -7 -21|.<they>~at -3 -17 -13 -20|.<they>~back -4 -4 -7 -1
.<they>~but -6 1 1 -1|.<they>~do -1 8 5 10|.<they>~down 1 10 5 12|.<they>~for 14 30 18 35|.<they>~have -1 -3 -5 -2
.<they>~hour -3 -3 -3 -1|.<they>~in 5 -8 6 -6|.<they>~it -12 -25 -20 -28|.<they>~letter -6 -20 -8 -23
.<they>~month -3 -6 -6 -6|.<they>~new 6 -1 2 0|.<they>~no -4 10 8 18|.<they>~of 1 -7 0 -9|.<they>~off -1 -5 4 -7
.<they>~on 4 -12 -20 -17|.<they>~one 8 -4 -9 -7|.<they>~out -5 -11 -4 -10|.<they>~over 3 -1 -1 -1|.<they>~pay 6 7 -4 5
.<they>~photo -1 0 -1 2|.<they>~said 4 1 -1 1|.<they>~to 8 27 21 28|.<they>~up 4 0 0 0|.<thisyear> 57 210 169 251
.<thisyear>_# 19 42 30 44|.<thisyear>_<name> 1 6 5 6|.<thisyear>_<she> 1 -2 7 -3|.<thisyear>_at 5 2 1 0
.<thisyear>_for -1 -1 -9 -8|.<thisyear>_on -1 5 2 8|.<thisyear>_with 3 -1 4 -3|.<thisyear>~# 2 -54 -32 -71
.<thisyear>~<her> 6 0 -7 -7|.<thisyear>~<name> -7 -15 -8 -19|.<thisyear>~about 4 4 1 2|.<thisyear>~en 0 -4 1 -5
.<thisyear>~no 10 4 14 3|.<thisyear>~on 7 22 15 29|.<thisyear>~to -4 -2 -3 -4|.<years> -14 -107 -45 -127
.<years>_# -3 -2 3 2|.<years>_<i> 4 5 3 3|.<years>_and 2 16 14 18|.<years>_for 3 6 3 5|.<years>~# -3 -16 -6 -17
.<years>~<name> -2 -7 -3 -7|.<years>~year 7 12 13 17|.abou* -11 -18 -19 -19|.about -11 -18 -19 -19|.about_# 1 -5 -1 -3
.about_$ 18 31 15 35|.about_<her> -2 -6 -2 -5|.about_<longago> -3 3 1 6|.about_<me> 3 -3 -1 -4|.about_<my> -1 -6 -3 -6
.about_<name> 6 10 5 15|.about_it 12 -7 3 -11|.about~# 3 12 3 13|.about~<i> 2 -10 -8 -12|.about~<my> 4 12 9 15
.about~<name> 0 -6 -4 -9|.about~<she> -6 -28 -6 -28|.about~<they> -2 -11 -15 -15|.about~all -1 1 1 -1
.about~and -8 6 1 11|.about~at 3 4 6 3|.about~because -1 -2 -2 -2|.about~before -3 -1 2 0|.about~but -7 -2 -1 -3
.about~by 0 4 -1 5|.about~day 5 -9 2 -9|.about~for 0 -3 3 -3|.about~in 6 7 12 9|.about~it -5 -5 -5 -6
.about~minutes -11 -7 -5 -7|.about~month -7 -15 -13 -19|.about~morning 2 1 3 1|.about~no 0 19 12 26|.about~of -1 4 2 5
.about~week -8 -16 -15 -14|.about~who -6 1 -5 0|.about~year 5 2 1 5|.abov* -1 -3 1 0|.above -1 -3 1 0
.abt -6 -10 -6 -11|.abt_# -2 2 4 1|.ac -5 -4 -4 -5|.acce* 7 8 5 5|.accepted 2 0 -1 -3|.access -1 2 3 5
.acci* -4 -3 -6 -2|.accident -5 0 -6 -2|.accident~# 3 4 2 3|.acco* -1 4 6 2|.account -4 -7 -2 -11|.accounting 3 0 1 -1
.accounts 0 4 2 3|.acl -6 -10 -10 -11|.acre* 1 8 13 10|.acres 1 8 13 10|.acro* 0 -6 -5 -6|.across 0 -6 -5 -6
.act 9 12 8 10|.acta 3 5 5 3|.acti* -2 -3 3 1|.action -2 -3 4 0|.actu* 4 -2 -1 -4|.actually 4 -1 -1 -2|.ad -7 -7 -8 -9
.add -10 -1 -4 3|.addr* 0 -3 7 -2|.address -1 -4 0 -3|.adju* 4 32 17 34|.adjuster 5 30 16 31|.adjuster_letter -2 6 5 7
.administrator -4 4 8 8|.admission 0 5 0 3|.admits 2 -10 -8 -16|.admitted -3 -15 -5 -22|.admitted_it -3 -10 -9 -15
.adop* 16 25 22 24|.advise 4 5 8 3|.affi* -7 -3 -7 -3|.affidavit -7 -7 -9 -8|.affo* 0 -18 -17 -23|.afra* 3 -1 3 -3
.afraid 3 -1 3 -3|.afte* -3 -7 -7 -8|.after -5 5 -8 5|.after_# 4 -9 -2 -9|.after_<her> 3 10 3 9|.after_<i> -3 9 6 16
.after_<name> 2 14 12 17|.after_<she> -5 1 -3 4|.after_divorce -2 -4 -9 -7|.after_it -5 -5 -4 -8
.afternoon -4 -11 -3 -16|.after~# 5 2 -2 0|.after~<my> -2 7 1 9|.after~and -9 -37 -23 -41|.after~no 5 5 7 6
.after~on -6 0 -3 2|.after~year 3 26 13 30|.agai* -2 5 7 9|.again -1 3 2 2|.again_and -3 -1 4 -2|.against -2 1 4 7
.again~<name> -11 -10 -10 -9|.age 4 1 4 1|.age_# 2 7 7 8|.agen* -2 4 8 10|.agency 6 5 14 4|.agency~# 6 10 9 10
.agent -6 -12 -11 -9|.age~# 6 13 10 14|.ago -5 1 -3 1|.agre* -22 -46 -34 -55|.agree 2 13 1 13|.agreed -3 -4 -3 -6
.agreement -9 -9 -1 -7|.agrees -9 -37 -25 -48|.ahea* 6 12 9 13|.ahead 6 12 9 13|.ahor* -21 -63 -43 -77
.ahora -2 -14 -8 -18|.aid 1 -2 -1 -5|.aide 1 1 5 2|.aide* -1 -7 -7 -6|.aides -1 -7 -7 -6|.aide~# 2 -5 -6 -8
.aide~<her> 1 15 14 23|.aint 0 18 17 21|.aint~no 1 4 8 5|.airl* 1 -8 -13 -14|.airline 1 -8 -13 -14|.alarm 0 2 5 4
.algo 4 -6 -6 -10|.algu* 0 -1 2 2|.alguien 0 -1 2 2|.all 0 -6 -4 -2|.all_# 3 -9 -6 -15|.all_<my> -6 -27 -17 -33
.all_in 3 -1 1 -1|.all_no -10 -22 -13 -23|.all_of -1 -2 0 2|.all_way 4 3 3 -1|.allowed -3 1 0 -2|.all~# 10 31 19 34
.all~$ 5 0 -2 -2|.all~<i> -4 -12 -10 -16|.all~<me> -8 -15 -16 -18|.all~<name> 0 -8 -5 -9|.all~and -5 -3 -2 0
.all~at -12 -12 -9 -13|.all~from -7 -8 -6 -9|.all~in -3 -2 4 0|.all~it 1 14 7 22|.all~no -2 -4 -13 -12
.all~on 4 0 0 -6|.all~to -5 1 -1 1|.all~with -1 -19 -9 -23|.alon* 9 -15 1 -19|.alone 5 -16 -1 -22|.along 4 2 2 5
.alre* -8 -22 -10 -27|.already -8 -22 -10 -27|.also -18 -6 0 5|.alth* -1 6 3 8|.although -1 6 3 8|.alwa* -6 -13 -9 -15
.always -6 -13 -9 -15|.always_said 2 -1 6 -2|.always~<name> 4 6 7 6|.ambu* 0 2 4 2|.ambulance 0 2 4 2
.amou* -2 -4 -5 -8|.amount -2 -4 -5 -8|.ampu* 4 18 15 20|.amputated 3 12 11 13|.and -22 -59 -46 -70|.and_# 18 52 49 68
.and_$ -17 -20 -26 -27|.and_<adult> -8 -27 -19 -32|.and_<child> -4 -5 -8 -5|.and_<her> -1 31 31 46
.and_<i> -14 -23 -21 -23|.and_<me> -12 -52 -37 -60|.and_<my> 5 -5 -3 -6|.and_<name> -10 -13 -11 -12
.and_<she> -19 -2 7 18|.and_<them> -11 8 6 13|.and_<they> -4 -24 -26 -35|.and_about 5 1 2 6|.and_all 6 -1 2 0
.and_at 0 -9 -1 -6|.and_back 1 7 2 8|.and_bank 3 10 5 12|.and_can 0 13 0 16|.and_cited 4 8 4 7|.and_did -11 -11 -6 -11
.and_do 0 -3 -3 -2|.and_doctor 3 3 14 4|.and_final 1 0 3 -2|.and_for -13 -3 -7 3|.and_forth -3 -2 0 -1
.and_gave 5 9 -6 7|.and_got 7 18 17 16|.and_had 4 9 7 7|.and_half -2 2 5 6|.and_has -10 -52 -39 -65
.and_have 14 41 18 43|.and_hit 3 13 6 14|.and_if 0 5 5 8|.and_in -12 -33 -25 -41|.and_it -15 -30 -19 -30
.and_judge -3 -6 -5 -8|.and_last 2 5 3 8|.and_let 6 11 9 13|.and_lost -2 -7 2 -10|.and_maybe -1 -7 -6 -3
.and_name 9 15 8 15|.and_new 7 7 5 6|.and_no -11 -5 -2 -7|.and_now -11 -21 -10 -20|.and_offered -3 -3 -5 -5
.and_on 4 8 3 9|.and_one -7 -4 -6 -2|.and_pay 2 -13 -9 -23|.and_photo -7 -20 -11 -21|.and_put -3 -11 -8 -16
.and_said 5 3 -2 -8|.and_says -7 -18 -15 -24|.and_send -7 -1 -6 1|.and_since -2 8 3 11|.and_some 1 2 1 3
.and_still 2 26 12 32|.and_struck 2 -3 2 -1|.and_then 3 -2 5 4|.and_there -1 4 5 12|.and_theyd 6 7 5 11
.and_to -5 -10 -1 -7|.and_told 5 9 7 11|.and_took 6 30 20 34|.and_well 5 4 5 8|.and_went -4 -39 -24 -48
.and_what -8 -3 -2 -2|.and_when -5 -2 -3 -3|.and_whether -11 -5 -7 -6|.and_would -2 -4 -3 -2|.and_wrote 6 5 2 5
.and_you -9 -5 -3 -2|.and_young 1 -4 -4 -3|.and_your -4 -5 -5 -3|.anda* 5 5 2 6|.and~# -16 -25 -15 -27
.and~$ 12 13 20 15|.and~<adult> 2 4 -6 2|.and~<child> -4 1 2 1|.and~<her> 12 -21 -4 -22|.and~<i> -7 -4 -9 -4
.and~<me> 18 16 17 14|.and~<my> -10 -48 -48 -66|.and~<name> -6 2 -13 2|.and~<parent> -6 -32 -15 -35
.and~<she> 0 16 13 27|.and~<sibling> -4 -6 -6 -3|.and~<spouse> -2 5 7 6|.and~<them> 2 -28 -12 -39
.and~<they> -14 -8 -5 -10|.and~about -8 -9 -10 -7|.and~all 15 -2 -8 -10|.and~always -6 6 -3 6|.and~and -13 -45 -36 -56
.and~answered 1 -4 -5 -7|.and~as 5 7 3 3|.and~at -12 -25 -18 -28|.and~back 5 3 10 4|.and~believe -3 2 0 5
.and~better -4 -1 -4 1|.and~both -6 -18 -13 -20|.and~but -5 -3 -10 -2|.and~by -12 -32 -11 -34|.and~call -5 3 4 4
.and~called -5 6 -3 4|.and~came -5 4 -8 7|.and~can 1 -6 -4 -9|.and~card -13 -7 -3 -5|.and~checks -2 -3 -1 -1
.and~come -1 6 1 7|.and~comp -6 2 2 4|.and~copy 1 2 -3 1|.and~could -6 -2 -4 -3|.and~day -2 -10 -14 -10
.and~did -5 -10 -4 -11|.and~do -4 0 -2 2|.and~doctor -3 -15 -4 -16|.and~document -11 1 -3 5|.and~done 1 -12 -5 -12
.and~down 4 6 8 6|.and~each -4 9 3 11|.and~ex -8 -3 -6 -3|.and~file -14 -40 -26 -44|.and~fine -2 -19 -6 -25
.and~for 8 10 -9 8|.and~form -2 0 2 1|.and~fracture -10 -18 -11 -18|.and~from -15 -6 4 -4|.and~front 1 -1 -3 -3
.and~gave 5 6 6 9|.and~get -3 4 0 5|.and~go 5 -1 3 -1|.and~going 6 27 15 33|.and~good 1 -4 -7 -7
.and~got -23 -55 -43 -71|.and~had -3 -5 -5 -2|.and~has -6 5 -2 9|.and~have 2 29 13 34|.and~hed 3 1 1 1
.and~hospital -5 -20 -17 -26|.and~house -2 -9 -11 -7|.and~if -17 -8 -9 -7|.and~in 2 -20 -10 -23
.and~insurance 2 -8 6 -9|.and~it -5 -36 -26 -42|.and~kid 4 6 12 6|.and~know 11 27 16 30|.and~last -7 -40 -28 -51
.and~late -2 0 2 -1|.and~lawyer 5 28 8 29|.and~left 2 -6 -5 -3|.and~leg 3 5 4 5|.and~let -10 -20 -10 -23
.and~letter -4 -20 -13 -22|.and~like 2 -17 -12 -18|.and~lost -10 -19 -9 -23|.and~made 4 10 4 10
.and~married -11 -9 -11 -6|.and~month 2 2 0 1|.and~moved 1 0 -1 1|.and~name -5 -11 -14 -16|.and~need -3 -1 -5 -5
.and~neighbor -6 0 -5 -1|.and~new -2 9 4 13|.and~nice -2 -1 -1 -1|.and~no -27 -66 -56 -84|.and~now -10 -50 -37 -60
.and~of 9 25 5 22|.and~off -4 2 7 6|.and~offered -2 -11 -5 -10|.and~on 1 34 9 37|.and~one -7 2 -2 2
.and~only -11 -33 -30 -38|.and~other -5 1 -3 4|.and~out 0 20 13 26|.and~over -7 -31 -20 -38|.and~own 9 33 22 41
.and~owner 5 5 3 7|.and~part 1 -3 1 -4|.and~pay -3 -7 -3 -12|.and~pension 5 20 10 24|.and~people 2 3 -1 3
.and~photo 5 23 10 24|.and~put -3 -18 -14 -23|.and~read 5 12 13 14|.and~report 2 3 4 1|.and~right 7 -3 9 0
.and~said -2 -18 -12 -16|.and~same -1 -2 -3 -1|.and~saw 1 8 6 11|.and~say 1 -28 -7 -32|.and~says 10 17 12 20
.and~see 6 1 4 4|.and~sent 7 42 25 51|.and~should 3 -4 -3 -3|.and~showed 3 19 10 25|.and~sign -15 -24 -29 -34
.and~since -18 -71 -50 -85|.and~some 0 4 0 3|.and~statement 1 7 3 9|.and~still 6 26 14 31|.and~stop -1 -6 8 -7
.and~take 7 14 5 15|.and~teeth 1 1 1 3|.and~tell -2 -2 0 -2|.and~text 0 7 12 10|.and~there -13 -9 -12 -14
.and~think -2 3 -5 1|.and~through 4 -11 -5 -16|.and~time -7 -16 -17 -18|.and~to -4 38 22 54|.and~told -2 -21 -2 -23
.and~too 2 -7 1 -9|.and~took -1 -7 -2 -3|.and~truck -4 -9 -7 -8|.and~turned -1 -5 2 -8|.and~up 0 6 2 13
.and~video -7 -21 -16 -22|.and~want -3 -12 -6 -17|.and~wants 1 -3 -4 -4|.and~week -1 -9 -4 -6|.and~went 4 -21 -4 -27
.and~what 2 11 0 13|.and~which -2 -8 -1 -8|.and~who -7 -19 -12 -16|.and~with -10 -40 -15 -49|.and~work -5 7 12 11
.and~would -5 1 -4 -2|.and~wrist 3 0 2 0|.and~written 6 13 5 14|.and~wrong -8 -18 -12 -19|.and~wrote -1 -2 -7 -4
.and~year -3 -14 1 -14|.and~you 4 2 2 -1|.and~your -8 -2 -7 0|.anim* 5 10 4 12|.animal 4 11 4 12
.animal_control 4 15 8 17|.ankl* 5 6 6 4|.ankle 5 6 6 4|.ankle~# 1 -2 6 -2|.annu* 10 6 1 5|.anot* 15 21 5 16
.another 15 21 5 16|.another_<adult> -7 -3 -1 0|.another~and 0 6 2 8|.answ* -9 16 -7 14|.answer 1 16 7 15
.answer_due 5 8 2 8|.answered 0 4 -8 2|.answers -9 -4 -7 -3|.answer~# 3 -1 3 0|.answer~<i> 1 2 -6 0|.ante* 8 2 4 1
.any -2 -16 -15 -23|.any_lawyer 8 9 7 10|.any_money 2 5 3 6|.any_of -3 0 -2 -1|.any_time -12 -10 -8 -8|.anyb* 7 8 9 9
.anybody 7 8 9 9|.anybody~it 2 -3 -2 -4|.anyo* -4 4 -4 2|.anyone -4 4 -4 2|.anyt* 9 15 13 18|.anything 9 15 13 18
.anything_<i> -1 0 4 4|.anything_about 1 4 -2 3|.anything_no 5 8 12 10|.anything_with 0 1 0 -1
.anything~<i> 0 -8 -12 -12|.anything~it 3 5 2 5|.anyw* 7 11 10 13|.anyway 1 -4 -3 -4|.anywhere 6 15 13 17
.any~<name> -4 2 1 5|.any~it 3 0 1 -1|.any~no -9 -14 -4 -12|.any~of 0 3 0 5|.apar* 10 9 17 13|.apartment 4 -1 14 4
.apol* -3 3 -11 -2|.apology -1 8 -2 7|.app -1 -15 -14 -20|.appeal -7 -44 -20 -52|.appeal~# 3 7 7 8
.appeal~<name> 0 -4 -4 -4|.application -1 -7 -5 -7|.applied 4 26 12 28|.apply 2 0 8 5|.appo* 14 27 18 26
.appointed 11 24 16 27|.appraisal 3 4 4 2|.approval -4 3 -4 -3|.approx -3 4 0 4|.approx_# -3 1 -2 1|.approx_$ 0 3 2 3
.apt 0 7 3 7|.aqui 4 6 -2 4|.arbi* 0 1 6 3|.arbitration 4 7 10 12|.arbo* 5 -3 0 -3|.arch* 7 11 4 11
.argu* -2 -8 -12 -9|.arm 13 17 12 18|.arms 1 -6 -1 -6|.arm~elbow 4 14 14 16|.arou* -7 -11 -7 -15|.around -7 -11 -7 -15
.around_# 2 -3 1 -2|.around_$ -4 -1 -6 1|.arra* -12 0 -2 11|.arraignment 3 14 9 20|.arre* 13 13 6 17|.arrears 3 2 -3 3
.arrest 0 -3 -3 -2|.arrested 10 27 24 32|.arrested~# 0 1 1 0|.arrests -2 4 -2 6|.arro* -2 -12 -5 -9
.arrow -2 -12 -5 -9|.as -15 -83 -58 -96|.as_<i> -1 -4 -10 -2|.as_<she> 2 -21 -13 -22|.as_it -5 -15 -8 -22
.as_of 5 0 3 0|.as_well 1 -6 -1 -7|.asid* 4 8 4 9|.aside 4 8 4 9|.ask -2 3 7 10|.ask_for 4 0 2 3|.aske* -9 -36 -26 -40
.asked -9 -36 -26 -40|.asked_<her> 8 22 19 32|.asked_<me> -4 -19 -14 -20|.asked_for 6 11 14 9|.asked_if -6 -4 -4 -3
.asked_to -5 -7 -2 -5|.asked_what -5 0 -3 2|.asked~<i> 1 1 2 2|.asked~<my> 9 6 5 6|.asked~and 0 6 2 7
.asked~for -1 -14 -10 -22|.asked~in -3 -9 -1 -11|.asked~to -2 -1 -2 4|.aski* -8 -13 -9 -15|.asking -8 -13 -9 -15
.asking_for -2 -5 -9 -7|.asks -1 -1 -8 -5|.asle* -5 -39 -19 -45|.asleep -5 -39 -19 -45|.assa* -12 -3 -1 0
.assault -14 -5 -3 -1|.asse* 8 -12 -10 -24|.asst 1 7 3 6|.asth* -2 2 3 6|.asthma -1 3 3 7|.as~# 0 -8 -5 -7
.as~<i> 1 -3 0 -2|.as~<name> -18 -42 -31 -47|.as~<she> -2 9 5 12|.as~and -8 -18 -17 -19|.as~as 3 -14 -16 -12
.as~for -1 -5 -8 -8|.as~had -12 -8 -8 -9|.as~in -12 -8 -6 -9|.as~no -6 -6 -11 -8|.at -12 -44 -34 -52
.at_# -25 -17 -8 -14|.at_$ 15 22 5 22|.at_<her> 1 13 2 12|.at_<me> -5 -11 -6 -12|.at_<my> -14 -37 -19 -34
.at_<name> 2 4 13 7|.at_about 0 -3 -3 -6|.at_all 2 -4 1 -2|.at_any -2 -5 -2 -6|.at_church 0 4 1 2|.at_dusk 6 10 4 10
.at_fault -12 -10 -9 -9|.at_gas 1 -9 -6 -11|.at_hospital -3 -1 -2 -1|.at_house 4 -16 -7 -24|.at_it 6 29 22 32
.at_least -4 0 0 2|.at_mill 3 7 6 10|.at_night -6 -5 -5 -5|.at_private 2 0 3 -1|.at_rehab 2 0 6 0
.at_scene 1 -10 -5 -11|.at_school 5 2 3 3|.at_stake -1 -2 -1 -1|.at_time -1 -7 0 -5|.at_tire 2 -8 -2 -10
.at_work 7 -14 -10 -15|.ate 4 -9 -5 -10|.atra* -1 -14 -4 -14|.atras -1 -12 -8 -15|.atta* -12 15 5 16
.attached -12 5 1 6|.atte* 0 -2 3 4|.at~# -24 -49 -58 -62|.at~$ -1 -7 -8 -8|.at~<i> 3 15 -6 22
.at~<longago> -11 -43 -26 -53|.at~<me> -2 -3 -2 -3|.at~<my> -1 2 2 5|.at~<name> 12 7 4 12|.at~<she> -5 -13 -5 -10
.at~<they> -1 1 0 3|.at~about 10 -5 5 -5|.at~and -18 -48 -33 -56|.at~as 1 5 2 7|.at~at -1 4 3 7|.at~because 2 5 4 8
.at~by 6 0 2 -2|.at~day 3 -3 -5 -5|.at~for 2 7 -3 9|.at~from -2 -9 -4 -8|.at~hospital 5 0 0 -4|.at~hour -7 -36 -24 -42
.at~house -8 -3 1 -1|.at~in -4 -3 8 7|.at~it -1 -5 0 -7|.at~month 1 6 7 6|.at~no -7 0 4 1|.at~on 2 -30 -26 -39
.at~or -3 -6 -4 -8|.at~own 1 -9 -5 -11|.at~pay 1 6 5 4|.at~place -5 -2 -1 -4|.at~plant 0 5 -1 6|.at~said 1 -16 -7 -21
.at~says 5 9 3 9|.at~station 1 -9 -6 -11|.at~store -2 -16 -6 -13|.at~then -2 2 0 4|.at~to -6 -9 -3 -8
.at~told -4 -3 -6 -1|.at~when -3 -6 0 -7|.at~who -4 -2 -3 0|.at~with -3 -3 -1 -3|.at~would -1 1 -2 3|.audi* 6 10 12 11
.audiencia 7 6 12 6|.audit -2 3 2 2|.auth* 2 -1 6 2|.auti* -7 -11 -10 -11|.autopsy -1 -18 -5 -20|.avai* -10 -8 -3 -6
.available -10 -5 -4 -4|.aver* -11 0 0 1|.average -11 0 0 1|.away -2 -14 -9 -22|.aww 3 4 -1 5|.ayud* 4 21 19 25
.ayuda 0 0 7 3|.b 5 17 8 20|.baby 7 1 13 -1|.baby~# -2 -35 -18 -44|.back 4 8 -3 8|.back* 13 26 2 21|.back_# 4 -9 4 -16
.back_and -6 -10 -11 -9|.back_at -10 -10 -7 -10|.back_from 1 1 -4 -1|.back_in -2 3 5 1|.back_on 1 -1 0 -5
.back_or -7 -12 -12 -11|.back_to 0 22 8 20|.backed 3 11 4 11|.background -1 6 -2 5|.back~# 5 5 1 4
.back~<i> 4 -10 -5 -11|.back~<longago> -2 6 2 5|.back~<name> -4 -2 1 -3|.back~<they> -8 -10 -6 -11|.back~and -2 -3 0 0
.back~at 1 1 4 1|.back~for -4 -8 -6 -7|.back~forth -3 -2 0 -1|.back~in 6 3 2 7|.back~it -10 -25 -17 -31
.back~light -2 2 3 2|.back~no 0 5 2 3|.back~of -4 -18 -15 -25|.back~on -2 -11 -7 -6|.back~work 0 -6 -6 -6
.bad 1 4 10 8|.badg* 3 6 0 4|.badge 3 6 0 4|.bad~and 0 -4 0 -3|.bag 3 1 -5 -4|.bakery 2 10 2 10|.bala* -1 -8 -7 -8
.bank -11 -29 -10 -36|.bank_records 2 4 3 3|.bank_statement -7 -6 0 -2|.bankruptcy 11 26 18 32|.bank~<i> -1 0 4 -1
.bank~<name> 4 11 10 14|.bank~and -1 -8 -7 -11|.bar -14 -9 -4 -9|.barb* -5 7 0 9|.barber -3 7 2 7|.bar~# 5 12 14 14
.base* 2 20 11 26|.bask* 1 0 4 1|.basket 1 -1 4 0|.bass 1 4 -1 3|.batt* -6 -9 -5 -7|.battery -4 -5 -3 -4
.bc -4 -10 -12 -10|.beat -7 -52 -32 -66|.beca* -11 -34 1 -30|.because -11 -34 1 -30|.because_<i> -11 -5 -2 -3
.because_<my> -6 -3 2 -4|.because_<she> 2 7 6 9|.because_<they> -8 -11 -3 -11|.because_it 2 -6 0 -6
.because_of -8 -11 -5 -11|.because~<child> -4 -1 -3 0|.because~<her> -3 -1 -2 -2|.because~<my> -2 -1 -1 0
.because~and -11 -20 -10 -21|.because~had -1 1 3 5|.because~in 2 -8 2 -9|.because~it 7 0 6 -2|.because~no -8 -6 -4 -6
.because~told 0 1 1 1|.bed 11 24 13 23|.bedr* -5 -4 -5 -6|.bedroom -5 -4 -5 -6|.beer* -4 -24 -12 -28
.beers -4 -24 -12 -28|.befo* -15 -4 -1 0|.before -14 -4 -2 -1|.before_<i> 3 -11 -6 -13|.before_<name> -2 3 3 4
.before_<she> -6 -6 -11 -6|.before_<they> -10 -2 -2 0|.before_it 4 15 15 22|.before_no -5 0 -2 3|.before~# 0 -9 -2 -11
.before~<i> 4 -4 -5 -5|.before~<my> 6 8 3 9|.before~<name> 0 -3 3 -6|.before~and 3 -11 -11 -14|.before~in 2 0 1 0
.before~it 3 12 7 16|.before~no 5 2 4 3|.bega* 3 -7 -7 -11|.began 3 -7 -7 -11|.begi* -15 -10 -10 -10
.begin -14 -11 -10 -12|.behi* -7 1 -4 2|.behind -7 1 -4 2|.bein* 4 -18 -5 -18|.being 4 -18 -5 -18|.beli* -9 -9 -5 -5
.believe -5 -5 -1 -2|.believe_<she> -3 2 0 4|.belo* 10 4 10 -1|.below 4 5 11 5|.benc* -9 -7 -6 -6|.bench 2 -6 -2 -6
.bender -5 -6 -6 -8|.benefits 6 8 8 11|.best -4 -3 -6 0|.bett* 0 -5 -14 -8|.better 0 -5 -14 -8|.betw* 5 2 -2 1
.between 5 2 -2 1|.between~and 6 11 5 12|.bien 1 -2 -3 -1|.big 0 -6 5 -8|.big_one 4 4 3 2|.big~and -1 8 3 10
.bike 4 18 8 21|.bike_lane 3 16 7 18|.billed 5 9 2 7|.billing 3 10 5 15|.bind* 0 -9 -1 -9|.binder 3 -5 0 -8
.binder_with 2 -4 -2 -7|.binder~tabs 2 -4 -2 -7|.biop* 7 14 8 14|.biopsy 7 14 8 14|.biopsy_# 7 7 8 8|.birt* -2 7 -11 6
.birth 0 8 -2 8|.birthday 0 -2 -8 -3|.bit -5 -18 -28 -25|.bite 0 1 -5 1|.bit~<my> -2 -3 -2 -1|.blac* 3 9 2 11
.black 3 9 2 11|.blad* 7 4 11 7|.bladder 6 2 4 -1|.blade 1 2 7 8|.blam* 8 4 8 3|.blank 7 30 18 34|.bles* -18 -5 -7 -4
.bless -14 -4 -5 -3|.blew 3 -6 0 -6|.blew_# 1 -1 -6 -4|.bloc* -7 6 1 13|.block -3 -4 -1 0|.bloo* 3 10 13 11
.blood 3 10 13 11|.boar* 7 15 7 15|.board 8 21 10 22|.board_no 6 4 1 3|.board~to 3 1 1 -2|.boat -5 1 -5 -2
.body -2 -5 -11 -5|.body_video 4 -5 -7 -7|.boil* 3 9 5 10|.bolt* 8 18 16 21|.bolts 5 10 7 9|.bond 1 4 12 6
.bond* 6 6 6 5|.bond_# -3 -6 -2 -5|.bone 0 -4 -5 -7|.bone* -2 -11 -4 -7|.book 14 30 31 36|.book* 8 8 11 8
.bookkeeper 2 -14 -8 -18|.books 2 9 6 11|.boot -8 -2 -4 -3|.born 6 8 16 7|.borr* 3 -12 6 -11|.borrowed 2 2 3 -1
.both 11 22 10 19|.both* -9 -13 -12 -11|.both_charts -2 -6 -1 -9|.both_of 6 14 3 13|.both_sides -3 -9 -3 -9
.both_times 6 8 7 9|.both~# 4 5 -1 2|.both~and 7 7 6 12|.both~in 2 5 1 5|.both~on 0 12 6 13|.bott* 3 9 7 11
.boug* 5 -4 3 -4|.bought 5 -4 3 -4|.bought_it 5 -1 2 0|.bought_new 6 22 15 30|.boun* 3 4 5 3|.box -1 17 4 20
.boxe* 8 17 17 18|.boxes 6 14 14 15|.brac* 5 23 2 28|.brace 2 11 -2 13|.brace_# 1 1 -4 1|.brai* 0 -10 7 -15
.brain 0 -10 7 -15|.brak* 0 -3 8 -1|.brake -1 6 9 10|.brakes 2 -9 -1 -12|.brand 2 5 -6 3|.brea* 1 -4 -10 -12
.breaks -4 4 -1 4|.brin* -17 -30 -25 -33|.bring -12 -6 -8 -3|.brok* -2 -16 -6 -21|.broker 6 7 8 6
.brou* -3 -14 -16 -20|.brought -3 -14 -16 -20|.brought_it 6 5 -2 3|.brui* -6 -21 -12 -21|.bruise -3 -14 -8 -13
.buck* 1 7 0 4|.bucks 1 2 1 -3|.budd* 0 -4 5 -3|.buddy 2 -3 2 -4|.budg* 0 9 -2 13|.budget 0 9 -2 13|.buil* 1 8 1 4
.build -1 1 -2 -3|.builder 2 5 2 8|.building -1 5 4 5|.built -2 -3 -5 -6|.bulg* 5 7 4 7|.bulletin -1 -7 -1 -6
.bump* 13 18 13 12|.bumper 9 11 7 5|.burn 2 10 3 9|.burn* 1 -13 -8 -16|.burned 0 -11 0 -10|.burns -1 -2 -8 -6
.burs* 3 14 8 13|.burst 3 14 8 13|.burst_fracture 1 3 2 2|.bus -3 0 -4 -2|.busi* -3 -18 -19 -28
.business -2 -12 -15 -19|.busy 4 5 6 6|.but 3 -1 -14 -7|.but_# 3 10 -2 9|.but_<i> 0 17 6 19|.but_<my> -8 -18 -9 -14
.but_<she> 2 24 16 33|.but_<they> -4 1 -4 1|.but_it -7 -21 -18 -27|.but_no -5 4 3 8|.but_there 5 1 7 2|.but~# 8 2 2 -1
.but~<i> 1 -2 0 -2|.but~<me> -1 4 -2 4|.but~<my> -9 -1 -8 -4|.but~<name> -2 -5 -6 -3|.but~<sibling> -7 -16 -11 -18
.but~and -10 -16 -12 -17|.but~at -4 -3 -1 -3|.but~for -1 -2 -5 -2|.but~had -1 2 -1 5|.but~has -1 10 6 9
.but~have -5 1 -2 4|.but~in 6 12 4 11|.but~it 7 10 2 14|.but~no 1 9 4 13|.but~of 0 -1 -4 -2|.but~one 1 -1 2 -4
.but~say 6 5 -2 3|.but~says 0 0 4 0|.but~sign -2 -7 2 -8|.but~to 12 18 13 20|.but~took 5 -4 5 -6|.but~you 1 5 -2 5
.buy -4 -13 -10 -15|.buye* 8 7 -6 2|.buyer 9 7 -4 2|.buyi* 0 -9 -9 -9|.buying 0 -9 -9 -9|.by 10 36 40 44
.by_# -1 -13 -8 -10|.by_<adult> -9 -8 -4 -5|.by_<her> -2 -2 1 -5|.by_<me> -2 -7 -11 -15|.by_<my> 10 7 5 6
.by_<name> 18 -10 -10 -14|.by_car -7 7 2 8|.by_e 1 5 2 4|.by_email 6 -3 4 -3|.by_phone -2 -1 -1 2|.by_text -6 -8 -4 -6
.by_then 3 9 5 11|.bye 10 10 7 10|.byla* -6 -11 -8 -12|.bylaws -6 -11 -8 -12|.bypa* -1 -1 1 0|.bypass 0 -1 0 -1
.by~# 5 11 -7 2|.by~$ -6 -10 -4 -9|.by~<her> 3 9 8 11|.by~<i> -1 -19 -7 -19|.by~<name> 1 -15 -6 -19
.by~<she> -7 -11 -10 -12|.by~and 6 9 14 18|.by~at -4 3 4 5|.by~company 9 27 23 31|.by~email -9 -15 -9 -16
.by~for 3 12 -5 9|.by~in -10 -7 -5 -4|.by~no 2 -12 2 -14|.by~of -2 4 13 4|.by~on 10 4 0 3|.by~own -6 -13 -4 -19
.by~truck 4 9 10 8|.by~who 5 7 6 9|.cabi* -6 0 5 1|.cabl* -1 -5 3 -3|.cable -4 -8 -1 -5|.cafe* 6 4 8 8
.cafeteria 4 0 4 3|.cai 4 -4 -2 -5|.calc* -4 -5 -6 -4|.cale* -18 -13 -13 -13|.calendar -5 -3 -3 -1
.call -7 -11 -11 -15|.call_<her> -2 -3 -7 -5|.call_<me> 14 -12 6 -9|.call_and -1 2 0 1|.call_back -8 -8 -4 -5
.called -2 -2 -3 -3|.called_# -4 -4 -2 -6|.called_<me> 4 1 1 -3|.called~# 6 20 13 23|.called~<i> -1 7 3 8
.called~and -8 0 3 0|.calling -10 -10 -6 -10|.calling_for -9 -6 -7 -5|.calling~<her> -6 -10 -8 -12|.calls 0 1 0 2
.call~# -5 2 -4 4|.call~<i> -10 -15 -14 -15|.call~and 4 7 0 2|.call~back 4 1 -3 0|.call~one -4 2 0 2
.camb* -19 -63 -44 -74|.came 2 6 -4 0|.came_# -3 -4 -11 -8|.came_<name> 7 15 5 13|.came_and 3 9 0 11
.came_back 5 4 -4 -1|.came_down -2 8 4 11|.came_in -2 -19 -11 -23|.came_on 4 14 10 17|.came_out 3 13 9 14
.came_over 4 3 -2 3|.came_to 0 -15 -12 -21|.came_up 0 -1 1 -1|.came~# 11 41 26 45|.came~<i> -4 -15 -1 -17
.came~<name> -10 -20 -9 -20|.came~and 6 -7 -7 -15|.came~no 2 -1 1 -3|.came~on 5 16 8 17|.came~said 3 5 4 4
.can 16 35 25 48|.can_<i> 0 11 20 13|.can_do -5 -6 -10 -4|.can_get 2 -4 -5 -9|.can_pay 7 18 19 26|.can_put 10 21 12 20
.can_see -3 -2 -3 -2|.can_tell 5 3 1 2|.can_you 5 -23 -10 -26|.canc* -8 -15 -11 -19|.cancel -8 -6 -7 -6
.canceled 0 -3 -1 -4|.cancelled -2 -4 -8 -7|.cancer 2 -1 10 0|.cancer~<longago> 4 5 7 6|.can~# -21 -3 -7 4
.can~$ -10 -29 -5 -27|.can~<her> -2 2 7 5|.can~<i> 5 8 2 10|.can~<me> -6 -13 -11 -16|.can~<name> -13 -24 -16 -27
.can~and -2 5 -3 4|.can~but 4 -2 -2 -3|.can~do 2 3 13 4|.can~down 1 12 3 11|.can~fee 4 -1 -2 -4|.can~for -1 4 4 1
.can~from -7 -5 -6 -4|.can~get 2 3 5 1|.can~go 1 -5 -2 -3|.can~hour -2 2 0 2|.can~in 7 21 11 23|.can~it -4 2 -4 1
.can~now 16 16 12 21|.can~on 5 -1 5 -5|.can~retainer 2 8 4 14|.can~some -5 -3 -10 -5|.can~to 5 3 0 3|.cap 10 3 -4 2
.capa* -3 -7 -7 -7|.capt* -3 4 -2 2|.captain -3 4 -2 2|.car -13 -11 -9 -14|.car_accident 10 6 7 7|.car_and -3 -5 -6 -7
.car_in 2 -4 -6 -7|.card -3 -1 -2 -1|.card* 8 25 8 27|.card_and 3 14 10 18|.cards 12 20 8 22|.care 1 -6 -2 -8
.care* 0 6 0 9|.care_of -4 -13 -6 -15|.caregiver 4 10 4 13|.care~# -4 0 -13 -1|.carg* 9 15 17 15|.carpet 4 0 -3 -1
.carro -2 -30 -13 -36|.carrying 3 5 10 8|.cars 2 1 -2 0|.car~# 6 0 1 -2|.car~<i> 7 -2 1 -4|.car~<name> -1 0 -10 0
.car~and 2 6 2 9|.car~no -5 -19 -12 -21|.casa* -1 -1 0 0|.casado -1 0 0 1|.case -20 -28 -24 -32|.case* -8 -5 -5 -4
.case_no -5 -38 -25 -45|.cases -9 -6 -4 -4|.case~<me> -15 -15 -15 -15|.case~<name> -3 1 2 0|.case~and -4 11 4 13
.case~no -1 -3 0 -4|.cash 6 22 12 20|.cash* -7 -26 -26 -36|.cashed -11 -33 -28 -42|.casi 5 8 5 9|.casi* 5 13 6 13
.casino -4 3 0 4|.cast 0 14 10 18|.caug* -3 -16 -10 -19|.caught -3 -16 -10 -19|.caus* 2 8 6 11|.cause 5 6 4 4
.cayo 1 9 7 10|.ceil* -6 0 -1 3|.ceiling -6 0 -1 3|.center 8 12 8 14|.cere* 3 12 7 15|.cert 0 -1 0 -2|.cert* -1 4 -7 0
.certificate 12 19 16 17|.certified -11 -12 -17 -14|.ch 3 -9 -5 -12|.chai* -3 21 14 24|.chain 3 8 13 9
.chair 1 14 5 16|.chan* 0 -14 -6 -19|.chance -3 -12 -9 -14|.change 4 -22 -8 -26|.changed -2 12 8 14
.changed~in 2 -3 1 -5|.charge 7 0 5 4|.charged 3 20 10 22|.charged_w -3 0 -2 0|.charged_with 2 4 6 4
.charge~# 7 14 14 17|.chart 6 16 13 16|.chart_in 4 21 10 25|.charted 6 12 10 11|.charts 7 2 8 -4|.chat 12 15 8 14
.chea* 3 -1 -3 0|.chec* -14 -15 -17 -22|.check 4 -1 2 0|.check_for 4 1 4 2|.checked -3 -18 -8 -21
.checking -9 -6 -3 -6|.checks 2 16 4 16|.checks~# 4 7 -1 3|.check~# -1 3 -1 2|.chem* 5 27 18 31|.chemo 5 23 17 27
.cheq* 5 -1 -1 -6|.cheque 5 -1 -1 -6|.ches* 2 3 4 3|.chest 1 2 5 1|.chicken -6 0 -5 2|.chipped 3 9 -1 8
.chir* -7 -10 -10 -15|.chiro -6 -20 -17 -29|.chiropractor -1 11 7 14|.choi* -4 1 3 0|.choice -2 0 1 0|.chok* -3 2 0 4
.choked -3 2 0 4|.choq* -9 -17 -9 -17|.choque 0 -14 -4 -15|.chur* 0 2 -1 4|.church 0 2 -1 4|.church~<name> 0 -2 2 -2
.circ* -1 -13 -8 -12|.cite* 3 8 8 4|.cited -2 -3 -2 -8|.cited_# -5 -1 -5 -3|.cited_<her> 1 8 2 8|.cited~# 1 9 2 8
.cites 5 11 9 12|.citi* -1 21 14 27|.citizen 2 18 10 21|.city 3 21 16 23|.city_code -3 -6 -5 -6|.city~# 8 27 13 32
.ciud* 2 -29 -11 -28|.civi* 5 13 6 10|.civil 5 12 4 9|.claim -8 -6 -7 -16|.claim_against -3 1 1 3|.claim_file -3 8 6 9
.claim_no 1 -5 -10 -9|.claim_number 8 25 13 28|.claims 18 24 12 17|.claim~# 2 -4 4 -6|.claim~<name> -2 -15 -17 -19
.claim~no 1 -7 -7 -13|.clas* -5 -12 -13 -13|.class 3 -4 -3 -3|.class_action -4 -6 4 -4|.clau* 6 7 11 8
.clause 6 7 11 8|.clea* -8 -19 -24 -22|.clean -2 -3 -10 -4|.cleaning -6 -2 -4 -2|.clear -6 -9 -18 -14
.cleared 6 13 10 13|.cler* -10 13 9 18|.clerk -10 13 9 18|.clie* -13 -4 -1 -4|.clients -15 -8 -4 -9|.clim* 1 -2 4 -2
.clin* 9 23 6 25|.clinic 4 7 -2 9|.clinica 3 -3 -1 -4|.clip* 4 9 5 12|.clipped 5 11 6 14|.cloc* 0 -3 -8 -4
.clock 4 7 4 9|.clos* 13 -23 -13 -31|.close -1 -4 -2 -1|.closed -7 -44 -25 -56|.closed_in -2 5 -1 3
.closed_it 2 -1 4 -1|.closed~no -2 -8 -13 -12|.closing 12 11 3 12|.club 4 6 -1 8|.co 6 1 11 -1|.coac* -2 -3 -1 -1
.coach -2 -3 -1 -1|.cobr* 3 -6 -4 -12|.code -6 -5 -5 -5|.code* -2 6 0 8|.coff* -2 4 -5 6|.coffee -2 4 -5 6
.cold -17 -33 -21 -36|.collarbone -1 -5 3 -6|.collections -4 -9 -6 -10|.college -11 -41 -29 -46|.color -6 -11 -8 -11
.coma* 0 15 7 20|.comadre 0 15 7 20|.come 10 7 4 4|.come* 2 5 5 6|.come_and -5 -8 -11 -12|.come_back -4 -6 4 -5
.come_in -1 14 4 17|.come_to -1 1 -2 2|.come_up 7 7 11 6|.comes -3 0 2 1|.come~<name> -3 -2 -7 -3|.come~day -2 5 2 5
.come~no -2 -5 -2 -3|.comi* 0 -2 -3 -5|.coming 4 4 7 1|.comm* -22 -44 -32 -42|.comments -3 -15 -7 -14
.commercial -13 -9 -11 -12|.commercial_policy -1 6 3 7|.common 0 -10 -2 -10|.como -10 -22 -17 -20|.como_# -6 -4 -4 -5
.comp -5 11 12 13|.comp* -32 -8 2 -2|.comp_pay 10 21 26 22|.compania 3 1 2 1|.companies -4 -1 1 -1|.company 6 27 25 32
.company_<adult> -2 0 2 -1|.company~# 7 1 -9 -6|.company~and 9 10 13 12|.company~it 0 -2 -1 -2|.company~on 7 15 12 16
.compensacion -5 -15 -7 -19|.compensation 2 -5 -4 -5|.complained 8 5 -1 0|.complaint -2 -14 -9 -18|.complaints 0 1 4 2
.complete -7 -11 -4 -11|.complex 1 4 5 4|.compliance -15 -10 -8 -9|.computer -3 12 7 14|.comp~# 0 4 0 6
.con -4 -31 -23 -40|.con_otra -2 -3 -3 -4|.concrete -1 -5 1 -5|.cond* 10 22 7 16|.condo 1 7 4 2|.cone 4 3 1 1
.cone* 3 0 3 2|.cones 3 0 3 2|.conf* -41 -19 -31 -23|.confirmed -5 4 -5 0|.conflict 6 25 16 28|.cons* -19 -21 -1 -11
.consent -4 5 4 6|.consult 1 4 2 3|.cont* -12 -22 -19 -24|.contact -2 0 0 1|.contacted 0 2 1 2|.contempt -4 -3 -5 -2
.contingency 4 3 -4 -1|.contract -5 -19 -16 -27|.contract_has 0 -1 1 2|.contract_with -4 -15 -7 -15
.contractor 0 7 6 12|.contract~to 3 -9 -9 -17|.contributory -1 -10 3 -6|.control 1 18 9 20|.conv* 7 4 7 0
.convicted 7 3 4 1|.con~# 2 13 3 17|.con~no -7 2 -2 6|.con~y -4 -30 -24 -37|.cook 6 18 10 19|.cook* 5 10 3 11
.copd 1 -6 0 -6|.copi* 3 5 12 9|.copied 6 19 15 21|.copies 1 0 4 3|.copy -4 9 3 7|.copy_of -8 -9 -8 -9|.cord 1 9 3 11
.corn* 0 -9 -6 -8|.corner 1 -6 -4 -6|.corr* -3 -9 -6 -6|.corrieron 1 1 -4 1|.cort* -13 -13 -8 -8|.corte -8 -17 -5 -13
.corto -7 -7 -9 -8|.cost 5 6 -1 6|.cost* 3 -7 -10 -11|.cost_$ -4 -10 -16 -14|.coug* 4 6 5 6|.coul* -19 -47 -42 -49
.could -13 -27 -28 -24|.could_<i> -2 -2 -2 0|.could_do 3 5 0 5|.could_have -2 -11 -11 -10|.could_pay 2 10 9 16
.could~# -9 -5 1 -4|.could~<her> -6 -10 -9 -12|.could~as -3 -3 -4 -2|.could~for 0 0 1 1|.count -5 -11 -6 -13
.counts 4 1 -6 -1|.county 0 4 -1 -2|.county~# 4 8 5 7|.coup* 10 15 11 14|.couple 4 14 10 16|.cour* -7 -31 -17 -26
.court -11 -43 -24 -44|.court_# -6 -19 -17 -19|.court_document 3 4 8 10|.court_in 1 -2 0 -5|.courthouse 1 9 7 11
.court~# 15 33 18 33|.court~<i> -3 -14 -3 -12|.court~<name> 11 6 11 15|.court~and -5 -23 -13 -31|.court~no 12 6 6 5
.cous* -6 -6 2 -8|.cousin -4 -2 4 -3|.cousin_said -2 2 0 1|.cove* -9 2 -4 0|.cover -4 20 11 25
.coverage -6 -13 -14 -16|.covered -3 -2 0 -2|.covers -3 -11 -9 -10|.cowo* -2 4 4 3|.coworker -2 4 4 2|.co~# 6 13 12 15
.cpa 9 -7 8 -3|.cracked -1 3 5 3|.cran* 4 5 6 5|.crane 6 0 5 -1|.crane_op 0 -2 -1 -4|.cras* -11 0 3 4|.crash -8 2 4 3
.crea* 6 -4 3 -3|.cred* 11 -1 -8 -9|.credit 6 -4 -12 -13|.creo 5 7 0 5|.creo_que 4 4 2 2|.crew 5 0 -3 4
.crim* 2 -16 0 -14|.crossed 6 6 7 4|.crossing 3 5 7 7|.crosswalk 2 10 12 9|.crus* 7 18 15 19|.crushed 8 11 11 11
.cuan* 8 0 -3 -2|.cuanto 8 18 8 20|.cuel* -4 1 0 6|.cuello -4 1 0 6|.cuff 1 -16 -7 -22|.culp* 2 -13 -4 -16
.culpa 2 -14 -5 -17|.cure 0 -3 -1 -5|.curr* 6 4 2 3|.current 11 8 6 6|.cust* 9 7 17 7|.custody 2 -9 8 -12
.customers 5 8 5 11|.cut -2 4 1 4|.cut_<my> -2 -12 -7 -10|.cut_it 6 2 2 5|.cut_off -6 -7 3 -12|.cut~# -10 -16 -12 -17
.cut~off 2 8 4 9|.cut~to -4 3 0 2|.cycl* 2 3 1 3|.d -6 -20 -17 -23|.da 11 11 7 7|.dail* -12 0 -3 2|.daily -12 0 -3 2
.dama* 7 -2 0 -8|.damage 2 10 0 6|.damages -1 -8 -6 -7|.dark 1 -30 -9 -34|.dash 0 -2 -1 -2|.dash* 4 2 0 1
.dash_video -1 1 0 2|.dashcam 4 2 0 1|.data -11 -16 -9 -15|.date -6 8 0 11|.date* 7 25 20 33|.date_of -2 0 -2 1
.dated 7 25 17 31|.dated_# 3 18 16 25|.dated_<name> 6 7 2 7|.dated~# 4 6 2 6|.dates 0 -2 2 0|.date~# -1 2 0 3
.day 5 45 17 54|.day_# 1 4 10 9|.day_<i> 7 10 9 11|.day_<name> -3 -2 -1 -5|.day_after -2 -5 4 -1|.day_and -11 -7 -7 -6
.day_at -2 1 1 0|.day_before 4 2 4 1|.day_for 7 -2 -5 -7|.day_in 13 33 24 43|.day_no -15 -20 -17 -24
.day_notice 0 8 1 8|.day_one -1 -2 -6 -5|.day_to -1 -12 4 -12|.dayc* -2 4 1 -1|.daycare -2 4 1 -1|.daycare~# 4 9 5 7
.day~# 10 6 4 1|.day~$ 1 1 1 0|.day~<i> 17 16 18 20|.day~<my> -7 2 -4 4|.day~<name> 12 44 34 52
.day~<she> -2 -21 -6 -21|.day~<they> 4 8 2 9|.day~and 4 -12 -5 -12|.day~ask -2 -9 0 -9|.day~by -5 -15 -2 -12
.day~day -5 -4 -3 -3|.day~for -3 -11 -4 -12|.day~have 6 6 5 7|.day~hospital 0 16 6 18|.day~it -6 -1 2 -2
.day~no -7 14 8 15|.day~of -5 -7 -11 -10|.day~pay 0 -2 -6 -5|.day~think 2 -4 6 -5|.day~to 2 -4 0 -4|.dead 1 13 -1 10
.dead* -6 12 1 19|.deadline -5 13 5 20|.deal -6 1 -6 -2|.deal* 1 2 2 3|.dealer 3 5 4 5|.dear -21 -12 -13 -10
.dear_<name> -8 -5 -8 -5|.deat* -4 -4 -4 0|.death -4 -4 -4 0|.death_cert -2 -10 -5 -12|.death_certificate 1 5 8 7
.debe -1 -3 -7 -5|.debt* 3 4 -3 1|.debts 3 4 -3 1|.decent -2 -6 -3 -5|.deci* 7 10 14 7|.decision 8 3 7 2
.deck -5 5 0 9|.deck* 11 15 7 13|.decl* 7 14 13 18|.declined 0 -1 1 -2|.decr* 12 14 7 9|.decree 12 14 7 9
.dedu* 7 -2 1 -4|.deductible 2 -13 -8 -15|.deed 3 11 7 12|.deer 2 -4 -3 -1|.defa* -6 -29 -11 -30
.default -8 -18 -9 -21|.defe* -10 -38 -5 -33|.defender 5 -3 3 1|.defense -8 -2 -3 -2|.defi* 0 2 2 3|.deg 3 -10 -4 -9
.degr* 3 15 9 18|.degree 2 13 7 15|.delay 2 5 6 4|.delivery 3 18 12 20|.dema* -7 -12 -23 -16|.demand -7 -10 -17 -17
.deme* 3 6 4 6|.dementia 3 6 4 6|.dental 6 10 4 12|.dentist 1 1 -11 -3|.dentist_says -7 -8 -9 -9|.deny 7 10 13 15
.deny_# 6 20 9 23|.deny_letter 6 5 4 6|.deny~# -4 0 3 2|.deny~<name> 0 -6 -3 -10|.dep 3 8 3 9|.depa* -4 -1 -2 -2
.department -4 -1 -3 -1|.depe* -5 -1 -1 1|.depo* -32 -61 -43 -71|.deposit -11 9 -14 11|.depr* 0 -1 -3 -3|.dept 0 6 4 8
.depu* 6 11 14 15|.deputy 6 11 14 15|.dere* 1 2 1 0|.desc* 5 12 7 14|.desd* -3 7 10 7|.desde -3 7 10 7
.desk -12 0 -7 2|.desp* -5 6 -1 12|.despues -9 -4 -5 -3|.deta* 0 1 6 2|.dete* 15 25 30 33|.detective 9 21 23 26
.detention 1 -1 -2 2|.devi* -1 -1 -3 -2|.device -1 0 -2 -1|.diab* 6 11 10 14|.diabetic 8 11 11 14|.diag* -3 6 -5 10
.dice 10 0 14 -2|.dice* 2 2 3 2|.dice_que 3 -2 10 -2|.dicen 2 2 3 2|.dicen_que 2 2 3 2|.did -7 -33 -24 -39
.did_<i> -5 13 8 18|.did_anything 0 9 5 11|.did_it 2 16 8 17|.did_no -17 -35 -31 -48|.did~# 2 -6 2 -10
.did~<i> 12 16 12 18|.did~<me> 3 0 -4 1|.did~and 0 -2 -3 -3|.did~for 4 -6 2 -7|.did~in -2 -21 -9 -24
.did~it 4 -7 -4 -7|.did~of 3 2 0 5|.did~on 0 3 0 3|.did~to -9 0 -3 0|.died -8 -3 2 -4|.died_# -7 -12 -5 -18
.died_at 1 0 -1 -4|.died_in 2 22 10 20|.died~# 0 -3 2 -2|.died~<name> 2 15 8 14|.died~and -8 -21 -22 -29
.died~no -2 -1 1 2|.dier* 8 -10 -9 -16|.dieron 8 -10 -9 -16|.diff* -6 9 5 14|.different -6 9 5 12|.dijo -1 10 5 14
.dijo_que -1 5 6 4|.dijo~que -4 -12 -12 -11|.dio -2 -8 -7 -11|.dire* 7 1 -1 0|.director 6 5 4 2|.disa* 7 12 11 13
.disability 1 -7 1 -9|.disc 8 21 4 22|.disc* 7 2 1 5|.discharge -2 -21 -13 -27|.disclosed 7 10 8 12|.dism* -1 0 1 0
.dismissed 2 0 3 1|.disp* 11 14 5 14|.dispute 6 8 9 10|.dist* -6 -19 -20 -23|.district 0 9 7 12|.ditc* 6 -10 3 -7
.ditch 4 -6 5 -5|.divo* 4 13 4 17|.divorce -5 -3 -6 0|.divorcio -3 2 -3 1|.dmv -6 -6 -4 -5|.do -12 -27 -27 -34
.do_# -5 -11 1 -10|.do_<i> 33 26 18 36|.do_anything 4 0 1 0|.do_it 2 4 11 9|.do_no -10 2 -2 0
.do_something -7 -19 -17 -25|.do_with -7 -13 -12 -13|.do_you -4 -16 -13 -19|.dob 4 15 11 14|.dock 12 26 20 33
.dock* -7 -16 -20 -19|.doct* -6 -16 -11 -17|.doctor -6 -16 -11 -17|.doctor_and -8 -3 -9 -6|.doctor_letter 0 6 3 8
.doctor_no -1 -19 -12 -21|.doctor_said 0 -6 -3 -7|.doctor_says 7 23 21 29|.doctor~# 2 6 6 6|.doctor~<her> -11 3 -4 4
.doctor~<i> 1 -3 3 -3|.doctor~<me> 1 2 1 5|.doctor~<name> 4 -1 2 -1|.doctor~it 8 12 7 14|.doctor~no 4 12 3 8
.doctor~says -2 -6 1 -5|.doctor~to -9 -4 -7 -4|.docu* -4 -12 -3 -10|.document -2 -9 -3 -7|.document_and -9 -14 -11 -20
.document_from 0 7 0 3|.document_in 1 -1 -1 1|.document_no -5 -13 -10 -15|.document_sign -2 3 2 0
.document_with -2 6 6 12|.document~# 2 -5 3 -4|.document~<her> -8 -14 -14 -14|.document~<i> -3 4 -1 5
.document~<name> 1 -4 -6 -6|.document~and -6 -7 -7 -7|.document~no 0 4 -5 -2|.does 6 14 10 17|.does_it -3 -4 -9 -3
.does_no -1 -6 -8 -8|.dog 0 -25 -21 -32|.dogs 0 -2 -8 -4|.dog~# -2 -4 -8 -5|.doi 0 -2 2 1|.doi_# 1 -3 3 0
.doin* -8 -19 -7 -23|.doing -8 -19 -7 -23|.doing_it 6 19 9 21|.dol 0 2 0 2|.dola* -1 -23 -20 -27
.dolares 1 -22 -19 -27|.doll* -6 -27 -19 -31|.dollar -7 -12 -7 -11|.dollars -1 -19 -14 -23|.dolo* 3 -1 -4 -1
.dolor 3 -1 -4 -1|.dond* -4 -19 -12 -24|.donde -4 -19 -12 -24|.done 9 -1 0 -2|.done_# 4 3 6 2|.done_and -7 13 5 18
.done_by 5 5 5 5|.done_with -11 -33 -22 -37|.done~<i> -7 -9 -5 -10|.done~<name> 1 -3 -5 -1|.done~at 1 -4 0 -3
.done~it 1 -11 -3 -13|.door -6 -10 -7 -11|.doub* 5 1 0 -2|.double 5 1 0 -2|.down -9 3 -2 6|.down* -5 -17 -8 -22
.down_# 3 15 18 24|.down_and 3 -12 -5 -15|.down_on 7 20 8 21|.down_to -8 -21 -14 -29|.down~# -5 -14 -8 -16
.down~$ 7 5 7 6|.down~<her> -1 5 5 6|.down~<i> 11 14 9 9|.down~<my> 4 1 5 1|.down~<name> -2 -8 -2 -7
.down~<she> 2 -2 1 1|.down~and 8 2 7 6|.down~at -7 -12 -12 -14|.down~did 0 -3 5 -6|.down~in 1 2 -3 1
.down~it -2 -7 -4 -10|.down~of -1 -5 -3 -5|.do~# -1 7 7 8|.do~<i> 7 -1 3 -3|.do~<my> -7 4 -3 4|.do~and -5 4 -3 7
.do~but -1 4 -1 1|.do~do 10 15 7 16|.do~for -2 2 5 0|.do~have -8 -38 -19 -40|.do~it -8 -2 -2 -3|.do~need 4 9 7 9
.do~of -5 6 0 7|.do~on -2 8 4 11|.do~one -2 3 1 3|.do~to 4 11 11 14|.draf* -4 0 0 4|.draw* -11 -36 -32 -39
.drawer -8 -25 -18 -30|.drawings -4 -12 -11 -13|.drawn -4 1 -2 3|.dres* -2 0 -1 -1|.dril* -3 -1 -2 0
.drin* -2 -6 -1 -7|.driv* -5 10 5 18|.drive 1 3 -1 5|.drive_for 9 3 3 5|.driver 7 18 5 21|.driver_cited -1 -12 -11 -15
.driver~<her> 3 21 10 28|.driver~and 3 17 13 17|.driver~on 2 9 7 10|.drives -7 -15 -7 -17|.driveway -3 -10 2 -7
.drive~and -7 -5 -7 -7|.driving -14 -25 -19 -29|.dron* 0 -1 1 0|.drone 0 -1 1 0|.drop -2 -10 -6 -14
.drop* -4 -19 -12 -22|.dropped -6 -10 -9 -13|.drov* 3 13 8 15|.drove 3 13 8 15|.drug* 7 20 10 26|.drugs 3 13 10 16
.drun* -8 -28 -22 -36|.drunk -9 -26 -21 -36|.dry 4 -10 -1 -9|.due -2 33 12 42|.due_# 3 7 -1 6|.due_<name> 6 6 4 7
.duel* -1 2 -1 6|.duele -1 2 -1 6|.duen* 4 17 7 17|.dueno 4 17 7 17|.due~# 7 10 9 12|.dui 0 -15 -3 -13
.dui~<longago> 4 14 15 16|.duri* -11 2 -1 3|.during -11 2 -1 3|.dusk 7 12 3 12|.duty -10 -9 -9 -8|.dx 6 8 12 7
.e 10 12 4 8|.e_email 11 23 13 20|.each -6 7 2 11|.each_time -5 -8 -8 -7|.each~and -3 10 3 13|.each~in 6 5 3 3
.earl* -10 -6 2 1|.earlier 3 7 9 15|.early -12 -13 -7 -14|.earn -5 0 -2 0|.earn* 4 4 7 6|.earn_$ 3 6 3 5
.earnings 1 -3 5 -1|.eeoc 1 2 7 6|.eeoc~file 2 6 3 7|.eith* 0 3 -5 5|.either 0 3 -5 5|.either_way -1 -10 -10 -11
.elbo* 15 16 18 10|.elbow 12 14 19 9|.elbow_fracture 0 -6 0 -8|.elec* 12 23 11 25|.electrician 2 6 4 9
.elev* 13 21 11 18|.elevator 1 -8 -9 -12|.else -2 -1 -1 -4|.em 6 -4 3 -6|.emai* 11 36 26 45|.email 5 27 19 35
.email_# 0 -5 -2 -6|.email_and -2 -2 -1 -1|.emailed 4 15 7 18|.email~# -11 8 4 8|.email~<name> -1 8 12 12
.email~<she> -5 -5 -2 -1|.email~it -1 -1 -1 -3|.email~no 2 -10 -12 -18|.email~to 2 0 -2 -1|.emba* 6 8 3 12
.emer* -8 -10 -6 -13|.emergency -8 -10 -6 -14|.emergency~# -2 -6 0 -6|.empa* 6 8 5 7|.empacadora 6 8 5 7
.empl* 13 35 25 45|.employed 2 -6 1 -4|.employee -4 -1 3 0|.employees 9 17 18 22|.employer 10 17 6 19
.employer_# 4 6 0 3|.employer_and -17 -31 -25 -38|.employer_has 2 -7 0 -9|.employer_no -14 -17 -16 -18
.employer_said 2 -12 -8 -11|.employer~# -3 -2 1 -2|.employer~<i> 7 4 3 7|.employer~<me> 11 12 1 13
.employer~<my> 4 -5 -6 -7|.employer~<she> 3 7 -1 5|.employer~it -3 -27 -17 -38|.employer~no 10 28 25 35
.employer~on -7 -14 -11 -20|.employer~pay -5 -15 -4 -16|.employment -1 -1 2 -3|.empr* 3 4 1 5|.empresa 3 4 1 5
.empt* 5 3 -1 2|.ems 4 13 12 13|.en 37 20 18 23|.en_<her> 3 4 9 6|.en_<longago> 6 -2 8 -2|.en_<name> -3 -23 -10 -23
.end -12 -11 -8 -9|.ende* 3 11 10 11|.ended -1 13 10 15|.ended~# 0 -1 -5 -7|.ends -12 -43 -29 -50
.ends_# -5 -10 -11 -11|.end~# -6 -4 -4 -3|.enga* -2 1 2 0|.engaged 1 9 8 10|.engi* -3 7 12 10|.engine 2 7 10 7
.engineer -2 0 5 4|.engineer~# 2 4 4 7|.enou* 3 2 -2 0|.enough 3 2 -2 0|.ente* -2 0 4 1|.entered 6 5 10 5
.entr* 10 39 29 45|.en~# 5 -15 -5 -17|.en~<me> 5 4 5 3|.en~<name> -12 -31 -27 -38|.en~con -10 -55 -35 -67
.en~en 9 -8 -5 -11|.en~no -8 -3 7 3|.en~y -21 -85 -52 -102|.epid* -1 -3 -6 -3|.epidural -1 -3 -6 -3|.equa* 0 2 1 2
.equal 1 1 0 -1|.equity 7 8 12 12|.er 0 13 0 15|.er_# -3 -10 -8 -12|.era 5 0 6 1|.erro* 7 17 8 22|.er~# 9 8 6 5
.es 4 7 3 8|.escr* 4 6 2 8|.escribio 6 17 12 23|.escrito 0 2 2 2|.eso -2 -2 -11 -6|.espa* -5 11 2 14|.est 2 -7 0 -4
.esta 1 3 8 7|.esta* 3 -35 -22 -47|.esta_en 9 4 9 6|.estate 0 2 1 1|.estate~# 1 5 1 4|.esti* 2 -6 -3 -8
.estimate 4 -1 -2 -1|.even 10 18 14 17|.even* -10 -27 -17 -27|.evening -3 -14 -8 -15|.ever 1 -32 -7 -38
.ever_file -1 1 -1 3|.every 3 28 23 39|.every_day 6 15 15 19|.every_month 10 25 18 27|.every_one -4 -15 -10 -13
.every_year 4 5 1 4|.everybody 0 -18 -6 -17|.everybody~# 6 2 9 2|.everyone -1 0 12 1|.everything -8 -18 -12 -22
.everything_<i> -2 -9 -8 -12|.everything_in 1 -10 -2 -14|.every~# 0 1 4 2|.every~<i> -5 -10 -3 -8|.every~and 2 6 8 7
.every~in -2 -6 -4 -7|.every~of 2 -6 -5 -6|.ever~and -3 -2 -2 -1|.evic* 0 5 4 9|.evid* -6 -10 -8 -10
.evidence -8 -12 -10 -12|.ex -3 5 -8 4|.ex_<spouse> -1 3 -4 2|.exac* -1 -7 -9 -6|.exam* 10 12 4 12|.exceeds 3 4 2 2
.except -12 -6 -8 -7|.excl* -7 -10 -1 -11|.exec* 5 -1 -7 -4|.executor 4 1 -5 -2|.exis* 4 16 13 18|.expe* -1 1 0 -3
.expert 4 -4 5 -3|.expi* 2 -12 -10 -15|.expired -2 -8 -7 -12|.expires 3 -4 -2 -3|.expires_# 3 -9 -4 -7
.expl* 12 21 19 23|.explained -6 -2 -3 -1|.expo* 1 -3 0 -1|.exte* 9 -5 3 -6|.eye 3 -5 -6 -6|.eyes 3 -13 -8 -19
.e~# -1 -1 -3 -2|.e~and -1 -4 -2 -4|.e~on 5 11 5 10|.f 4 6 4 8|.face -6 6 1 8|.face* -3 -2 -1 -5|.faci* 6 14 10 15
.facility -1 14 3 14|.fact 6 4 5 5|.fact* -3 4 6 10|.facts -8 -3 -3 -3|.fail* 4 7 10 10|.failed 0 -4 5 -1
.failure 0 10 4 10|.fair -9 -3 -6 -2|.fall 3 -9 1 -9|.fall* 1 15 18 18|.falls -2 1 4 2|.fals* 3 16 7 20
.false -1 7 2 12|.falt* -4 -2 -4 -1|.fami* -6 12 7 15|.families -1 5 1 5|.family -1 11 12 16|.family~# 4 15 12 13
.family~and -3 -5 0 -6|.far 9 24 1 17|.farm 4 12 11 14|.farm* 4 14 15 17|.fast -8 -7 -6 -4|.faul* -1 -4 -6 -2
.fault -1 -5 -10 -5|.fax 0 -5 -4 -3|.fbi 1 -6 5 -5|.fech* -1 0 -1 0|.fede* -1 6 8 5|.federal 0 4 6 3
.fee -17 -17 -26 -15|.feed 2 11 2 13|.feel -10 -15 -9 -19|.feel* -6 -16 -13 -13|.feeling -4 -6 -10 -5
.feels -4 -8 -5 -7|.fees 7 20 11 17|.feet 4 3 8 5|.fell 5 -17 -10 -21|.fell* 5 11 15 16|.fell_# -5 -3 -2 2
.fell_at 0 7 11 14|.fell_off -4 -4 1 -2|.fell_on -3 3 4 0|.fella -1 11 11 18|.fellow 6 2 3 1|.fell~# 1 13 11 16
.fell~<my> 2 1 -5 -2|.fell~ft -2 2 2 4|.felo* -7 -13 -8 -9|.felony -6 -14 -8 -10|.felt 1 2 0 1|.femu* -4 2 0 4
.femur -4 2 0 4|.fenc* -1 2 0 3|.fence -1 2 0 3|.fend* -5 -6 -6 -8|.fender -5 -6 -6 -8|.fender_bender -5 -6 -6 -8
.few 3 1 -9 -3|.fib 3 7 4 10|.field 0 -6 4 -6|.figh* -7 -3 0 -3|.fight -7 -3 -2 -3|.figu* -11 -9 -8 -8
.figure -3 -5 -5 -4|.figures -9 -3 -4 -3|.file 5 -12 9 -11|.file_# 2 15 8 19|.file_<i> 3 18 19 21
.file_anything -1 -15 1 -18|.file_by 4 -13 -15 -18|.file_for -14 -31 -24 -35|.file_in -2 -15 -19 -23
.file_no -4 -4 -7 -3|.file_now 8 7 5 9|.file_on 7 9 8 9|.file_to -11 -2 1 5|.file_yet 13 32 23 37|.file~# 5 -20 5 -26
.file~<her> 3 10 12 16|.file~<i> 3 -9 -7 -8|.file~<me> -3 -9 1 -9|.file~<name> -9 -35 -28 -43|.file~and -1 -7 -10 -11
.file~court -3 -1 -5 -3|.file~for 3 -3 4 -3|.file~hearing -13 -33 -20 -35|.file~in -3 0 -8 -2|.file~no 4 -11 -2 -14
.file~of 3 -4 2 -5|.file~on -12 -21 -11 -23|.file~other 3 -1 4 -4|.file~time 4 2 5 2|.file~with -5 -18 -8 -22
.fill -6 -10 -9 -9|.fill* 10 19 18 23|.filled 12 15 16 18|.film 4 10 7 9|.film* 13 30 20 38|.films 3 4 2 5
.fina* 4 -6 1 -10|.final 3 -10 -2 -15|.find 6 31 18 35|.find* -4 10 0 14|.fine -3 -13 -14 -13|.fine* 5 7 -10 0
.fine_and -2 5 7 8|.fine_now 0 17 7 21|.fined 1 5 -8 0|.fine~<she> 5 10 11 14|.fine~in 1 -5 2 -7
.fine~it -6 -26 -16 -30|.fing* 3 4 9 5|.fingers -2 -4 4 -4|.fini* 9 23 14 26|.finish 3 -2 1 0|.finished 4 20 8 20
.fire 2 -1 -1 -2|.fire* -3 -3 -3 -1|.fire_# -16 -28 -19 -34|.fire_<me> 6 14 2 17|.fire_marshal 0 2 3 -1
.fire~# 13 21 12 21|.firm -14 -24 -10 -27|.firm* 5 19 3 17|.firm_in -4 -24 -21 -33|.firm_on -10 -21 -8 -25
.firmado 8 18 11 18|.firms -11 -1 -5 0|.firm~# -17 -21 -21 -27|.firm~<name> -7 -44 -31 -59|.firs* 0 16 15 22
.first 0 16 15 22|.first_# -12 -9 -12 -9|.first_call -1 -10 -1 -13|.first_one 5 -1 2 -2|.first_time 3 11 8 13
.first~# -4 -4 -10 -3|.first~<i> 0 2 2 2|.first~and -3 -6 -9 -5|.first~of -3 -8 -5 -8|.first~on -7 -7 -3 -7
.fish -5 -14 -10 -14|.fix -5 -10 -5 -11|.fixe* 4 4 3 1|.fixed 4 4 3 1|.fixed_it -3 -5 -5 -14|.fixed~in 5 6 5 7
.flag* 4 12 6 13|.flagged 4 12 6 13|.flas* -3 5 4 7|.flat 4 14 6 16|.flat_$ 0 -4 2 -5|.flat_fee 13 21 9 25
.flew 3 11 7 8|.flig* -3 -8 -9 -13|.flight -3 -8 -9 -13|.flip 0 -8 0 -6|.flip_flops 0 -8 0 -6|.floo* 1 21 3 20
.floor -1 -2 -4 -3|.flop* 0 -8 0 -6|.flops 0 -8 0 -6|.flow* 4 3 1 1|.fold* -7 -26 -2 -29|.folder -2 -21 -4 -26
.folding -1 -3 1 -1|.folk* 0 -12 -14 -13|.folks 0 -12 -14 -13|.following -8 -16 -11 -13|.following~on -2 -10 -8 -10
.food -1 -8 -12 -12|.foot 2 5 12 4|.foot~# 2 8 5 11|.for 2 -17 -7 -17|.for_# 4 9 2 0|.for_$ 3 -4 5 -4
.for_<her> -6 -5 -3 -8|.for_<me> -13 -35 -21 -39|.for_<my> -6 -1 -1 -2|.for_<name> -5 -1 16 9|.for_<she> -7 -7 -1 -5
.for_<them> 0 -1 2 3|.for_about -2 -4 -4 -3|.for_another 2 11 8 13|.for_anything 1 7 6 7|.for_county 4 1 -1 2
.for_employer -7 -5 -6 -6|.for_free -2 -8 -7 -13|.for_good 5 18 11 19|.for_half 5 13 11 13|.for_hearing 2 -19 -9 -20
.for_it -9 -7 -10 -9|.for_lawyer -7 15 11 24|.for_letter -1 0 -5 0|.for_no 1 -6 -11 -9|.for_one 2 4 3 2
.for_retainer 2 8 5 7|.for_week 7 1 -5 -7|.for_year 6 12 16 11|.for_you -2 -11 -9 -12|.for_your -14 -14 -11 -16
.forearm 4 12 7 12|.foreclosure 7 6 16 12|.foreman 8 24 22 24|.foreman_text 3 4 8 1|.forensic 0 1 -1 0
.forg* -5 -19 -13 -17|.forged 0 -2 1 1|.forgot -1 -13 -10 -15|.forgot_to -2 -2 -4 -1|.fork* 4 0 3 1|.forklift 4 0 3 1
.form -11 -10 -12 -13|.form* 5 10 7 13|.form_# -20 -16 -22 -13|.form_<i> -1 -8 -2 -10|.former 5 8 6 9|.forms 0 1 2 0
.form~it 6 23 21 31|.form~no -2 -9 -8 -14|.forth -3 -2 0 -1|.forw* -5 -2 -3 -2|.forwarded -2 -5 -4 -4
.for~# 12 31 29 37|.for~$ -3 -2 -6 -8|.for~<adult> -3 -14 -7 -19|.for~<child> -5 -15 -5 -14|.for~<her> 1 -3 0 -1
.for~<i> 6 -14 -1 -16|.for~<me> -4 -6 -6 -5|.for~<my> -5 0 -5 -2|.for~<name> -2 22 22 35|.for~<parent> -4 9 -1 10
.for~<she> -3 1 -13 -1|.for~<spouse> 2 1 1 3|.for~<they> 5 4 5 11|.for~after 0 -6 -8 -5|.for~all 4 15 12 17
.for~and -8 -5 -14 -6|.for~at -11 -10 -7 -11|.for~back 6 6 2 4|.for~but 1 6 -2 4|.for~day 2 2 11 2
.for~for -1 -11 -4 -8|.for~from 4 -5 2 -5|.for~hour 11 13 2 11|.for~in -3 -17 -16 -20|.for~it -3 -21 -22 -29
.for~job 9 10 5 7|.for~lawyer 10 21 19 26|.for~month -2 -34 -21 -44|.for~more 2 16 10 21|.for~no 22 52 38 56
.for~now 6 0 9 -3|.for~of -21 -36 -23 -38|.for~on 3 1 3 4|.for~one 0 15 15 22|.for~or -2 3 -3 5|.for~out 3 3 3 5
.for~said -5 -4 -6 -7|.for~since 3 0 1 -1|.for~time 6 11 3 7|.for~to -11 18 3 24|.for~week -11 -4 1 -1
.for~which 0 4 -1 3|.for~who 0 10 7 13|.for~with -12 -7 0 -3|.for~year 4 16 5 25|.found 4 7 16 3|.found_# 4 11 4 11
.found~# -2 -12 -2 -14|.found~at -1 1 3 4|.found~in 0 -1 4 3|.four* -2 2 1 2|.frac* 6 -1 4 -2|.fracture 6 -1 4 -2
.fracture_# -2 -3 2 1|.fracture_<her> 3 11 10 10|.fracture_<my> 11 -1 21 2|.fracture_hip 4 15 6 13
.fracture_rods 0 3 2 3|.fracture_since -5 -5 -5 -5|.fracture_wrist -1 -6 -8 -9|.fracture~# 4 5 2 6
.fracture~$ -2 -4 -5 1|.fracture~<name> 0 2 3 5|.fracture~and 8 15 10 10|.fracture~cast -2 -8 -6 -10
.fracture~day 4 7 8 11|.fracture~hip 0 -3 4 -4|.fracture~in 5 12 0 16|.fracture~jaw 4 1 3 -1|.fracture~pins 1 -4 -2 -2
.fracture~plate -2 1 0 -5|.fracture~ribs -3 -6 -4 -5|.fracture~surgery -6 2 4 4|.fracture~week -3 -6 -1 -5
.fracture~wired 2 4 2 5|.fracture~wrist -7 -11 -3 -9|.franchise 13 9 5 6|.frau* 3 -16 2 -19|.fraud 5 -3 10 -2
.free -2 -6 -8 -12|.free~no -3 3 -9 -2|.fres* -7 -13 -5 -19|.fresh -9 -15 -6 -22|.frie* -16 -11 -15 -10
.friend -2 -15 -15 -15|.friends -9 3 -1 4|.from -4 34 30 44|.from_# -3 9 -12 9|.from_<her> -5 -15 -6 -16
.from_<longago> -6 3 -21 0|.from_<me> -9 -7 -3 -4|.from_<my> 3 8 13 10|.from_<name> 34 54 39 60|.from_behind 3 2 -3 1
.from_day -1 -2 -6 -5|.from_hospital -6 -13 -3 -15|.from_house 4 1 7 3|.from_school 3 13 7 16|.from~# -9 2 0 7
.from~<i> 1 -7 -1 -9|.from~<longago> 5 4 0 6|.from~<my> 1 -1 1 -1|.from~<name> -4 -15 -10 -14|.from~<she> 17 59 44 72
.from~about -5 -11 -6 -13|.from~and -4 6 -2 8|.from~at -3 -3 -5 -6|.from~by 4 7 3 8|.from~company 1 0 1 3
.from~for 2 20 18 25|.from~here -1 3 2 4|.from~in -13 2 -3 5|.from~it -1 0 2 1|.from~month -13 -9 -7 -8
.from~no 3 3 -11 -3|.from~of 3 -12 0 -15|.from~office 0 -13 0 -15|.from~on -2 -3 -5 -5|.from~one 4 6 2 3
.from~outfit 1 -11 -6 -14|.from~says 4 7 10 9|.from~since 4 6 3 7|.from~to 4 4 1 5|.from~which 2 4 -1 8
.from~with 0 0 1 -2|.fron* -2 8 -6 1|.front -2 8 -6 1|.front_desk -1 6 -2 8|.front_of -2 -1 -3 1|.froz* 8 8 7 6
.ft 0 -2 1 1|.fue -14 -35 -21 -38|.fuel 1 -4 -3 -10|.fuer* -9 -29 -18 -33|.fui 13 12 17 13|.full -10 -19 -6 -21
.full_time 2 4 5 5|.full~# 4 -4 6 -4|.full~and -14 -35 -27 -43|.fund -4 -5 -1 -7|.fune* 8 3 10 4|.funeral 8 3 10 4
.funn* 5 0 1 0|.funny 5 0 1 0|.furn* -3 15 7 20|.furniture 3 14 8 19|.fusi* 9 18 18 20|.fusion 8 15 17 17|.g 4 8 8 6
.gall* -3 4 3 5|.gana -3 4 -3 4|.gana* 1 0 -1 -1|.ganaba 1 0 -1 -1|.ganaba_$ 3 -2 -6 -2|.ganaba~por 1 4 2 3
.ganaba~week 1 3 0 1|.gara* -6 1 5 2|.garage -6 1 5 2|.garn* 10 24 12 27|.gas 5 13 8 18|.gas_station 1 -12 -6 -13
.gate -4 0 2 -1|.gave 1 -2 -6 -2|.gave_<her> -8 24 18 31|.gave_<me> 4 -27 -22 -41|.gave_<my> 3 -4 6 -6
.gave_it 16 -5 -9 -2|.gave~# -3 -12 0 -12|.gave~$ -1 -35 -16 -43|.gave~<i> 3 2 8 4|.gave~and 0 -16 -16 -21
.gave~day 5 0 -6 -4|.gave~document 3 3 2 2|.gave~for -3 0 -1 1|.gave~number 2 4 2 2|.gave~to 15 -3 -2 0|.gc 4 -4 4 -3
.gear 0 -12 -4 -16|.gene* 7 -1 4 -2|.general 3 -5 -1 -6|.gent* -5 -9 -7 -9|.get 3 -17 -5 -23|.get_<her> 14 21 20 22
.get_<my> 4 -2 2 -2|.get_<them> 2 -1 -1 -1|.get_it 4 3 8 6|.get_lawyer -11 -9 -8 -6|.get_on 2 0 4 -3
.get_to 8 11 15 15|.gets 3 -20 -7 -28|.gets~for 3 4 3 1|.gett* 2 13 5 11|.getting 2 13 5 11|.get~<i> 6 5 7 5
.get~<my> -2 1 -2 -1|.get~and -7 -8 -8 -9|.get~for 1 -2 1 -5|.get~it 6 12 12 16|.get~of -4 -8 -5 -9|.get~to 6 3 4 -1
.give 7 -19 -11 -17|.give* 10 27 23 31|.give_it 3 -1 -2 0|.give_you 1 -4 0 -5|.given 1 14 14 20|.gives 5 10 7 8
.gives_<me> 2 1 2 -1|.give~# 0 -1 -3 0|.glad -4 -2 1 -4|.glad_to -4 -2 1 -4|.glov* -6 -9 -4 -12|.glove -6 -9 -4 -12
.gm -2 4 3 7|.go 4 3 7 1|.go_after 6 2 6 2|.go_back 6 8 2 1|.go_by 5 4 1 4|.go_from -5 -11 -4 -11|.go_in 5 3 5 3
.go_on 0 2 -2 5|.go_to -8 -10 -7 -12|.goes -5 4 -4 11|.goes_to -2 -8 -10 -8|.goin* -3 6 1 9|.going -3 6 1 9
.going_to -7 1 -5 4|.going~and 2 16 12 20|.going~to 2 3 3 4|.gone 11 3 10 6|.gone_to 10 7 3 6|.gone~# -3 7 5 8
.good -10 -11 -13 -15|.good* 6 7 6 11|.good_morning 0 4 0 4|.good~<i> -8 -4 -5 -3|.good~<she> 2 1 1 2
.good~and 2 1 -1 1|.good~no -1 -6 -6 -8|.got -9 -24 1 -25|.got_# -13 -9 -12 -5|.got_$ 8 6 11 5
.got_<her> -12 -36 -26 -46|.got_<my> 6 -6 -3 -10|.got_hurt -9 -11 -1 -5|.got_in 2 -6 -3 -6|.got_it 7 16 17 21
.got_lawyer -1 -14 -10 -19|.got_letter -3 13 13 22|.got_no -1 0 -3 -1|.got_one -7 -12 -6 -11|.got_photo -7 10 -2 9
.got_sick -1 -5 -5 -6|.got_ticket 4 8 2 7|.gott* -4 -12 -10 -17|.gotten 3 8 6 10|.got~# 5 -9 -1 -8
.got~<her> -6 -20 -13 -23|.got~<i> -17 -12 -10 -7|.got~<longago> -7 -4 -6 -5|.got~<my> -7 -10 -9 -8
.got~<name> 2 2 -1 4|.got~<she> -3 -8 -5 -9|.got~and -21 -55 -38 -64|.got~at -5 9 3 12|.got~but -5 5 1 8
.got~by -7 -3 -4 -4|.got~day -2 -5 0 -6|.got~document 6 12 6 13|.got~email 4 10 3 9|.got~for 6 6 7 6
.got~from -2 -2 1 3|.got~in -3 -2 -8 2|.got~it 5 6 9 8|.got~last 4 3 7 2|.got~lawyer 3 13 5 13|.got~letter 2 -6 -3 -8
.got~no -5 3 0 4|.got~of -4 -7 -4 -6|.got~on 3 6 8 5|.got~report 0 -2 -4 -6|.got~to -7 -2 0 -4|.got~w 1 5 8 7
.got~with -2 -5 -2 0|.got~year -2 8 4 11|.go~<her> 7 19 10 18|.go~<i> 0 -13 -4 -13|.go~and 8 14 11 16|.go~by 11 6 10 6
.go~in -6 1 1 3|.gps -11 -28 -17 -31|.graf* 7 13 8 13|.graft 3 8 6 7|.grandbaby -4 0 3 3|.granted -1 -17 -9 -22
.grap* 2 3 -4 1|.grav* -2 -10 -7 -9|.gravel -1 -10 -6 -9|.gray -6 -6 -7 -6|.grea* -2 -2 -3 -7|.great -3 -8 -6 -13
.green -3 -16 -11 -22|.green_card 9 19 8 19|.green~# 8 4 11 5|.grie* -3 -12 1 -11|.groc* -4 0 -1 1
.gros* 0 -13 -10 -16|.gross -1 -16 -9 -17|.grou* -7 -27 -19 -31|.ground -5 -27 -16 -33|.group -4 -4 -5 -2
.group_chat 2 6 3 6|.group~# 3 0 1 -2|.grow* -8 -32 -9 -37|.grown 4 -15 0 -19|.guar* 7 -2 3 -9|.guard 8 9 15 10
.guardian 3 3 3 2|.guardianship 5 -1 0 -2|.gues* 4 24 12 28|.guess 0 -1 -4 -5|.guess_# -2 -10 -12 -14
.guess_<i> 2 10 2 8|.guest 1 6 3 8|.guid* -3 -3 2 -1|.guide -3 -2 3 1|.guil* 0 -7 -1 -12|.guilty 4 0 5 -5
.gutt* -3 -16 -11 -22|.gutters 1 -13 -10 -19|.gym -3 -1 -4 -2|.h 1 -6 -6 -8|.ha 19 39 38 49|.habi* 1 5 2 6
.habl* -8 -7 -9 -6|.hace -6 -21 -22 -28|.hace* 7 46 31 56|.had 10 -44 -24 -56|.had_# -16 -21 -5 -20
.had_<her> -9 -32 -19 -38|.had_<my> -3 -5 -8 -9|.had_it 5 2 7 -1|.had_lawyer 13 26 18 31|.had_no -4 -38 -25 -47
.had_on -1 2 1 4|.had_one 0 -4 -1 -9|.had_to 2 3 -6 -2|.had~# -10 -49 -25 -51|.had~<her> 1 -11 -2 -8
.had~<i> -5 -24 -24 -30|.had~<longago> 4 6 9 7|.had~<my> 4 4 2 3|.had~<name> -3 10 8 16|.had~<she> 6 30 17 35
.had~all -4 -4 -6 -3|.had~and 1 -27 -9 -27|.had~at 2 3 -3 1|.had~beers -4 -24 -12 -28|.had~but -5 -5 -2 -5
.had~by 2 -2 1 -1|.had~every 6 5 1 5|.had~for -2 16 11 18|.had~from 5 27 14 32|.had~in 8 7 11 8|.had~it 1 23 14 26
.had~lawyer 3 -1 1 -2|.had~no 5 4 2 3|.had~of -2 -8 -3 -8|.had~on 1 -4 2 -3|.had~out 0 -10 -4 -6|.had~put 9 9 3 10
.had~sign -7 -14 -5 -19|.had~since -9 -14 -12 -16|.had~to 0 -21 -16 -26|.had~who -2 2 -5 3|.had~with 7 19 10 22
.had~year 7 10 8 10|.hair -15 -3 -12 2|.hair* 1 -7 1 -4|.half 4 35 22 45|.half_of 4 7 2 8|.half~# -14 -13 -19 -14
.half~it 1 0 -3 -1|.hall 2 -3 -1 -7|.hand 8 33 20 42|.hand* 3 32 23 35|.hand_# 8 17 6 20|.handed -6 -18 -14 -23
.handle 8 14 12 16|.handles -2 5 2 4|.hands 7 16 12 17|.hand~# 0 7 -6 8|.hang -5 0 -1 -2|.hang_up -2 4 0 5
.happ* -26 -17 -3 -14|.happen 5 -3 3 -2|.happened 4 3 2 1|.happy -19 -9 -7 -10|.happy_to -10 3 0 6|.hard 11 11 4 14
.hardware 0 -3 -4 0|.hardware_store -2 -3 -4 1|.harness -4 -3 -2 -3|.has 6 21 24 23|.has_# 7 36 21 45
.has_$ 0 -11 -4 -10|.has_<her> 12 40 22 48|.has_<me> 3 -6 -4 -4|.has_<name> 2 -3 -1 0|.has_all 3 1 5 0
.has_had -10 -27 -21 -38|.has_it -1 -1 0 -2|.has_lawyer 17 13 14 4|.has_no -12 -18 -15 -26|.has_pay -5 -14 -11 -13
.has_to -5 4 -4 3|.has_told 4 1 5 -1|.hast* 6 4 9 3|.hasta 6 4 9 3|.has~# 17 24 27 29|.has~$ -1 0 0 6
.has~<her> -8 -42 -23 -47|.has~<i> 0 -20 -14 -19|.has~<me> 8 -7 9 -8|.has~<my> -10 -28 -22 -37
.has~<name> -6 -25 -11 -31|.has~<she> 1 3 8 5|.has~and 13 30 9 29|.has~at 9 6 10 5|.has~comp -2 -11 -3 -15
.has~document -3 -13 -7 -21|.has~file -1 18 12 20|.has~for -11 -14 -14 -19|.has~from 5 5 13 7|.has~have 1 -15 -12 -16
.has~house -8 -2 -8 0|.has~in -1 -24 -12 -33|.has~insurance 0 0 2 2|.has~it 9 28 20 30|.has~lawyer 7 8 2 8
.has~no -7 -10 -14 -13|.has~of 13 7 10 0|.has~on 10 14 18 21|.has~one -5 -8 -7 -11|.has~pay 6 10 8 8
.has~record 10 9 11 7|.has~says 2 1 6 6|.has~sign -1 -8 -5 -14|.has~since -1 -20 -14 -31|.has~to 11 19 4 21
.has~up -3 -2 3 -1|.has~with 1 13 7 13|.haul* 4 10 6 10|.have -13 23 13 37|.have_# -8 7 5 12|.have_$ 6 4 10 4
.have_<her> -1 -5 -9 -6|.have_<my> -4 -3 -1 -4|.have_<them> 6 10 8 10|.have_about 4 11 6 11|.have_all -1 -8 -2 -9
.have_any -2 5 -3 6|.have_bank -5 -5 -3 -6|.have_both 5 0 6 -2|.have_copy 5 9 7 12|.have_document 1 17 4 23
.have_got -3 -2 -2 -3|.have_it 5 26 17 31|.have_lawyer 6 3 -2 -6|.have_lease 6 15 15 16|.have_letter 3 -12 -6 -12
.have_money -6 -15 -2 -13|.have_no -13 -2 -6 3|.have_one -5 -14 -10 -13|.have_photo 1 -1 6 -2|.have_receipt 0 2 1 0
.have_report -4 -3 -2 -3|.have_to 5 5 9 3|.have~# 6 1 4 1|.have~$ 5 11 10 14|.have~<her> 21 45 31 46
.have~<i> -17 -16 -19 -16|.have~<me> 4 17 9 18|.have~<my> 1 18 5 23|.have~<name> -2 -5 -8 -6|.have~<she> 6 6 -4 1
.have~<they> 4 -3 -1 -3|.have~about 1 -1 -3 -1|.have~all -1 -6 2 -6|.have~and 22 44 44 48|.have~both -2 -13 -14 -13
.have~but -2 -1 -5 0|.have~by 2 -1 0 -1|.have~card -2 -4 -5 -2|.have~day 2 6 0 7|.have~document 4 -1 -5 -1
.have~email -3 -18 -7 -24|.have~every 0 -3 -2 -2|.have~file -1 -3 2 -5|.have~for -2 -7 -4 -4|.have~from 8 31 19 34
.have~had 3 0 0 2|.have~here 3 5 6 3|.have~in -9 -28 -23 -32|.have~it -6 -18 -7 -18|.have~lawyer -3 21 10 27
.have~letter -5 -4 -3 -2|.have~no 13 16 19 22|.have~now -1 1 3 1|.have~of -15 -33 -13 -32|.have~on 0 -3 -1 0
.have~one 3 13 7 15|.have~or -10 -10 -11 -10|.have~photo -9 -14 -13 -22|.have~since -1 3 -2 -2
.have~statement -6 -8 -6 -7|.have~to -10 4 1 6|.have~with 6 23 16 26|.have~year -7 -14 -13 -15|.hay 9 7 3 11
.hay_report 4 4 -6 3|.hay~y 6 19 9 21|.head 1 15 9 15|.head* -3 -7 -4 -7|.head_on -2 -5 -7 -9|.heal* -13 -31 -32 -29
.healed 2 -1 -5 0|.health -12 -21 -13 -20|.health_insurance -3 -9 -2 -9|.healthy -2 -6 -7 -5|.health~<name> 0 4 -2 2
.hear 3 7 6 9|.hear* -2 -44 -23 -54|.hear_it 7 6 8 7|.heard -1 -17 -6 -20|.heard_it -1 -3 -6 -3|.hearing 0 -14 -2 -11
.hearing_# -11 -1 5 9|.hearing_<name> 9 14 8 15|.hearing~# 13 17 7 18|.hearing~<name> -3 -27 -17 -34
.hearing~<they> 7 14 7 16|.heart 2 4 -3 2|.heat -6 -2 0 0|.heat* 1 5 -2 3|.heat~# 2 3 4 6|.heav* -6 -2 -1 2
.hed 3 -2 8 0|.hed~out 1 -5 -2 -5|.held -1 12 15 16|.hell 19 22 20 27|.hell* -21 -10 -9 -8|.hello -21 -10 -9 -8
.hell~it 6 8 4 10|.helmet -1 -9 -7 -12|.help -3 -11 7 -9|.help* 15 23 18 29|.helped 7 3 -1 5|.helper 8 12 14 13
.helping 1 2 3 3|.helping_<me> -2 0 0 0|.here -23 1 3 5|.here_# 2 2 2 2|.here_<i> 2 1 0 2|.hern* -5 18 2 22
.hernia -4 -5 -4 -3|.hey -23 -19 -18 -21|.high -3 -11 -5 -13|.hip 5 9 9 4|.hip~# 1 0 4 2|.hire 9 13 10 15
.hire* 0 -2 1 -6|.hired 0 -2 1 -6|.hired_anyone 3 7 3 7|.hired_lawyer -6 -12 -9 -13|.hired_no 1 5 3 5
.hired_yet -6 -5 -1 -3|.hired~for -1 0 -3 0|.hired~to 1 4 -7 -3|.hiri* -3 -2 -3 -4|.hiring -3 -2 -3 -4
.hist* -2 -13 -9 -16|.history -2 -13 -9 -16|.hit 8 -1 0 -1|.hit_<her> 15 53 39 61|.hit_<me> -9 17 4 19
.hit_<my> 0 12 9 14|.hit_by -7 4 -2 6|.hit~# 6 15 13 16|.hit~<name> 2 -4 3 -4|.hit~<she> -11 -9 -12 -7
.hit~and -10 -18 -11 -23|.hit~car -10 -1 -3 1|.hit~head 3 9 3 6|.hit~in -6 -7 -6 -4|.hit~on -3 -3 -4 -4
.hit~truck 0 14 9 17|.hoa -9 -9 -17 -12|.hold 6 2 10 1|.hold* 5 31 20 38|.holding 0 11 7 14|.hole 0 -3 0 -5
.holi* 4 12 12 13|.holidays 3 11 10 12|.home* 3 23 11 24|.homeowner -1 7 5 10|.hone* 7 -15 -7 -19|.hors* -2 -14 -8 -15
.horse 1 -4 5 -2|.hosp* -2 2 7 6|.hospice -1 -2 -3 0|.hospital -7 -4 5 -1|.hospital_# 1 1 -1 0|.hospital_and -4 3 -2 5
.hospital_for -5 -11 -6 -11|.hospital~# -1 -14 -5 -23|.hospital~$ -1 -6 2 -9|.hospital~<my> 2 -3 -5 -5
.hospital~and -1 -2 4 -1|.hospital~day -4 -5 -3 -5|.hospital~no -5 0 -3 -1|.host 1 8 1 9|.hot 3 -3 2 -2|.hotel 7 5 6 6
.hotel~# -8 -7 -7 -7|.hour -1 -1 -3 -4|.hour_# 5 9 17 10|.hour_at 3 0 -2 0|.hour_no -6 -19 -16 -23
.hour_of -5 -7 -7 -4|.hour_week 0 -8 -5 -8|.hour~# 2 21 12 29|.hour~<me> 5 -4 4 -2|.hour~<my> -1 -2 -4 -2
.hour~and -7 -6 -1 -2|.hour~email 3 2 2 -1|.hour~for -3 -24 -15 -25|.hour~hour -2 4 1 6|.hour~in -4 -6 -7 -9
.hour~it 3 -8 -5 -10|.hour~no 2 1 0 -1|.house 3 3 4 7|.house_# 4 5 -3 9|.house_$ -5 -19 -9 -18|.house_<she> 2 3 7 4
.house_and 9 1 0 4|.house_in 0 1 1 0|.house_maybe -5 -9 -9 -8|.house_no -1 25 9 28|.house_on 2 10 -3 11
.house_to 4 11 11 13|.house_worth 0 9 4 11|.household -10 -21 -14 -24|.houses -1 -3 -4 -6|.house~# -1 19 23 28
.house~$ 2 21 2 23|.house~<her> 5 2 8 1|.house~<my> -1 -5 1 -4|.house~<name> 0 -5 -1 -6|.house~<she> -3 -5 -2 -4
.house~and 3 18 10 20|.house~at 1 0 5 0|.house~day 4 5 0 3|.house~for -7 -4 1 -5|.house~in -9 -23 -18 -26
.house~it -4 12 8 14|.house~no 2 -1 -1 2|.house~on -5 -13 -9 -14|.house~owe -4 -10 -4 -10|.house~to 4 4 5 5
.house~with 0 -6 0 -7|.how -4 -14 -16 -14|.how_<i> -3 -1 2 2|.how_it 6 -2 8 -1|.how_long -10 2 -3 2
.how_many 0 -4 -8 -5|.how_much 7 5 4 7|.how~<i> 6 10 -7 7|.how~and 3 9 4 7|.how~it -4 -3 -8 -3|.huma* -5 -2 -5 -1
.hung -11 0 -2 1|.hung_up -11 -3 -3 -3|.hurr* -4 -1 -10 -1|.hurt 3 -4 0 -2|.hurt* 6 4 6 5|.hurt_<her> 3 10 1 12
.hurt_<my> 0 8 8 15|.hurt_at -15 -15 -14 -17|.hurting 4 10 6 10|.hurts 3 -5 1 -5|.hurt~back -3 -1 -3 0|.hvac 4 0 2 3
.hygi* -4 -4 -6 -4|.hygienist -4 -4 -6 -4|.hypo* -1 -1 -1 -2|.hyst* 1 -3 -4 -2|.hysterectomy 1 -3 -4 -2
.iba 7 -11 4 -11|.iba_en 1 -8 3 -6|.ice -14 -27 -14 -29|.icu 1 12 6 17|.idea 3 1 1 2|.iden* 6 7 7 7|.idk -2 -2 2 -2
.iep 1 0 -7 -1|.if -61 -36 -28 -35|.if_<i> -5 9 2 14|.if_<she> -18 -15 -20 -14|.if_<they> -2 3 5 5|.if_it 4 6 8 6
.if_no -7 -3 -10 -3|.if_there -8 -9 -4 -8|.if_you -23 -6 -9 -1|.if~# -3 -1 3 -3|.if~<her> -10 -9 -12 -10
.if~<i> -1 1 -5 4|.if~<me> 0 4 2 6|.if~and -10 8 9 13|.if~anything -4 -4 -2 -3|.if~can 4 7 4 4|.if~could -6 -11 -6 -11
.if~do -12 -11 -11 -10|.if~got -11 -9 -11 -8|.if~had -12 -9 -7 -7|.if~have -6 4 1 6|.if~it 2 9 9 11|.if~no -6 -6 -8 -8
.if~or -2 4 0 7|.if~something 7 7 3 8|.if~take 12 6 8 3|.if~to 6 10 0 15|.if~you -5 -6 -5 -7|.ignored 12 30 25 35
.imag* -1 -4 -2 -3|.impl* 0 4 -3 -1|.implants -6 -8 -3 -7|.impr* -1 -2 0 -2|.in -6 -3 2 -2|.in_# -25 -48 -47 -54
.in_<her> 2 19 6 25|.in_<lastyear> 3 -6 -1 -7|.in_<longago> 9 -18 8 -10|.in_<my> 11 22 16 29|.in_<name> 29 10 24 3
.in_<she> -4 17 11 23|.in_<them> -7 -6 0 -4|.in_<years> 2 -23 -8 -29|.in_and 1 5 14 5|.in_another 2 4 2 6
.in_any -7 1 -4 4|.in_binder 2 -3 0 -6|.in_by 3 -1 4 -5|.in_car 2 -4 5 -5|.in_court 9 3 9 8|.in_email 0 -2 0 -4
.in_folder -2 -15 -5 -18|.in_for 6 0 0 3|.in_front -1 -3 1 -2|.in_group 2 6 3 6|.in_hand 20 19 24 22
.in_hospital -9 4 3 9|.in_house 5 3 1 3|.in_it -3 -5 9 4|.in_law 3 -15 -5 -11|.in_middle 2 -7 3 -6|.in_morning 2 1 3 1
.in_new 1 -1 -5 -4|.in_no -10 -46 -35 -58|.in_office -1 1 -2 -1|.in_on -1 13 9 17|.in_one 8 8 10 12|.in_order -3 3 1 3
.in_parking 0 13 7 18|.in_person -1 -4 -1 -4|.in_place -5 -2 -6 -4|.in_report 4 5 6 6|.in_room -2 -11 -5 -12
.in_same -4 -8 -6 -12|.in_spring -4 -9 -3 -10|.in_there -3 -17 -14 -21|.in_time 1 3 -1 0|.in_town -1 -7 -3 -10
.in_truck 3 8 6 8|.in_way 4 0 3 0|.in_which -3 0 -3 1|.in_with 9 10 7 6|.in_writing 10 30 14 34|.in_your -13 4 0 6
.inch 0 6 -3 4|.inci* -1 4 -4 5|.incident 1 6 0 7|.incident_report 0 6 -1 6|.incl 5 2 3 3|.incl* 0 2 2 0
.including 0 0 0 -2|.inco* -4 18 11 22|.income -4 13 14 21|.inde* 0 0 -3 1|.independent -3 -4 -7 -4|.infe* -2 8 11 13
.infection -3 -2 1 0|.info -1 1 -2 2|.info* -5 -2 0 -1|.init* 2 11 13 11|.initials 5 4 6 2|.inje* 0 32 11 33
.inju* -30 -47 -27 -47|.injunction -1 -14 -10 -14|.injured -5 -6 -4 -6|.injuries -15 -18 -14 -16|.injury -7 -9 2 -11
.insi* -8 -23 -20 -27|.inside -8 -23 -20 -27|.insp* 6 22 16 25|.inspected 0 4 0 4|.inspection 5 26 17 30
.inspector 0 -11 -4 -12|.insu* 15 22 19 21|.insurance 8 5 3 5|.insurance_# 3 23 18 23|.insurance_$ 0 0 0 -1
.insurance_<adult> -1 -12 -7 -16|.insurance_and 3 -17 -8 -16|.insurance_has -4 -6 -3 -6|.insurance_no 2 -18 -7 -19
.insurance_offered -4 -7 3 -6|.insurance_pay -5 -13 -14 -12|.insurance_says 7 5 1 8|.insurance_wrote 1 -1 2 -3
.insurance~# 2 13 13 16|.insurance~$ -8 -17 -19 -20|.insurance~<adult> 3 -7 -1 -7|.insurance~<her> 0 3 0 0
.insurance~<i> -2 -5 -2 -5|.insurance~<me> 2 -4 -1 -2|.insurance~<my> -2 8 8 13|.insurance~<name> 0 -23 -11 -28
.insurance~<she> 1 5 -1 6|.insurance~all 5 -9 -4 -8|.insurance~and -3 3 0 0|.insurance~for -2 -7 -9 -14
.insurance~most 0 -13 -5 -14|.insurance~no -2 -7 -11 -9|.insurance~of 2 2 5 4|.insurance~pay 6 -7 3 -3
.insurance~policy 0 -6 -3 -5|.insurance~says -7 -8 -5 -9|.insurance~to 13 0 9 -1|.inta* -24 -11 -13 -12
.intake -24 -13 -13 -13|.interest 3 -5 0 -10|.interested 5 3 2 2|.internal 8 27 14 29|.internet -1 -4 3 -1
.interview 0 -10 -3 -11|.into 1 -8 2 -8|.into_<her> 7 14 20 18|.into~and -2 -12 -7 -18|.inve* 0 1 7 7
.invo* -13 -30 -26 -39|.invoice -13 -18 -18 -21|.invoices -1 -3 -3 -4|.in~# -8 -23 -27 -44|.in~$ 12 8 13 13
.in~<adult> 4 -11 -4 -16|.in~<her> -12 -14 -24 -25|.in~<i> 10 25 14 26|.in~<lastyear> 3 7 11 8
.in~<longago> -14 -48 -21 -57|.in~<me> -4 7 -1 10|.in~<my> -4 27 16 36|.in~<name> -6 23 13 27|.in~<she> 17 4 24 7
.in~<spouse> 0 0 7 3|.in~<them> -2 -11 -13 -17|.in~<they> 1 -29 -14 -31|.in~<thisyear> 3 13 10 12
.in~<years> 3 12 5 12|.in~about 2 3 -2 1|.in~account -4 -28 -18 -36|.in~after -1 6 2 6|.in~all -17 -60 -34 -74
.in~and -31 -54 -36 -59|.in~as -8 -3 0 0|.in~at -6 -14 -10 -20|.in~because 1 -5 -1 -5|.in~but -11 -4 -8 -5
.in~by -4 -9 -12 -11|.in~came 1 -5 -1 -5|.in~case 4 -15 -4 -17|.in~chat 2 6 3 6|.in~court -1 -4 -6 -6|.in~day -5 4 8 7
.in~deny -3 4 6 5|.in~did -11 -24 -16 -27|.in~doctor -2 -5 -2 -7|.in~far -1 -7 -4 -8|.in~file 2 -18 -8 -29
.in~fine -2 -2 -3 -1|.in~for -6 16 2 20|.in~from 5 11 14 13|.in~got -9 -40 -21 -46|.in~had 11 10 10 12
.in~has 4 -11 1 -15|.in~have 16 20 17 21|.in~house -11 -22 -9 -24|.in~in -1 -38 -33 -58|.in~it -17 -36 -21 -38
.in~kid 3 5 -7 7|.in~lane 1 -10 -5 -12|.in~last -7 1 -3 5|.in~lawyer -19 -13 -19 -8|.in~left 3 5 7 4
.in~letter -4 -6 -2 -4|.in~lost -7 -6 -2 -6|.in~lot 1 3 -1 3|.in~month -7 -23 -13 -26|.in~name 0 -2 7 -3
.in~no -16 -4 1 -5|.in~now -5 -5 2 -8|.in~of -19 -34 -29 -42|.in~on 15 6 2 12|.in~one 2 3 -4 3|.in~or 1 8 0 8
.in~other 3 3 5 2|.in~out 6 22 16 23|.in~own 5 -10 1 -11|.in~photo 6 0 -3 -4|.in~place 3 -1 0 -4|.in~places -2 -3 1 -2
.in~report -1 -9 -4 -10|.in~room -2 -3 -5 -7|.in~said 0 -4 -7 -5|.in~same 2 4 0 6|.in~says -5 7 0 10
.in~since -4 -3 -1 0|.in~store -2 -4 -4 -4|.in~th 5 7 0 7|.in~then -2 -13 -4 -18|.in~there -5 -23 -16 -29
.in~time -1 0 -1 -1|.in~to -2 -13 -7 -14|.in~told -3 -11 -10 -15|.in~took 3 4 2 4|.in~truck 7 9 0 8|.in~video 3 4 1 -1
.in~w -2 -1 4 -2|.in~week -7 -2 -6 -3|.in~went 0 -19 -12 -25|.in~when 7 39 24 47|.in~where -6 -7 -2 -7
.in~which -11 -27 -17 -29|.in~with -19 -34 -31 -38|.in~year -13 -15 -13 -10|.in~you -4 -3 -1 -1|.irs 4 3 3 2
.ish 3 2 -8 0|.issu* 11 7 4 9|.issue 8 7 5 7|.issued 2 -1 -1 2|.it 11 -71 -50 -92|.it_# 12 32 9 29|.it_$ 1 -11 -9 -15
.it_<her> -1 -11 -8 -9|.it_<i> 4 -20 -7 -16|.it_<me> 0 -6 -3 -4|.it_<my> -4 -9 -8 -7|.it_<name> -5 -19 -20 -25
.it_<she> -6 -22 -11 -31|.it_<they> 4 -5 2 -6|.it_about -6 -3 -7 -3|.it_again 5 6 5 6|.it_all -1 7 -4 14
.it_and 17 -17 -9 -24|.it_as 2 1 3 4|.it_at -11 -29 -23 -35|.it_back 16 35 22 40|.it_because -1 12 8 15
.it_before -4 -25 -13 -32|.it_but -2 -24 -7 -33|.it_does -8 -1 -4 1|.it_done 8 24 12 28|.it_down -10 -17 -8 -18
.it_fine -3 0 -2 5|.it_for 7 -3 11 0|.it_from 3 8 12 14|.it_go 0 -8 -11 -6|.it_goes -2 2 0 4|.it_good 4 1 -1 0
.it_got -9 -12 -4 -13|.it_had 2 -9 -6 -12|.it_has 0 -5 0 -3|.it_in 8 7 6 -1|.it_it 1 -1 -3 -3|.it_no 2 -2 3 -1
.it_now -1 -11 2 -13|.it_off 2 -9 -3 -10|.it_on -12 -3 -3 -4|.it_one 2 -1 4 -1|.it_or -8 1 -5 0|.it_out 6 12 8 22
.it_over 0 -26 -12 -33|.it_right 5 27 13 26|.it_said -1 -23 -7 -26|.it_same 5 5 2 6|.it_says 11 29 14 34
.it_sign -5 -7 -9 -8|.it_since -8 -31 -18 -39|.it_still -8 -25 -15 -30|.it_time -2 -7 1 -9|.it_to 5 -9 -22 -13
.it_too 1 0 3 1|.it_up 0 0 0 1|.it_went 6 -1 1 0|.it_with -8 -44 -33 -51|.it_worth 11 8 13 5|.it_would -3 3 -2 6
.itd 0 -13 -8 -16|.item -3 -4 1 -3|.item* -4 -3 -9 -5|.itll -5 -13 -10 -12|.its -5 -20 -16 -18|.its_# 1 -4 -2 -7
.it~# 0 21 14 32|.it~$ -3 -9 0 -13|.it~<adult> -10 -35 -18 -42|.it~<child> 5 3 3 1|.it~<her> 14 34 15 36
.it~<i> -10 -17 4 -24|.it~<longago> -16 -35 -26 -40|.it~<me> -6 -43 -32 -59|.it~<my> 14 -1 3 4|.it~<name> 12 33 23 41
.it~<parent> -3 7 2 9|.it~<she> -2 -23 -23 -25|.it~<they> -4 -16 -12 -22|.it~about -8 -10 -6 -7|.it~after 3 3 4 2
.it~all -1 -14 -8 -15|.it~and -33 -72 -57 -86|.it~as -2 -21 -12 -25|.it~at -1 -6 0 -4|.it~back 0 5 2 8
.it~because -4 1 3 4|.it~but 3 3 1 7|.it~by 6 -1 -3 4|.it~company -7 -1 -3 0|.it~day -4 -8 -8 -13|.it~down 3 -1 -1 0
.it~email 0 -5 1 -5|.it~fine 7 -1 1 -2|.it~for 11 29 17 38|.it~from -8 -14 -16 -21|.it~go 1 4 2 9|.it~good -3 -8 -8 -6
.it~got -5 0 2 -2|.it~had 12 15 6 16|.it~has 4 -22 -10 -29|.it~have 1 5 14 11|.it~house 3 -1 1 -4|.it~if -8 -5 -5 -4
.it~in 2 -29 -22 -33|.it~it -5 -40 -31 -52|.it~last -3 -3 -1 -2|.it~like 4 -2 -2 -2|.it~money -6 -6 -6 -1
.it~month 11 9 1 4|.it~more -3 -8 -3 -9|.it~next -1 -5 -4 -3|.it~no 0 -31 -9 -42|.it~now -1 10 2 9
.it~of 10 -8 -13 -10|.it~on -3 -43 -32 -57|.it~one 0 -1 -4 -2|.it~only -6 -4 -4 -4|.it~or 1 -7 -3 -6
.it~out 0 -3 -6 -4|.it~over -5 -12 0 -12|.it~own 10 10 8 13|.it~pay 3 -1 -8 -7|.it~put 2 -2 6 -3
.it~record -3 -7 -7 -8|.it~report -8 -5 -4 -4|.it~said 2 -15 -7 -17|.it~say -1 -10 -10 -12|.it~says -5 7 2 7
.it~sign -4 -21 -8 -22|.it~since -9 4 2 7|.it~then -6 -1 -2 0|.it~there 19 7 6 7|.it~time -4 -2 1 3
.it~times 3 -1 -1 0|.it~to -7 -14 -8 -17|.it~up 9 14 11 13|.it~way -5 -16 3 -16|.it~week 11 5 5 0
.it~when -6 -10 -10 -12|.it~which -12 -15 -11 -18|.it~with -15 -47 -35 -54|.it~writing -12 -10 -13 -13
.it~wrote -5 -9 -5 -7|.it~year 10 12 5 15|.it~you -4 -2 -2 2|.jacket 0 0 2 4|.jail 14 18 15 21|.jaw -2 -15 -7 -15
.jaw~# -2 -2 -3 -2|.job 0 3 5 1|.job_# 4 9 1 8|.job_at 1 -1 -2 -3|.jobs 7 1 0 0|.job~# -8 -7 -2 -9|.job~<name> 5 3 5 3
.job~and 1 -3 -1 -3|.join* -3 1 2 1|.joint -1 3 5 6|.judg* -21 -42 -33 -50|.judge -11 -33 -22 -39|.judge~# 12 13 18 14
.judge~<name> 3 1 1 1|.judgment -3 0 -3 -1|.junt* -3 -13 -6 -13|.jury -10 -3 1 0|.k 6 2 -1 3|.k_# 1 10 6 12
.keep 18 11 8 10|.keep* 2 21 13 25|.keeps 4 16 10 20|.keep~and 0 -5 -4 -6|.kept 12 14 11 15|.kept_# 0 0 -3 -2
.kept~and 2 6 9 7|.kept~of 2 12 5 12|.keys -3 0 -3 1|.kick* -2 -11 -5 -11|.kicked 1 -4 -1 -4|.kid 14 9 15 13
.kid_# -8 -8 -1 -3|.kid_in -2 -4 -5 -1|.kid_no 3 11 7 12|.kid_on -5 -10 -13 -10|.kidn* 3 -1 6 -1|.kidney 2 -11 0 -13
.kidneys 2 7 6 7|.kid~# 2 -1 1 0|.kid~$ 1 -12 1 -16|.kid~<i> 1 6 2 6|.kid~<me> -3 -9 1 -8|.kid~<my> 5 2 11 1
.kid~<name> -2 -2 0 -2|.kid~and -1 -3 2 -3|.kid~in -3 -14 2 -11|.kid~it 3 -8 0 -3|.kid~no 0 6 -8 6|.kid~to 4 -6 -5 -5
.kill* 0 14 3 12|.killed 0 14 3 12|.killed_# 0 10 4 7|.kind -9 -5 -10 -6|.kind* -14 -4 -3 -2|.kind_of -2 -6 -3 -7
.kindly -15 -12 -9 -13|.kitchen -14 -17 -19 -20|.knee -1 7 -2 6|.knee* 6 -4 8 -4|.kneecap 2 2 4 0|.knees 5 -5 4 -4
.knee~# 1 3 -5 4|.knee~and -5 0 2 0|.knew -3 -37 -13 -44|.knoc* 0 -3 -1 -4|.know -9 -22 -14 -26|.know* -11 3 7 5
.know_<i> -1 -1 -3 0|.know_about 5 -4 0 -7|.know_and 1 7 5 6|.know_how 14 9 9 9|.know_if 5 9 2 3|.know_it -2 -5 2 -7
.know_of -5 1 1 2|.know_what -14 -18 -18 -16|.know_where 0 -8 4 -2|.know_who 1 8 4 6|.known -8 -15 -2 -17
.knows -3 19 9 22|.know~# -5 -9 -12 -13|.know~<i> -1 5 -5 5|.know~<she> 6 21 10 22|.know~<they> -8 -13 -12 -14
.know~it 11 8 9 5|.know~name 2 5 -1 4|.know~of 2 -4 -8 -4|.know~said -2 -2 2 0|.know~to -3 6 1 3|.know~you 1 7 7 7
.l -3 -2 3 3|.l_<i> 7 19 12 23|.lab 3 9 13 10|.labe* 10 19 13 22|.label 9 20 15 24|.labo* 5 18 5 18|.labor 5 14 6 14
.labr* 0 -9 -6 -11|.ladd* -2 -6 -3 -7|.ladder -2 -6 -3 -7|.lado -4 -1 5 0|.laid -4 -3 -1 0|.laid_off -4 -3 -1 0
.laid~# 0 4 0 7|.land -5 -6 -3 -6|.land* 4 -20 -26 -30|.landlord -2 -26 -22 -34|.landlord~# -8 -18 -12 -20
.landlord~<my> -7 -6 -1 -4|.lane 0 8 4 10|.lapt* 4 9 4 8|.laptop 4 9 4 8|.larg* 9 13 7 15|.large 8 12 7 15
.last -5 -28 -22 -34|.last_# -7 -3 -11 -3|.last_<name> 11 -11 -6 -14|.last_check -1 -6 2 -4|.last_day 5 10 11 11
.last_month 2 -2 -7 -7|.last_name 5 10 6 12|.last_night -16 -24 -18 -24|.last_week 2 14 11 16|.last_year -9 -1 2 1
.last~# 11 14 10 14|.last~<i> -8 -13 -8 -11|.last~<name> 2 0 8 4|.last~<she> -2 -10 -2 -13|.last~and -7 -2 0 1
.last~in 2 7 6 10|.last~no -14 -8 -8 -6|.last~to 5 12 8 14|.late 0 -17 -11 -21|.late* -15 -16 -15 -16
.late_<parent> 1 -1 3 -3|.later -6 -10 -8 -10|.laug* 5 0 -4 2|.laughed 4 3 -1 3|.laun* -9 -8 0 -9|.laundry -3 5 4 5
.law -13 -6 -11 -8|.law_firm 13 19 18 20|.law_office -12 -1 -8 -2|.law_says 6 13 2 13|.lawf* 6 6 2 4|.lawn -1 0 5 3
.laws* -3 0 2 3|.lawsuit -4 4 5 8|.lawy* -1 18 14 19|.lawyer 0 21 16 22|.lawyer_# -2 -12 -5 -14|.lawyer_<i> 12 2 3 3
.lawyer_<name> -18 -22 -17 -22|.lawyer_and 9 9 8 3|.lawyer_before 10 14 12 19|.lawyer_but 0 4 -2 2
.lawyer_ever 2 -13 5 -13|.lawyer_far 7 13 9 15|.lawyer_for 17 20 26 21|.lawyer_from -4 -2 -3 -1
.lawyer_has -3 -6 -7 -5|.lawyer_hired -5 -3 -8 -7|.lawyer_in -9 -8 -8 -9|.lawyer_ni 12 20 8 21|.lawyer_no 6 1 1 -2
.lawyer_now -2 -7 3 -6|.lawyer_on -8 -10 -8 -10|.lawyer_or -1 0 4 3|.lawyer_sign 6 11 9 13|.lawyer_then -1 1 2 0
.lawyer_to -3 -5 -11 -8|.lawyer_who -9 -6 -7 -7|.lawyer_wrote 2 0 2 0|.lawyer_yet -1 -7 -8 -15|.lawyer~# -13 -7 4 -8
.lawyer~$ -6 -13 -5 -12|.lawyer~<child> 3 2 5 2|.lawyer~<her> 4 4 5 9|.lawyer~<i> -8 -2 -10 0
.lawyer~<me> -14 -14 -15 -13|.lawyer~<my> 0 -9 -7 -6|.lawyer~<name> -7 -14 -14 -17|.lawyer~<she> -5 7 -2 11
.lawyer~<they> 2 7 4 6|.lawyer~and -8 -10 -8 -10|.lawyer~do -8 2 0 6|.lawyer~file -11 -20 -18 -24
.lawyer~for -6 -22 -16 -25|.lawyer~has -4 -1 -3 1|.lawyer~have -2 4 0 7|.lawyer~hired -4 -17 -5 -17
.lawyer~in 3 11 2 10|.lawyer~it -5 -28 -15 -35|.lawyer~no -12 14 8 20|.lawyer~now 0 -26 -18 -32|.lawyer~on 4 13 11 14
.lawyer~one 3 1 10 3|.lawyer~only 3 3 4 2|.lawyer~or 7 -2 0 -2|.lawyer~out 3 5 8 9|.lawyer~pay 3 -7 -3 -9
.lawyer~sign -1 -7 -6 -8|.lawyer~to -7 -18 -15 -19|.lawyer~up 1 3 0 5|.lawyer~want -6 -5 -9 -8|.law~it 2 -13 2 -14
.lb 3 -7 -3 -10|.le -8 5 9 13|.le_dieron -2 -15 -15 -20|.le_dijo -3 -9 -6 -10|.leak 5 16 8 17|.leak* -6 -31 -20 -34
.leaked -2 -3 -4 -2|.lear* -14 -30 -25 -37|.leas* 7 11 -1 8|.lease 11 9 6 10|.lease~<name> 3 5 2 3|.least -4 0 0 2
.leav* -3 -4 -14 -5|.leave -8 -17 -17 -23|.leaves -3 -3 -3 -1|.leaves~to -2 3 -1 3|.leaving 6 15 5 19
.leaving~on -2 3 1 5|.left 10 27 19 28|.left_# -3 -10 -8 -16|.left_in 8 20 18 25|.left_on 0 -10 -6 -12
.left~# 5 -7 -5 -14|.left~<name> 8 6 6 7|.left~and 5 -6 1 -7|.left~in -5 -2 -4 1|.left~on 8 25 16 32|.left~to 2 2 2 0
.leg 2 9 6 1|.lega* -6 -2 -2 2|.legal -7 -3 -3 -1|.legal_aid -2 -4 0 -5|.lend* 3 1 2 -1|.lent 3 0 -6 -4
.less 4 -4 -1 -2|.let -16 -22 -20 -24|.let_<her> 2 0 -2 -1|.let_<me> -26 -11 -14 -6|.let_go 4 9 10 12
.let_it 0 -20 -7 -25|.lett* 5 20 -2 16|.letter 1 12 0 12|.letter_# -11 -27 -14 -30|.letter_<i> -2 -1 -4 -2
.letter_<name> 1 1 5 4|.letter_and -4 -12 -3 -13|.letter_but -5 0 -1 3|.letter_came -3 -3 -1 -5
.letter_dated 8 16 12 18|.letter_for -7 -33 -21 -38|.letter_from 5 13 9 15|.letter_in -2 9 7 14
.letter_issued 0 -3 -7 -2|.letter_no 3 9 4 9|.letter_of 4 11 6 12|.letter_says 7 25 13 28|.letter_to -7 -17 -18 -22
.letter_with -2 -3 -5 -3|.letter~# 6 20 15 30|.letter~<i> 1 -2 1 -4|.letter~<me> -1 -1 -5 -5|.letter~<my> -2 -5 -2 -3
.letter~<name> 3 15 6 19|.letter~and 2 -15 -5 -16|.letter~by -1 -4 -1 -7|.letter~day -7 -12 -2 -13
.letter~in -1 0 0 -8|.letter~it 2 14 9 19|.letter~no -8 6 9 8|.letter~says -3 -7 2 -8|.let~and -2 -13 -6 -17
.let~from -4 -8 -3 -8|.let~go 4 4 7 7|.let~know -21 -21 -19 -24|.leve* 7 16 10 15|.level 6 13 8 12
.le~# -10 -13 -9 -16|.le~no 6 22 23 27|.le~que 1 -15 -2 -17|.liab* -5 -12 0 -12|.liability 1 10 13 16|.libr* 8 6 9 7
.library 0 -5 -3 -6|.lice* 8 12 3 11|.licenciado -6 -7 -8 -9|.license 9 10 6 11|.license_# 1 5 2 5|.licensed 4 8 3 6
.license~in -3 -5 -5 -2|.lid -1 -5 -8 -7|.lie -3 -1 -3 1|.lien 6 9 -5 4|.life 7 16 19 16|.lift -6 6 4 5
.lift* -4 6 4 7|.ligh* 5 2 1 3|.light 3 18 4 22|.light_duty -1 5 1 8|.lights -1 -4 -3 -5|.light~<name> -2 1 -1 3
.like -1 -22 -17 -22|.like* -4 -18 -14 -19|.like_# -3 13 8 16|.like_it 9 16 12 22|.like_lawyer 4 3 6 5
.like_to 2 -19 -19 -21|.liked 2 -5 0 -2|.likely -2 -4 -6 -3|.likes -4 -8 -8 -13|.like~# 6 8 2 7
.like~<she> -3 -6 -5 -7|.like~and 4 23 10 27|.like~down 3 -5 -5 -7|.like~for 3 0 2 4|.like~from -2 -3 -3 -2
.like~if -2 10 3 8|.like~in 1 13 11 14|.like~know 4 1 -2 -2|.like~no -6 -6 -3 -3|.like~on -12 -12 -6 -10
.like~put 3 1 -2 1|.like~to 4 7 7 3|.like~what 1 -8 -5 -6|.limi* -21 -29 -20 -35|.limit -5 -7 -1 -7
.limitations -3 0 -1 1|.limits 3 -11 -8 -18|.limp* -9 3 1 11|.line 1 14 12 12|.line* 4 11 9 9|.line~# -3 9 3 6
.line~<my> 4 7 6 5|.lip -5 14 8 17|.list -1 12 14 18|.list* -4 -1 2 10|.list_of -5 -3 2 -4|.listed 2 8 8 13
.lists -3 0 4 4|.lit 0 -21 -8 -27|.liti* -15 -13 -10 -13|.litigation -15 -14 -12 -13|.litt* 7 5 4 6|.little 7 5 4 6
.live -2 9 1 4|.live* 0 2 0 4|.lived -3 9 6 12|.lived_in -1 -7 0 -8|.lived~<name> -1 -4 0 -5|.lived~since 3 22 16 27
.lives -2 -11 -10 -15|.lives_in -11 -27 -17 -33|.lives~<name> 0 1 2 2|.livi* 5 14 6 16|.living 5 14 6 16
.ll 8 25 14 30|.llam* 5 25 1 30|.llc 10 20 8 22|.lleg* 2 8 9 11|.llego -1 -4 4 -3|.llev* -5 3 9 4|.load* -4 -7 -12 -5
.loading -5 -3 -6 0|.loan 5 5 9 9|.loan* 7 14 11 9|.loan_$ 1 2 2 4|.loans 3 2 6 1|.lobb* 2 5 1 6|.lobby 2 5 1 6
.loca* 7 7 10 8|.local 4 1 7 2|.lock 2 8 15 10|.lock* 1 5 0 1|.locked 3 3 1 -1|.locked_up 1 -2 -2 -5|.log 16 21 24 30
.logg* 9 17 13 19|.logged 3 7 5 8|.logo -10 1 -2 2|.logs 4 -5 5 -8|.log~in -1 -17 -6 -17|.lol 5 5 3 8|.long 2 -5 -2 -9
.long* -5 -3 -4 -1|.longer -6 0 -5 1|.look 2 6 -1 4|.look* -3 12 1 13|.look_at 15 18 8 12|.looked -4 0 -5 1
.looked_at -2 -14 -7 -17|.looked_up -4 2 -3 3|.looked~and -5 0 -2 1|.looked~it -1 -4 1 -7|.looking -4 2 -6 -2
.looking_at -2 -1 -10 -3|.looking_for -10 1 1 5|.looking_to 5 8 6 6|.looking~lawyer -8 -2 -7 -2|.looks 3 10 4 12
.look~it 0 7 5 5|.loos* 3 15 15 17|.loose 3 15 15 17|.lose -5 -8 -8 -9|.losi* 5 10 7 12|.losing 5 10 7 12
.loss -2 2 3 3|.loss_# -1 -11 -4 -11|.loss~# -1 -4 -3 -6|.lost 15 28 26 29|.lost_# 0 7 2 4|.lost_$ 2 2 6 0
.lost_<her> -2 -7 0 -11|.lost_<my> 1 8 7 11|.lost~# -3 -4 -2 -2|.lost~$ 3 7 5 7|.lost~<i> 1 -3 -5 -2
.lost~at -1 -2 -3 -1|.lost~for 1 -3 -2 -7|.lost~in 2 3 4 4|.lost~job 4 13 6 11|.lost~of -7 -3 -3 -2|.lot -4 -17 -9 -17
.lot_of -2 -1 -4 -1|.lot~# 0 5 1 3|.lot~<name> -5 -1 1 0|.love 1 -2 2 1|.love* 8 -11 -10 -15|.lovely 5 -12 -11 -20
.low -3 -20 -15 -25|.lowe* -7 -8 -11 -7|.lower -7 -8 -11 -7|.lpn 7 9 9 11|.lpr 9 12 12 14|.lumb* 0 1 5 1
.lumber -2 1 0 1|.lumber_yard -2 1 0 1|.lunc* -12 -11 -9 -10|.lunch -12 -11 -9 -10|.lung 5 11 10 9
.mach* -10 -25 -11 -29|.machine -9 -23 -7 -26|.mad -1 1 3 -2|.made 5 -4 -7 -3|.made_$ 0 3 2 1|.made_<me> -1 -1 -6 0
.made_to 0 -1 -2 -1|.made~# 2 9 2 5|.made~and -1 -3 2 -4|.made~week 3 6 6 9|.mail* 5 5 7 9|.mailed -1 3 6 4
.main -2 0 1 0|.maintenance 7 14 11 14|.make 10 -1 -2 -2|.make* -10 -7 3 -6|.make_# 1 10 7 12|.make_$ 1 3 0 5
.make_<her> -1 -8 -5 -7|.make_<them> -4 -9 -4 -9|.maker 0 -4 4 -4|.makes -10 -7 -3 -6|.make~month -2 12 -3 11
.maki* 7 6 6 7|.making 7 6 6 7|.mall 5 4 2 6|.management 0 -1 1 0|.mand* -1 0 -5 -2|.mando 3 17 12 21|.mano 8 13 10 13
.manu* -6 -31 -17 -39|.manual -7 -24 -13 -30|.manufacturer 3 -4 -1 -5|.many -6 -11 -9 -9|.marked 2 6 6 6
.market 5 8 5 8|.marr* 6 18 8 21|.marriage 5 21 15 25|.married 0 0 1 0|.married_# -3 6 0 6|.married~# 1 5 2 6
.married~year -1 6 3 5|.marshal 2 4 5 1|.mas 1 8 6 7|.mass 4 -2 6 -3|.mast* -3 1 2 2|.matc* 2 1 3 5|.matt* -8 13 3 13
.matter -7 5 -2 4|.matters 5 14 8 13|.mayb* 2 0 7 7|.maybe 2 0 7 7|.maybe_# 3 4 12 5|.maybe_$ -4 -2 -7 -7
.maybe_no -3 0 7 4|.mayordomo 3 10 4 12|.meal 1 -1 0 -2|.mean -3 -11 -3 -10|.mean* 3 13 8 17|.means 1 2 -5 2
.meant 5 24 20 29|.meas* -1 -5 -3 -4|.mech* -2 5 5 4|.mechanic 0 8 5 8|.med 3 -7 -11 -11|.medical -6 8 3 11
.medical_records -1 2 0 2|.medical~and -4 1 -2 2|.meds 2 6 6 8|.meet 3 5 9 6|.meet* 4 3 -3 4|.meeting 2 -1 -5 1
.memb* -8 -16 -14 -19|.member -9 -12 -14 -14|.memo 4 11 11 13|.memory -8 2 0 3|.memory_care -3 -5 -1 -5
.mention 8 13 2 10|.mesh -5 -7 -9 -8|.mess* -16 -14 -11 -14|.message -15 -21 -17 -22|.messages 3 3 5 3
.met -5 -26 -11 -30|.meta* 2 -10 -16 -15|.metal 2 -1 -3 -3|.mid 2 -9 -5 -10|.midd* 6 -5 5 -4|.middle 6 -5 5 -4
.middle_of 3 -8 -2 -10|.mied* 3 -10 0 -14|.miedo 3 -10 0 -14|.migh* 10 11 9 16|.might 8 6 6 11|.might~and 3 1 -1 3
.migr* 5 3 6 3|.mil 7 6 12 11|.mile* 4 12 7 17|.miles 4 12 7 17|.mill 3 7 9 8|.million -12 1 -8 2
.million_in -7 -4 -4 -3|.min 3 3 -3 -3|.mind -2 -8 -4 -9|.mini* 1 0 -1 2|.mino* 0 -7 1 -10|.minor -2 -12 0 -15
.mins 3 2 -2 -2|.minu* -12 -10 -9 -8|.minute 2 2 0 4|.minutes -18 -17 -11 -17|.minutes_and -7 -6 -2 -4
.mism* 13 19 13 22|.misr* -3 4 2 5|.missed -5 -21 -23 -27|.missed_# -6 -19 -20 -25|.missed~at 1 6 3 6
.missed~of -5 -8 -9 -9|.missed~week -1 10 1 7|.missing 0 -5 -1 -8|.mistake 8 5 9 3|.mixe* -2 -1 -4 -4
.mixed -2 -1 -4 -4|.mm 1 9 2 9|.mobi* -1 -1 -5 -2|.mobile -1 -1 -5 -2|.moderate 7 10 7 8|.mold -4 3 -1 3
.mone* -17 -21 -18 -24|.money -17 -21 -18 -24|.money_<i> -3 6 0 8|.money_and -3 -5 -1 -7|.money_for 0 -12 -9 -16
.money~<i> 1 4 3 7|.money~can -2 0 -5 -1|.money~it -2 1 -5 3|.moni* -1 5 4 5|.monitor -1 5 4 5|.mont* 4 -2 -6 -1
.month 2 -1 -4 -3|.month_# -3 -5 -1 -6|.month_<i> 3 7 4 8|.month_<she> -12 -38 -23 -43|.month_after -1 7 6 10
.month_and 4 -4 -10 -6|.month_behind -1 1 0 4|.month_for 3 6 1 7|.month_in 2 5 -2 3|.month_no 3 -10 -6 -17
.month_of -4 -5 -2 -3|.month_to 4 23 16 25|.monthly -1 -5 -5 -2|.month~# -4 -6 -9 -5|.month~$ 9 24 12 29
.month~<i> -3 -16 -1 -16|.month~in -1 2 2 6|.month~it -2 10 13 17|.month~no 2 8 1 7|.month~pay 3 9 7 10
.more -10 0 -6 -4|.more_time -3 -2 0 -3|.more~# -5 -6 -6 -7|.more~<i> 4 12 11 15|.morn* -5 6 6 13|.morning 1 9 11 15
.morning_<i> 4 -3 3 -4|.mornings -4 -4 -5 -3|.morning~# 2 -2 -2 0|.morning~on 5 -1 0 -1|.morp* -1 -2 -3 0
.morphine -1 -2 -3 0|.mort* 7 17 14 21|.mortgage 7 17 14 21|.most -6 -14 -6 -15|.most* -2 -2 -1 -2|.most_of 1 -8 -6 -9
.mostly 5 11 8 13|.most~and 0 1 0 0|.moti* -6 -6 -3 -3|.moto* 7 3 6 4|.motor 2 -2 0 0|.move 0 12 4 15|.move* 7 1 -2 -3
.moved 5 1 -3 -4|.moved_$ 1 -4 -2 -4|.moved_in -1 8 6 10|.moved_out -6 -6 -17 -10|.moved_to -1 -7 3 -8
.moved~# -7 -20 -21 -25|.moved~<name> -4 -1 2 -5|.moved~and 2 9 7 9|.moved~to 15 11 9 7|.movi* 1 -1 5 0
.moving 1 -1 5 0|.mowe* 3 -5 0 -5|.mower 1 -6 -1 -7|.mri 3 20 8 26|.mri_shows -2 12 9 14|.much -2 10 -2 10
.much* 6 33 19 41|.mult* 15 23 16 29|.multo 4 -1 -1 -3|.muri* 3 9 10 11|.murio 3 9 10 11|.must 0 -1 7 3|.n 4 1 -1 1
.nada 4 15 5 16|.nadi* 10 22 16 27|.nadie 10 22 16 27|.nadie_<me> 3 -8 1 -9|.nail -2 0 1 1|.name -3 5 -4 6
.name* 3 24 17 26|.name_and -3 2 0 3|.name_in -5 -18 -16 -21|.name_of 7 9 2 8|.name_on -3 14 10 21|.named 2 14 12 16
.names 1 10 6 9|.name~<i> -6 -4 -5 -5|.name~<my> 1 7 2 8|.name~<name> -7 -10 -10 -14|.name~no -4 -9 -5 -8
.name~photo -4 -5 -3 -4|.national 1 -3 2 0|.natu* -6 0 -4 2|.nd 3 1 5 2|.nd_# -9 -15 -11 -16|.nda 2 5 7 7
.nd~# -5 -5 1 6|.nd~rd 3 -4 -3 -5|.near -11 -15 -16 -19|.near* 0 -12 -4 -16|.near_<me> -5 -5 -13 -10
.nearly 1 -10 -3 -13|.nece* 2 5 -2 7|.neck 0 -2 -8 -3|.need -2 11 2 14|.need* -11 -8 0 -4|.need_it -4 15 11 23
.need_lawyer -28 -19 -25 -19|.need_somebody 3 9 8 15|.need_someone 3 -3 1 -4|.need_to 16 7 4 1|.needed -10 -5 -3 -6
.needs 2 1 6 6|.need~<i> -2 -4 -5 -4|.need~<name> -6 -10 -5 -10|.need~before 1 -5 3 -3|.need~by 6 -2 -3 -6
.need~for -2 11 4 13|.need~lawyer -10 -9 -4 -10|.need~to -8 -11 -8 -12|.need~who -2 -11 -10 -16|.neg 2 -8 -5 -11
.nega* 2 -1 -3 -3|.negl* -2 0 1 2|.negligence -7 -6 -2 -5|.neig* 2 -7 -7 -10|.neighbor 2 -14 -11 -19
.neighbor_says 1 4 -5 0|.neighbors -2 -3 -1 -3|.neit* 5 14 9 15|.neither 5 14 9 15|.nerv* 7 17 9 21|.nerve 8 10 6 13
.net -12 -15 -11 -18|.neur* 12 38 25 47|.neurologist 4 20 12 27|.neuropsych 0 4 8 6|.new 5 9 6 13
.new_employer -4 -9 -7 -10|.new_one -13 -13 -17 -13|.newspaper -3 7 1 10|.new~# 4 7 4 4|.new~$ 5 15 10 19
.new~<name> 1 0 -1 0|.new~and -5 -6 -3 -6|.new~no 5 -7 0 -11|.new~said -8 -9 -4 -9|.next -8 -19 -20 -23
.next_day -6 -5 -11 -10|.next_door -5 -2 0 1|.next_morning 3 -10 -5 -12|.next_to 1 -6 -2 -7|.next_week 3 -18 -5 -21
.next~# -2 -5 0 -6|.next~and 1 -4 -10 -7|.ni 5 0 1 -2|.nice -8 -8 -14 -4|.nigh* 4 25 10 30|.night -5 3 -5 5
.night_# 1 18 14 22|.nights 6 16 12 20|.nights_at 2 -3 5 -3|.nights~<name> 3 4 4 4|.nine* 4 13 7 14
.nineteen 6 12 8 12|.no 24 57 38 59|.no_# -10 -8 -1 -9|.no_<her> 4 8 4 7|.no_<i> 20 25 25 29|.no_<me> 17 45 30 54
.no_<my> 17 36 18 39|.no_<name> -1 -16 -12 -18|.no_<she> -8 2 3 3|.no_and 9 12 -1 13|.no_answer -5 -11 -4 -13
.no_any -2 0 0 0|.no_arbitration 3 5 0 6|.no_arrested 10 26 15 32|.no_arrests 4 10 2 13|.no_asked -9 -17 -10 -17
.no_at -13 -19 -14 -20|.no_call -1 1 -4 -5|.no_called 3 -2 -2 -4|.no_charge -5 -10 -7 -12|.no_claim -8 -4 -6 -4
.no_come -5 4 1 4|.no_comp -4 -7 0 -8|.no_complaint 3 -8 -3 -11|.no_contract -11 -4 -4 -6|.no_court -4 5 5 8
.no_coverage -5 -14 -9 -15|.no_did 5 -11 -3 -15|.no_dispute 5 7 8 10|.no_do 10 29 22 32|.no_doctor 0 -12 -4 -16
.no_document 0 -17 -9 -21|.no_done -1 -1 2 -4|.no_else 4 15 7 14|.no_ever -1 -4 2 -6|.no_family 8 4 0 4
.no_fault 8 9 11 13|.no_file 11 1 23 3|.no_find -3 3 3 4|.no_firm 13 26 24 29|.no_for -5 -4 -5 -6
.no_fracture -1 0 -2 1|.no_fraud 4 -6 7 -8|.no_from -5 1 0 3|.no_get 5 13 8 15|.no_give 4 -7 -2 -6|.no_go 0 -8 -4 -8
.no_going 0 6 1 7|.no_gone 8 2 -1 1|.no_good 3 5 7 5|.no_got 1 -13 -10 -18|.no_had 8 12 1 9|.no_harness -2 5 4 6
.no_has 11 25 19 29|.no_have -6 6 6 8|.no_hay -5 -20 -7 -17|.no_help 1 1 -2 0|.no_helping 3 3 1 3|.no_hired 7 20 19 25
.no_hold 4 7 5 6|.no_house -5 3 -2 6|.no_hurt 7 -19 -16 -26|.no_in -19 -36 -23 -38|.no_insurance -9 -21 -8 -27
.no_kid 11 14 9 18|.no_know 7 1 9 1|.no_lawyer 1 6 11 4|.no_le 0 7 13 13|.no_leave -6 -23 -20 -28|.no_let 2 5 -1 5
.no_letter -2 -7 -2 -7|.no_light 1 6 4 8|.no_like -1 -4 -6 -9|.no_looking -3 3 2 6|.no_lost -3 1 -6 3
.no_married -7 -4 -6 -5|.no_matter 2 6 2 6|.no_met -1 -3 -2 -2|.no_money 2 -6 3 -8|.no_more -3 -9 -4 -12
.no_name -1 -7 -6 -8|.no_need -15 -13 -16 -17|.no_new 5 -9 3 -11|.no_now -3 -7 -1 -4|.no_of -2 4 3 6|.no_on -2 14 7 18
.no_one 13 4 8 1|.no_other 1 -2 4 -1|.no_pay 4 7 -7 7|.no_photo -5 0 6 6|.no_poa -1 9 8 9|.no_prior 0 -8 -8 -8
.no_puedo 2 -1 2 -1|.no_put 5 8 7 10|.no_reason -3 -12 -10 -16|.no_receipt -2 1 1 4|.no_record 9 10 11 4
.no_release 1 8 4 9|.no_rep 5 7 6 7|.no_report -3 -17 -12 -23|.no_represented 2 6 10 9|.no_rush 4 1 -2 2
.no_sabe -1 6 -4 6|.no_said -5 -8 -5 -6|.no_say 1 -29 -16 -34|.no_see 4 -7 4 -7|.no_seen 10 4 10 5
.no_sent -1 -10 -14 -21|.no_show -1 8 -4 10|.no_sick -4 -5 -3 -4|.no_sign 6 41 28 50|.no_since -5 -5 -12 -7
.no_spoken -2 4 1 5|.no_statement -2 -6 -5 -7|.no_stop 10 2 -5 3|.no_sued 6 8 1 7|.no_suit 4 6 2 5
.no_sure -4 -3 -2 -4|.no_take 2 9 2 11|.no_talk 2 9 6 10|.no_talked 9 19 8 15|.no_tell -14 -28 -15 -28
.no_tengo -5 -1 1 -2|.no_there 5 0 1 -2|.no_think 2 9 6 14|.no_ticket 8 7 -2 6|.no_tiene 5 15 8 17
.no_to 2 -34 -13 -41|.no_told -1 -14 -4 -16|.no_use 0 1 0 1|.no_video -8 -14 -12 -12|.no_want 3 -1 12 -2
.no_well 7 10 6 10|.no_work 0 8 -1 10|.no_written 0 -7 0 -7|.no_wrong -9 -26 -11 -30|.no_wrote -2 -9 -11 -11
.no_yet 14 27 20 27|.noch* -6 4 -2 3|.noche -6 5 1 5|.nomb* 3 17 10 20|.nombre -3 3 3 5|.non -1 0 3 2|.nonv* -1 0 -2 0
.nonverbal -1 0 -2 0|.norm* 5 -11 0 -13|.normal 5 -11 0 -13|.nota* 9 0 4 -2|.notarized -3 -8 -5 -10
.notary -7 -18 -16 -22|.note 0 9 7 8|.note* -6 4 -3 8|.note_says 3 9 3 7|.notes -4 7 1 10|.note~# 1 1 0 1
.noti* -1 -18 -4 -18|.notice 5 9 12 14|.notice_# 4 -3 8 2|.notice_of 2 2 2 -1|.noticed -2 -11 -5 -11
.notices -3 -13 -9 -18|.notice~# 10 21 19 26|.notice~claim 0 11 5 9|.notice~day 3 0 5 6|.now -1 15 10 21
.now_# 4 8 4 7|.now_<i> 0 -9 -10 -12|.now_<my> -3 -10 0 -7|.now_<she> -1 -1 -1 2|.now_<they> -1 -12 -11 -13
.now_and 4 3 -3 -1|.now_but -1 -2 -2 -1|.now_says -3 -9 -6 -8|.now~# -3 5 2 6|.now~$ 3 4 -1 3|.now~<i> 3 2 4 5
.now~<name> -4 2 -2 3|.now~<she> 3 13 8 15|.now~and 1 0 2 -1|.now~it 8 -13 -1 -13|.now~no 2 2 3 3|.now~says 1 1 3 1
.now~to -14 -18 -16 -23|.no~# 15 -34 2 -46|.no~<child> 12 6 11 9|.no~<her> 12 17 0 7|.no~<i> 5 12 20 23
.no~<longago> 1 -3 0 -3|.no~<me> 0 29 26 36|.no~<my> 5 -2 -12 -11|.no~<name> -10 7 12 17|.no~<she> -7 -19 3 -18
.no~<them> 0 -5 -4 -3|.no~<they> -4 -19 -7 -19|.no~about 2 4 5 1|.no~again 1 3 1 2|.no~agreement 1 1 2 2
.no~all 7 8 16 13|.no~and 1 -25 -9 -41|.no~any 7 -6 -14 -13|.no~anybody 1 -1 6 -3|.no~anyone 8 7 2 3
.no~anything 10 18 25 21|.no~anywhere 8 17 15 19|.no~around -6 -2 -3 -2|.no~as 4 1 2 4|.no~at 5 -27 -2 -30
.no~back -6 -14 -13 -15|.no~bankruptcy 10 29 17 36|.no~because -2 -1 4 1|.no~before 2 28 11 31|.no~bien 3 17 14 22
.no~but 8 -6 -4 -14|.no~by -15 -13 -16 -11|.no~call 1 3 0 1|.no~can 11 19 11 19|.no~car 1 0 0 -1|.no~case 5 11 3 11
.no~chart 1 -3 7 -2|.no~claim -3 -5 1 -8|.no~comp -3 6 3 7|.no~company 4 -14 -1 -13|.no~complaint -3 -8 -6 -10
.no~con -8 6 3 11|.no~court -6 -5 -6 -7|.no~day 10 6 -2 1|.no~did -2 9 -2 8|.no~do -6 -11 -8 -15|.no~doctor -1 2 -3 -1
.no~document -1 44 25 52|.no~down -8 -2 0 4|.no~duty -3 -6 0 -9|.no~either -4 5 3 8|.no~employer 0 -4 -4 -9
.no~en 6 1 7 1|.no~engaged 4 6 2 7|.no~ever 14 -7 11 -9|.no~except -4 -5 -6 -6|.no~far 7 10 6 11
.no~fault -9 -11 -10 -13|.no~file 25 44 35 52|.no~firmado 8 25 18 29|.no~for -19 -19 -7 -12|.no~form 0 -1 0 -3
.no~from -7 -6 -13 -12|.no~given 11 29 24 33|.no~good 3 -3 -1 -3|.no~got -2 -18 -13 -20|.no~had -6 -15 -13 -20
.no~has 22 41 34 44|.no~have 8 11 10 12|.no~here 0 9 7 9|.no~hired 9 32 15 35|.no~hour 4 -17 -6 -23
.no~house 6 2 -1 -4|.no~how 10 6 7 5|.no~hurt 3 6 -1 2|.no~if -2 9 6 14|.no~in -17 -43 -29 -47
.no~insurance -19 -43 -24 -46|.no~it -15 -7 -9 -13|.no~job 0 -3 -2 -8|.no~judge 1 -10 -2 -11|.no~kid -1 20 6 28
.no~kind -13 -7 -8 -6|.no~know -4 1 -4 3|.no~last 10 23 4 20|.no~law 2 4 2 4|.no~lawyer 40 84 54 98
.no~leave -5 -15 -9 -20|.no~letter -4 -3 -4 -1|.no~money -10 -3 -11 -1|.no~more 1 -4 -9 -9|.no~much 5 25 12 24
.no~nada -2 2 3 3|.no~name 0 -12 -7 -16|.no~needed -6 1 -1 2|.no~ni 2 -22 -13 -28|.no~no 19 -25 -12 -43
.no~notice 3 -6 0 -7|.no~now -6 0 5 -2|.no~number -3 -17 -11 -18|.no~of -6 -46 -33 -60|.no~off 7 4 6 3
.no~on -4 -24 -10 -23|.no~one -9 3 2 10|.no~only 1 -2 1 -2|.no~or 5 -22 -1 -21|.no~other 1 4 -3 6|.no~out -1 17 19 21
.no~over 6 6 6 6|.no~pay -3 0 -2 2|.no~police 4 6 1 4|.no~que -1 16 7 15|.no~record -7 -1 -4 1|.no~report 4 -8 0 -2
.no~retained 1 11 7 12|.no~right -5 -5 -5 -9|.no~said 0 -22 -10 -25|.no~say 3 5 0 5|.no~says -2 8 8 8
.no~sent 4 -1 2 -4|.no~sign 11 34 31 45|.no~since 3 21 -6 23|.no~statement 2 -2 -1 -3|.no~taxes 3 5 2 5
.no~text -5 -9 -11 -12|.no~then -3 -9 -5 -10|.no~there 7 1 12 -3|.no~thing 12 7 11 6|.no~till -6 -16 -14 -19
.no~time 3 9 4 9|.no~to -12 -39 -36 -61|.no~told 6 -14 -13 -21|.no~took -4 -17 -7 -24|.no~trouble 4 2 5 -1
.no~until 0 13 4 16|.no~up -10 -8 -11 -11|.no~video -5 -4 -2 -1|.no~w 9 9 9 10|.no~want -6 -1 -9 -2
.no~wants -7 -11 -19 -14|.no~way 0 -3 -3 -3|.no~what -8 -10 -3 -12|.no~where -1 -10 3 -7|.no~who 8 20 13 23
.no~why 0 1 1 0|.no~with -2 -26 -18 -35|.no~work 2 23 12 29|.no~writing 0 5 4 5|.no~y -12 -18 -14 -18
.no~year -5 1 2 4|.no~yet 1 10 14 15|.no~you -16 -16 -9 -17|.numb 2 8 9 11|.numb* -5 1 -6 -2|.number -6 2 -5 2
.number_and -2 9 2 9|.number_off -11 -13 -13 -13|.numbers 0 2 1 1|.number~# -7 -1 -4 0|.number~<i> -3 8 7 15
.number~have 5 10 5 11|.nurs* 4 10 9 15|.nurse 5 -1 4 1|.nursing -3 8 4 10|.nursing_house -2 -5 2 -4|.o -2 4 1 6
.oath 2 3 -1 5|.ob 5 6 11 5|.obje* 4 12 6 13|.obta* 4 8 11 8|.obtained 4 8 11 8|.of 0 -17 -15 -21|.of_# 8 18 14 22
.of_$ -5 24 11 26|.of_<adult> 4 7 -1 2|.of_<her> 4 1 6 4|.of_<me> 27 36 12 35|.of_<my> 18 23 20 27
.of_<name> 2 21 19 34|.of_<them> 5 -2 -2 -1|.of_all -3 -16 -11 -15|.of_big 1 -4 0 -5|.of_claim 0 11 5 9
.of_every -1 1 1 3|.of_hospital 4 1 -4 1|.of_it -8 -39 -35 -50|.of_lawyer 0 10 2 12|.of_limitations -3 0 -1 1
.of_loss 1 0 1 2|.of_month 3 6 1 4|.of_those 1 -9 0 -7|.of_time 4 8 7 9|.of_work -5 7 1 10|.of_year 2 -11 -5 -14
.of_you -2 -2 1 -2|.of_your -31 -20 -20 -21|.off 23 14 18 17|.off_# 0 12 5 14|.off_<my> -2 -11 -4 -10
.off_and -6 -27 -12 -33|.off_by 2 7 -1 8|.off_from 3 3 7 2|.off_of -1 -6 -5 -9|.off_work 0 15 9 13|.offe* 11 2 -4 -5
.offer 9 8 11 2|.offered 2 -6 -15 -5|.offered_# -4 -5 -4 1|.offered_$ 2 11 3 8|.offered_<me> 4 1 1 2
.offered_to 0 -6 -9 -11|.offering 0 -7 -2 -6|.offers -1 10 2 8|.offer~<name> 2 -3 5 -5|.offi* -14 -31 -16 -30
.office -25 -10 -9 -9|.officer 10 -17 -1 -18|.officers -1 5 1 7|.officer~# -3 -4 -4 -8|.office~# -6 6 4 10
.office~<name> 7 10 10 10|.office~for -10 -3 -7 -3|.office~of 3 4 1 5|.off~# -20 -28 -18 -32|.off~<my> -9 -14 -1 -16
.off~<name> 2 -1 7 1|.off~and -11 -2 0 1|.off~at 2 14 10 11|.off~employer 1 6 3 5|.off~for -2 -11 -3 -12
.off~month -1 -12 -3 -12|.off~of 2 -3 -1 -2|.off~on -8 0 -2 3|.off~week 3 33 17 34|.of~# 8 5 13 9|.of~$ -3 -8 -8 -8
.of~<child> 1 3 2 1|.of~<her> 0 -4 4 -9|.of~<i> 18 19 16 18|.of~<my> 3 3 7 4|.of~<name> 14 7 4 -2
.of~<she> -5 -10 -12 -13|.of~<they> -5 19 8 24|.of~about -6 -2 -6 -3|.of~and -16 -34 -35 -34|.of~as 1 1 2 2
.of~at -1 -23 -9 -22|.of~back -5 -16 -12 -18|.of~by 5 2 1 1|.of~day 0 -10 1 -9|.of~file -4 -11 -10 -10
.of~for -11 -9 -10 -10|.of~from -3 -6 -11 -9|.of~had 7 16 16 21|.of~has 5 6 2 3|.of~have -3 2 0 6
.of~hospital -4 3 0 1|.of~house 5 8 5 12|.of~in 6 -14 -10 -20|.of~it -6 -19 -11 -22|.of~lawyer -7 -7 -11 -10
.of~no 1 -3 14 1|.of~of 0 -7 -9 -5|.of~on 15 18 10 16|.of~one 3 -1 2 -2|.of~own -1 -6 0 -6|.of~says -3 -2 2 -3
.of~sign 3 -2 1 -3|.of~since -2 4 3 3|.of~store 2 2 -1 5|.of~there 3 5 -4 4|.of~to -6 1 -9 1|.of~under 2 -5 -2 -8
.of~where 2 9 4 11|.of~which -5 -4 -6 -2|.of~who 4 -3 -2 -8|.of~with 1 12 2 15|.of~year 8 8 0 7|.oh 2 7 -2 10
.oh_one 6 7 4 6|.oh~# 6 7 4 6|.oil -1 4 -2 0|.ok 21 13 -11 7|.okay -4 -4 1 2|.old 11 24 24 32|.old_one -4 5 0 6
.olde* 5 14 4 13|.older 4 8 2 7|.old~# 2 4 -1 7|.old~and 3 2 4 5|.on -1 -4 6 4|.on_# -2 -1 -9 -4|.on_<her> 8 13 13 22
.on_<i> -4 -15 -5 -14|.on_<me> 4 10 8 10|.on_<my> 20 29 14 34|.on_<name> -5 -26 -15 -32|.on_<them> 3 -3 4 -1
.on_<thisyear> 1 -3 1 -4|.on_board 5 17 6 17|.on_both -5 -6 0 -4|.on_bus 5 4 3 7|.on_day -9 -7 -10 -10
.on_document -2 -9 -3 -10|.on_file -1 -2 -8 -3|.on_floor -8 -10 -8 -9|.on_it 1 21 13 24|.on_leave 2 6 5 9
.on_left -5 -8 -7 -6|.on_line 1 1 1 2|.on_list -7 -3 -4 -1|.on_one -2 -6 -1 -5|.on_phone -6 -10 -3 -12
.on_porch 5 9 1 8|.on_record 2 6 5 7|.on_second -2 -1 -2 1|.on_table 3 25 13 29|.on_third 1 -1 -1 -3
.on_time 5 10 5 10|.on_video -12 -25 -28 -33|.on_weekends 3 6 0 8|.on_your 5 2 0 2|.once -8 -8 -15 -8
.once_<i> -5 -8 -14 -5|.onco* -3 1 4 0|.oncologist -3 1 4 0|.one -4 4 -3 8|.one_# 9 15 9 16|.one_<child> 0 1 -2 -2
.one_<i> -1 -8 -7 -12|.one_aide 0 1 -3 0|.one_and 0 3 -1 3|.one_got 0 -3 2 -4|.one_has 3 16 14 17|.one_in -8 -2 -11 -1
.one_no 2 -8 1 -10|.one_of -5 7 13 18|.one_on 3 -5 0 -5|.one_to 3 11 7 14|.one_who 2 -9 2 -9|.one_with -4 1 3 1
.one_year 3 -5 -7 -5|.ones 0 30 13 33|.one~# 26 47 29 54|.one~<her> 0 -4 0 -4|.one~<i> 4 10 2 11
.one~<longago> 10 17 0 18|.one~<me> 3 6 3 4|.one~<my> 9 17 11 22|.one~<name> 0 16 6 15|.one~<she> 9 12 6 13
.one~<them> 0 3 3 6|.one~<they> 2 2 4 4|.one~and -4 10 4 12|.one~but 3 0 5 0|.one~for -4 4 4 7|.one~in -3 22 14 29
.one~it 12 -3 5 -6|.one~last 1 7 6 8|.one~no -10 -9 -14 -8|.one~now -4 -13 -9 -16|.one~of 14 21 17 24|.one~on 1 5 4 7
.one~one -3 2 3 2|.one~said -6 -2 -7 -4|.one~those 1 -8 3 -6|.one~to -10 -2 -6 0|.one~with 0 2 -1 1
.one~your -8 -17 -13 -21|.onli* 1 -4 3 -1|.online 1 -4 3 -1|.only -5 -9 5 -9|.only_# 0 -1 -4 -4|.only_one 0 -7 0 -9
.only~# -1 -4 0 -5|.only~and 10 42 24 51|.only~for -1 -13 -8 -17|.only~it 2 3 -1 5|.onto 6 1 0 4|.on~# 2 21 0 14
.on~$ 6 22 14 25|.on~<adult> 2 -7 1 -9|.on~<her> 5 -4 3 0|.on~<i> -6 -36 -29 -50|.on~<longago> -3 -42 -23 -52
.on~<me> 7 0 2 2|.on~<my> -2 3 -5 1|.on~<name> 17 -2 4 2|.on~<she> -9 -67 -38 -78|.on~<they> 8 37 23 39
.on~<thisyear> 7 32 20 34|.on~about 1 -4 0 -4|.on~and 36 67 58 75|.on~at -22 -18 -16 -17|.on~because 1 9 13 15
.on~boat -6 1 2 2|.on~but 5 4 3 4|.on~by 2 -12 -1 -7|.on~car 4 0 1 4|.on~day -5 -3 -6 -3|.on~driver -3 -10 -11 -19
.on~for 3 25 16 24|.on~from 5 15 10 18|.on~had 3 6 -2 6|.on~has -10 -33 -20 -38|.on~have -6 -1 -4 -1
.on~in 11 -10 -9 -22|.on~it 2 -18 -13 -20|.on~leave 6 9 6 11|.on~like 0 8 3 14|.on~month 4 8 4 5|.on~nd 3 4 5 6
.on~no -9 -1 3 7|.on~now -2 4 5 5|.on~of 2 22 12 24|.on~on 2 17 16 23|.on~one -8 -6 -4 -6|.on~or -3 -3 -1 -1
.on~other 0 21 9 21|.on~own 15 42 44 57|.on~page 0 -3 -1 -2|.on~pay 2 10 8 12|.on~phone 0 9 4 10|.on~rd -2 -1 0 -2
.on~same 0 4 2 7|.on~says 1 9 4 8|.on~side 4 16 8 18|.on~sidewalk 1 7 2 2|.on~since -5 -36 -21 -47|.on~th 3 10 5 15
.on~then 6 -3 -2 0|.on~to 0 4 -6 2|.on~video 6 -4 -2 -3|.on~w 4 -2 4 -3|.on~when -6 -5 -3 -7|.on~which 0 3 -3 3
.on~with -10 -24 -19 -27|.on~year 6 16 4 16|.op 7 -2 3 -4|.op_note -1 -5 -4 -5|.open -2 -9 -3 -5|.open* 8 24 16 25
.opened 10 19 16 20|.opening -2 6 0 5|.oper* 8 33 25 40|.operating -5 -15 -11 -18|.operating_agreement 2 14 7 17
.operative -1 -4 1 -2|.operator 8 26 22 31|.opin* -8 -28 -22 -34|.opinion -8 -28 -22 -34|.oppo* 3 7 -2 6
.op~# 2 9 3 13|.or -26 -28 -25 -26|.or_# -9 -10 -8 -9|.or_<i> -6 -3 -5 -2|.or_<she> -3 4 0 5|.or_anything 4 -2 9 -1
.or_in 3 6 4 6|.or_it -4 1 -1 -1|.or_no -6 2 -4 2|.orde* 30 46 18 42|.orden 8 -1 0 -9|.order 11 31 22 38
.order_# 7 7 9 6|.order_from -6 -11 -14 -12|.ordered 13 22 12 24|.orders 3 8 0 5|.order~# 5 10 11 12
.order~<name> 1 -2 -3 0|.orif -2 -2 1 2|.orig* 3 7 4 7|.original 3 9 4 10|.orth* -10 -17 -13 -19|.ortho -7 -18 -13 -21
.or~# -4 -3 0 -3|.or~<i> 12 25 20 31|.or~<my> -2 -7 -4 -8|.or~<she> 3 -18 -12 -25|.or~and -3 -9 -5 -10
.or~for -9 -12 -6 -13|.or~in -3 4 -2 6|.or~it -4 8 2 13|.or~no 3 -24 -10 -28|.or~of -5 -3 -6 -3|.or~to 3 -4 -1 -5
.osha 11 15 16 15|.osha_cited 7 16 12 16|.osha~# -6 0 1 -3|.ot -1 0 2 2|.othe* 3 23 13 32|.other 11 26 24 33
.other_# -4 -2 -1 -1|.other_<adult> -4 17 12 22|.other_driver 2 17 14 21|.other_lawyer -3 -2 -3 0
.others -12 -20 -11 -20|.otherwise 4 17 1 20|.other~<her> -9 -19 -10 -21|.other~and 2 -2 -1 -4|.other~in 5 3 6 0
.other~it 11 16 18 22|.otra 7 25 15 29|.otro -12 -20 -12 -23|.ough* 0 -16 -11 -15|.ought -2 -15 -13 -15
.ought_to -2 -15 -13 -15|.out 11 -17 -5 -23|.out_# -3 7 -6 7|.out_and -1 -2 -8 -10|.out_by -4 4 3 7
.out_for -6 -13 -11 -15|.out_from -4 -2 3 1|.out_in 7 12 16 11|.out_it 4 1 3 0|.out_no -5 -11 -9 -13
.out_of 7 -13 -13 -10|.out_on -5 4 -1 5|.out_since 3 8 9 12|.out_to 0 -6 -6 -9|.outf* 11 20 24 23|.outfit 11 20 24 23
.outs* 2 -4 5 -1|.outside 0 -7 3 -4|.out~# -12 -12 -33 -12|.out~$ 5 10 -2 7|.out~<her> 4 -2 6 -6|.out~<i> -1 -12 0 -14
.out~<longago> 10 7 16 13|.out~<my> 5 3 -3 5|.out~<name> 11 33 30 40|.out~<she> -8 -19 -12 -20|.out~and 1 19 5 18
.out~at 7 -1 4 0|.out~in -5 -39 -27 -51|.out~it -15 -22 -18 -24|.out~lease 2 14 4 16|.out~left -5 -5 1 -5
.out~month -2 4 -3 7|.out~no -1 -11 -8 -18|.out~of -1 -6 -3 -7|.out~on -5 -20 -17 -29|.out~own 4 -4 2 -12
.out~since -2 0 0 -1|.out~to 5 5 4 5|.out~work 1 8 5 11|.oven 1 1 0 1|.over 6 -19 -16 -15|.over_# 4 10 13 11
.over_<my> -5 -1 -12 -1|.over_<name> -3 3 0 7|.over_and -5 -6 0 -7|.over_it -4 -9 -1 -13|.overtime -9 -2 -4 4
.over~# 5 -10 -12 -13|.over~<i> 0 3 1 5|.over~<name> -2 -7 1 -4|.over~and -1 11 1 12|.over~foot 5 7 3 8
.over~to -3 -10 -9 -10|.owe -6 -6 -11 -10|.owe_# -4 -5 -2 -6|.owe_$ 10 18 6 19|.owe_<me> -12 -4 3 -3|.owe~# 2 15 -2 15
.owe~$ -3 -4 2 -1|.owe~on 7 13 2 11|.own 13 14 20 17|.own_# -3 3 2 6|.own_<longago> 0 -2 2 -3|.own_<my> -4 1 -1 2
.own_insurance -11 -13 -8 -12|.own_lawyer -7 -16 -11 -19|.owne* 8 37 15 36|.owned -1 17 8 20|.owner 8 13 2 11
.owner~in -5 6 2 9|.owns 17 32 20 35|.owns_# -3 -14 -10 -18|.own~# -1 -7 8 -11|.own~$ -2 -16 -3 -13
.own~<i> 4 -9 -12 -8|.own~<name> 3 -2 4 -7|.own~and 0 -11 -12 -12|.own~no -1 3 1 6|.own~of -1 3 2 5
.own~on -4 -13 -8 -14|.own~says 8 27 8 23|.oxyg* 2 11 5 9|.oxygen 2 11 5 9|.pack* -7 -7 -6 -5|.packet -1 -6 -7 -6
.paga* 14 26 13 28|.pagaron -7 -18 -14 -22|.page 9 6 5 5|.page* 2 5 9 8|.pages 3 4 9 6|.page~<i> 3 8 2 8
.page~no -2 -3 -2 -2|.pago 6 15 8 19|.pagu* 4 -7 -3 -5|.pague 4 -7 -3 -5|.pain -8 -11 -8 -11|.pain* 12 16 -4 11
.pain_and -4 0 0 2|.paint 4 8 -6 2|.painted 2 -3 -4 -2|.pall* 1 1 2 -1|.pallet 2 -1 0 -2|.pape* 10 18 6 14
.papel 7 11 7 13|.para -16 -52 -31 -58|.para* -14 -13 4 -9|.paralegal -6 -7 -7 -6|.pare* 14 25 14 24
.parents 9 25 13 25|.pari* 9 9 3 9|.parish 6 8 6 8|.parked 1 8 5 9|.parking -12 -19 -14 -18|.parking_lot -1 7 6 8
.paro* 3 2 8 3|.parole 3 2 8 3|.part -3 -6 -9 -8|.part* -24 -8 -5 -8|.part_of -2 -5 3 -3|.part_time 7 10 7 11
.partner -8 -17 -7 -18|.partners -5 -4 -3 -3|.parts -1 7 -1 5|.party -4 -3 -1 -2|.pasa* 11 52 35 66|.pasado 6 36 25 47
.pass -5 -15 -7 -20|.pass* -2 -14 15 -9|.passed 0 -11 6 -12|.passed_in 2 4 10 12|.passed_on 5 4 5 7|.passed~# 8 0 6 0
.passed~<name> 6 9 11 12|.passed~and -2 8 8 10|.passenger 5 17 17 29|.passport -4 -12 -11 -16|.past 5 36 19 44
.past* -12 -8 -4 -7|.past_# -1 -7 -9 -10|.pastor -9 -5 -6 -5|.patc* -5 -7 -12 -9|.patent 0 -3 2 -1
.pati* -7 -18 -5 -17|.patient -7 -12 -4 -12|.patients 2 -4 2 -4|.patr* -1 1 5 1|.patrol -1 0 5 0
.patrol_report 2 -1 4 -2|.pay 12 6 0 3|.pay_# 5 -5 -12 -8|.pay_$ -1 4 3 3|.pay_<her> 5 12 1 12|.pay_<me> 8 10 14 11
.pay_<my> -8 -17 -13 -16|.pay_about 6 10 3 9|.pay_all 2 -3 1 0|.pay_and 1 -5 -6 -12|.pay_by 0 -2 0 -3
.pay_flat 1 5 0 4|.pay_for 3 14 6 18|.pay_hour 0 -4 -2 -2|.pay_it 7 9 8 11|.pay_most 0 -12 -5 -13
.pay_no -5 -31 -15 -37|.pay_on -5 -10 0 -9|.pay_since 8 11 -1 10|.pay_some -3 -4 -9 -6|.pay_something 3 11 9 15
.pay_stubs 1 2 -2 1|.pay_taxes -1 -1 -1 -1|.pay_to 4 25 15 30|.pay_up 1 1 1 1|.payr* 12 22 19 24|.payroll 12 22 19 24
.pays* -7 -8 -14 -9|.pay~# 5 5 2 5|.pay~$ -6 -20 -23 -28|.pay~<her> 2 -13 -5 -17|.pay~<i> 6 11 6 14
.pay~<my> 3 11 6 11|.pay~<name> -11 -44 -22 -44|.pay~<she> 5 9 11 13|.pay~and 9 26 14 26|.pay~but -8 -14 -9 -14
.pay~day -10 -7 -5 -8|.pay~fee 3 5 1 5|.pay~for -12 -5 -13 -9|.pay~hour 18 32 29 39|.pay~in -6 1 -1 5
.pay~it 7 -5 1 -9|.pay~month -11 9 6 18|.pay~no 16 27 25 27|.pay~of 12 36 9 36|.pay~since -1 0 -2 1
.pay~then -1 -5 -2 -5|.pay~to 11 12 12 13|.pay~week 4 -6 0 -6|.pdf -1 0 -2 0|.pedi* -4 -11 -12 -13
.pediatrician -2 0 -4 -2|.pelv* 7 8 19 13|.pelvis 6 9 16 12|.pelvis~# -2 -4 1 -4|.pena* 2 4 2 6|.pend* 16 25 6 22
.pending 17 29 11 25|.pens* 12 44 28 51|.pension 4 19 10 21|.peop* -2 8 -2 10|.people -2 8 -2 10|.per 1 11 7 10
.perc* -3 -2 3 -2|.percent -7 -4 0 -4|.perd* -7 -33 -27 -40|.perh* 2 -3 0 -1|.perhaps 2 -3 0 -1|.perm* -16 -68 -36 -79
.permanent -6 -4 -6 -5|.permit -2 -20 -8 -23|.permits -13 -42 -24 -49|.pero 8 11 0 8|.pero_no -4 5 -3 6
.pers* -9 -1 -6 5|.person -3 -12 -9 -11|.person_and -3 1 0 4|.personal -1 8 2 12|.per~own 4 4 4 5|.peti* 9 13 12 15
.petition 7 16 13 18|.phar* 1 6 2 6|.pharmacist 1 8 4 8|.pharmacy 3 12 2 10|.phon* 6 13 6 17|.phone 8 0 -2 2
.phone~# -4 -5 -7 -3|.phone~and 3 4 1 5|.phot* 6 6 3 -1|.photo 5 6 6 1|.photo_and -3 6 5 5|.photo_from 1 8 -3 5
.photo_no -5 -6 -9 -7|.photo_of 7 8 7 8|.photo_y -4 -8 -3 -10|.photo~<my> -1 -5 -1 -6|.photo~and -5 -12 -8 -12
.photo~day -4 1 -5 2|.photo~from -1 0 -2 0|.photo~in 6 2 6 3|.photo~it 4 0 6 3|.phys* 1 -1 -1 2|.physical 3 -1 -1 2
.pian* 5 0 -4 0|.piano 3 -2 -5 -2|.pick -1 1 5 6|.pick* -3 18 14 28|.pick_up 1 -8 -3 -9|.picked -1 8 5 12
.picked_up -8 -9 -2 -7|.picking -3 2 0 4|.picking_up -1 -5 3 -4|.pickup 7 13 14 16|.pide -1 -5 2 -7|.piec* -7 1 -5 -1
.pill -4 3 1 2|.pill* -7 -5 -5 2|.pillow -2 -3 -5 -3|.pills -5 -2 0 5|.pilo* -2 0 3 5|.pinn* 1 3 5 5|.pinned 1 3 5 5
.pins 4 -7 -1 -6|.pip -3 -6 -6 -7|.pipe -4 -2 2 2|.pipe* 1 7 8 7|.pit 1 15 4 17|.plac* -23 -31 -21 -33|.placa 1 5 6 6
.place -16 -22 -24 -26|.place_# 4 8 0 6|.place_and 3 2 1 0|.places -9 -12 -5 -10|.plai* 3 2 2 3|.plain 3 2 2 3
.plan -6 -11 -9 -12|.planned 4 14 8 13|.plant 3 1 2 -5|.plat* 0 9 19 12|.plate 0 7 6 5|.plate_# 2 6 6 8
.platform 4 -1 4 0|.play -4 -1 -8 -1|.play* -4 -36 -20 -42|.plea* -30 -41 -34 -40|.please -35 -31 -27 -30
.please_call 0 -1 4 3|.please~<me> -4 -2 1 -3|.please~<my> -6 -13 -5 -8|.please~call 5 2 0 2|.pled -6 -52 -30 -67
.pls -2 -2 -6 -2|.plus -12 -27 -23 -31|.pm 6 3 3 7|.pneu* 3 9 8 9|.poa -1 -5 -3 -6|.pock* -1 4 -1 4|.pocket -1 4 -1 4
.poco -2 0 0 -3|.podc* -1 1 -1 0|.podcast -1 1 -1 0|.poli* 5 19 16 17|.police -2 11 2 18|.police_came 0 12 7 11
.police_no -10 -12 -7 -8|.police_report 2 0 -3 -1|.police_took 3 -1 0 2|.police~# 0 -10 0 -13|.police~<her> 3 5 4 10
.police~and 0 -2 -5 -6|.police~it -3 5 3 8|.police~no 1 4 4 2|.policy -5 -8 -2 -9|.policy_# -6 5 1 3
.policy_$ -2 7 1 10|.policy_limits 1 -10 -4 -12|.policy~<name> -2 -3 -8 -3|.policy~in 0 -6 -7 -7|.polite 2 2 1 3
.pool -11 -14 -6 -12|.poor 1 4 4 5|.pop -2 -1 0 1|.por -22 -58 -35 -69|.por_# 0 0 1 -2|.por_atras -1 -12 -8 -15
.por_escrito 0 2 2 2|.por_week -2 16 2 15|.porc* 1 -1 -4 0|.porch 1 -1 -4 0|.porq* -7 -43 -24 -48
.porque -7 -43 -24 -48|.por~# -5 -9 -5 -15|.por~en -16 -61 -37 -70|.por~y -4 -22 -13 -27|.posi* -12 -6 -5 -2
.position 0 3 6 6|.positive -10 -14 -14 -15|.poss* 0 13 14 13|.possession 1 3 5 3|.possible -2 7 9 6|.post -2 2 4 7
.post* -6 -33 -6 -36|.posted -7 -26 -10 -31|.posting 0 -9 -2 -10|.pour* 5 11 9 13|.powe* 1 21 12 25|.power -1 20 10 23
.prac* -4 10 7 13|.practice -3 2 0 2|.pre -10 3 -1 4|.preg* -1 -10 -5 -11|.pregnant 5 0 2 1|.prel* 0 -6 9 -3
.prelim 0 -11 2 -8|.prem* 5 20 12 24|.prep* 0 6 1 6|.prepared -3 -5 -6 -7|.prepared_to -3 -4 -4 -3
.present -7 -3 -3 -2|.preserved 0 9 12 12|.press 7 14 13 14|.pressure -4 -9 -6 -12|.pret* -2 -14 -9 -19
.pretty -1 -13 -8 -17|.prev* 0 0 4 2|.previous 1 3 2 5|.pric* -2 1 6 -1|.price -5 2 -3 -3|.prim* -12 17 8 22
.primary -4 -1 3 -1|.prin* 0 -15 -17 -22|.principal -5 -8 -8 -8|.principle 1 -7 -7 -10|.printed -9 -20 -16 -27
.printout 8 9 5 8|.prio* -6 9 -3 14|.prior -2 16 5 22|.priors -4 -5 -7 -5|.prior~no 2 7 0 9|.prison -10 -18 -14 -22
.priv* -1 0 -6 -3|.private 4 -5 -3 -9|.private_hospital 5 3 8 1|.private~# 7 -8 -2 -9|.priz* -4 -6 -7 -5
.prize -4 -6 -7 -5|.prob* 4 1 17 3|.probably -3 -2 -1 -2|.probate 7 -1 7 -2|.problem 3 1 5 1|.process -1 2 -2 2
.prod* 7 13 9 15|.product 0 5 1 5|.prof* -10 -19 -21 -26|.program -2 -6 -5 -7|.promise -1 0 -4 1|.promised 6 5 2 7
.proo* 3 4 3 1|.proof 3 4 3 1|.proof_of -1 2 3 4|.prop* 0 2 4 2|.properly 6 6 9 9|.property -5 -12 -8 -13
.pros* 5 -2 5 -4|.prot* 12 10 5 11|.prove -1 2 -2 2|.proves 1 2 3 5|.ptsd 6 12 7 15|.publ* 7 5 1 6|.public 9 1 4 0
.public_defender 5 -3 3 1|.pued* 5 -11 10 -13|.puede 4 -23 -3 -26|.puedo 2 0 10 0|.puedo_pay 3 14 9 12|.pues* 0 3 1 6
.puesto 0 3 1 6|.pull -5 -11 -9 -9|.pull* 6 13 11 12|.pulled 5 6 5 3|.pulled_out 0 14 6 12|.pulled_over 8 8 5 11
.pulled~# 10 18 5 13|.pulled~and 7 5 7 7|.pulling 1 7 5 9|.pump* 4 4 3 5|.punc* 10 15 18 20|.punch 6 9 14 12
.purc* -10 -1 -1 1|.push* -5 3 -1 6|.pushed -3 4 -1 7|.put 3 3 0 -4|.put_<her> 9 10 6 11|.put_<me> -6 -6 -3 -6
.put_<my> -6 -7 -6 -8|.put_down 4 5 3 7|.put_in 13 17 10 14|.put_it -10 -26 -14 -29|.put_on 6 9 11 12|.put_up 3 9 6 10
.puts 2 8 2 10|.putt* 3 25 18 30|.putting 3 25 18 30|.put~# 6 11 4 11|.put~<longago> 7 3 4 2|.put~<my> 2 -7 -5 -5
.put~and -6 -22 -21 -31|.put~down 0 10 4 8|.put~for 1 8 2 9|.put~in 2 7 5 13|.put~it 0 3 -1 4|.put~of 5 5 6 8
.put~on -1 -17 -22 -18|.put~out -5 -12 -2 -17|.q -15 -8 -9 -9|.quar* 1 10 -7 8|.quarter -3 -5 -8 -7|.que 7 -6 -4 -13
.que_<me> 18 51 28 58|.que_fue -6 -9 -7 -9|.que_le 4 -10 -6 -14|.que_no 10 24 25 33|.que_si 5 1 6 0
.quej* -1 -11 -12 -14|.queja -1 -11 -12 -14|.ques* -4 -7 -6 -10|.question 3 -3 0 -4|.que~# -2 -16 -6 -18
.que~culpa 0 -19 -7 -20|.que~no 5 13 15 13|.que~y -6 0 -2 1|.quick -18 -25 -17 -25|.quie* 4 -1 8 -2
.quiere -9 -20 -13 -22|.quiero 0 -7 0 -7|.quiero_que -7 -21 -13 -23|.quiero~<me> 2 -14 -8 -13|.quit 0 4 10 10
.quit* -1 19 13 26|.quot* -2 5 -3 2|.quote 0 2 -1 2|.rack -8 6 1 7|.radi* 5 -7 -4 -13|.radio -1 -20 -11 -24
.rail 8 16 7 20|.rail* 1 -1 5 -2|.railroad -1 -5 0 -8|.rain -4 -4 -1 -4|.rain* -1 -5 -4 -1|.rais* 2 -11 1 -9
.raised -2 -15 -4 -14|.ran -1 -6 -3 -11|.ran_stop -1 13 7 17|.rang 0 -10 -7 -11|.ran~# 5 7 7 7|.ran~<name> 1 -7 -6 -12
.ran~sign -1 8 4 13|.rates -13 -3 -3 1|.rath* -8 -2 -6 -2|.rather -8 -2 -6 -2|.rather_no 0 2 -4 2|.ray 2 1 -2 1
.rays 2 3 7 3|.rd -6 -19 -15 -23|.rd_degree 2 0 2 0|.rd~# -6 -14 -12 -17|.re -3 -1 -4 -2|.reac* -11 -2 1 0
.reached 0 8 5 11|.read 8 0 7 -5|.read* 0 -15 -10 -22|.read_it -2 -11 -4 -10|.reading -9 -40 -27 -47|.ready 3 15 11 15
.ready_to 4 10 4 8|.ready~sign 2 2 -1 3|.read~# 2 0 -1 4|.read~and 8 6 7 10|.read~of 1 0 1 1|.real 12 4 15 11
.rear -2 3 -1 0|.rear_ended -6 10 2 9|.rear~# 3 -7 -7 -13|.rear~<name> 2 -6 -2 -8|.reas* -10 -9 -9 -8
.reason 1 -6 -4 -6|.reca* 3 17 8 20|.recall 3 2 -1 2|.recalled 2 17 13 21|.rece* -25 -18 -25 -16|.receipt 1 2 -4 2
.receipt_and 3 6 7 7|.receptionist -18 -21 -22 -22|.reci* -4 -10 -10 -13|.reck* 5 -2 -2 0|.reckless 5 -2 -2 0
.recl* -3 -18 -6 -19|.recon 7 15 8 14|.record 7 11 4 14|.records 0 -8 -7 -7|.records_and 1 4 3 4
.record~and -8 -4 -4 -4|.red -9 -16 -18 -12|.refe* -2 5 6 7|.referred 6 10 10 11|.refi* 4 -4 -4 -8|.refr* 5 18 12 22
.refrigerator 4 16 11 19|.refund 0 3 1 -1|.refunded 6 9 -3 4|.refused -4 -9 -5 -8|.regi* 17 17 15 17|.register 3 5 3 6
.registered 10 7 3 2|.regr* 0 0 5 0|.reha* 6 2 15 0|.rehab 6 2 15 0|.rela* -16 -34 -26 -35|.rele* 11 1 10 -3
.release 4 -10 -2 -15|.released 8 16 16 18|.rema* 5 3 2 1|.reme* 4 6 5 8|.remember 4 6 5 8|.remi* -13 -19 -9 -21
.remo* 6 -5 -1 -5|.removed -2 -7 -5 -7|.rene* -4 -11 -9 -8|.rent 2 14 -5 13|.rent* 21 49 25 51|.rent_# 1 1 0 3
.rent_current 7 7 -2 -1|.rent_pay -3 3 -1 5|.renta 5 -6 -6 -9|.rental -3 -10 -6 -10|.rented -1 12 15 21
.rents 10 26 13 28|.rent~$ -1 3 1 6|.rent~on 1 6 1 5|.reop* -1 -7 -4 -6|.reopen -1 -7 -4 -6|.rep 18 -2 2 -7
.repa* 6 19 2 17|.repair 8 18 4 16|.repl* 10 33 24 40|.replaced 1 9 2 8|.replacement 0 1 0 0|.reply 3 9 2 12
.repo* -1 -9 -4 -12|.report 5 5 15 5|.report_# -1 -3 8 -1|.report_and -15 -12 -7 -14|.report_in -3 -11 -2 -13
.report_made 5 1 4 2|.report_no -6 -21 -6 -25|.report_number -1 -8 -3 -8|.report_says -7 1 -2 -2
.reported 1 -10 -11 -11|.reported_it -5 -2 -2 -3|.report~# 3 13 7 15|.report~<her> 3 0 9 -2|.report~all -1 -1 4 -4
.report~and 5 16 13 17|.report~driver -4 -7 -6 -4|.report~hand -2 -7 0 -10|.report~no -3 -15 -3 -15
.report~photo 5 -9 5 -12|.report~y 6 14 0 13|.repr* 11 36 25 40|.represented 1 7 11 10|.representing 3 11 6 11
.reps 6 12 8 14|.requ* -4 -24 -10 -29|.request -7 -21 -11 -25|.requested 3 -1 1 -1|.resi* -1 -3 4 0
.resident -5 -7 -7 -10|.reso* 5 17 18 25|.resort 4 13 11 15|.resp* -8 -14 -8 -14|.responsible -2 -12 -1 -11
.rest 4 9 4 9|.rest* 3 14 -1 11|.restaurant 7 16 0 12|.restrictions 3 3 1 3|.resu* -16 -6 -15 -9|.result -2 -1 -1 -1
.results 2 7 -5 3|.reta* 13 19 24 17|.retained 7 12 11 5|.retainer 8 6 13 10|.retainer_no 8 8 6 6
.retainer_ready 0 3 4 2|.retainer~lawyer 2 -8 -4 -12|.retaliation -3 -1 -5 1|.reti* 2 20 11 23|.retired -4 3 3 1
.retirement 4 12 8 16|.retu* -12 -13 -6 -8|.return -4 4 2 4|.returned -8 -6 -9 -2|.returns 1 -7 2 -6
.return~# -3 0 0 -1|.reve* 8 14 12 16|.review 4 8 4 5|.reviews -3 -6 -11 -9|.reviews_and -3 6 -2 6
.revo* -9 -11 -6 -11|.ribs 2 -10 -6 -10|.ribs_and 5 -3 -3 -4|.ride 0 -4 -3 -4|.ride* 1 38 17 48|.rideshare -8 -2 -8 -1
.ridi* -2 -8 -7 -11|.riding -2 -8 -7 -11|.rig 3 8 4 7|.righ* 4 14 8 14|.right 12 21 14 21|.right_now -6 8 -4 7
.right_there 6 1 -3 -1|.rights -8 -4 -5 -4|.right~# -3 -6 0 -4|.right~and 4 5 -1 4|.right~no 0 -10 -3 -12
.ring 4 5 5 9|.river 6 4 10 4|.rn -1 -8 -1 -12|.road -6 -26 -2 -27|.rod -3 5 8 14|.rodi* 2 3 3 5|.rodilla 2 3 3 5
.rods 5 6 12 6|.roll 3 1 0 2|.roll* -3 8 7 6|.rolled -4 4 6 3|.roof 2 6 6 11|.roof* -2 1 8 4|.roofer 0 -1 1 1
.roofing -1 -1 6 1|.roof~in -2 -9 -4 -7|.room -16 -33 -25 -36|.room* 16 5 6 -1|.roommate 7 -12 -6 -17|.rota* 0 0 0 -1
.rotator 3 -2 2 -5|.rotator_cuff 3 -2 2 -5|.roug* 1 0 -5 2|.round 2 -5 4 -6|.rout* -6 -9 -1 -10|.rude 8 9 -5 5
.ruin* 5 21 2 22|.ruined 4 17 0 18|.rule -7 -7 -2 -6|.rule* 3 -11 -10 -16|.rules 0 -4 -4 -7|.run 6 24 16 32
.runn* -7 -7 -4 -8|.running 2 2 3 2|.runs 0 -21 -11 -27|.rush 4 1 -2 2|.s -4 -3 -5 -6|.sabe 3 1 -11 -3
.saca* -5 -31 -16 -35|.safe 4 22 12 27|.safe* 2 1 2 -1|.safety 2 1 2 -1|.said 6 -25 -8 -35|.said_# -4 0 0 1
.said_<i> -1 -22 -3 -19|.said_<my> -1 0 1 0|.said_<she> -1 9 5 10|.said_<they> -4 1 -9 -2|.said_and -7 -8 -8 -7
.said_call 0 7 1 7|.said_hed 5 7 4 8|.said_in 2 -1 -2 -3|.said_it -3 -14 -7 -5|.said_no -1 6 3 9
.said_sorry -4 -4 -10 -9|.said_there -4 -3 -3 -4|.said_theyd -1 4 4 4|.said_to 4 8 -1 7|.said~# 1 2 2 -1
.said~<her> -1 -4 -2 -4|.said~<i> 11 -8 -2 -9|.said~<my> 6 11 -6 2|.said~<name> 5 6 3 7|.said~<she> -8 -3 -5 -4
.said~and -15 -16 -14 -18|.said~as 4 -9 -8 -9|.said~but -11 -8 -2 -4|.said~call -2 3 -2 6|.said~could 4 2 -2 2
.said~do 4 9 5 10|.said~for 1 -2 2 -3|.said~from 2 10 4 12|.said~had -2 -7 -8 -6|.said~have 0 -6 5 -6
.said~in 4 5 11 9|.said~it -2 -2 2 -2|.said~no 2 -14 0 -14|.said~of -4 -6 -2 -7|.said~on -3 4 -1 1
.said~should -4 0 -1 0|.said~to -1 0 2 4|.said~would 1 4 2 6|.sala* -7 -16 -9 -18|.salary -3 -14 -6 -16
.salary_$ 0 -3 0 -2|.sale 9 0 2 1|.sales 4 5 -4 7|.sali* 5 -13 -15 -17|.salo* -1 -1 1 -1|.salon -1 -1 1 -1
.same 3 17 7 14|.same_as -1 3 5 1|.same_day -13 -3 -7 -2|.same_night 3 7 6 8|.same_pay 6 1 0 1|.same_thing 0 3 1 3
.same~# 7 13 12 14|.same~<i> 5 9 7 12|.same~and 7 18 3 18|.same~in -4 -2 -3 0|.same~with 3 4 5 4|.samp* -14 -1 -9 0
.sample -18 -9 -10 -7|.samples 3 8 1 8|.sand* -9 -4 -10 -5|.save -1 0 -3 -2|.save* 16 23 12 20|.saved 16 23 12 20
.savi* 1 10 4 11|.savings 1 10 4 11|.saw 1 -11 -1 -9|.saw_<her> -5 4 -1 7|.saw_<me> -1 7 10 10|.saw_it 4 9 10 12
.saw~# -4 -14 -6 -14|.saw~in 1 2 0 1|.say 1 -7 -2 -8|.say_# 0 5 -4 3|.say_<i> 10 38 19 45|.say_<she> -6 -16 -15 -21
.say_<they> 6 -3 -6 -7|.say_it 1 7 1 9|.sayi* 1 15 12 20|.saying -6 -4 -3 -8|.saying_<i> -1 -8 -4 -11
.says 58 50 24 51|.says_# 4 14 11 10|.says_$ 4 1 -3 -5|.says_<i> -3 -13 -1 -11|.says_<my> 7 2 6 4
.says_<she> -15 -20 -3 -14|.says_<they> 5 -3 -6 -1|.says_hell 7 10 7 8|.says_it -6 2 1 6|.says_no 34 55 37 53
.says_other -4 -12 -2 -10|.says_there -5 9 -2 8|.says_to -12 -5 -7 -3|.says~# -1 -1 10 6|.says~<her> 11 8 11 14
.says~<i> 13 -7 2 -5|.says~<my> -7 -3 -2 1|.says~<name> 8 21 14 23|.says~and 9 -1 2 6|.says~at -2 0 1 2
.says~but -3 2 0 4|.says~by 0 2 4 3|.says~day 5 0 0 -4|.says~did -7 -3 -4 -6|.says~fault -5 -15 -6 -16
.says~for 6 4 -1 7|.says~had -4 -9 -1 -3|.says~have -2 -11 -7 -11|.says~in 4 4 -2 6|.says~it 7 -2 -3 2
.says~lawyer 0 -1 5 -1|.says~month 1 4 10 9|.says~no 0 14 12 20|.says~of 7 12 10 10|.says~on 0 -3 -3 -10
.says~owe 2 6 0 5|.says~pay 2 -3 -7 -1|.says~should -3 0 -5 0|.says~still 2 -19 -2 -18|.says~there 2 3 0 5
.says~to 5 5 0 6|.says~told 5 6 3 9|.says~work -3 1 -2 0|.say~# 2 4 -2 4|.say~<i> -2 0 4 2|.say~but 1 5 3 4
.say~did 0 3 4 5|.say~it 6 -8 -6 -5|.say~no 0 -6 -3 -8|.say~on -1 5 2 7|.scaf* -3 2 0 3|.scaffold -1 5 1 7
.scal* 2 8 -5 7|.scan* 9 12 7 12|.scanned 5 7 4 7|.scar* -3 7 0 3|.scared 0 3 -3 0|.scen* -2 -17 -7 -19
.scene 0 -15 -6 -17|.sche* -7 -12 -16 -16|.schedule -7 -15 -13 -19|.scho* -2 -18 -21 -28|.school 9 20 6 17
.school_and 5 4 4 3|.school_bus 0 1 -1 -2|.school~# 0 1 -5 -4|.school~<i> 3 -3 0 -4|.school~and -3 4 2 5
.school~since -1 7 5 9|.scoo* 9 -8 -1 -7|.scop* 0 -2 -1 -7|.scra* -2 -26 -11 -29|.scre* 10 12 1 10
.screaming -7 -4 -4 -3|.screen 0 -2 -2 -2|.screenshot 4 6 -2 5|.screenshots 8 5 -1 4|.screenshots_of 6 -1 -3 -2
.screws 3 1 8 3|.sear* 10 7 8 9|.searched 5 2 3 3|.seas* -6 2 -1 0|.season -4 0 -1 -2|.seat 0 1 0 4|.seat* -3 -2 -5 -3
.sec -4 -12 -10 -16|.seco* 0 3 -3 -1|.second -1 -6 -3 -11|.second_opinion -3 -9 -5 -13|.second~# 3 19 15 25
.second~<name> 1 4 0 2|.second~and 1 -5 -1 -5|.secr* -8 -1 -3 0|.sect* 10 6 12 4|.section 10 6 12 4
.section_# -4 -1 -4 -1|.secu* -5 -14 -13 -15|.security -1 7 -1 10|.see -7 -22 -10 -24|.see_doctor 3 13 4 13
.see_if -7 -26 -11 -29|.see_it -5 -7 -6 -10|.see_what -1 -3 -3 -3|.seed -7 2 1 5|.seei* 1 -2 1 0|.seeing 1 -2 1 0
.seen 12 5 5 2|.seen_it 6 10 9 11|.sees 0 11 5 13|.see~<i> -7 -12 -9 -14|.see~and -5 -9 -12 -15|.see~doctor 5 4 -1 4
.see~in -7 -17 -13 -17|.see~it -5 0 -3 -1|.seiz* 1 2 0 3|.self -2 -8 -3 -8|.self_employed -4 -4 -1 -4|.sell 3 14 8 12
.seller 6 8 4 9|.selling -12 -25 -10 -25|.send -11 -16 -13 -21|.send_<me> 3 3 0 2|.send_it 5 10 4 5|.send_you -4 0 0 0
.send~and -11 -13 -13 -15|.send~to 5 4 3 4|.sens* -5 -5 1 -4|.sense -3 -1 0 -2|.sent 2 -3 0 -5|.sent_<her> -8 -3 -1 -4
.sent_<me> 0 0 -3 4|.sent_by 2 3 0 1|.sent_in 3 -3 2 -9|.sent_it 7 24 17 30|.sent_to 3 2 2 0|.sent~# -1 -9 -5 -7
.sent~<me> -2 2 0 1|.sent~<name> 1 4 -4 2|.sent~and 2 -6 -4 -9|.sent~house 1 12 6 13|.sent~in 0 -8 -3 -11
.sent~letter -10 -12 -8 -11|.sent~to -6 -38 -16 -48|.sent~with 4 3 -3 0|.sepa* 3 8 7 9|.separate 9 13 10 13
.separated -4 -3 -2 -3|.seri* 2 14 8 17|.served -5 -22 -18 -30|.served_# 0 -16 -9 -23|.served~# -2 -10 -10 -10
.server -1 6 1 7|.service 8 11 6 11|.sess* 3 -2 -1 -2|.set 1 6 3 10|.set_aside 5 10 6 11|.set_for 10 9 10 11
.set_it -1 -9 1 -10|.sett* -14 -7 -8 -5|.settled 0 -6 -2 -8|.settlement -17 -15 -14 -15|.set~# -2 9 1 9
.set~<name> 12 16 12 18|.seve* 8 21 9 22|.severance 3 1 -4 1|.shar* 11 7 5 10|.share 11 15 7 18|.shares 2 -1 1 -1
.sharp 2 -3 0 -3|.shed -10 -32 -19 -36|.shee* 6 5 1 2|.sheet 1 -1 -1 -2|.shel* 3 8 5 3|.shell 2 4 0 0|.shelter 3 6 9 5
.sher* -6 -17 -8 -21|.sheriff -6 -17 -8 -21|.shif* 6 8 -5 6|.shift 3 3 -1 1|.shifts 4 6 -4 7|.shin* -2 -17 -8 -22
.ship* 8 9 4 8|.shipyard 8 9 4 8|.shoo* -5 -29 -21 -36|.shop 13 29 8 32|.shop* 5 19 4 18|.shoplifting 5 18 7 16
.shopping 0 4 -2 4|.shop~no 2 2 -4 -4|.shor* 7 -3 -5 -4|.short -1 -6 -4 -6|.shot 4 2 9 -2|.shou* -4 -15 -2 -13
.should -2 -5 -7 0|.should_<i> -2 0 -1 3|.should_get 2 -2 2 -3|.should_have -4 -9 -4 -7|.shoulder 2 -4 6 -5
.shoulder~# -8 -6 -2 -8|.shoulder~and 1 -8 -1 -8|.shouldnt -3 2 -3 3|.shouldve -1 -8 3 -10|.should~<i> -4 1 -3 1
.should~it -1 0 0 0|.should~something 7 10 9 8|.should~to -4 -12 -7 -13|.shov* 4 -7 -6 -9|.show -6 -11 -14 -13
.show* 14 14 5 17|.showed 8 9 13 18|.showed_<me> 10 -1 -3 -1|.showing -5 -32 -22 -40|.shown 1 3 3 5|.shows 13 32 12 32
.shows_# 5 11 10 15|.shows_it 7 21 10 27|.shows~# 3 5 5 5|.shows~in 6 7 12 8|.shut 1 -2 -6 -3|.si -44 -50 -31 -53
.sibl* 1 4 4 4|.siblings 1 4 4 4|.sick 3 -13 -10 -14|.side 0 -10 -3 -8|.side* -3 -15 2 -17|.sides -6 -8 -3 -8
.sidewalk 2 4 8 4|.sign 2 -16 -3 -24|.sign* -15 -13 -11 -17|.sign_# 4 6 13 8|.sign_and 1 15 6 20
.sign_anything 4 9 4 7|.sign_at 9 5 7 9|.sign_contract 2 8 6 13|.sign_document -8 -7 -12 -9|.sign_for -3 -12 -12 -16
.sign_in 9 8 4 12|.sign_it 6 7 -1 4|.sign_no 8 18 18 19|.sign_on 2 -10 -8 -15|.sign_release 1 -3 -2 -5
.sign_up -7 -14 -11 -18|.sign_with 5 -12 -1 -15|.signature -6 -9 -4 -10|.signs -4 2 -3 1|.sign~# -4 -23 -12 -32
.sign~<her> 1 -16 -11 -21|.sign~<i> -3 -17 -8 -20|.sign~<name> 9 -26 -9 -38|.sign~agreement -5 -6 -4 -7
.sign~and -10 -50 -33 -61|.sign~document -2 -2 -1 -2|.sign~firm 7 4 1 -2|.sign~for -8 -25 -16 -29|.sign~in 6 3 -2 -1
.sign~it 2 -16 -13 -22|.sign~no 3 7 7 10|.sign~on 4 11 4 8|.sign~w 7 13 8 18|.sign~with -6 -14 -3 -19
.sigu* 0 -6 -9 -10|.sigue 1 -4 -8 -8|.sile* 11 15 1 13|.silent 9 9 2 9|.silv* -8 -11 -13 -12|.simp* 1 5 -8 2
.sinc* 2 -24 -16 -31|.since 2 -24 -16 -31|.since_# 3 -25 -9 -30|.since_<i> -9 -7 -2 -5|.since_<longago> 7 33 24 49
.since_<name> 10 32 19 30|.since_<she> 4 12 6 16|.since_<years> 9 18 15 19|.since_spring 1 7 1 9
.since_then -10 -11 -11 -13|.since~# 8 21 7 26|.since~<her> -7 -17 -10 -19|.since~<i> -4 -19 -17 -25
.since~<longago> 6 2 6 -1|.since~<my> -3 2 2 4|.since~<name> -6 1 -3 1|.since~<she> -10 -23 -16 -27
.since~and -12 -7 -8 -8|.since~for -6 -9 -8 -10|.since~it -8 -6 -9 -6|.since~no 7 10 12 12|.since~to 3 10 5 9
.sing* -4 5 2 9|.single -4 -11 -6 -12|.sit -13 -16 -21 -19|.site -8 -9 -7 -14|.sits 5 11 9 10|.sitt* 3 7 0 4
.sitting 3 7 0 4|.size -10 -10 -11 -11|.size_of -5 -11 -9 -12|.skin -2 -15 -11 -18|.skul* 3 2 10 3|.skull 3 2 10 3
.skull_fracture 4 8 10 10|.slee* 8 4 13 9|.sleep 11 7 9 11|.slid* 8 -5 1 -9|.slide 2 -11 -5 -17|.slides 10 11 9 11
.slip -11 3 -3 3|.slip* 2 8 0 4|.slip_and 0 2 1 2|.slipped 6 11 7 9|.slipped_on -2 9 4 8|.slips -8 -9 -11 -11
.slow -2 -14 -7 -15|.smal* 5 1 -13 -4|.small 1 3 -11 -3|.small_claims 0 8 -9 -2|.smil* -3 -13 -12 -13
.smok* -6 -28 -10 -30|.smoked 1 3 4 6|.snap* -10 -11 -11 -8|.snow -9 -4 -7 -3|.snow* -7 -8 -4 -9|.soci* 0 8 4 11
.social -3 6 4 10|.social_security -4 -3 -3 -1|.soft 0 8 8 14|.soft* -9 -4 -3 -3|.sold 8 2 3 -3|.sold* 1 3 -6 -1
.sold_<her> 4 -8 -2 -7|.sold_it -4 -11 -11 -15|.sold~in -3 -7 -7 -6|.sold~to -1 -9 -3 -13|.soli* 1 7 5 7
.solo -13 -45 -31 -54|.some 2 7 6 9|.some_of -2 -4 -5 -4|.some_people -2 -1 -2 1|.somebody -6 -9 -2 -9
.somebody_to 21 52 39 59|.somebody_told 1 -2 -1 -1|.somebody~<me> 8 11 5 10|.somebody~<my> -5 5 5 9
.somebody~<them> 1 -9 -3 -11|.somebody~for -16 -8 -10 -8|.somebody~it 5 22 14 30|.somebody~to -9 -14 -11 -16
.someone -4 -10 3 -8|.someone_to 1 10 5 12|.someone~<her> -9 -13 -7 -13|.something -4 -3 -15 -1
.something_for 2 -15 1 -15|.something~it 0 -4 6 -3|.sometime 7 12 10 17|.sometimes 2 -2 -6 -5|.some~<i> -2 1 3 1
.soon 5 4 7 5|.sooner -8 -1 -2 -1|.sore 7 3 -11 -3|.sorr* 3 8 -5 3|.sorry 3 8 -5 3|.sorry_and -5 -1 -6 -1
.soun* -13 -19 -13 -22|.spac* 1 8 -5 4|.space 1 8 -5 4|.spea* -6 -3 -1 -4|.speak -2 -8 -6 -8|.spec* 6 3 7 6
.special 2 5 0 6|.spee* -1 -8 -1 2|.speech 0 5 5 9|.speed 0 -7 0 -6|.speeding -2 -6 -7 -1|.speeding~in -1 -5 -2 -2
.spen* 1 -15 -1 -19|.spent 5 -13 -4 -18|.spin* 4 4 5 3|.spine 3 2 5 1|.spir* -6 -5 -7 -7|.sple* 0 -2 5 2
.spleen 0 -2 5 2|.spli* 1 3 -7 1|.splint 0 0 -8 -2|.split 2 -2 0 -3|.spoken 1 5 3 8|.spoken_to -1 4 3 9
.spon* 1 -2 5 -3|.spot -12 -11 -13 -14|.spot* 9 18 12 19|.spra* 7 -6 -11 -3|.sprain -5 -8 -7 -7|.sprained 10 -3 -6 -2
.sprained_wrist 2 -3 -3 -2|.spre* 1 -9 -1 -11|.spri* 3 10 11 13|.spring 1 -4 3 -6|.spring_and -3 -15 -7 -20
.ss 3 -1 3 -1|.ssdi -5 -4 -5 -3|.ssi 4 0 -3 -3|.stab* 0 -3 -4 -5|.staf* 18 15 3 12|.staff 12 7 0 4|.stag* 6 2 9 1
.stage 6 -2 6 -3|.stage_# 2 -3 6 0|.stai* -4 -11 -6 -15|.stairs -3 -8 -5 -11|.stak* 1 4 3 6|.stake -1 -2 -1 -1
.stamp 9 11 2 9|.stand -2 -1 -6 -4|.standing 0 5 2 6|.stap* 9 9 -1 5|.start -8 -1 -7 -2|.started 8 42 22 43
.starting 5 13 9 12|.starts -9 -32 -24 -36|.stat* -6 12 1 21|.state 8 12 6 7|.statement 5 22 15 30
.statement_<i> 4 14 6 13|.statement_to 3 0 8 3|.states -1 6 3 8|.state~# -5 -1 -8 -6|.state~<name> 4 11 0 10
.state~and 4 3 7 1|.station -3 -9 -5 -8|.status -4 -5 -2 -5|.statute -8 -9 -12 -9|.statute_of -3 0 -1 1
.statute~limitations -3 0 -1 1|.stay 2 3 -2 8|.stay* 0 -4 6 -2|.stayed 2 1 11 6|.stea* -8 -5 -7 -1|.stee* -4 -2 -2 -3
.sten* 3 2 -1 1|.step -2 -12 -2 -12|.step* 2 -8 2 -8|.stepped 8 -2 5 2|.steps -4 -9 -3 -14|.stew* 0 2 3 2
.steward 0 2 3 2|.stic* 6 8 13 8|.stif* 1 -10 -7 -14|.stiff 2 2 2 2|.stil* -1 16 22 24|.still -1 16 22 24
.still_has 6 1 0 2|.still_have 13 2 5 -2|.still_in 1 19 21 27|.still_no -2 -5 -3 -7|.still_on 5 10 4 11
.still_open 0 5 1 4|.still_there -2 -2 -5 0|.still_work -2 0 0 3|.still~# -1 13 6 13|.still~<her> 6 9 4 10
.still~<my> 0 -5 2 -2|.still~<name> 1 -9 2 -12|.still~and -2 -1 2 2|.still~for -11 -18 -7 -17|.still~it -1 -9 2 -9
.still~on -5 -24 -20 -29|.stit* 2 2 -3 1|.stitches 2 2 -3 1|.stoc* 2 1 0 5|.stock 3 4 1 7|.stol* -4 -15 -14 -21
.stolen 6 -2 1 -6|.stoo* 2 3 2 4|.stop 3 -28 -17 -25|.stop* 3 -2 6 5|.stop_sign 4 13 7 15|.stopped 1 -12 -4 -8
.stop~<name> 5 14 6 13|.stor* -1 -16 -3 -18|.store -4 -12 -7 -13|.store~<name> 1 1 4 2|.store~and 2 -3 -3 -5
.storm 5 5 8 8|.story 0 -1 -1 -3|.stov* 10 24 14 27|.stove 10 24 14 27|.stra* 10 -5 2 -5|.straight 2 -6 4 -5
.strain -4 -8 -9 -6|.stranger 6 1 0 1|.stre* -12 -11 -22 -18|.street -6 -15 -15 -19|.stri* 16 17 18 20|.strip 6 2 5 6
.stro* 6 -6 4 -7|.stroke 6 -6 1 -7|.strong -1 -1 1 -1|.stru* 5 1 3 -2|.struck 3 -2 0 -6|.stub* 6 33 18 35
.stubs 6 16 9 16|.stuc* 3 -10 -7 -12|.stuck 3 -11 -7 -12|.stud* 2 6 4 9|.student 4 0 1 2|.stuf* 2 5 2 5|.stuff 2 5 2 5
.subd* 3 3 -2 4|.subs* 0 6 -4 7|.succ* 3 6 2 7|.such -15 -37 -25 -44|.sued 7 -5 -12 -14|.suff* -5 -10 -14 -8
.suffering -5 -10 -13 -9|.suga* -2 -2 5 -1|.sugar -1 -5 2 -3|.suin* 0 1 -3 2|.suing 0 1 -3 2|.suit 12 0 5 -10
.suit* -7 -23 -21 -30|.suit_file 3 6 10 0|.suit~# -8 -38 -25 -44|.super 1 4 4 6|.supper 1 4 3 6|.support 3 2 0 3
.suppose -3 5 0 6|.supposed 4 14 10 16|.supposed_to 4 14 10 16|.sure -8 -15 -8 -20|.sure_<i> -3 5 0 6|.sure_if 0 5 4 9
.surg* -1 7 0 12|.surgeon 10 13 11 18|.surgery -10 -10 -8 -9|.surgery_# 4 8 3 11|.surgery_$ -4 0 0 2
.surgery_in -3 -7 -8 -7|.surgery_on -1 -10 -3 -11|.surgery~# -1 18 8 17|.surgery~$ -3 -18 -4 -21
.surgery~<name> 10 35 21 37|.surgery~in -15 -17 -16 -16|.surv* 2 22 7 24|.survey -3 4 1 5|.susp* 0 1 -5 3
.suspended 0 2 -2 4|.suv -5 6 1 6|.swea* -5 -2 -3 -3|.swear -8 -6 -4 -7|.swit* 5 1 1 -4|.switch 4 5 4 3
.swun* -2 -2 -6 -3|.swung -2 -2 -6 -3|.tabl* 6 19 6 19|.table -4 10 6 13|.tabs 1 -5 -2 -8|.tag 10 6 7 4
.tagg* 10 28 14 31|.tagged 8 22 12 26|.tailbone 1 -7 -9 -9|.take -2 -1 -4 -5|.take* -9 -1 4 0|.take_care -2 -9 0 -10
.take_it 17 18 12 14|.taken -2 1 8 2|.takes -8 -2 -5 -2|.take~and -1 -4 -6 -3|.take~for -9 -7 -7 -9|.take~it 3 8 7 6
.take~of 2 2 6 2|.take~to 3 9 3 8|.taki* -3 6 5 7|.taking -7 -10 -4 -11|.talk 10 17 12 20|.talk* -1 17 9 16
.talk_about 7 8 7 9|.talk_to 0 7 0 6|.talked 3 13 6 13|.talked_to 1 -8 -9 -12|.talked~lawyer 6 21 14 21
.talked~no -1 2 4 1|.talking 0 10 5 12|.talks -4 -6 -2 -9|.talk~<me> 9 5 3 2|.tamb* 4 0 4 1|.tambien 4 0 4 1
.tank 3 11 6 10|.tape -4 -11 -9 -12|.tape* -5 -1 0 2|.tard* -2 2 2 4|.tast* -1 7 2 9|.taug* 0 6 7 7|.taught 0 6 7 7
.tax 9 7 -2 -1|.taxe* 1 18 10 22|.taxes 1 18 10 22|.tbi 0 -1 -3 0|.teac* 10 34 17 40|.teach 4 25 14 29
.teacher 2 7 2 9|.team -23 -32 -27 -38|.tear -4 -3 1 3|.tech 4 4 2 3|.tech* 1 30 14 34|.teet* -4 -4 -3 -2
.teeth -4 -4 -3 -2|.tele* -4 -30 -18 -37|.telefono -10 -39 -24 -46|.tell -23 -21 -17 -21|.tell_<her> -12 -1 -6 1
.tell_<me> 3 15 20 18|.tell_you 0 -3 -2 -1|.telling 0 -7 -8 -10|.tells 0 -10 -1 -10|.tell~<i> -5 -3 -5 -2
.tell~if 6 6 6 4|.tell~in -4 3 -1 4|.tell~it 8 10 12 9|.temp 5 8 5 7|.temp* -5 0 1 0|.tena* 0 8 -6 5|.tenant 1 5 1 4
.tend* 2 22 13 21|.tendon 4 6 1 3|.teng* 3 14 12 18|.tengo 3 14 12 18|.tengo_lawyer 2 13 9 16|.tengo_photo -3 -2 3 -3
.tengo~ni 14 10 8 10|.tengo~report 3 9 3 4|.tengo~y 1 -5 0 -9|.teni* 6 3 0 -1|.tenia 4 9 4 8|.tenido 2 -6 -4 -9
.tera* 1 3 -1 3|.terapia 7 11 4 11|.term 1 -15 -1 -16|.term* -16 -22 -19 -21|.terms -11 -10 -11 -11
.terr* -5 -18 -3 -21|.test 2 5 9 4|.test* -8 6 4 4|.tested 1 6 3 6|.testified -1 -9 -5 -11|.testify 10 15 11 13
.test~# 2 3 6 1|.text 11 41 23 41|.text* -2 3 0 0|.text_<i> 6 16 12 21|.text_from -1 8 6 14|.texting 0 6 2 6
.text~<my> -2 -3 0 -3|.text~<she> 0 5 2 5|.text~it 6 16 15 20|.text~no 1 4 4 5|.text~says 4 2 2 2|.th -2 8 6 11
.th_and 1 -3 0 -2|.th_of 6 2 1 2|.than -2 -7 -5 3|.thank 6 31 23 39|.thank_you 3 34 20 40|.thanks -9 -8 -12 -9
.thank~for -4 -2 -3 -2|.thef* -3 -7 1 -4|.theft -3 -7 1 -4|.thei* -9 -9 -5 -4|.theirs -9 -9 -5 -4|.then -6 -33 -11 -35
.then_<i> -1 -1 -1 -3|.then_<my> -2 -1 -2 -1|.then_<name> 2 -1 0 -1|.then_<she> 4 1 -4 -1|.then_in -4 -36 -19 -46
.then~# 3 -3 -6 -4|.then~<i> -1 1 3 1|.then~<me> 6 13 11 16|.then~<name> 2 -8 -2 -11|.then~and 2 -1 2 1
.then~in 1 -7 -5 -10|.then~it 2 1 6 1|.then~to -6 2 0 5|.ther* 4 18 -6 26|.therapist 7 15 9 19|.therapy 7 22 15 31
.there -5 -20 -15 -21|.there_# -1 -4 -1 -4|.there_and -1 5 6 6|.there_for -2 -3 -7 -1|.there_no 0 -13 -5 -13
.there_some -2 -4 -2 -4|.there_video -4 -4 -2 -2|.there~# 0 5 -6 5|.there~<i> -6 -11 -6 -12|.there~<me> -5 0 2 -1
.there~<name> -1 -3 -1 -4|.there~<she> 3 2 -4 1|.there~about -6 -7 -4 -7|.there~and 9 50 24 60|.there~at 6 0 -3 1
.there~but -5 4 5 8|.there~for -4 0 -1 -4|.there~from -2 9 6 13|.there~hour -1 -6 -2 -8|.there~in 5 7 3 6
.there~it 2 6 4 6|.there~no -8 -17 -10 -21|.there~of 2 -9 -1 -7|.there~on 5 8 6 10|.there~one 4 -4 -3 -5
.there~some 2 2 1 3|.there~somebody -7 -11 -1 -10|.there~there -5 2 6 1|.there~to -4 1 -2 0|.there~told -2 -5 -3 -6
.there~with -1 0 -1 -5|.there~year -1 4 -3 3|.they* 6 15 4 15|.theyd 10 15 7 16|.theyd~it -6 0 2 -2
.theyll -4 -1 -3 -1|.thig* 4 1 -4 3|.thigh 4 1 -4 3|.thin* 3 -10 -1 -4|.thing -4 -5 -1 -4|.thing_<i> 2 -1 0 -2
.things -6 7 0 11|.think -4 -13 -2 -12|.think_<i> 2 4 5 3|.think_<name> 0 -4 -7 -4|.think_<she> 4 4 6 7
.think_<they> 2 4 2 6|.think_about -2 -5 -5 -5|.think_and -1 -6 -2 -7|.think_it 0 -9 -5 -14|.thinking 15 8 4 7
.thinks -7 -11 -8 -10|.thinks_it -11 -12 -5 -13|.think~# -2 -5 4 -3|.think~<i> 0 5 0 5|.think~it -3 -4 -8 -6
.think~no -4 1 -3 0|.think~should 0 -6 0 -7|.think~to -3 -3 0 -4|.think~want 1 2 1 4|.thir* 12 6 2 4|.third 10 3 -1 0
.third_party 2 9 6 10|.thos* 4 -14 1 -10|.those 4 -14 1 -10|.thou* -6 3 3 7|.though 6 -3 6 -2|.thought -11 2 0 5
.thought~it 5 0 0 -1|.threw 4 14 7 13|.threw~out -4 1 9 5|.thro* -2 -36 -21 -35|.through -4 -31 -23 -33
.through_<name> 9 4 7 5|.through~<name> 4 -1 -4 0|.thru 0 0 0 -2|.thum* 1 -5 -8 -4|.thumb 7 3 -1 3
.th~<name> 1 -6 0 -5|.th~and 3 4 6 6|.tib 2 6 3 7|.tib_fib 3 7 4 10|.tick* -2 21 6 24|.ticked -3 12 3 12
.ticket -11 -9 -12 -8|.ticket_and -5 -28 -18 -33|.ticket_for 7 10 2 11|.tickets 9 17 16 17|.tiem* 17 32 28 36
.tiempo 17 32 28 36|.tien* -3 -2 0 -1|.tiene -3 -1 3 1|.tiene_insurance -5 -2 1 -2|.tiene_lawyer 1 5 0 7|.til -1 4 1 3
.tile 3 8 7 12|.till -7 0 -6 -2|.till_<name> -2 4 -8 1|.time -19 -12 -16 -10|.time* 8 17 15 21|.time_# 7 5 0 3
.time_and 8 -1 4 -9|.time_at 3 -4 0 -4|.time_no -2 -3 -1 -1|.time_to -2 -5 -2 -7|.timeline 3 -1 2 0|.times 4 14 8 15
.times_and -1 -4 -1 -4|.time~and 4 5 -3 3|.time~it 4 5 7 3|.tips -2 -1 -4 2|.tire -3 -7 -5 -4|.tire* -7 -9 -2 -10
.tires -4 -9 -2 -11|.titl* -8 4 0 8|.title -7 5 0 8|.to 4 -11 2 -10|.to_# -10 13 -6 9|.to_$ -12 0 -1 3
.to_<her> 0 -12 -8 -17|.to_<longago> 6 13 7 13|.to_<me> 11 20 12 18|.to_<my> 1 12 -4 10|.to_<name> 0 22 14 20
.to_<she> -2 2 6 4|.to_<them> -5 -16 -13 -21|.to_about -4 0 -2 3|.to_and -2 -13 -1 -15|.to_another 1 -6 -12 -13
.to_any 9 -9 -4 -13|.to_anybody 2 -5 1 -6|.to_appeal -2 1 4 5|.to_apply 4 9 9 12|.to_ask -1 4 8 6
.to_begin -14 -2 -4 0|.to_bring -8 -8 -7 -9|.to_call 0 -6 9 -5|.to_close 1 2 0 2|.to_come 8 11 7 12
.to_court -2 -7 -3 -10|.to_courthouse -6 -5 -5 -7|.to_do -15 -33 -30 -44|.to_doctor -10 -11 -4 -7|.to_er 5 22 18 29
.to_file -4 1 3 6|.to_find 11 22 15 24|.to_fix -1 -5 -2 -5|.to_get 15 -3 8 -4|.to_give 2 -2 0 -2|.to_go 1 9 -1 0
.to_have -9 -14 -16 -13|.to_hear 5 11 6 12|.to_hire 8 15 11 17|.to_hospital 1 -4 -6 -7|.to_house -1 -10 -16 -10
.to_hurt 1 2 -1 1|.to_in 0 13 5 13|.to_it -13 -15 -11 -21|.to_keep -9 -22 -17 -24|.to_know 13 4 -1 -1
.to_lawyer 11 8 4 8|.to_leave -5 -24 -7 -30|.to_light 1 3 5 3|.to_look 6 3 9 5|.to_lose -2 -7 -6 -6
.to_make 1 -19 -12 -22|.to_move -4 1 5 5|.to_no 9 12 16 16|.to_one 7 -4 -6 -8|.to_pay 11 14 14 23|.to_put 0 13 12 15
.to_quit -1 -5 -1 -4|.to_read 5 6 2 10|.to_say -14 11 3 17|.to_see 3 -10 2 -10|.to_send 18 16 16 12
.to_sign 3 19 15 21|.to_speak 4 7 3 7|.to_start -9 4 -1 6|.to_stay -3 -3 -2 -1|.to_stop -19 -44 -27 -50
.to_take 3 17 20 24|.to_talk -14 -18 -13 -19|.to_tell 7 5 3 3|.to_try 1 7 4 8|.to_urgent -3 17 13 19
.to_whoever -10 -4 -9 -4|.to_work 6 19 10 23|.to_write 2 6 4 8|.to_you -4 -3 -4 -1|.to_your -13 -9 -11 -7
.tobi* -1 -1 2 -1|.tobillo -1 -1 2 -1|.toco 1 2 3 2|.toda* 5 -3 2 -6|.todavia 14 8 5 3|.today -12 -22 -10 -22
.todo -8 -7 -6 -6|.todo* -2 -16 -13 -21|.todos -2 -16 -13 -21|.toes 1 9 4 12|.toge* -1 0 -6 -1|.together 3 12 2 13
.told 8 -22 15 -20|.told_<her> -7 -33 -10 -35|.told_<me> 20 25 31 25|.told_<my> -2 16 6 17|.told_<them> 5 19 7 20
.told_employer 5 9 2 11|.told_no -8 -27 -17 -38|.told_there -4 -9 3 -7|.told~# 0 -1 -2 2|.told~<her> 0 -10 -4 -10
.told~<i> 2 0 3 0|.told~<name> 6 4 0 3|.told~<she> 16 26 18 37|.told~about -2 0 -1 1|.told~and 12 9 7 12
.told~at -4 2 2 5|.told~by 0 3 1 6|.told~employer -3 0 -6 0|.told~in 7 0 -9 -5|.told~it -4 -9 -6 -10
.told~no 0 -13 -2 -17|.told~of 2 -7 -2 -10|.told~on 1 2 1 0|.told~to 5 8 17 7|.told~would -3 -3 -1 -4
.told~writing -1 0 -2 0|.told~year 0 -9 -1 -7|.too 3 -43 0 -50|.too_and 3 5 4 5|.too_close -4 -13 -9 -11
.too_late -3 -5 3 -2|.too_much -6 -8 -5 -9|.took 14 5 3 -2|.took_# 0 -18 -12 -24|.took_<her> 2 5 13 9
.took_<me> -1 -13 -8 -15|.took_<my> 18 28 22 30|.took_care -3 -4 -6 -5|.took_it -13 -40 -32 -47|.took_photo 0 4 -1 5
.took_report 3 2 2 5|.took~# 4 48 31 55|.took~<i> -3 -13 -8 -16|.took~<name> 11 14 6 15|.took~and -10 -31 -10 -38
.took~day -3 9 -8 12|.took~down -2 -10 -5 -14|.took~in 0 -4 -4 -10|.took~no 1 1 -3 0|.took~of -1 8 -1 9
.took~off 4 9 6 13|.took~to 0 -6 -2 -5|.toot* 3 6 -16 -7|.tooth 5 10 -7 2|.too~it 1 -1 5 -1|.too~no 3 -7 -3 -10
.too~to -7 -11 3 -13|.top -3 -13 -15 -17|.tore 1 -15 -17 -20|.torn 0 0 -1 5|.torn* -2 -7 -8 -8|.tort -11 -8 -7 -10
.tota* 1 -4 -3 -4|.total 2 1 4 2|.totaled -2 -5 -7 -6|.touc* 5 9 7 10|.tour -1 -7 -3 -9|.towe* 1 3 1 3
.town 5 -10 -3 -12|.to~# 4 32 4 38|.to~$ 7 13 8 14|.to~<adult> -15 -10 -9 -10|.to~<child> 7 9 6 9
.to~<her> -1 -14 -17 -15|.to~<i> 31 21 31 20|.to~<longago> 0 -19 -6 -21|.to~<me> 11 4 -6 -4|.to~<my> 27 10 22 8
.to~<name> -13 8 -2 3|.to~<parent> 3 -9 -1 -12|.to~<she> 0 -36 -26 -46|.to~<them> 1 -16 -3 -14|.to~<they> -3 27 16 33
.to~<thisyear> 2 2 0 -2|.to~about 3 17 14 22|.to~after 14 24 3 15|.to~again 6 11 7 9|.to~all 3 0 -1 3
.to~and -20 -28 -40 -41|.to~anybody 5 4 3 5|.to~as 0 -2 0 -1|.to~at -6 -22 -10 -21|.to~back 15 8 1 5
.to~before 2 -3 1 0|.to~but 2 5 -8 3|.to~by 11 28 19 33|.to~care -3 8 12 11|.to~day 16 20 23 28
.to~down -13 -25 -19 -29|.to~duty 2 5 3 7|.to~firm 12 35 22 42|.to~first -2 15 8 19|.to~for -11 -15 -7 -15
.to~from 1 11 10 12|.to~gave 5 -3 0 -7|.to~hearing -5 -5 -2 -1|.to~house 2 10 9 11|.to~how 5 7 4 5|.to~if 18 15 12 6
.to~in -25 -54 -29 -64|.to~it 14 44 51 66|.to~lawyer -6 -40 -22 -43|.to~letter -3 -7 -3 -8|.to~more 0 -2 -2 -2
.to~next -7 -17 -15 -24|.to~no -3 4 2 2|.to~now 10 11 7 10|.to~of -14 -13 -5 -11|.to~office -1 11 2 11
.to~on 1 30 14 39|.to~once -4 -6 -1 -6|.to~one -3 -1 0 0|.to~or -1 8 1 6|.to~out -3 -9 -9 -13|.to~over 0 3 2 3
.to~own -2 -11 -9 -12|.to~pay 2 -1 -7 -4|.to~put 1 2 -1 2|.to~said -4 -1 5 2|.to~says 1 2 6 1|.to~school 0 -2 -2 -1
.to~sign 4 1 -5 3|.to~since 1 7 4 10|.to~something -16 -24 -17 -30|.to~then -8 -5 -5 -4|.to~there 2 3 3 3
.to~to -9 0 0 -9|.to~up -15 -8 -7 -4|.to~w 1 11 6 12|.to~week -10 -14 -14 -15|.to~what -4 -18 -19 -20
.to~when -1 4 -3 2|.to~whether -4 3 4 4|.to~which 3 8 3 9|.to~who -3 -1 3 2|.to~with -11 -3 -9 1|.to~yet 1 -3 -1 -4
.to~you -4 -7 -10 -5|.to~your -2 -18 -6 -22|.trab* 8 3 1 -3|.trabajando 4 -1 -4 -5|.trabajar 4 -8 -4 -12
.trac* 1 -4 7 -5|.tractor -3 -4 5 -2|.trad* 4 4 13 6|.traded 5 3 4 4|.traf* 1 -2 3 -1|.traffic 2 0 2 1
.trai* -6 -30 -3 -31|.traia 10 -4 2 -3|.trailer -1 1 5 -3|.train 8 0 8 1|.tran* -2 31 14 32|.transcript 17 45 35 48
.transfer -3 -7 -7 -8|.transfers -11 -7 -7 -7|.transmission 1 -1 -6 -3|.tras* 1 2 1 3|.trav* 4 5 4 6|.travel 4 1 1 0
.trea* -12 -35 -27 -39|.treated 1 0 -2 -2|.treating -2 -3 2 -2|.treb* 2 1 2 1|.treble 2 1 2 1|.tree 12 -8 -2 -10
.trial 2 -9 9 -10|.trial_lawyer 5 13 15 14|.tric* -1 -1 -8 -3|.trie* 4 3 -4 0|.tried 4 3 -4 0|.tried_to 4 5 -2 3
.trip 1 4 -2 -1|.trip* 6 8 -5 6|.tripped -2 -9 -11 -13|.tro 7 10 10 13|.troo* -3 -16 -6 -16|.trooper -3 -17 -6 -17
.trou* 7 11 18 18|.trouble 6 9 18 13|.truc* -3 -15 -10 -18|.truck -1 -4 -7 -5|.truck_# 2 3 2 5|.truck_in -8 3 -3 5
.trucking 0 -4 -1 -7|.trucks -3 -6 -3 -6|.truck~# 3 10 9 9|.true -5 -1 -1 2|.trus* -11 -3 -10 2|.trust -8 -8 -9 -6
.trustee 3 10 9 11|.try -11 -6 -4 -7|.tryi* -6 -4 -4 -3|.trying -6 -4 -4 -3|.trying_to -5 -4 -4 -3|.tub -2 -4 -2 -5
.tube 0 -6 3 -6|.turn -8 -22 -15 -19|.turn* 4 -4 10 -3|.turned -6 -11 -2 -11|.turned_down 5 23 28 27
.turned_in -1 -11 -2 -15|.turned~# -8 -20 -10 -19|.turned~down 4 10 5 13|.turning -1 -3 5 1|.turns 6 6 1 4
.tv -3 5 3 6|.twic* 2 15 7 18|.twice 2 15 7 18|.twice~# -4 -14 -14 -14|.type -4 5 6 8|.u -16 -39 -19 -41
.unde* -7 29 7 35|.under 13 54 23 62|.under_# -2 -3 0 -4|.understand -15 -26 -22 -30|.under~and 0 -5 -8 -10
.undetermined -4 -8 1 -6|.unem* 10 30 15 33|.unin* -6 0 0 -1|.unio* 10 19 12 25|.union 10 19 12 25|.unit -1 3 2 1
.unit* 3 9 7 12|.unit_# 1 2 -2 1|.units 3 9 7 12|.unit~# 1 4 -1 1|.univ* -2 -7 -3 -5|.university 4 1 2 3
.unkn* 2 3 2 4|.unknown 2 3 2 4|.unle* 0 3 -3 2|.unless 0 3 -3 2|.unpa* 7 8 7 9|.unpaid 7 8 7 9|.unpaid_leave 5 9 7 11
.unpl* 6 4 5 5|.unre* 16 23 23 25|.unrepresented 17 23 23 25|.unse* 3 4 4 6|.unsi* 10 37 29 46|.unsigned 10 37 29 46
.unsu* 0 5 3 4|.unti* -2 1 -1 3|.until -3 2 -1 4|.until_# -2 -7 -7 -7|.until_<name> 9 15 6 13|.until~# -1 1 -1 4
.up -14 -4 -1 6|.up_# -5 3 1 4|.up_<i> 0 11 4 10|.up_again 6 2 7 5|.up_and -1 -4 -5 -8|.up_at 4 5 0 7
.up_by 8 15 13 16|.up_for -4 -1 3 1|.up_in 5 19 -6 23|.up_on 4 -25 -12 -28|.up_there -3 -4 0 -5|.up_to -4 -2 3 0
.up_with 2 9 4 10|.uplo* 0 -4 -5 -7|.uppe* 1 6 4 7|.upper 1 6 4 7|.upse* -1 -5 5 -3|.upset -1 -5 5 -3|.upst* 2 3 1 2
.upstairs 1 0 -4 -3|.up~# -6 10 0 12|.up~$ -5 3 -1 5|.up~<i> -5 -9 -10 -11|.up~<me> 0 0 3 -2|.up~<my> 9 17 14 20
.up~<name> -10 -37 -27 -43|.up~<she> 0 -4 5 0|.up~and -14 -16 -11 -18|.up~for -2 -14 -12 -20|.up~it -7 -1 3 1
.up~no -10 2 5 5|.up~on 0 0 2 2|.urge* -11 -6 -12 -6|.urgent 2 17 6 19|.urgent_care 4 17 7 18|.urol* 4 -5 0 -5
.urologist 4 -5 0 -5|.use 5 7 8 14|.used 4 -2 -6 -6|.used_to -6 -13 -9 -17|.usin* 1 16 8 19|.using 1 16 8 19
.usua* -2 -3 -3 -3|.util* -2 3 7 4|.utility -2 3 7 4|.va -10 -25 -14 -31|.vaca* 7 11 15 10|.valu* -2 1 -2 -3
.value -3 3 -1 -1|.valv* 13 26 22 29|.valve 5 17 10 20|.van 8 20 12 22|.vece* 2 -2 1 -3|.veces 2 -2 1 -3
.vend* -4 -22 -10 -26|.vendor -2 0 1 1|.verdict -13 -11 -12 -10|.vert* 0 4 6 7|.vet 4 13 9 12|.vide* 14 15 13 13
.video 14 15 13 13|.video_<i> -1 1 0 2|.video_and -7 -29 -16 -33|.video_maybe -6 -11 0 -7|.video_of 3 -10 -4 -13
.video_on 2 -5 -5 -6|.video_shows 1 -3 -2 -4|.video_statement 0 -4 -3 -2|.video~# 2 -3 -4 -4|.video~<her> 1 -3 5 -2
.video~<i> -8 -18 -13 -20|.video~<my> 2 -2 -5 -4|.video~and 2 -1 -4 -2|.video~it 0 -18 -13 -21
.video~no -10 -17 -9 -15|.vien* 1 -16 11 -9|.view -9 -24 -15 -26|.viol* 9 13 6 14|.violation 3 1 1 0|.visa 19 57 51 69
.visi* 18 25 21 27|.visit 4 -5 -5 -4|.visitor 8 17 15 20|.visits 0 -3 -1 -4|.vive -1 0 0 0|.voic* 17 51 26 58
.voice 3 9 1 12|.voicemail 12 39 27 43|.voicemail_<i> -6 -7 -7 -8|.volu* -6 -8 -7 -7|.vote* -2 -2 1 -3
.voted -2 -2 1 -3|.vp 5 6 3 7|.vs 2 5 12 6|.vso 1 9 2 11|.w 3 24 14 30|.w_# -10 8 -6 9|.w_<her> -3 -10 -6 -13
.w_<my> 3 1 0 1|.w_<name> -11 -8 -7 -7|.w_no -2 10 7 9|.w_out 5 -1 -1 -5|.wage -2 -1 -1 -3|.wage* -2 -2 -1 -2
.wages 0 -1 1 -1|.wait 4 -4 -2 -8|.wait* -1 -18 -9 -15|.waited 2 -11 0 -12|.waiting -9 -17 -8 -18
.waiv* -2 -15 -10 -19|.waiver -2 -15 -10 -19|.walk 4 25 18 31|.walk* -2 2 12 5|.walk_in -1 4 -1 4|.walked -2 4 5 4
.walker -2 -7 -1 -7|.walking 0 6 5 7|.wall 1 11 8 16|.wallet 0 -10 2 -11|.want 10 -12 -8 -14|.want* -20 -41 -30 -45
.want_# 1 -7 -3 -4|.want_$ 5 6 -2 4|.want_<her> -3 10 -4 15|.want_<me> 0 10 9 9|.want_<my> 0 -15 -11 -16
.want_<them> 3 -3 -1 -5|.want_it 3 6 -5 12|.want_lawyer 8 7 3 8|.want_money -1 5 -2 5|.want_somebody 4 -4 -2 -3
.want_to 4 3 5 -2|.wanted -22 -25 -22 -27|.wanted_to -6 -16 -14 -19|.wanted~know -8 -3 -6 -3|.wants 1 -18 -10 -21
.wants_# 5 2 6 1|.wants_<her> 7 10 5 12|.wants_<me> -2 -14 -3 -20|.wants_it -2 -4 0 -4|.wants_to -11 -5 -17 -7
.wants~file -2 -7 -5 -8|.wants~if 3 7 0 7|.wants~it -8 -7 0 -4|.wants~know -1 4 -3 3|.wants~on -2 6 -2 2
.wants~to -7 -30 -7 -31|.want~# 4 -2 -3 -7|.want~<her> 4 4 -1 1|.want~<my> 3 0 -1 1|.want~and -4 -7 -1 -2
.want~back 2 5 -7 6|.want~for 6 9 9 14|.want~get 11 18 14 17|.want~go 2 6 4 6|.want~hurt 1 2 -1 1
.want~if -1 -10 -4 -12|.want~know -1 -6 0 -6|.want~of 0 -4 -5 -7|.want~on 2 -12 -2 -11|.want~say -8 2 -1 4
.want~to 2 1 4 5|.want~what -4 4 6 8|.ware* -4 -2 4 0|.warehouse -4 -2 4 0|.warn* 1 -27 -7 -35|.warning 7 -2 7 -5
.warr* -4 -12 -6 -13|.warrant 7 0 4 0|.warranty -9 -7 -7 -7|.watc* -3 22 9 27|.watch -1 6 0 7|.wate* 4 9 8 12
.water 4 9 8 12|.way 4 -3 4 -6|.way~<i> 1 -5 -3 -7|.weak -4 -3 -3 -2|.wear -5 -11 -9 -17|.wear* -8 -11 -11 -11
.wearing -8 -11 -11 -11|.weat* -4 -3 -2 -3|.weather -4 -3 -2 -3|.webs* 5 0 0 -1|.website 5 -1 0 -3
.wedd* -3 -27 -20 -31|.wedding -5 -36 -24 -45|.week 3 1 -9 -1|.week* 9 46 25 58|.week_# 3 3 3 4
.week_<name> -5 -4 -4 -2|.week_<she> 2 -6 3 -11|.week_after -8 3 1 4|.week_and -10 -40 -23 -51|.week_at -2 -1 -2 -1
.week_no 3 7 1 5|.week_of -2 -7 -7 -10|.week_off 7 34 17 42|.week_pay -2 2 -3 4|.weekend 7 29 19 36
.weekends 0 10 1 12|.week~# -2 1 5 5|.week~$ 2 -4 3 -3|.week~<i> -10 -4 1 -3|.week~<my> -2 -4 -1 -4
.week~<name> 2 26 19 31|.week~and 2 6 5 7|.week~check -2 0 -4 -2|.week~in 1 6 -3 4|.week~it -2 -8 -4 -11
.week~now -7 -14 -6 -12|.week~on 1 -1 0 0|.weig* 13 4 -1 4|.weight 4 -1 -1 -1|.welder 7 13 6 13|.well -7 -11 0 -9
.well~<my> -3 -3 -1 -3|.well~and 4 2 -1 5|.went -19 -53 -42 -67|.went_back -1 -1 2 0|.went_by 0 0 2 1
.went_down 0 5 2 8|.went_in -7 -17 -12 -18|.went_out 6 -1 0 -8|.went_over 1 -7 -6 -7|.went_to -6 37 11 43
.went_up 0 6 6 6|.went~# 1 14 6 14|.went~<her> -4 -4 -8 -5|.went~<my> 4 1 -2 3|.went~<name> -1 5 -2 2
.went~and -8 -12 -2 -10|.went~at -5 1 7 4|.went~day 4 8 1 5|.went~from 3 -1 4 -1|.went~in -7 -17 -18 -21
.went~it -1 5 4 5|.went~of 7 2 -2 5|.went~on 3 8 6 12|.went~one 2 5 -3 5|.went~to -6 0 0 2|.wet -5 -18 -3 -17
.weve 3 12 0 15|.weve_got 6 15 9 15|.weve~# 7 13 4 13|.weve~year 7 11 0 10|.what -9 30 10 46|.what_<i> -9 1 -6 1
.what_<she> -10 -15 -8 -15|.what_<they> 1 10 4 9|.what_can 9 15 19 19|.what_do 9 9 14 14|.what_happened -6 -2 -9 -3
.what_it -2 -3 5 4|.what_would 12 20 11 23|.whatever 3 5 1 5|.what~<i> 9 22 31 34|.what~<me> 0 -15 -9 -18
.what~and -7 -12 -10 -11|.what~charge 9 6 3 3|.what~cost 7 12 6 19|.what~do 0 5 16 13|.what~for -6 -14 -7 -16
.what~have 0 1 2 1|.what~it -1 3 -5 3|.what~like -4 -7 -4 -5|.what~of -2 -2 -4 -2|.what~on -2 -4 -6 -5
.what~said -1 -7 -2 -5|.what~to -10 -6 -9 -5|.what~worth 1 -6 4 -5|.what~would -6 -8 -6 -5|.what~you 7 6 7 4
.when -11 8 -2 10|.when_<i> 0 19 -4 25|.when_<my> -4 4 4 5|.when_<name> 0 -2 4 -5|.when_<she> -8 -17 -17 -18
.when_it 4 8 6 9|.when_you -3 -11 -1 -8|.when~and 1 5 5 5|.when~came 3 11 6 11|.when~had -2 -5 -4 -6
.when~in 0 22 15 27|.when~it 5 11 3 11|.when~to 0 7 3 8|.when~went 4 6 3 6|.wher* -15 -11 1 -5|.where -12 -16 0 -10
.where_<i> -13 2 0 5|.where_<she> 5 1 4 3|.where_<they> -5 -4 -2 -6|.where~and 3 1 -2 1|.where~it -2 2 1 4
.where~says 2 2 -1 2|.whet* 3 1 -2 1|.whether 3 1 -2 1|.whether~can 1 -4 -4 -4|.whic* -28 -40 -33 -33
.which -30 -42 -36 -35|.which_<i> -1 -9 -6 -6|.which_<my> -2 5 2 6|.which_<she> -10 -23 -14 -24|.which~<i> 3 1 -2 0
.which~<me> 4 9 6 11|.which~<my> -3 -3 -3 -2|.which~<name> -5 -5 -4 -4|.which~and -6 -4 -5 -3|.which~for 5 11 7 13
.which~had 3 0 3 1|.which~have 1 4 2 3|.which~no -6 -3 -7 -4|.which~on 0 -3 -5 -3|.which~to -12 -18 -15 -20
.whil* -7 18 0 19|.while -7 18 0 19|.while_<i> -2 4 -1 3|.while_<she> 12 45 31 54|.while~in -3 5 -2 2
.whit* -7 -19 -9 -21|.white -7 -19 -9 -21|.who -30 -68 -42 -71|.who_# 1 3 5 7|.who_<i> -3 -13 -9 -15|.who_came 1 0 1 1
.who_did -2 11 4 13|.who_do 11 11 12 14|.who_has -1 8 4 11|.who_no -4 -10 -9 -10|.who_said 4 6 3 8|.who_saw 7 15 6 12
.who_wrote -5 -6 1 -8|.whoe* -14 -12 -10 -12|.whoever -14 -12 -10 -12|.whol* -1 -10 1 -16|.whole -3 -9 -1 -13
.whole~and -2 -2 -2 0|.wholl -2 -5 -4 -5|.whom 1 -9 -8 -12|.whos* -2 -1 0 -1|.whose -2 -1 0 -1|.who~# -1 1 -6 0
.who~<her> -2 -7 -7 -7|.who~<i> 10 8 21 11|.who~<me> -4 -5 -4 -3|.who~<she> 1 -2 1 -2|.who~and -5 7 -3 8
.who~in -1 -12 -4 -11|.who~it -8 -29 -15 -39|.who~no -12 -26 -17 -29|.who~of -4 -14 -5 -13|.who~to -14 -5 -6 -4
.why -16 -1 3 -2|.wide 2 -7 -5 -8|.win -8 -16 -18 -17|.wind* 1 15 10 18|.window 6 14 12 18|.windows -5 3 1 3
.wint* -2 -10 -9 -13|.winter -1 8 3 10|.wire 3 1 4 5|.wire* 7 12 19 21|.wired 5 7 11 16|.wiri* -1 -3 -1 -4
.wiring -1 -3 -1 -4|.wish -1 8 3 9|.wish_to -3 4 1 5|.with -28 -70 -43 -85|.with* -5 10 8 17|.with_# 9 -27 -16 -35
.with_$ -7 2 0 8|.with_<adult> 1 11 6 13|.with_<her> -2 -14 -25 -22|.with_<me> 0 17 9 17|.with_<my> 11 0 12 -4
.with_<name> -10 -21 -17 -25|.with_<them> -2 -10 -7 -13|.with_any -2 -4 -2 -3|.with_it -1 -20 -14 -24
.with_lawyer 6 13 12 15|.with_no 1 -11 3 -10|.with_one -10 0 -4 1|.with_photo 1 6 -1 3|.with_state -1 -3 3 -5
.with_tabs 2 -4 -2 -7|.with_your -23 -12 -15 -12|.within -1 4 -2 7|.within_# -8 0 -3 1|.within~day 1 -3 -2 -4
.with~# 7 19 12 22|.with~<adult> -8 -11 -11 -11|.with~<i> -8 -25 -19 -29|.with~<longago> 6 27 19 35
.with~<me> -1 -4 -2 -4|.with~<my> 0 -3 0 -2|.with~<name> -1 7 1 9|.with~<she> -8 -6 -8 -5|.with~<they> 3 6 4 5
.with~and -24 -61 -61 -75|.with~but 3 2 2 3|.with~day -5 -11 -11 -13|.with~for -7 -7 -8 -9|.with~from -4 -4 -4 -4
.with~in -8 -17 -12 -19|.with~insurance 0 -4 -1 -7|.with~it 5 13 12 23|.with~kid 6 8 8 7|.with~last 1 -10 -2 -11
.with~lawyer 2 -5 -2 -10|.with~name 4 9 4 11|.with~no 13 13 3 11|.with~of -18 -25 -26 -26|.with~on -5 0 0 3
.with~or -7 -17 -14 -21|.with~own 4 -2 2 -10|.with~pay 1 -2 7 -4|.with~same 4 8 6 8|.with~since 10 40 29 49
.with~to -1 -5 -4 -6|.with~year -9 -10 -6 -11|.witn* -16 -12 -10 -10|.witness -16 -14 -10 -12|.witness_and -4 -2 -2 -1
.won -7 -8 -10 -7|.wond* -23 -66 -41 -72|.wonder 8 -10 -2 -8|.wonder_if 8 -7 2 -6|.word -11 -7 -3 -2|.word* -4 3 -6 4
.words 0 6 -4 7|.wore -2 -1 3 0|.work 1 19 4 23|.work* -13 -3 -1 -1|.work_# -7 -16 -14 -20|.work_at 2 8 1 5
.work_en -1 6 5 6|.work_for -3 -8 -2 -5|.work_full -2 -3 -2 -2|.work_in 5 6 4 7|.work_nights -1 -3 0 -2
.work_on 3 24 14 31|.work_there -8 3 1 5|.worker -6 -5 -2 -7|.workers -7 0 -2 1|.workers_comp -10 -5 -6 -3
.work~# 0 -2 -6 -2|.work~$ -7 -7 -5 -8|.work~<her> 0 6 4 6|.work~<me> 9 3 6 1|.work~<name> 5 10 12 18
.work~and -2 -2 -2 1|.work~at -5 -26 -10 -27|.work~month 5 0 -4 -4|.work~no 2 13 12 15|.work~since 4 16 14 24
.work~time 6 0 5 0|.work~week -2 4 3 5|.worr* 5 -5 -6 -4|.wors* 3 -1 0 0|.worse 3 -1 0 0|.wort* 12 7 6 7
.worth 12 7 6 7|.worth_# 4 9 3 15|.worth_$ -2 -9 -7 -11|.worth_maybe 1 7 4 6|.worth~# 0 4 7 6|.worth~$ -4 -9 -9 -11
.woul* -5 20 2 21|.would -4 28 4 29|.would_have 6 7 7 9|.would_like 2 4 13 7|.would_pay -1 -8 -2 -7
.would_think -3 -5 -3 -5|.would_you 15 17 3 6|.wouldve -1 -9 -2 -8|.would~# -5 -8 -2 -8|.would~<them> -6 -8 -5 -7
.would~and -5 1 -5 2|.would~for -2 -1 3 -2|.would~if 2 9 2 12|.would~in -5 1 -8 5|.would~it -3 -8 -10 -11
.would~know -4 -9 0 -12|.would~letter 0 -8 0 -6|.would~to 4 9 17 10|.wrap* 12 3 0 0|.wrec* -4 -25 -14 -31
.wreck -1 -5 -2 -8|.wris* 5 15 7 19|.wrist 7 11 6 14|.wrist~# -2 -12 -2 -13|.writ* 17 34 18 32|.write 0 6 -2 1
.write_it -4 1 -2 2|.write~down -5 1 -3 4|.write~letter 5 -4 1 -4|.writing 9 22 15 26|.writing_# 2 5 7 8
.writing_no 14 -8 1 -15|.written 12 30 20 34|.written~# 3 0 -2 -2|.written~and -4 2 3 6|.wron* -7 -17 -16 -23
.wrong 5 -7 -4 -14|.wrong_with -1 -15 0 -17|.wrongful -11 -7 -10 -6|.wrongful_death -7 -2 -7 -1|.wrot* 6 7 10 6
.wrote 6 7 10 6|.wrote_<her> 3 1 1 -2|.wrote_<i> 0 -6 -5 -11|.wrote_<me> -2 -24 -4 -27|.wrote_down -1 5 0 6
.wrote_it -5 -10 -1 -13|.wrote_to 0 -10 -7 -12|.wrote~# -3 -2 -6 -1|.wrote~<i> 2 8 5 5|.wrote~<name> 0 10 5 9
.wrote~and -3 1 2 0|.wrote~down 0 6 6 8|.wrote~for 0 -20 -9 -22|.wrote~in 13 -3 -3 -12|.wrote~it -7 -3 -3 -1
.wrote~letter 1 4 0 5|.wrote~no 0 -6 1 -10|.wrote~on 0 6 4 7|.wrote~up -4 -12 -13 -20|.w~# 6 -11 -14 -9
.w~<i> 8 11 9 11|.w~and 5 4 1 1|.w~in -4 -6 0 -6|.w~lawyer 1 -1 1 -1|.w~on 0 7 0 6|.x 1 3 -1 3|.x_ray 2 1 -2 1
.x_rays 2 3 7 3|.xray 1 0 -1 0|.x~# 5 3 2 3|.x~and -1 -4 -2 -5|.y -3 -16 -11 -17|.y_# -3 8 11 14|.y_<me> 3 -22 -16 -26
.y_<my> 1 9 8 9|.y_le -6 -12 -7 -15|.y_no 5 10 7 11|.y_video 4 16 6 15|.y_ya 2 -9 -4 -15|.ya -21 -127 -93 -159
.yall -19 -5 -8 -3|.yard -3 -7 -11 -6|.year 13 23 28 27|.year_# 0 1 4 4|.year_$ 9 21 11 22|.year_<i> 8 20 22 23
.year_<name> -3 -31 -21 -36|.year_<she> 4 -1 -2 -3|.year_ago 1 -3 -3 -6|.year_and -5 -8 -10 -5|.year_at 0 3 6 1
.year_back -1 2 2 4|.year_from 5 1 6 0|.year_in -4 0 0 0|.year_no -7 -9 -12 -13|.year_of -4 12 3 13|.year_old -5 3 5 7
.year_to 0 12 4 16|.year~# 7 1 16 6|.year~$ 9 7 3 5|.year~<her> 12 4 7 2|.year~<i> -15 -15 -16 -14
.year~<longago> 3 10 5 9|.year~<me> 2 7 7 5|.year~<my> 2 -1 3 1|.year~<name> -7 -35 -34 -45|.year~<she> -6 2 2 5
.year~and 7 9 9 10|.year~at 3 2 6 5|.year~en 1 3 4 5|.year~in 6 11 2 10|.year~it 5 6 7 9|.year~kid -1 1 -1 -1
.year~month 3 7 8 10|.year~no -5 2 0 1|.year~on 2 26 11 32|.year~year 1 -6 -2 -6|.yellow -2 -14 -9 -14
.yes 3 -12 -18 -24|.yet 23 67 54 82|.yiel* 5 5 0 7|.you -43 -25 -34 -27|.you_<adults> -9 -22 -15 -27|.you_all -3 0 1 1
.you_and 0 3 -3 7|.you_can -5 3 -4 6|.you_charge 12 16 9 15|.you_for -16 -12 -11 -12|.you_have -2 18 11 22
.you_need -1 3 1 2|.you_no -2 -3 0 -1|.you_people -6 -5 -4 -3|.you_see -10 -17 -13 -15|.you_should 0 4 1 3
.you_take -8 -15 -12 -19|.you_tell 0 -4 -1 -6|.you_think -3 0 -1 0|.you_to 1 -15 -3 -20|.you_would -3 -6 -7 -9
.youd -7 -10 -10 -10|.youl* -12 -8 -8 -6|.youll -12 -8 -8 -6|.youn* 14 18 12 20|.young 6 -7 -3 -7
.young_<adult> 0 -5 -4 -4|.your -141 -160 -137 -176|.your* 0 12 7 16|.your_<she> 3 -2 -9 0|.your_firm -21 -19 -16 -19
.your_office -5 -21 -13 -24|.youre 1 15 9 19|.your~<i> -8 -5 -7 -7|.your~<me> -4 -1 -3 0|.your~<name> -8 5 -4 7
.your~and -13 -18 -20 -21|.your~at -22 -19 -15 -20|.your~case 1 4 3 5|.your~for -15 -27 -18 -28|.your~has -7 2 -3 3
.your~in -20 -3 -13 1|.your~on 0 -8 -2 -12|.youv* -14 -9 -7 -9|.youve -14 -9 -7 -9|.you~# -6 -4 -3 -4
.you~<her> -3 -1 -3 -1|.you~<i> -4 -8 -12 -8|.you~<me> -4 11 9 13|.you~<name> -8 -1 -2 2|.you~<them> -3 -7 -4 -6
.you~and -11 2 0 1|.you~at 0 1 1 -4|.you~call -8 -2 -7 -3|.you~file 2 0 3 -7|.you~for -12 -9 -7 -10
.you~from -7 1 -3 4|.you~have -7 -7 -7 -7|.you~if -6 -22 -11 -25|.you~in -7 1 -3 3|.you~it -10 -21 -22 -26
.you~lawyer 6 14 10 16|.you~like 3 6 2 9|.you~no 0 -4 -1 -3|.you~on -3 -4 -10 -7|.you~one -3 -5 0 -7|.you~see 4 1 0 2
.you~take -6 -3 -7 -5|.you~to -11 -2 -9 -2|.you~you -6 -11 -3 -13|.you~your -1 3 2 2|.y~# -13 -5 -9 -6
.y~<me> -2 -2 5 -3|.y~con -3 -38 -24 -46|.y~en -6 -26 -14 -34|.y~no 15 54 33 65|.y~que 2 -46 -22 -63|.zero 6 3 1 2
<adult> -13 10 10 19|<adult>_# 9 12 1 4|<adult>_came 8 35 29 43|<adult>_gave 6 4 -1 4|<adult>_hit -9 -36 -25 -44
<adult>_name 0 3 5 6|<adult>_no -9 -29 -8 -32|<adults> -4 11 4 18|<bereaved> 6 18 8 23|<child> -13 0 9 9
<child>_# 19 48 27 53|<child>_age 2 0 4 0|<child>_asthma 0 0 4 1|<child>_dice -13 -21 -17 -18
<child>_law -7 -19 -13 -18|<child>_no -9 -10 -19 -13|<children> 14 -14 4 -23|<children>_# -2 17 5 17
<date> 77 94 109 99|<date>_# 2 -2 7 -3|<date>_$ -11 0 -13 -3|<date>_<date> 3 8 4 9|<date>_crane 3 6 7 6
<date>_driver 2 -2 0 -1|<date>_er -1 6 7 9|<date>_fell 6 26 10 27|<date>_fire -3 -5 -13 -11|<date>_hour -5 -8 -5 -7
<date>_house -4 6 5 7|<date>_k 8 10 1 11|<date>_need 1 -2 0 -7|<date>_no -2 16 2 20|<date>_one 2 -4 -2 -5
<date>_other -4 -7 -13 -11|<date>_saying -2 -11 -8 -14|<date>_served 1 1 -2 2|<date>_shoulder 1 -1 -1 -3
<date>_year 0 4 3 4|<grandchild> 10 -9 -3 -11|<grandparent> -5 5 1 7|<parent> 7 29 33 39|<parent>_# 7 25 12 28
<parent>_died -3 0 5 7|<parent>_no 1 17 17 21|<parent>_passed 0 3 -4 4|<parent>_pay 1 -8 -12 -7
<relative> -9 -34 -9 -32|<relative>_# -3 -15 0 -19|<relative>_died 8 2 -7 4|<sibling> 5 -25 -6 -28
<sibling>_# 4 -13 1 -15|<sibling>_law 7 1 -7 2|<sibling>_no 1 12 4 15|<sibling>_passed -8 -19 -2 -15
<siblings> 8 26 27 33|<spouse> 2 2 13 3|<spouse>_# 2 5 23 5|<spouse>_house 3 8 7 9|<spouse>_kid 1 -5 2 -6
<spouse>_name -3 -1 1 2|<spouse>_no -4 0 -3 7|<spouse>_pregnant 1 1 7 5|<spouse>_saw -1 -7 -4 -8
<spouse>_thinks 7 -3 3 1|<spouse>_wants 7 30 15 35|<spouse>_wrote -5 -5 0 0|<year> 34 51 51 60|<year>_# -1 4 2 6
<year>_$ -1 -14 8 -11|<year>_<year> 15 5 37 9|<year>_back -9 -10 -9 -12|<year>_case -1 -6 1 -6|<year>_every 6 9 10 10
<year>_maybe -1 6 8 14|<year>_no -12 -24 -15 -35|<year>_now 4 5 6 2|<year>_possession 1 2 6 0|<year>_same -4 -7 -7 -10
<year>_sign -3 6 2 5|<year>_state -4 -7 2 -6|<year>_tengo 11 32 27 41|above -3 -8 -1 -3|abt -10 -15 -8 -17
abt_# -4 -2 3 -2|ac -8 -3 -2 -3|accepted 4 1 -2 -5|access -2 4 5 7|accident -16 -7 -16 -9|accident_# 0 3 2 2
account -8 -13 -6 -21|accounting 4 0 1 -2|accounts 0 7 3 6|acct -10 -16 -6 -15|acl -9 -13 -15 -14|acres 1 11 17 14
acres_# -8 -17 -13 -18|across 2 -17 -10 -19|act 20 24 18 22|acta 3 4 6 2|action -4 -3 7 2|actually 8 -3 -2 -6
ad -10 -13 -9 -14|add -18 -2 -9 4|address -1 -5 1 -3|adipiscing -8 -6 -8 -6|adjuster 10 47 25 48
adjuster_letter -3 8 7 10|administration -10 -2 -3 -3|administrator -7 3 9 9|admission 1 9 0 7|admits 0 -17 -12 -25
admitted -7 -32 -14 -43|admitting 1 1 2 0|adult 6 8 -2 8|advise 7 7 13 4|advised -3 5 2 14|affidavit -12 -10 -14 -11
afford -3 -26 -24 -33|afraid 4 -3 4 -6|afternoon -6 -20 -7 -29|afterward 2 -8 -4 -4|afterwards -1 -9 6 -10
ag 3 8 -3 10|against -5 1 6 9|age 11 9 10 11|age_# 1 11 8 15|agency 10 7 23 5|agents -2 1 0 2|ago -9 -5 -7 -6
agree 2 25 3 24|agreed -6 -10 -8 -14|agreement -15 -8 1 -4|agreement_no 3 6 6 10|agrees -16 -60 -41 -78
agua 1 -1 -12 -3|ahead 10 18 14 20|ahora -3 -23 -14 -29|aid 0 -1 -1 -6|aide 4 5 14 8|aide_# 1 2 3 -3|aide_$ 5 1 3 -1
aides -3 -13 -13 -12|aint -3 25 26 29|air -6 -6 -7 -2|airbag -4 -22 -8 -19|airline 3 -14 -23 -24|alarm 2 5 11 6
algo 7 -11 -11 -17|alguien 2 5 7 10|alimony 1 -8 8 -8|alj 7 10 8 9|all -4 -33 -26 -34|all_# 11 13 7 8
all_$ 4 -13 -20 -20|all_along -7 -18 -9 -20|all_back -10 -14 -14 -14|all_day -10 -11 -1 -9|all_good 4 1 -10 -4
all_no -15 -32 -20 -36|all_records 3 7 6 9|all_reviews -4 -9 -2 -8|all_right 5 12 1 11|all_way 7 5 7 -1
allowed -3 7 2 3|allows 13 -15 -13 -18|alone 9 -29 -3 -39|along 6 4 4 9|already -13 -33 -19 -41
already_lawyer -6 5 1 7|already_pay 7 31 7 30|always -14 -20 -15 -24|ambulance 0 1 7 2|amet -8 -6 -8 -6
amount -3 -6 -7 -12|amputated 4 18 17 19|anchor -1 1 -4 1|angry -3 5 9 7|animal 6 20 9 23|animal_control 6 26 15 29
ankle 8 -1 3 -5|ankle_fracture 0 -2 4 -7|annual 13 11 4 11|another 24 20 -1 10|another_<adult> -12 -6 -1 0
another_company 4 6 -2 2|another_hospital 6 10 7 11|answer -1 31 13 33|answer_due 8 12 4 12|answered -1 3 -15 0
answering -10 -2 0 -1|answers -15 -6 -12 -4|any -10 -31 -26 -42|any_court 2 16 11 16|any_day -4 -15 -12 -18
any_lawyer 13 15 10 16|any_money 4 10 5 11|any_time -21 -19 -14 -15|any_trouble 4 -5 4 -6|anybody 12 14 15 18
anybody_see -2 -1 -4 0|anymore -1 9 4 10|anyone -12 1 -12 -2|anything 14 33 22 42|anything_no 5 -15 5 -21
anything_wrong 6 3 1 3|anyway 2 -10 -7 -11|anywhere 7 19 17 21|apart 14 21 5 18|apartment 3 -7 21 1|apnea -5 0 6 7
apologized 1 -5 -11 -11|apology -1 10 -3 11|app 2 -15 -17 -23|appeal -13 -81 -38 -95|application -2 -12 -9 -13
applied 6 40 18 43|apply 6 3 16 13|appointed 17 41 29 47|appraisal 5 5 6 3|appraised 2 0 4 0|approval -4 6 -4 -2
approx -4 5 -1 5|approx_# -4 1 -3 2|approx_$ 0 5 3 4|apt 1 12 4 11|arbitration 7 12 17 19|argue -10 -8 -13 -9
arm 20 30 23 34|arm_no -4 -15 -5 -18|arms 0 -11 -3 -11|around -13 -24 -16 -31|around_# -5 -9 -1 -9
around_$ -7 -1 -11 3|arraign -8 -18 -11 -13|arraign_<date> -8 -18 -11 -13|arraignment 5 24 16 34|arrears 3 3 -5 3
arreglo 8 18 12 21|arrest 2 2 0 3|arrested 11 42 34 49|arrests -4 6 -4 10|arrow -4 -21 -10 -19|asap 1 -11 -4 -13
aside 7 14 7 14|ask -4 6 13 18|ask_hearing 2 -6 1 -3|asked -23 -71 -53 -77|asking -15 -26 -21 -26|asks -2 -4 -12 -9
asleep -5 -51 -23 -58|assault -20 -9 0 -3|assessment 14 27 15 26|assets -2 -18 -17 -23|asst 1 9 3 9|asthma -2 5 3 10
asylum 7 -7 9 -7|ate 9 -15 -12 -19|atras -2 -21 -13 -25|attach -5 -3 -2 -3|attached -23 6 -1 7|attack 1 16 6 18
attend 8 11 8 17|audiencia 10 8 18 9|audit -4 4 4 3|auto -9 -1 0 2|autopsy -3 -30 -8 -34|available -14 -8 -5 -7
average -22 0 -2 2|avg -5 -8 2 -7|away -2 -19 -14 -32|aww 4 4 -2 6|aww_# -1 -2 -3 0|ayuda -2 -4 8 -1|b 9 29 15 33
baby 8 1 15 -1|baby_# 1 3 7 3|back -8 2 -18 1|back_# -10 -38 -26 -40|back_<date> 11 13 23 10|back_<year> -6 9 5 8
back_forth -5 -3 1 -2|back_light -5 2 5 2|back_no 4 47 30 61|back_surgery -1 -5 -6 -5|back_work 1 -3 -5 -2
backed 4 19 6 20|background -4 6 -6 4|backing -1 -6 -13 -15|backs 4 -8 -5 -6|bad 6 3 13 7|badge 4 9 -1 7|bag 6 1 -9 -8
bail -3 3 -2 2|bakery 2 13 0 12|bald -5 -11 -4 -15|ball 11 -10 -8 -16|band -13 -15 -16 -21|bank -25 -45 -20 -58
bank_records 3 6 5 5|bank_statement -12 -11 -5 -6|bankruptcy 17 39 28 50|bar -26 -22 -10 -22|bar_# -6 -14 1 -15
bar_insurance 13 25 19 27|barber -4 10 2 12|bartender 10 13 3 11|basement 4 28 16 38|basket 2 -2 7 0|bass 2 3 -3 3
bass_boat -2 5 -4 4|bathroom 11 25 14 29|battery -9 -11 -8 -9|bc -5 -16 -18 -15|beat -10 -81 -49 -103|bed 14 36 20 34
bedroom -6 -3 -5 -5|beer 10 14 6 17|beers -7 -46 -24 -53|began 6 -6 -8 -12|begin -24 -16 -16 -17|beginning 3 4 3 5
behind -5 18 6 21|believe -8 -10 -2 -5|belongs 3 1 -7 -6|below 4 3 16 3|belt -8 -16 -8 -16|bench 5 -9 -3 -10
bender -10 -10 -10 -12|benefits 8 11 12 15|best -6 -3 -8 1|better 3 -12 -28 -19|bien -3 -23 -18 -27|big 1 -11 8 -16
big_one 8 6 4 3|bike 5 12 5 16|bike_lane 4 23 10 26|bilingual -19 -19 -14 -19|billed 7 15 2 10|billing 2 13 5 20
binder 7 -9 1 -14|binder_tabs 4 -7 -3 -12|biopsy 12 23 14 24|biopsy_<date> 11 15 15 17|bird 9 25 13 25|birth 1 14 0 15
birthday 0 -3 -14 -4|bit -6 -16 -30 -22|bit_hand 0 -13 -12 -18|bite 2 5 -5 5|black 6 14 2 16|bladder 9 0 5 -5
blade 3 6 14 15|blames 6 4 6 3|blank 12 51 29 59|bleed -2 6 2 16|bless -23 -5 -7 -3|blew 7 0 9 1|blew_# 10 -6 1 -8
block -7 -7 -3 -2|blood 3 7 18 9|board 16 29 15 29|board_member 1 0 -4 -4|board_no 14 8 2 6|boat -13 -5 -13 -9
body -4 -9 -17 -8|body_shop -5 -11 -7 -10|body_video 6 -8 -9 -10|boiler 1 8 2 8|bolts 7 15 11 14|bond 3 9 19 10
bond_# -5 -9 -3 -8|bonded 4 4 2 3|bone 1 -8 -11 -14|boned -4 -21 -12 -17|bonus -14 -31 -21 -32|book 18 45 45 55
bookkeeper 4 -23 -13 -31|books 4 17 13 21|boot -8 -8 -7 -8|born 12 18 29 15|born_<date> 5 1 10 1|borrowed 3 2 5 -2
both 18 36 10 37|both_charts -3 -9 -2 -13|both_say -1 -13 -6 -18|both_sides -6 -15 -5 -16|both_times 9 12 11 15
bothers -7 -25 -22 -25|bought 5 -12 1 -12|bought_new 7 30 21 40|bought_no -4 -15 -1 -17|bought_used -4 -9 -14 -12
bout -12 -19 -18 -21|boutique -5 -2 -1 0|bowel 7 26 21 30|bowl 4 -10 -8 -12|box -3 23 6 26|boxes 11 25 23 27
brace 3 18 -3 22|brace_# 1 0 -7 1|brain 0 -15 12 -21|brain_injury -1 -18 1 -23|brake -1 8 14 14|brakes 4 -16 -2 -20
branch 8 14 5 17|brand 4 7 -11 4|breach -1 -1 -6 -3|breaks -10 5 -4 4|bring -24 -9 -14 -4|bring_back 3 9 5 12
broker 10 11 14 10|brought -5 -20 -27 -28|bruise -5 -27 -16 -25|bruised -4 -14 -10 -14|brunch 4 7 -3 5|bucks 1 4 1 -3
buddy 4 -7 3 -8|budget 1 15 -1 23|budget_$ -2 -2 -12 -2|build -1 1 -3 -5|builder 4 7 3 12|building -3 5 6 5
built -2 -4 -8 -9|bulge 10 14 8 15|bull 3 1 6 -7|bulletin -2 -12 -2 -10|bumper 18 27 16 16|buried 0 -2 -2 -6
burn 3 21 9 20|burn_unit 2 4 0 4|burned -2 -21 -4 -20|burns 1 0 -7 -4|burst 4 18 10 18|burst_fracture 1 4 2 3
bus -8 -7 -11 -11|bus_video 4 4 3 6|business -3 -19 -27 -30|busy 6 7 9 8|buy -7 -21 -17 -25|buyer 12 9 -7 1
buying -1 -12 -12 -11|buyout -2 -7 1 -10|bye 15 24 16 25|bylaws -12 -20 -15 -21|bypass 0 -3 0 -3|cabinets -2 7 -1 6
cable -7 -16 -3 -12|cad -6 -16 -10 -18|cafeteria 7 -2 6 3|cai 6 -4 -3 -5|cake 3 1 -1 1|calcaneus 1 8 2 9
calendar -8 -5 -4 -2|calf -2 2 -3 1|calibration 0 -1 1 8|call -14 3 -1 7|call_# -6 -1 -3 1|call_back -10 -5 -10 -3
call_no -3 5 -12 7|call_one -4 4 6 3|called -4 13 2 12|called_# -4 -4 -3 -6|called_lawyer -4 4 5 7|called_no -3 1 2 3
calling -20 -24 -17 -26|calls -1 -1 -3 2|came 3 4 -11 -5|came_# 0 13 -2 8|came_<date> -1 5 4 9|came_back 7 11 -3 4
came_hospital 0 -4 -6 -11|came_no -8 -11 -2 -13|came_thru -8 -17 -13 -14|cancel -16 -15 -15 -13|canceled 0 -4 -1 -7
cancellation -7 -1 2 4|cancelled -3 -9 -15 -13|cancer 3 -3 15 -3|cane -1 2 1 1|cap 16 4 -6 2|capacity -5 -5 -4 -4
caps -10 -15 -12 -13|captain -5 4 -5 2|car -19 -15 -22 -24|car_# 5 -13 -2 -22|car_$ -3 1 -5 0|car_accident 6 1 3 3
car_no -9 -39 -20 -45|card -15 -14 -15 -13|card_# 11 6 20 10|card_no 17 14 14 17|cards 14 16 1 17|cards_# -4 19 7 26
care -1 -8 4 -7|care_plan -4 1 -6 2|caregiver 6 18 8 24|carpet 8 -1 -4 -2|carro -5 -52 -24 -61|carry -2 35 23 47
carrying 4 7 16 14|cars 3 0 -5 -2|casado -2 -1 -1 0|casado_# -4 4 1 6|case -41 -45 -40 -51|case_no -4 -45 -26 -58
cases -13 -9 -6 -6|cash 8 31 18 30|cashed -19 -54 -47 -68|cashier 8 15 8 15|casi 7 12 8 15|casino -7 4 -2 6
caso 4 11 6 8|cast 0 25 18 32|cat 5 7 3 4|caught -4 -26 -15 -30|cause 9 12 9 8|cayo 2 15 11 17|cdl 8 -1 -6 2
cds 6 6 12 9|cease 4 13 1 14|ceiling -9 -1 -4 3|center 13 19 11 20|ceo 6 13 8 13|cert -2 -1 1 -2
certificate 18 30 27 30|certified -18 -24 -33 -30|ch 6 -11 -6 -16|chain 6 13 22 16|chair 0 21 7 26
chance -6 -20 -16 -23|change 4 -40 -12 -46|changed -4 19 15 22|changing -1 10 11 8|channel -9 -4 -10 -2
channel_# -9 -4 -10 -2|charge 13 -3 5 -2|charge_file -1 -20 -5 -29|charge_nurse -1 -7 -3 -6|charged 7 32 18 34
chart 7 16 14 19|chart_# 4 -10 -5 -16|chart_hand 6 28 12 32|charted 7 15 13 14|charts 8 7 14 0|cheap 2 -8 -3 -5
check 8 8 9 10|check_$ 4 10 7 11|checked -8 -34 -15 -39|checking -21 -21 -14 -23|checks 3 28 8 28|checks_# 5 18 -2 11
chemo 9 36 29 43|cheque 6 -6 -4 -15|chest 3 11 14 12|chicken -13 -3 -11 0|chief 4 10 18 10|chipped 5 15 -3 13
chips 3 -10 -5 -7|chiro -8 -27 -22 -38|chiro_# -11 -18 -16 -26|chiropractor -3 17 11 22|chofer 4 3 0 -3
choice -4 0 2 -1|choir -4 2 3 -1|choked -4 4 0 7|choque -1 -23 -7 -25|chp 3 16 8 13|church 0 5 1 6|circle -3 -3 -7 -1
cited 4 -16 -1 -26|cited_<date> -7 0 -7 -3|cites 7 16 14 17|citizen 3 30 17 34|city 4 20 18 22|city_code -5 -9 -8 -10
city_no -11 2 -5 1|ciudadano 3 -5 5 -7|civil 7 20 6 15|claim -17 -23 -22 -43|claim_against -7 0 -1 2
claim_deny -3 -4 -3 -3|claim_file -4 -1 -3 -3|claim_form -5 -12 -9 -18|claim_no 1 -6 -12 -14|claim_number 13 41 21 45
claims 30 36 17 24|claims_<adult> 8 6 -3 9|class 0 -10 -10 -8|class_action -8 -8 6 -4|clause 11 12 18 14
clean 3 9 -8 9|cleaned 6 3 3 4|cleaning -10 -5 -7 -4|clear -9 -16 -29 -21|clearance 6 7 9 10|cleared 10 21 17 21
clerk -15 16 8 22|clients -24 -14 -7 -15|clinic 7 8 -3 11|clinica 4 -2 2 -2|clip -3 -2 -4 0|clipped 9 18 11 23
clock 6 13 8 17|clock_# 2 1 7 2|close 0 -7 -4 -4|closed -11 -65 -39 -84|closed_<year> -5 -3 -9 -5|closing 19 18 4 19
clothes -10 -35 -32 -44|club 5 7 -3 10|co 13 4 18 0|co_op 3 7 2 6|coach -3 -3 -1 0|code -9 -7 -8 -6|coffee -3 5 -12 9
cold -22 -45 -28 -48|collarbone -1 -13 2 -15|collarbone_# -2 -13 1 -13|collections -6 -17 -9 -18
college -20 -72 -52 -81|color -13 -22 -16 -21|comadre 0 22 10 30|come 19 10 8 5|come_back -6 -13 6 -11|comes -5 -1 5 0
coming 6 11 14 4|comments -5 -26 -12 -25|commercial -21 -19 -19 -26|commercial_policy -2 8 4 9
commission -12 -25 -17 -28|common 1 -19 -3 -20|comp -10 13 17 16|comp_lawyer -7 -40 -29 -50|comp_pay 16 31 40 33
compadre -9 -27 -25 -34|compania 3 0 2 -1|companies -8 -4 1 -3|company 11 47 40 52|company_# 5 -9 0 -11
company_<adult> -3 1 5 0|company_doctor 1 7 1 9|company_lawyer -1 0 0 1|company_name 1 4 2 2
compensacion -8 -22 -10 -28|compensation 3 -8 -6 -9|competitor 4 4 6 7|complained 15 13 1 5|complaint -5 -21 -16 -26
complaints 1 1 7 3|complete -12 -18 -6 -18|complex 1 6 10 6|compliance -21 -13 -11 -11|computer -7 19 9 23
concrete -1 -10 2 -9|condo 3 15 9 8|conductor 8 12 1 11|cone 6 1 -1 -2|cones 6 -1 6 1|confidence -18 -13 -12 -10
confidential -24 -5 -13 -5|confirm -9 -3 -9 -1|confirmed -6 7 -6 2|confirms -14 -35 -17 -41|conflict 8 37 24 43
conmigo -15 -20 -10 -22|connected 9 16 12 19|consent -8 2 3 5|consideration 2 -2 5 0|consult 1 6 3 5
consultation -10 -14 -12 -14|contact -4 0 0 1|contacted 0 2 1 3|container -4 -8 -2 -6|contempt -7 -6 -8 -4
contingency 6 5 -7 -2|contra 8 -12 0 -12|contract -7 -35 -31 -50|contractor -1 8 9 17|contractor_insurance -1 -3 -2 -5
contratista 18 46 39 50|contrato -24 -58 -42 -69|contributory 0 -16 6 -10|control 1 30 15 34|convicted 10 4 8 0
cook 10 29 15 31|cook_# 4 15 7 16|copd 1 -9 0 -9|copied 7 24 19 28|copies 2 0 7 5|copy -7 10 2 8|cord 1 13 4 15
corner 1 -8 -5 -7|corp 5 10 5 8|corporate -2 -4 -5 -4|corrieron 1 1 -7 2|corte -13 -30 -9 -25|corto 4 9 0 9
cost 5 3 -6 5|cost_$ -13 -36 -30 -42|costs 4 14 5 11|counseling 10 5 5 6|count -9 -20 -11 -24|country 0 -41 -11 -44
counts 6 2 -11 -1|county 3 5 -6 -5|county_jail 4 -2 11 2|couple 8 25 18 27|court -13 -48 -21 -47
court_<date> -1 -15 -19 -11|court_date -1 2 -2 2|court_document 5 10 16 19|court_no -2 19 13 25|courthouse 1 13 11 16
cousin -9 -10 -1 -13|cover -8 27 17 34|coverage -12 -25 -25 -30|covered -5 -5 -1 -5|covers -4 -19 -16 -16
cow 11 14 12 12|coworker 2 18 18 18|cows 2 -1 -1 -7|cpa 13 -13 11 -8|cps -2 -18 -12 -21|crack 1 5 -2 6|cracked 0 2 8 2
crane 9 1 9 -1|crane_op -1 -3 -1 -5|crane_operator 4 2 3 0|crash -9 1 8 2|cream 12 -8 5 -6|credit 13 -5 -17 -19
credit_card 17 9 -3 3|creo 8 10 0 6|crew 5 -10 -9 -4|crew_no -3 -1 6 -1|cried -2 -15 -7 -16|crimen 1 -15 -2 -16
crop 3 -7 14 -9|crossed 8 8 9 5|crossed_center 3 3 4 4|crossing 4 6 10 9|crosswalk 6 20 20 15|crushed 10 11 15 11
cuanto 15 30 15 34|cuello -8 3 1 12|cuff 0 -30 -17 -40|cuff_surgery -2 -10 2 -10|culpa 1 -27 -11 -34|curb 0 7 -1 10
cure 0 -3 -1 -6|current 17 15 14 15|custody 8 -8 22 -11|customer 1 4 4 5|customers 9 13 7 17|cut -1 -27 -19 -31
cut_# -2 0 -4 -5|cut_<date> -5 5 4 5|cuts -4 -6 -4 -2|cutting 7 13 13 18|cuz -10 -5 -4 0|cyst 1 -8 4 -11
d -2 -14 -14 -17|d_<date> 0 -11 -7 -13|da 16 18 13 12|daca 4 2 3 4|daily -20 -1 -5 1|damage 6 19 1 12
damages -2 -19 -14 -17|dark 0 -51 -17 -58|dash 1 -2 0 -2|dash_video -1 5 1 5|dashcam 6 3 1 1|data -16 -21 -14 -20
date -10 7 -6 11|dated 12 41 27 52|dated_<date> 5 22 15 27|dates -1 -4 3 0|day 14 43 15 54|day_# 2 3 11 7
day_$ 1 -6 -1 -5|day_<date> 1 -7 -8 -5|day_ask -4 -15 1 -15|day_doctor 3 -19 -2 -15|day_hospital -1 16 12 23
day_internado 4 13 10 14|day_later -1 -11 -7 -11|day_letter 11 -5 3 -8|day_no -19 -20 -14 -22|day_notice 2 14 3 15
day_now 9 21 -2 15|day_one -3 -4 -10 -9|day_think 3 -10 14 -7|daycare -3 6 3 -1|dead 2 22 0 16|deadline -8 23 10 34
deal -12 1 -12 -5|dealer 1 4 3 3|dear -35 -21 -22 -18|death -5 -3 -4 4|death_cert -3 -13 -6 -14
death_certificate 2 9 13 12|debe -2 -5 -11 -8|debo -1 11 -3 13|debts 4 4 -5 1|deceased -2 -5 5 -6|decent -3 -10 -6 -9
decision 18 14 20 17|deck -9 2 -5 8|deckhand 11 20 11 16|declaracion 10 20 16 23|declined -1 -1 1 -2
decree 18 20 11 13|decree_<year> 6 10 5 5|deductible 3 -20 -13 -24|deed 2 15 9 17|deer 3 -7 -6 -3
default -15 -34 -19 -41|defect -3 -28 1 -30|defendant -9 3 -6 8|defender 7 -5 4 0|defense -13 -3 -6 -3
deg 4 -12 -3 -10|degree 5 25 18 29|delay 1 6 8 5|delivered 11 13 7 11|delivering -2 5 0 3|delivery 8 31 23 36
demand -8 -10 -20 -21|demanda 5 18 14 21|dementia 6 6 3 6|dental 10 15 5 17|dentist 3 -1 -19 -11|dentist_# 0 3 -4 4
deny 16 10 16 9|deny_<date> 10 32 15 38|deny_letter 7 5 6 7|dep 5 14 4 15|department -8 -2 -5 -2|depo -40 -34 -26 -36
deposit -20 19 -21 23|deposition 2 0 9 1|dept 1 7 2 7|deputy 7 12 16 16|desk -19 6 -7 12|despues -14 -7 -8 -5
detective 14 32 34 40|detention 4 0 0 5|device -2 -1 -4 -2|diabetic 9 15 15 20|diagnosed 1 11 4 14|diagram 3 -4 -5 -3
dice 16 -2 20 -5|dice_no 11 8 9 9|dicen 3 2 6 1|died -16 -17 -8 -22|died_<date> -7 -17 -10 -28|died_<year> 12 19 22 19
dieron 15 -12 -12 -21|dieron_# 7 -5 -5 -10|diff 4 2 1 -2|difference -1 7 4 9|different -15 7 2 12|dije 0 -5 0 -3
dijeron -7 -32 -13 -37|dijo 5 31 19 41|dinero 1 -3 -1 -9|dio -3 -14 -11 -18|diocese 13 -1 1 -1|director 9 8 5 3
directory -10 -2 -3 -1|disability 2 -13 0 -16|disabled 1 9 3 12|disc 13 32 6 34|discharge -2 -33 -22 -43
disclosed 11 15 12 19|disclosure -1 -5 -2 -9|discrimination -16 -12 -11 -12|discs 18 27 24 32|dismissed 4 1 5 2
dispute 10 13 14 15|disputed 7 15 6 13|distress -1 -13 -20 -22|district -3 12 9 17|ditch 6 -12 8 -10
divorce -9 -5 -10 -1|divorce_lawyer 7 23 13 26|divorced -2 -4 4 -6|divorcio -5 1 -4 0|dmv -10 -9 -7 -9|dob 6 22 16 21
dock 17 34 26 42|doctor -1 -16 -10 -17|doctor_# 10 2 9 4|doctor_gave -8 12 6 16|doctor_letter 2 9 5 13
doctor_no -6 -20 -27 -31|doctor_once -4 8 -1 11|document -6 -17 -7 -14|document_corte -5 3 1 7
document_no -19 -22 -23 -30|document_sign -3 13 9 13|documented -4 -5 -1 -6|dog 2 -34 -30 -43|dogs 3 6 -9 3
doi -1 -3 2 1|doi_<date> 1 -4 2 0|dol 0 2 -1 3|dolares 4 -37 -33 -47|dollar -13 -24 -15 -23|dollars -2 -30 -25 -36
dolor 7 -2 -2 -2|dolor_sit -8 -6 -8 -6|domestic 3 11 12 17|done -1 -17 -15 -17|done_<date> 5 7 7 10
done_<year> 8 26 5 25|done_anything -3 -1 -7 -3|done_no -4 3 -8 5|door -10 -18 -12 -19|double 9 2 1 -2
drawer -13 -42 -30 -50|drawing 2 3 -5 5|drawings -7 -20 -16 -21|drawn -9 0 -4 4|dreams -14 -7 -10 -2|dress -2 3 0 3
drifted 3 28 11 31|drill -5 -1 -5 2|drink -2 -6 6 -5|drive -4 2 -5 5|drive_thru 0 6 -1 3|driver 10 19 2 20
driver_# -1 -10 -2 -13|driver_cited 7 4 0 3|driver_insurance -3 -6 -4 -7|drives -12 -25 -11 -29|driveway -6 -17 2 -13
driving -16 -28 -22 -33|drone 1 -2 2 0|drop -2 -20 -10 -27|dropped -9 -12 -10 -17|drove 7 24 14 29|drugs 5 24 18 29
drugstore 6 10 -3 15|drunk -10 -28 -23 -39|drunk_driver -5 -1 -8 -4|dry 7 -19 -3 -17|due -3 49 19 65
due_<date> 4 6 -6 4|duele -2 3 -2 10|duele_cuello -5 -22 -13 -17|dueno 6 23 8 22|dug 3 6 -6 -2|dui 6 -11 4 -8
dui_<date> 5 7 8 11|dui_<year> 4 0 5 5|dump 3 1 3 -1|dusk 11 19 5 19|duty -18 -15 -15 -12|dwi 15 -8 1 -9|dx 8 10 15 9
each -7 6 -4 11|each_month -2 4 1 6|each_time -9 -15 -16 -15|ear 1 5 -4 5|earlier 4 12 15 24|early -21 -20 -11 -21
earn -9 0 -4 0|earn_$ 4 9 4 7|earnings 2 -3 6 0|earnings_printout 4 4 7 5|easement 1 -3 7 0|eeoc 2 -1 10 4
eeoc_charge 0 6 4 6|eeoc_no 2 1 0 2|eggs 1 -16 -21 -20|either -1 8 -6 14|either_way -2 -15 -17 -15|elbow 15 21 29 14
elbow_fracture 0 -9 0 -11|electrician 2 9 5 12|elevator 1 -19 -21 -28|eliminated 2 6 7 10|elit -8 -6 -8 -6
else -11 -14 -10 -18|em 11 -7 5 -9|email -1 29 21 38|email_# 9 6 17 8|email_<date> -4 20 3 26
email_insurance 7 16 5 13|emailed 10 25 13 29|emergency -14 -17 -12 -24|emotional -4 -5 -8 -4|empacadora 9 12 7 11
empleado 2 5 6 7|employed 2 -8 3 -6|employee -6 -1 4 0|employees 12 23 25 30|employer 13 0 -3 3|employer_# 5 4 7 0
employer_<date> -2 -3 -11 -9|employer_gave 7 5 -3 5|employer_no -2 -15 -9 -13|employer_text 0 1 7 5
employment -1 -1 3 -3|empresa 5 7 3 8|empty 7 10 0 9|ems 6 17 16 17|end -21 -12 -11 -10|ended 1 8 10 8
ends -19 -72 -48 -83|ends_# -10 -11 -11 -11|engaged 0 11 11 13|engine 2 9 15 8|engineer 0 -1 7 5|engineer_$ 1 -3 6 -2
enjoy 10 9 1 7|enough 7 1 -2 -2|entered 12 11 18 11|entrado 15 31 16 35|entrar 5 2 5 0|entro -10 -15 -10 -14
epidural -3 -7 -11 -6|equal 1 0 -1 -2|equity 10 13 20 20|er 2 30 7 34|er_# -4 -12 -12 -15|er_document 0 1 -5 -4
escalera 12 26 12 28|escribio 9 28 19 37|escrito -1 -5 -2 -6|espalda 3 18 6 18|espanol -20 -33 -23 -36|est 4 -10 0 -6
estate 2 4 3 3|estimate 9 -3 -4 -3|estimate_# 4 -15 -10 -17|estoy -9 -8 -6 -10|eval -3 -7 -7 -8|evening -7 -21 -14 -23
event -2 -7 -4 -4|every 4 33 28 49|every_day 10 24 25 32|every_month 16 41 30 45|every_one -9 -23 -18 -21
every_other -2 -16 -7 -19|every_time -8 -2 -3 0|every_week 16 28 26 37|every_year 5 7 0 5|everybody 0 -31 -10 -29
everyone -2 -3 16 -2|everything -10 -42 -29 -52|everything_# -3 6 0 9|evidence -16 -24 -22 -25|ex -8 4 -14 3
ex_<spouse> -3 3 -8 2|exact 1 3 2 4|exam 8 3 1 3|examiner 10 13 11 16|exceeds 7 9 5 6|except -24 -13 -17 -15
exchange -1 0 -4 -4|executor 9 5 -4 1|executor_letter 1 1 3 -2|expenses 2 -4 3 -7|experience -14 12 3 15
expert 7 -7 10 -6|expired -1 -13 -10 -20|expires 5 -6 -4 -4|expires_<date> 3 -14 -6 -11|explained -11 -3 -5 -2
extended 5 -10 -3 -10|extra 3 -7 -11 -8|eye 4 -11 -13 -13|eyes 6 -22 -10 -30|f 7 9 7 12|face -12 10 2 13
facility 1 23 6 23|fact 9 6 7 7|facts -14 -5 -5 -5|failed -1 -7 8 -3|failure 3 18 8 19|fair -13 -5 -9 -4
fall 5 -17 5 -17|falling -3 -16 -4 -15|falls -3 2 7 4|false -2 9 1 17|families -1 8 1 9|family -10 3 5 10
family_# 2 6 12 4|far 16 41 6 32|far_$ -4 10 4 10|far_no 8 14 4 14|farm 7 19 17 23|fast -14 -14 -11 -10
faster -9 0 0 3|fault -7 -19 -22 -19|fax 2 -6 -5 -2|fbi 1 -11 9 -8|fdd 9 9 14 9|fecha 1 -1 1 -3|fed 0 -19 -3 -19
federal 1 6 11 5|fee -21 -19 -31 -16|fee_$ -3 -9 -5 -11|fee_schedule -20 -22 -17 -23|feed 4 13 1 15
feel -18 -26 -15 -34|feeling -9 -12 -19 -9|feelings 4 -4 2 -4|feels -5 -11 -7 -9|fees 13 31 18 24|feet 8 11 17 16
fell 7 -31 -15 -34|fell_# 0 7 5 14|fell_<date> 0 3 2 4|fella -2 21 19 35|fellow 12 3 7 0|felony -8 -16 -9 -10
felt -1 4 -2 2|femur -6 3 1 5|fence -2 1 -2 2|fender -10 -10 -10 -12|fender_bender -10 -10 -10 -12|fever -16 -9 -7 -9
few 4 4 -13 -2|fib 4 8 4 12|field 2 -8 7 -7|fight -15 -9 -6 -7|fighting -2 -7 5 -7|figure -7 -13 -10 -10
figured 2 2 4 2|figures -15 -5 -7 -6|file 10 -27 8 -37|file_# -1 -8 -6 -19|file_<date> 8 19 12 27
file_anything 1 -13 8 -16|file_closed 0 -10 -4 -9|file_no 1 -20 -11 -22|file_now 10 9 7 11|file_time 3 5 6 7
file_yet 22 69 43 82|fill -9 -15 -13 -13|filled 18 22 24 24|film 5 14 9 15|films 5 7 4 8|final 6 -15 -1 -25
finally 8 9 5 7|financials 8 5 7 3|find 8 40 19 45|findings -1 1 3 0|fine -6 -36 -32 -36|fine_# 9 3 0 2
fine_no -3 -16 -7 -19|fine_now -1 21 7 27|fined 0 6 -14 -1|fingers -1 -4 9 -3|finish 5 -4 4 -1|finished 7 33 13 33
fire -5 -15 -14 -18|fire_<date> 5 3 1 0|fire_marshal -1 3 3 -1|firm -29 -54 -28 -63|firmado 13 29 18 29
firms -22 -5 -10 -4|first 2 52 33 64|first_# -21 -15 -21 -16|first_call -1 -14 -1 -19|first_one 9 1 6 0
first_time 5 21 13 22|fish -11 -28 -21 -29|fit 7 13 9 14|fix -12 -23 -12 -24|fixed 6 -1 0 -6|flagged 6 22 12 24
flat 13 31 18 36|flat_$ -1 -7 3 -8|flat_fee 27 44 23 51|flew 5 19 13 16|flight -4 -12 -15 -20|flip 0 -12 -1 -10
flip_flops 0 -12 -1 -10|flood 3 15 9 14|floor 0 -10 -13 -13|flops 0 -12 -1 -10|fmla -1 -10 -6 -12|folder -3 -36 -8 -47
folding -3 -4 1 -2|folks 0 -16 -23 -18|following -13 -25 -18 -20|food -2 -12 -20 -18|foot 1 3 17 1
foot_<date> -2 13 14 16|forced 9 8 15 5|forearm 6 19 11 19|foreclosure 11 10 26 19|foreman 14 39 35 39
foreman_text 4 6 11 3|forensic 1 1 -2 1|forged 0 -3 1 1|forgot -7 -28 -19 -31|forklift 6 0 4 2|form -9 -17 -21 -27
form_# -21 -19 -28 -17|form_no -5 5 5 2|former 8 11 8 14|forms 2 2 3 2|forth -5 -3 1 -2|forward -6 4 1 4
forwarded -2 -6 -5 -6|found 2 11 27 7|found_# 13 16 17 14|fourteen -5 -1 -2 1|fourth -7 -7 -8 -10
fracture 10 -27 -3 -40|fracture_# -4 -4 8 4|fracture_ankle 2 -22 -1 -24|fracture_femur 1 9 5 13
fracture_fusion 1 3 3 4|fracture_hip 7 13 16 7|fracture_jaw 8 2 6 2|fracture_pelvis 3 5 5 7|fracture_plate -5 -1 -8 -3
fracture_ribs 3 3 0 3|fracture_rods -1 3 1 2|fracture_shoulder 3 0 5 0|fracture_wrist -2 -8 0 -7|franchise 20 14 10 11
fraud 9 -1 19 0|free 1 3 -4 -5|freeze 3 2 3 -1|fresh -16 -28 -9 -40|friend -4 -26 -28 -28|friendly -6 -7 -4 -7
friends -13 6 -2 7|front -4 15 -7 5|front_desk -2 11 -1 17|front_door -3 1 -7 -4|froze 5 2 4 3|ft 0 -2 3 3
fuel 2 -4 -4 -12|fuera -9 -41 -22 -48|fui 19 22 29 25|full -13 -29 -10 -32|full_final 0 7 6 8|full_time 4 6 7 9
fun 0 1 2 0|fund -1 -10 -1 -13|funeral 13 6 15 8|funny 9 0 2 0|furniture 3 22 14 31|further -11 -5 -11 -6
fused -4 -9 7 -9|fusion 12 11 21 12|fusion_done 4 12 10 12|g 6 12 12 10|gallbladder -2 -2 3 -1|gana -4 5 -6 5
ganaba 1 0 -1 -1|ganaba_# -3 2 7 2|ganaba_$ 4 -2 -8 -3|gano -22 -30 -16 -31|garage -15 -6 3 -3|garbage 0 10 7 15
garbage_truck 0 10 7 15|gas -2 8 7 15|gas_station 2 -20 -11 -23|gate -6 3 7 3|gate_latch -1 2 -1 2|gave 8 -18 -20 -23
gave_# -12 -54 -17 -62|gave_<spouse> -9 -17 -7 -20|gave_copy 9 7 1 8|gave_document 0 10 0 9|gave_name 5 7 7 7
gave_no -2 12 2 10|gave_statement -1 5 2 6|gc 5 -7 5 -5|gear 1 -19 -5 -26|general 5 -9 -2 -10|getting 1 23 8 20
gift -6 -7 -7 -14|give 11 -34 -22 -30|given 1 19 20 29|gives 8 16 11 13|gives_# 7 13 16 15|glad -7 -3 3 -7
glasses -2 -26 -21 -34|glove -9 -15 -4 -20|gm -4 8 6 13|go -2 -13 3 -14|go_# 8 13 11 12|go_away 2 4 3 5
go_back 10 12 4 1|goes -11 5 -8 17|goes_back -15 -4 -7 -2|going -8 14 4 20|going_# 2 4 -4 7|going_fast 3 3 0 3
gone 16 -9 7 -5|gone_# -16 -8 -9 -5|good -16 -26 -26 -33|good_afternoon -6 -1 -2 -2|good_morning 0 6 -1 6
good_no -5 -1 -4 -6|good_now 1 8 0 5|gotten 4 15 11 18|gps -17 -45 -26 -51|graft 4 11 8 10|grafts 6 12 7 15
grandbaby -7 2 5 5|grandparents 1 20 6 23|granted -2 -30 -17 -38|granted_<date> 4 3 6 3|gravel -1 -16 -11 -15
gray -14 -13 -16 -13|great -9 -16 -12 -23|green -10 -47 -29 -58|green_card 12 22 8 21|grievance -2 5 7 6
grocery -10 -4 -6 -6|gross 0 -18 -12 -19|ground -9 -46 -26 -56|group -6 -7 -9 -4|group_# 7 18 9 17
growing -17 -21 -10 -19|grown 8 -24 2 -29|growth -1 -3 -2 -7|guaranteed -7 2 0 3|guard 12 13 24 17|guardado 7 5 1 2
guardian 4 6 6 4|guardianship 10 1 1 -1|guess -1 -4 -8 -10|guess_# -4 -20 -17 -25|guest -1 8 3 11|guide -5 -3 5 1
guilty 6 -1 6 -10|gutter -7 -5 -2 -6|gutters 1 -19 -13 -27|gym -6 -2 -6 -3|h 1 -11 -10 -15|h_# 1 -4 0 -5
habia -2 -1 -1 -1|hace -13 -35 -35 -45|hacer 13 60 40 75|hair -23 -3 -20 5|half 12 66 43 83|hall 6 -5 0 -10
hand 6 45 29 59|hand_<date> 2 -5 -6 -7|handed -10 -28 -24 -37|handle 13 24 21 28|handles -3 9 5 9|hands 13 27 21 29
hang -9 0 -2 -5|happen 10 -6 6 -4|happened 5 -1 0 -7|happy -33 -14 -12 -16|hard 19 25 7 29|hardware -1 -6 -7 0
hardware_store -3 -5 -8 0|harness -6 -5 -3 -5|hauler -3 -2 -5 -2|head 2 29 17 29|headache 5 -1 -12 -6
headaches -1 -1 5 4|healed 4 -3 -8 0|health -16 -25 -19 -24|health_dept 1 -1 -5 -4|health_insurance -5 -16 -3 -15
health_plan -7 -17 -6 -15|healthy -2 -13 -13 -12|hear 8 13 9 18|heard -7 -31 -15 -38|hearing 6 -16 0 -14
hearing_<date> -13 0 9 12|heart 6 4 -6 -1|heat -11 -8 -3 -6|heater 0 -1 -5 -6|hed 5 1 14 6|hed_no 5 14 3 15
heirs -1 -1 4 -4|held 3 32 32 39|helicopter 6 -9 3 -7|hell 30 32 29 39|helmet -3 -16 -13 -21|helmet_video 2 -2 -1 -3
help -2 -14 9 -12|helped 12 5 -1 8|helper 11 17 20 19|helping 4 4 6 6|hernia -6 -9 -5 -6|herniated 0 3 1 3
herniated_disc -3 -8 -3 -12|hidden 3 0 -1 0|hide -4 -4 -2 -4|high -5 -13 -6 -14|hip 6 9 11 -1|hip_# -1 -16 5 -17
hip_surgery 2 14 -2 16|hire 16 19 15 22|hired 1 -9 1 -16|hired_anyone 5 12 5 11|hired_lawyer -1 -8 -6 -9
hired_no 1 8 5 8|hired_yet -7 -3 2 1|hiring -6 -3 -5 -6|history -4 -22 -15 -28|hit -18 -39 -21 -43
hit_<date> 11 22 13 21|hit_behind 12 49 28 59|hit_car -13 0 -3 0|hit_head -2 12 11 13|hit_parked 2 8 18 15
hoa -18 -21 -30 -25|hobby -1 -17 -11 -18|hola -37 -20 -18 -18|hold 8 8 17 9|holding -2 17 12 24|hole 1 -3 3 -7
holes -3 -3 -6 -4|holidays 7 22 20 25|homeowner -1 12 9 16|homeowners 3 21 8 22|honest 17 0 4 2|horse 5 -2 11 1
horses -8 -7 -13 -7|hospice -2 -2 -4 2|hospital -17 -25 -2 -21|hospital_# 0 -20 -6 -25|hospital_$ -4 -11 1 -12
hospital_document -2 1 -2 0|hospital_no 4 15 2 15|host 0 11 1 13|hot 7 -4 3 -3|hotel 14 11 12 12|hour 22 7 5 4
hour_# 13 20 18 24|hour_$ 2 -9 -10 -10|hour_email 5 9 8 7|hour_gave 8 -16 -5 -27|hour_no -6 -23 -16 -27
hour_week -5 -8 -9 -7|house -2 -19 -2 -18|house_# 20 51 26 59|house_$ 4 -16 -7 -15|house_<date> -6 -4 -9 -2
house_<parent> -2 7 -3 1|house_check 0 -6 3 -8|house_maybe -8 -16 -15 -14|house_no 1 53 23 59|house_sold 1 -3 -3 -5
house_worth 2 20 9 22|household -16 -32 -21 -37|houses -1 -4 -6 -8|hung -19 2 -4 3|hurricane 0 8 0 10
hurt -14 -17 -22 -14|hurt_back 12 7 15 5|hurt_shoulder -16 -8 -3 0|hurting 6 17 10 17|hurts 2 -14 -2 -12|hvac 6 -1 3 5
hygienist -8 -9 -10 -8|hysterectomy 2 -5 -6 -2|iba 12 -17 7 -18|ice -16 -37 -12 -36|icu 2 21 12 30|icu_# 2 0 0 1
idea 6 2 2 4|identified 2 -8 -2 -10|idk -4 -3 4 -3|iep 4 3 -9 2|ignored 18 44 37 52|ij -9 -2 -3 -4|illness 8 13 15 20
imaging -5 -6 0 -5|ime 3 4 0 3|immigration 3 4 7 7|implants -11 -14 -5 -12|improvement 4 2 5 2|inch 0 9 -5 6
incident 2 8 0 8|incident_report 1 8 -2 6|incl 9 3 5 6|including 0 0 -1 -3|income -6 18 21 30|independent -4 -6 -11 -6
infection -5 -4 1 0|info -2 1 -2 4|initial 0 21 12 24|initials 9 6 10 3|injunction -2 -26 -19 -26|injured -3 -6 -3 -5
injuries -27 -30 -25 -27|injury -11 -11 7 -13|ink -9 -10 -11 -11|inside -5 -28 -22 -32|inside_# 10 -17 0 -21
inspected -1 6 -1 7|inspection 9 41 26 48|inspector -1 -19 -8 -22|inspector_came -1 2 1 4|insurance 9 -23 -11 -24
insurance_# 7 29 24 30|insurance_$ -2 -7 -2 -7|insurance_<adult> -1 -20 -10 -26|insurance_card -12 6 -13 -3
insurance_claim 4 8 1 8|insurance_compensacion -9 -3 -6 -4|insurance_house 6 -4 8 -5|insurance_no 17 -16 -3 -17
insurance_offered -5 -9 5 -8|insurance_own 2 43 22 50|insurance_pay -12 -21 -17 -18|insurance_wants 2 1 -1 6
insurance_wrote 0 -3 3 -5|intake -43 -22 -22 -22|interest 4 -7 -3 -17|interested 8 5 2 3|interlock 6 6 10 10
internado -1 20 9 25|internal 13 43 23 47|internet -1 -6 5 -1|intersection -2 -11 -7 -8|interview -5 -25 -13 -29
invented -5 -12 -1 -8|invoice -20 -30 -30 -34|invoices -1 -6 -5 -8|involved 1 -16 -9 -22|ipsum -8 -6 -8 -6
ipsum_dolor -8 -6 -8 -6|ir -2 -43 -33 -57|irs 6 -1 3 -4|ish 4 3 -11 1|issue 11 7 4 6|issued 5 -1 -2 3
issued_<date> -1 -4 -4 -1|itd 1 -20 -13 -24|item -4 -5 1 -4|itll -9 -20 -16 -18|itself 8 39 23 49|jacket -2 -1 1 5
jail 19 26 21 30|jaw -2 -21 -9 -21|jaw_wired 8 7 4 10|job 1 2 4 0|job_# 4 3 5 4|job_$ 4 14 9 13|job_back 0 -13 -10 -16
job_no -13 -34 -25 -47|jobs 11 3 -1 0|joint -4 0 4 4|judge -20 -61 -38 -71|judgment -6 -8 -9 -10|jury -18 -6 1 -2
k 10 3 -2 4|k_# 1 15 9 18|keep 28 14 10 12|keeps 5 23 12 29|kept 24 24 24 26|kept_# 1 0 -5 -4|kept_all -2 -3 -12 -11
key -5 -33 -10 -30|keys -5 1 -4 2|keys_house -7 -7 -8 -7|kicked 2 -7 -1 -7|kid 30 35 30 38|kid_# -9 -17 -3 -12
kid_all 11 16 4 18|kid_house 3 -5 4 -5|kid_no 9 19 4 19|kid_one -3 -3 -3 -1|kid_support 2 3 0 3|kidney 4 -23 0 -28
kidneys 4 7 9 7|killed 1 20 5 18|killed_<date> 1 16 6 12|kin 2 2 20 4|kind -20 -10 -22 -11|kindly -17 -11 -8 -11
kitchen -24 -32 -31 -38|kitchen_fire -6 8 -2 9|knee 3 18 1 18|kneecap 5 1 6 -3|knees 10 -7 7 -6|knew -2 -52 -15 -62
knock -3 -5 -8 -8|know -20 -22 -19 -25|know_# -24 -18 -23 -21|know_anything 3 6 2 9|know_last 5 12 4 13
know_no -7 -3 2 0|known -16 -31 -8 -34|knows -6 32 15 38|l -4 3 5 12|lab 6 15 21 17|label 16 33 25 38|labor 8 21 9 21
laborer 7 17 14 18|labrum 2 -14 -5 -16|lack 4 5 2 5|ladder -5 -13 -5 -14|lado -6 -3 8 -1|laid -8 -11 -8 -7
laid_<date> -9 -12 -9 -13|land -10 -10 -4 -9|landed 3 -5 -13 -9|landlord 0 -23 -14 -31|landlord_no 15 3 -8 -2
landscaping 7 2 4 3|lane -1 6 2 7|lanes -3 -16 -9 -23|laptop 7 14 6 13|large 14 21 10 25|last -21 -62 -45 -68
last_# -12 -4 -18 -4|last_check -2 -9 4 -5|last_day 9 18 20 20|last_month -2 -10 -16 -19|last_name 8 17 10 20
last_night -32 -49 -36 -50|last_time -12 -6 -7 -4|last_week 8 25 20 30|last_winter -4 4 1 9|last_year -14 1 5 5
latch -1 2 -1 2|latch_fracture -1 2 -1 2|late -4 -28 -21 -34|late_<parent> 0 -4 3 -8|late_<sibling> -6 -3 -5 -1
later -10 -16 -13 -15|later_no 2 16 8 18|laughed 6 6 -1 6|laughing 3 -1 -5 1|laundry -5 10 7 11|law -23 -28 -28 -29
law_firm 22 29 29 29|law_office -20 -1 -13 -4|lawfully 4 3 -1 1|lawn -1 1 8 6|lawsuit -6 5 7 10|lawyer -14 -22 -12 -24
lawyer_# 6 14 22 16|lawyer_$ -15 -18 -3 -15|lawyer_elit -8 -6 -8 -6|lawyer_engaged 6 11 6 12|lawyer_far 10 19 12 22
lawyer_fees -3 0 -3 -2|lawyer_file -15 -45 -36 -57|lawyer_free 8 -4 -5 -12|lawyer_hired -12 -24 -23 -35
lawyer_needed 7 8 13 11|lawyer_ni 18 29 13 31|lawyer_no 3 0 1 3|lawyer_now 1 -31 -6 -37|lawyer_only 6 9 7 8
lawyer_sent -3 -6 -4 -7|lawyer_sign 3 5 -2 3|lawyer_today 0 4 9 8|lawyer_want -3 4 -2 1|lawyer_wrote 3 5 7 5
lawyer_yet -2 -7 -13 -18|lb 4 -12 -9 -19|lbs 4 4 3 3|leak 8 26 13 30|leaked -4 -6 -8 -5|leaking -11 -50 -25 -59
lease 21 25 19 25|lease_# -4 -13 -6 -17|least -6 2 0 5|leave -16 -20 -22 -31|leaves -7 -15 -11 -13
leaves_all -3 2 -3 2|leaving 9 26 9 33|lechuga -4 -1 -2 -2|left 23 33 32 39|left_# 0 -9 -15 -21|left_arm -3 -1 4 0
leg 8 21 16 6|leg_# -3 -3 -2 -4|legal -13 -8 -8 -4|legal_aid -5 -6 -1 -8|lender 0 4 2 2|lent 4 -1 -11 -8
less 5 -11 -5 -10|let -33 -51 -42 -54|let_go 6 11 18 20|let_know -33 -34 -32 -38|letter 8 -11 -17 -16
letter_# -2 -7 -1 -8|letter_<date> -7 -21 -4 -22|letter_came -7 -29 -14 -38|letter_dated 14 25 17 27
letter_file -2 -6 -10 -4|letter_hand 4 18 17 21|letter_issued 1 -5 -10 -4|letter_no 3 19 8 20|letter_sent -1 4 4 3
level 8 18 12 15|level_# 5 8 7 9|liability 3 16 19 25|liable -10 -34 -20 -42|library 0 -11 -5 -11
licenciado -10 -8 -12 -11|license 13 10 6 10|license_# 8 17 13 23|license_suspended 4 -11 1 -11|licensed 7 11 7 9
lid 1 -1 -6 -2|lie -7 -2 -7 1|lied -5 4 -1 7|lien 8 8 -12 -1|life 12 24 32 25|lift -12 11 8 11|lift_boat -1 6 9 7
lifting -10 -2 2 -1|light 6 17 3 24|light_duty -1 8 3 13|lights -3 -10 -7 -12|like -3 -36 -33 -34|like_# -8 3 7 3
like_know 6 3 -4 -2|like_lawyer 4 -8 1 -4|like_letter 2 19 4 19|like_put -3 4 -1 6|liked 4 -8 1 -3|likely -3 -6 -10 -4
likely_no 3 3 6 4|likes -9 -15 -14 -24|limit -8 -12 -3 -12|limitations -8 -2 -4 -1|limits 7 -17 -8 -30
limits_$ -2 0 0 -6|line 1 13 14 8|line_cook 4 16 8 17|lip -7 24 15 30|list -8 19 22 29|listed 3 11 10 17
lists -5 0 6 3|lit 1 -29 -8 -36|litigation -25 -24 -20 -23|little 14 10 5 13|lived -6 11 8 16|lived_# -6 1 5 1
liver 3 5 4 5|lives -4 -23 -20 -28|living 0 21 5 24|ll 10 32 19 39|llc 15 33 15 40|llego -1 -7 6 -6|llegue 6 9 9 12
load -3 -1 2 -1|loading -9 -7 -11 -4|loan 9 10 15 15|loan_$ 2 3 3 6|loans 5 5 12 4|lobby 3 6 0 8|local 7 1 10 3
lock 1 10 21 11|locked 3 10 7 6|lockout -1 -6 -8 -9|logged 5 10 6 12|logo -15 2 -3 4|logs 2 -15 4 -20|lol 3 3 -2 5
long 7 -12 -5 -19|long_gone -3 1 -4 -7|long_term 7 -9 -1 -11|longer -10 -1 -10 2|look 3 16 2 13|looked -6 -2 -10 0
looked_no 0 -1 2 -2|looked_phone 5 14 3 14|looking -21 -8 -20 -15|looking_lawyer -19 -3 -12 1|looks 4 15 4 19
loose 4 18 23 23|lorem -8 -6 -8 -6|lorem_ipsum -8 -6 -8 -6|lose -7 -13 -11 -13|losing 9 19 11 21|loss -1 3 5 3
loss_# 1 -8 1 -8|lost 31 35 39 32|lost_# 2 16 4 12|lost_$ 2 0 8 -3|lost_job 0 0 1 0|lot -6 -33 -16 -33
lot_# -4 12 6 17|lot_no 7 8 -1 8|loud -10 -28 -16 -32|love 1 0 5 4|lovely 10 -21 -22 -40|low -7 -33 -22 -40
lower -13 -18 -23 -16|lpn 11 16 16 19|lpr 14 18 19 21|lumber -2 0 0 0|lumber_yard -2 0 0 0|lump -5 -12 -7 -16
lunch -19 -18 -14 -15|lung 11 19 19 17|machine -16 -39 -13 -42|machines -7 -9 -5 -11|mad -1 5 5 0|made 5 -3 -10 -1
made_# -5 -5 -7 -3|made_$ 0 8 5 5|made_pay 2 2 -3 1|magnets -4 -1 -4 -1|mailbox 7 -9 -6 -7|mailed -2 -3 6 -4
mailman 0 3 1 4|main -2 0 2 0|maintenance 12 23 17 23|make 16 -5 -4 -7|make_# 2 14 11 19|make_$ 12 25 16 29
maker 0 -7 6 -8|makes -18 -9 -4 -7|making 11 10 10 12|mall 9 8 2 10|malpractice 3 3 -7 3|management 0 -3 1 -1
manana -4 1 3 1|mando 5 24 18 29|mano 12 19 15 19|manual -11 -39 -19 -48|manufacturer 5 -7 -2 -9|many -11 -17 -18 -15
marked 3 10 9 11|market 9 14 8 15|marriage 7 33 23 39|marriage_cert 7 10 9 8|married -6 -1 0 -1|married_# -9 -3 -10 -8
married_<date> 6 14 6 19|married_<year> 0 0 3 0|marshal 3 7 7 3|mass 6 1 11 0|mass_tort 0 5 6 6|master -5 1 2 3
mate 0 15 4 13|matter -13 10 -5 8|matters 9 24 15 23|maybe 10 11 18 24|maybe_# 2 8 24 9|maybe_$ -4 -1 -9 -8
maybe_<year> 8 11 14 15|maybe_no -4 0 11 6|mayordomo 5 17 7 20|mca 5 -3 1 -8|meal 2 -4 -1 -6|mean -8 -18 -7 -17
meaning -5 -25 -14 -28|means 2 6 -7 7|meant 9 38 34 46|measured -5 -10 -6 -9|mechanic 0 13 9 13|med 5 -6 -15 -12
mediation -19 -46 -35 -57|medical -12 11 3 17|medical_records -2 3 -1 3|meds 6 12 11 14|meet 5 9 14 10
meeting 3 -6 -12 -3|member -16 -22 -25 -25|members 1 -12 -6 -14|memo 5 19 16 23|memory -10 4 3 6
memory_care -4 -8 1 -9|mention 12 20 3 16|mentioned -9 4 0 4|mesh -5 -9 -10 -11|message -16 -25 -21 -26
messages 5 6 8 5|met -9 -43 -18 -50|metal 4 -3 -6 -6|meter -2 11 8 6|mid 2 -14 -9 -16|middle 11 -11 7 -11
miedo 4 -17 -1 -24|mil 10 6 16 13|mild 8 7 1 4|miles 4 13 7 19|mill 4 8 16 9|million -16 6 -9 8|millions 1 -7 -1 -6
min 0 -1 -10 -8|mind -2 -14 -6 -16|minimum 1 6 1 6|minivan -1 -4 1 0|minor -3 -13 1 -19|mins 4 1 -5 -5|minute 2 3 -1 6
minutes -35 -33 -23 -32|minutes_no -10 -15 -14 -18|misdemeanor 8 15 10 20|mismo 0 -21 -13 -27
misrepresentation -4 0 1 2|missed -8 -38 -40 -48|missed_# -14 -34 -32 -38|missing 1 -5 0 -11|mistake 13 4 15 -1
mixed -5 -6 -10 -11|mm 2 14 4 14|mmi 3 3 4 1|mobile -1 -2 -8 -4|mock -22 -26 -24 -28|moderate 12 16 12 14
mold -5 3 -4 2|money -26 -32 -29 -39|money_back 5 13 -3 10|money_now 4 -1 6 0|monitor -2 9 7 9|month 3 0 -10 -5
month_# -16 -60 -39 -67|month_ago -2 -4 -3 -3|month_behind 1 8 7 13|month_no -3 -25 -21 -37|month_notice 10 20 13 26
month_now 4 5 -5 5|month_pt -4 -7 -6 -6|monthly 0 -1 -3 3|more -11 2 -11 -5|more_now -1 5 -1 8|more_time -4 -3 1 -5
morning -1 5 11 16|morning_# 2 -3 -3 -1|mornings -7 -8 -10 -7|morphine -2 -2 -4 2|mortgage 12 26 21 32
mortgage_co 1 -2 5 0|most -11 -21 -8 -23|most_day -4 8 0 7|mostly 9 20 15 24|motion -7 -3 -2 -1|motor 4 -6 1 -1
move -2 23 11 29|moved 10 -1 -6 -9|moved_$ 2 -6 -3 -7|moved_<date> -8 -1 -12 -1|moved_nights 0 3 6 2
moved_no 9 9 14 11|moving 3 -3 10 -1|mower 2 -11 -2 -12|mri 5 37 17 48|mri_shows -3 18 13 21|mta 2 -4 -1 -12
much -2 30 3 32|mucho -8 4 -3 4|multa 15 28 20 38|multo 5 -3 -3 -5|muneca 9 10 12 15|murio 3 13 14 15
murio_# -1 -5 -3 -4|muscle 2 12 8 16|must 0 0 14 7|mva -21 -23 -19 -25|myself 7 0 -7 -14|n 6 4 0 4|n_# 11 18 14 22
nada 4 21 7 22|nada_ni 0 -15 -6 -18|nadie 17 41 30 51|nadie_representa -3 -6 0 -5|nail -2 0 2 3|name 5 13 -6 12
name_no -2 -11 8 -7|named 4 25 19 28|names 3 16 10 16|national 2 -5 3 0|nd 8 4 8 4|nd_# 5 -2 -1 -3|nda 2 7 11 11
near -15 -19 -22 -26|nearly 2 -18 -5 -23|necesito 0 -4 -8 -4|neck -3 -4 -11 -5|need -20 11 -1 14|need_know 26 11 17 12
need_lawyer -59 -37 -51 -37|need_one -10 -6 -5 -6|need_somebody 7 19 15 27|need_someone 3 -9 -1 -12|needed -12 -4 1 -4
needs 3 8 14 19|neg 3 -14 -6 -18|negligence -11 -9 -3 -8|neighbor -1 -22 -21 -29|neighbors -7 -8 -9 -11
neither 10 29 18 31|nerve 12 10 6 12|net -20 -26 -19 -32|net_# -22 -21 -20 -23|neuro 2 5 4 2|neurologist 9 37 23 48
neuropsych 0 6 11 9|new 6 -5 -4 -7|new_employer -7 -14 -11 -15|new_job 4 4 -9 1|new_one -20 -25 -28 -25
newspaper -4 17 5 23|next -17 -32 -33 -36|next_day -9 -9 -17 -19|next_door -10 -6 -3 -1|next_morning 4 -17 -8 -20
next_week 4 -24 -7 -27|next_year 5 7 -5 8|ni 6 -10 -4 -15|nice -16 -18 -28 -10|night -9 -12 -17 -9|night_# 3 29 24 39
nights 10 15 13 20|nights_$ 3 6 2 5|nineteen 11 25 16 25|nipped 3 6 0 10|no 14 11 5 10|no_# -21 -27 -7 -30
no_advise 3 8 10 6|no_answer -8 -18 -7 -22|no_answered -2 0 -14 -6|no_any -3 -6 -9 -7|no_anybody -1 4 6 5
no_anything 5 3 17 7|no_arbitration 5 7 0 9|no_around -7 6 4 7|no_arrest 2 -5 -6 -1|no_arrested 15 39 21 47
no_arrests 5 15 1 18|no_ask -11 -4 -4 -3|no_asked -13 -38 -26 -41|no_asking 11 17 16 24|no_autopsy -5 -23 -6 -22
no_bankruptcy 2 -7 3 -5|no_believe -6 0 -2 0|no_call -2 1 -8 -10|no_called 7 4 2 3|no_car 3 -10 -9 -19
no_care -2 3 0 2|no_case -7 0 -2 1|no_charge -9 -17 -11 -21|no_charged 6 13 0 11|no_checks 2 0 1 2|no_claim -12 2 -8 4
no_come -9 3 1 3|no_comp -6 -11 1 -12|no_company 3 -2 6 0|no_complained 9 4 -1 2|no_complaint 4 -10 -5 -15
no_complaints -5 -8 0 -10|no_contract -20 -7 -12 -9|no_court -7 7 9 11|no_coverage -9 -26 -16 -29|no_da -16 -16 -9 -13
no_dispute 8 10 13 14|no_doctor 0 -24 -9 -29|no_document 5 0 -1 -3|no_done -1 1 4 -3|no_else 5 20 11 17
no_employer -3 -3 3 -8|no_family 10 -1 -9 -2|no_fault 2 -2 6 5|no_fee -12 -1 -4 2|no_fight -6 4 -5 4
no_file 23 26 44 32|no_find -4 2 3 4|no_finish -4 -5 -7 -3|no_fire -11 -10 -14 -8|no_firm 19 38 34 43
no_firmado 1 16 18 20|no_fix 0 -2 -7 -8|no_found 10 6 5 8|no_fracture -7 1 -7 4|no_fraud 8 -8 13 -11
no_give 6 -13 -1 -12|no_go -1 -16 -9 -17|no_going 1 13 2 14|no_gone 13 1 -2 0|no_good 9 8 12 9|no_guard -4 -13 -6 -16
no_happened 14 -8 3 -14|no_harness -3 7 6 9|no_hear -3 -13 -12 -13|no_hearing -13 -19 -17 -19|no_help 2 2 -2 0
no_helping 7 5 3 5|no_hide -4 -4 -2 -4|no_hired 12 36 35 46|no_hit -13 -3 -7 -1|no_hold 4 -2 8 -5
no_hospital 3 19 15 22|no_house -6 -14 -15 -18|no_hurt 10 -29 -28 -41|no_insurance -22 -39 -17 -46|no_kid 21 29 17 35
no_know 4 17 13 20|no_late -12 -28 -15 -31|no_lawyer 12 -8 -5 -19|no_leave -7 -27 -26 -34|no_left -3 -2 -1 3
no_let 2 8 -2 8|no_letter 1 -8 3 -7|no_light 3 12 7 14|no_like -5 -10 -13 -16|no_look 0 -6 -1 -1|no_looking -7 3 2 9
no_lost -6 0 -13 4|no_married -13 -11 -4 -13|no_matter 6 13 4 8|no_mention 12 18 4 10|no_met -3 -5 -4 -3
no_minor -6 -28 -2 -32|no_money -4 -27 -8 -26|no_more -2 -9 -3 -13|no_moved -8 -13 -9 -15|no_mri 1 -5 -6 -6
no_much -1 10 12 17|no_name 0 -15 -1 -16|no_need -30 -28 -33 -36|no_needed -1 -10 -3 -17|no_new 7 -17 4 -21
no_no 21 7 10 -4|no_note 0 9 5 8|no_notice -14 -32 -24 -43|no_now -8 -13 -4 -11|no_one 20 10 7 8|no_opened 9 -2 -1 -6
no_other -5 -14 -7 -13|no_ours -1 17 3 22|no_own -6 -9 -10 -17|no_pay -9 -16 -15 -19|no_photo -8 1 8 9
no_poa 0 17 16 18|no_prior 1 -9 -10 -8|no_private 1 2 1 -3|no_probated -3 -3 4 -5|no_problem 1 -2 2 -5
no_promised 7 7 3 11|no_puedo 3 -3 2 -2|no_put 11 19 20 24|no_read 0 7 1 6|no_reason -11 -21 -20 -27
no_receipt -2 2 2 7|no_record 3 8 13 0|no_records -4 -3 -4 -2|no_release 2 12 5 13|no_remember 4 7 5 7
no_rep 12 18 13 19|no_report -1 -24 -8 -25|no_represented 5 12 18 15|no_retained 10 21 15 21|no_rush 6 1 -3 2
no_sabe -2 7 -8 6|no_saw -4 -21 -9 -27|no_say -4 -55 -31 -64|no_see 9 -14 6 -16|no_seen 17 -12 8 -16
no_sent -3 -16 -20 -34|no_settlement 8 4 5 2|no_show -1 15 -6 18|no_shut 3 8 5 11|no_sick -4 -11 -7 -12
no_sign 18 67 54 84|no_sit -6 5 -5 6|no_sleep 11 10 7 9|no_smoked 3 9 7 9|no_spoken -5 7 1 10|no_statement -2 -6 -7 -9
no_stop 14 6 -4 9|no_sued 8 11 3 12|no_suit 6 3 0 1|no_sure -8 -2 -6 -1|no_tag 0 -7 -1 -6|no_take 4 17 3 21
no_taken 1 9 8 11|no_talk 5 17 11 18|no_talked 14 28 13 22|no_tell -25 -43 -25 -43|no_tengo -4 3 5 1
no_tenido 4 -4 -5 -10|no_text -3 -16 -16 -19|no_think 1 19 13 29|no_ticket 12 13 -1 11|no_tiene 8 21 13 25
no_took 13 7 11 10|no_trouble -1 14 6 20|no_use -1 0 -2 1|no_used 1 5 3 7|no_video -15 -26 -24 -24|no_walk 6 14 9 16
no_want -1 -16 8 -20|no_way 6 3 1 3|no_well 12 19 12 21|no_work 6 11 6 13|no_write 0 0 9 3|no_writing 0 3 9 5
no_written -1 -13 1 -13|no_wrong -14 -42 -18 -49|no_wrote -10 -12 -13 -12|no_year -5 2 -1 3|no_yet 27 40 44 42
noche -20 0 -5 1|nomas -7 -13 -9 -8|nombre -4 4 5 7|nombre_# -2 -4 0 -8|non -1 1 6 5|noncompete -1 -2 -3 0
nonverbal -2 0 -4 -1|noon -17 2 -3 5|normal 7 -22 -4 -27|notarized -4 -12 -6 -14|notary -12 -29 -25 -33|note -1 10 8 9
notebook 1 -1 -6 -1|notes -6 17 8 24|notice 13 13 21 21|notice_# 7 8 11 15|notice_<date> 0 -6 6 -7
notice_claim -1 16 6 12|notice_no 7 4 0 1|notice_sent -1 -2 -6 1|noticed -4 -17 -8 -18|notices -5 -23 -15 -30
now 8 5 15 13|now_# -4 12 1 14|now_maybe 8 10 6 12|now_no 7 18 20 24|now_weak -8 -7 -7 -7|ntsb -3 1 5 4
ntsb_prelim -3 1 5 4|numb 3 9 13 13|number -19 -4 -11 -4|number_# -6 5 2 6|number_no -1 -11 0 -11
number_one -9 -5 -1 -3|numbers 1 3 3 1|nurse 5 -17 -2 -15|nurse_# -2 -9 -5 -10|nursing -5 11 6 14
nursing_house -2 -5 5 -3|oath 3 6 -2 9|ob 6 6 14 6|object -1 1 -3 0|obra -1 -8 -4 -9|obtained 6 11 16 11
od -6 -13 -6 -10|offer 15 11 16 -1|offer_$ 0 2 2 2|offered 6 -6 -25 -4|offered_# -9 -15 -13 -7|offered_$ 5 21 8 18
offering 1 -13 -4 -11|offers -2 16 2 12|office -46 -22 -15 -20|office_# -12 6 4 15|office_no 6 9 14 8
office_sent -6 -7 -11 -7|officer 13 -34 -10 -37|officers -2 9 3 13|offshore -4 12 14 14|oh 5 15 -5 19
oh_one 12 12 7 11|oil -2 5 -3 -1|old 16 30 40 39|old_# 9 5 2 6|old_one -6 11 2 12|older 11 18 8 16|once -11 -4 -21 -3
oncologist -3 5 10 4|one -7 6 8 14|one_# 31 55 43 63|one_<child> 2 0 0 -3|one_<date> 0 13 5 17|one_<year> 12 12 2 21
one_aide 1 6 -1 5|one_firm -3 -9 -6 -7|one_hurt 2 0 0 -3|one_kid -2 5 -1 10|one_lawyer 3 13 2 13|one_no -4 -14 -3 -18
one_one -2 6 3 5|one_thing 10 4 1 -1|one_time -7 8 3 16|one_year 4 -6 -13 -6|ones -3 56 20 61|online 2 -7 4 -2
only -10 -31 -7 -36|only_# -11 -9 -15 -13|only_one -3 -19 -3 -23|only_own 1 -17 -7 -17|op 10 -1 5 -5
op_note -1 -7 -5 -7|open -5 -12 -2 -5|opened 15 28 22 27|opening -4 9 0 9|operacion -1 -3 1 -1
operating -5 -13 -12 -16|operating_agreement 4 26 12 32|operative -2 -8 1 -5|operator 12 38 31 45
opinion -13 -47 -38 -57|ops 9 14 11 15|oral -1 3 2 7|oral_surgeon -1 3 2 7|orden 11 -3 -1 -15|order 16 47 34 57
order_<date> 5 0 7 -2|order_<year> -7 -17 -2 -16|ordered 23 40 22 44|orders 5 10 -1 5|orif -2 -3 1 2
original 5 15 7 18|ortho -11 -27 -21 -32|osha 14 13 19 13|osha_cited 8 17 14 16|osha_multo 5 1 2 1|ot -3 -5 0 -3
other 9 24 24 34|other_# -8 -5 -3 -3|other_<adult> -5 29 21 37|other_<adults> 16 33 20 39|other_car 4 13 9 16
other_driver 6 29 25 36|other_lawyer -6 -10 -10 -7|other_place -7 -2 -12 -3|other_side 0 2 -3 3|others -19 -34 -18 -37
otherwise 5 33 1 39|otra 11 40 24 47|otro -18 -39 -23 -46|ought 0 -23 -20 -20|ours 12 42 25 52|outfit 17 29 37 33
outside -1 -10 4 -5|oven 1 4 0 3|overhead -3 -3 -5 -2|overtime -17 -10 -13 -1|owe -14 -16 -20 -23|owe_# -1 4 1 1
owe_$ 11 26 15 30|own 34 35 39 39|own_# -8 3 0 8|own_<year> 1 -5 4 -6|own_doctor 5 3 -6 3|own_house -7 -9 -5 -13
own_insurance -19 -21 -14 -19|own_lawyer -11 -27 -18 -33|owned -5 24 10 31|owner 14 12 2 8|owner_no 0 -7 -2 -10
owner_text 0 19 7 27|owns 28 48 31 53|owns_# -4 -21 -16 -27|oxygen 2 15 7 12|pack -1 -1 1 2|packet 0 -8 -10 -9
pad -4 0 -6 -8|pagaron -11 -31 -24 -38|page 13 4 3 2|pages 5 6 15 9|pago 7 15 7 20|pague 7 -10 -8 -8
pain -12 -16 -13 -17|pain_suffering -8 -16 -20 -14|paint 6 13 -11 3|painted 0 -7 -7 -6|pallet 4 -2 -1 -6
palsy 6 18 14 18|panels -4 -2 -11 -7|papel 11 16 9 18|paralegal -10 -8 -10 -4|paralegals -6 3 3 4|parents 14 41 24 41
parish 10 12 11 12|parked 1 12 7 13|parking -21 -34 -26 -33|parking_lot -2 14 11 15|paro 11 14 5 15|parole 9 10 17 12
part -3 -1 -4 0|part_time 13 21 15 22|partial -1 -2 -3 1|partner -8 -20 -8 -26|partners -11 -8 -6 -7|parts -3 10 -3 6
party -9 -7 -3 -5|pasado 10 53 37 68|pass -10 -26 -11 -33|passed 2 -8 16 -6|passed_<year> 3 7 6 8|passenger 7 20 22 38
passport -8 -24 -20 -30|past 9 47 20 58|past_# -1 -12 -17 -17|pastor -18 -11 -13 -10|patch -8 -7 -12 -10
patent -1 -6 2 -2|pathology -2 -4 -4 -6|patient -12 -19 -7 -20|patients 4 -10 1 -9|patrol -1 1 8 2
patrol_report 5 6 6 7|pause -5 8 -1 11|pay 23 5 1 -2|pay_# -9 -2 -30 -5|pay_$ 9 22 5 23|pay_<adult> 1 -6 -1 -8
pay_<date> -1 -3 -7 -3|pay_all 10 16 14 25|pay_anything 3 8 4 9|pay_comp 3 9 5 12|pay_doctor -4 2 2 8
pay_fee -2 -16 -10 -19|pay_flat 6 14 7 12|pay_hour 3 3 5 7|pay_lawyer 3 7 12 14|pay_most 0 -21 -6 -21
pay_much 7 13 -3 8|pay_no -3 -22 -16 -32|pay_plan -5 -9 -2 -5|pay_same -2 -2 -8 -3|pay_some -4 -6 -15 -9
pay_something 4 19 16 26|pay_stubs 0 2 -3 0|pay_taxes -3 -2 -2 -3|payroll 19 33 29 36|pdf -1 0 -2 0
pediatrician -3 -2 -8 -5|pedir -4 -10 -11 -15|pegaron -12 -1 -7 1|pelvis 7 10 21 14|pelvis_# 9 21 18 24
pending 24 44 19 39|pension 11 45 26 50|people -7 6 -9 8|per -6 7 5 7|per_month -6 -9 -15 -14|percent -12 -8 0 -8
perdon -2 3 0 4|perhaps 5 -5 0 -2|permanent -11 -12 -14 -15|permiso 1 -15 -2 -16|permit -3 -35 -15 -40
permits -20 -63 -36 -75|person -11 -20 -17 -17|personal -3 16 5 22|peticion 3 -4 -1 -5|petition 8 19 19 22
petition_file 1 6 2 10|pharmacist 4 13 7 12|pharmacy 5 18 4 15|phone 12 -12 -9 -11|phone_no 2 3 3 6
phone_number 14 -1 13 -3|photo 1 -5 -5 -13|photo_# -3 -9 -11 -14|photo_next -6 -4 -11 -5|photo_no -4 2 -16 -3
photo_sign -5 -1 -4 2|physical 4 -4 -3 1|piano 7 -4 -10 -4|pick -5 1 7 8|picked -5 7 3 13|picking -6 1 -1 4
picks -5 -3 -2 -2|pickup 8 10 15 12|pide -2 -8 3 -11|pie -7 -10 -11 -8|piece -19 -13 -21 -17|pieces 7 16 12 19
pier 7 2 5 7|pies -4 -4 -5 -3|pill -8 7 3 5|pillow -4 -4 -9 -4|pills -10 -4 0 8|pilot -3 0 6 7|pinned 3 3 8 4
pins 8 -13 -1 -11|pip -3 1 -3 0|pipe -5 -2 3 4|pipeline -3 6 6 9|pit -1 18 6 21|placa 2 6 8 7|place -33 -46 -45 -52
place_# 3 15 7 15|placed -1 0 3 2|places -14 -22 -9 -21|plain 4 0 2 2|plaintiff -35 -14 -21 -10|plan -8 -11 -9 -9
plan_pay -2 2 -1 4|plane 5 7 4 4|planned 6 25 13 22|plant 6 6 8 -4|plate 6 14 13 13|plate_# 10 -11 5 -12
plates 1 0 10 3|platform 6 -2 8 0|play -6 1 -12 1|played 5 2 7 3|plea 8 8 8 9|pled -8 -76 -46 -98|plow 4 -13 -7 -17
pls -2 -1 -7 -2|plus -15 -39 -33 -45|pm 8 5 3 10|poa 2 2 3 2|pocket -2 6 -1 8|poco -4 -3 -2 -7|podcast -4 -1 -4 -2
police -3 26 7 39|police_# 6 0 0 -4|police_$ -15 5 -7 5|police_came 1 15 11 15|police_no -11 -14 -6 -9
police_report -3 -15 -16 -19|police_took 5 -2 1 3|police_wrote -3 -20 -16 -17|policy -4 -26 -7 -28
policy_# -12 -4 -1 -7|policy_$ -6 5 -5 7|policy_limits 3 -14 -2 -17|polite 5 4 2 7|pool -17 -25 -10 -22|poor 3 7 6 8
pop -4 -2 -1 0|porch 3 0 -7 2|portal 8 -9 4 -13|position 1 5 11 10|position_eliminated 2 6 7 10
positive -14 -18 -19 -20|possession 1 5 7 5|possible -2 13 15 12|post -1 9 9 16|posted -11 -43 -18 -53
posting 1 -13 0 -14|poured -2 1 6 3|power -2 29 14 34|ppl 19 0 12 0|practice -6 0 -2 -1|practices 2 16 10 19
pre -14 6 -1 8|pregnant 7 0 3 2|prelim -1 -18 1 -15|prepared -7 -9 -11 -12|present -13 -6 -6 -4|preserved 0 15 18 20
press 10 20 18 21|pressed -12 -4 -1 -4|pressure -6 -6 -2 -8|pretty -1 -22 -13 -30|previous 2 6 4 10|price -9 3 -5 -4
prices 3 3 12 5|primary -6 -2 4 -3|principal -8 -15 -15 -15|principle 1 -13 -12 -18|print 6 -2 -4 -1
printed -16 -38 -29 -49|printout 12 14 8 14|prints 2 17 13 18|prior 0 33 13 41|priors -7 -8 -10 -8
prison -15 -27 -22 -33|private 6 -10 -7 -17|private_hospital 6 -1 10 -3|prize -8 -12 -14 -9|pro 8 15 8 13
probably -5 -3 -2 -1|probate 10 -8 5 -12|probated -3 -3 4 -5|probation 1 16 6 15|problem 2 -3 4 -3
proceeds -4 -10 -12 -12|process -1 6 -2 6|product 0 7 1 8|program -2 -10 -8 -11|promise -3 -1 -8 1|promised 11 9 3 13
proof 4 11 6 6|proof_loss 1 2 6 5|properly 11 9 15 13|property -9 -19 -12 -20|prove -1 4 -3 3|proves 2 5 5 8
pt 4 24 -15 26|pt_# 5 -6 -21 -13|pto 1 -5 -1 -3|ptsd 10 19 10 24|ptsd_dx 1 3 7 6|public 15 5 10 6
public_adjuster -2 16 8 13|public_defender 7 -5 4 0|published -1 1 -3 2|puede 6 -39 -6 -44|puedo 3 -2 14 -1
puedo_pay 4 22 14 19|puesto 0 3 2 8|puesto_queja 5 10 2 11|pull -6 -18 -15 -13|pulled 6 10 7 2|pulling 2 13 10 17
punch 10 16 23 24|punitive 2 1 -6 -4|purchase -15 -5 -3 -5|purpose -7 -12 -10 -12|push 3 9 4 12|pushed -4 6 -2 10
put 4 -3 0 -10|put_# -1 17 9 19|put_<year> 12 5 7 2|put_writing -5 -5 -3 -6|puts 2 14 2 15|putting 5 42 31 50
q -25 -13 -14 -14|quarrel 6 15 5 15|quarter -3 -8 -15 -12|queja -3 -19 -19 -25|question 2 -6 -1 -6
questions -14 -10 -13 -12|quick -29 -43 -28 -42|quiere -16 -32 -20 -35|quiero -1 -17 -3 -18
quiero_alguien 0 -16 -7 -17|quiero_divorcio -5 -8 -7 -12|quit 1 -3 12 6|quit_job -6 -11 -7 -11|quite -2 -3 -6 -3
quote 0 4 -1 5|quotes 0 10 4 9|rack -14 9 0 11|radio -2 -34 -20 -41|rail 9 17 7 23|railroad 1 -5 3 -10
rain -10 -8 -2 -8|raining 3 -10 -8 -6|raise 7 5 8 8|raised -4 -27 -7 -26|ramp -3 -19 -8 -20|ran -5 -32 -19 -44
ran_# 4 3 2 7|ran_red -3 -4 -5 -5|ran_stop -2 18 9 24|rang 0 -20 -16 -22|rash -2 -4 -9 -5|rates -22 -4 -5 2
rather -15 -4 -11 -3|rather_no 0 4 -8 3|rather_tell -8 1 -1 0|ray 4 4 -2 6|rays 2 2 10 1|rd -10 -22 -17 -25
rd_deg 4 -9 -4 -10|rd_degree 3 0 5 1|rd_party -1 -7 -1 -7|re -5 1 -4 -1|re_read 8 11 8 9|reached 0 12 8 19
reaching -3 -18 -6 -25|read 11 -4 9 -9|read_# 8 7 -1 13|read_all -4 -13 -10 -16|reading -14 -58 -41 -67
ready 6 23 19 22|ready_sign 2 3 -1 3|real 18 12 24 22|rear 1 6 3 0|rear_end -1 -4 -3 -4|rear_ended -6 12 4 10
reason -4 -14 -10 -14|recall 6 1 -5 -1|recalled 1 26 19 32|receipt 3 -4 -10 -7|receipt_# -4 -4 -8 -11
receive -8 9 7 11|receptionist -31 -37 -39 -39|reckless 10 0 -1 4|recon 9 20 11 19|record 13 23 11 30
records -6 -30 -22 -30|records_# 9 6 -3 6|red -19 -39 -38 -34|red_light 1 -13 -15 -19|references -9 -4 -5 -5
referred 8 14 14 16|refinery 2 -5 -4 -6|refrigerator 7 26 19 32|refund 0 4 1 -5|refunded 12 15 -6 6
refused -6 -14 -9 -14|register 6 11 6 13|registered 16 13 8 7|regular 4 18 0 18|rehab 10 2 26 -1|reimplant 0 -5 -7 -6
relaxer -19 -9 -14 -9|relaxers 3 11 8 20|release 8 -17 -6 -26|release_no -6 8 -2 9|released 13 25 22 29
remember 7 10 9 14|reminder -4 -17 -3 -18|remote 5 2 3 2|removal 6 5 3 3|removed -3 -18 -11 -18|renewal 1 -11 -9 -8
rent 4 22 -7 19|rent_# 4 5 2 8|rent_current 10 12 0 2|rent_pay -5 2 -1 3|renta 8 -8 -8 -13|rental -4 -21 -16 -23
rented -4 14 21 25|renting -3 6 -6 2|rents 16 49 25 53|reopen -2 -12 -6 -10|rep 32 3 8 -5|repair 12 27 6 26
repeat -25 -12 -8 -14|replaced -2 5 -3 1|replaced_<date> 7 5 3 6|replacement -1 0 1 -2|reply 6 14 3 19
report 7 22 21 23|report_# 6 4 14 1|report_<date> 0 5 5 7|report_copy 4 10 7 12|report_hand -4 -8 -3 -10
report_lists 3 8 10 13|report_made 8 2 6 3|report_no -11 -46 -10 -51|report_number -2 -12 -5 -12
report_other -5 -14 -8 -10|report_photo 5 -8 6 -16|report_police -22 0 -7 3|reporter -10 -14 -13 -15
representa -3 -6 0 -5|represented 2 13 20 19|representing 5 18 9 18|reps 9 18 12 21|request -13 -39 -19 -45
requested 5 1 3 2|resident -9 -15 -12 -20|residents -1 6 3 7|resigned 4 3 0 5|resort 7 20 16 23
responsible -3 -23 -2 -22|rest 5 12 4 12|restaurant 10 17 -2 10|restrictions 5 6 2 5|result -4 -3 -2 -4
results 4 11 -8 6|resume -10 -2 -1 -1|retained 17 22 20 6|retainer 12 4 18 10|retainer_$ -1 -5 -7 -6
retainer_no 16 27 15 25|retainer_ready 0 6 8 3|retainer_wired 0 -15 4 -7|retaliation -6 -2 -9 0|retired -8 4 5 1
retirement 7 22 14 29|return -4 9 5 8|returned -14 -9 -15 -3|returns 2 -15 2 -16|review 9 14 8 8|reviews -4 -2 -11 -4
revoked -5 0 -9 -1|ribs 3 -19 -10 -17|ride 2 -4 -4 -3|rider 18 67 38 82|rideshare -10 -1 -9 1|ridge -6 -27 -4 -30
riding 0 -10 -8 -16|rig 5 14 8 14|right 23 43 23 42|right_now -11 14 -8 13|right_side 0 -1 4 2|right_way 5 -2 -4 -4
rights -14 -6 -8 -6|ring 6 9 6 14|risk -12 -14 -13 -17|river 9 4 17 5|rn -2 -11 -2 -16|rn_$ 1 -7 -2 -11
road -9 -44 -3 -47|road_rash -2 -3 -9 -4|robbery 12 11 11 13|rod -5 2 9 14|rodilla 2 8 8 11|rods 8 8 17 6
roll 5 -1 -2 2|rolled -7 -2 4 -4|roof 5 6 8 14|roofer 1 3 4 6|roofing -2 -3 8 0|room -22 -48 -40 -53
roommate 7 -18 -9 -23|roommates 8 18 9 19|roots 1 -4 3 -4|rot 1 12 4 16|rotator 5 0 3 -5|rotator_cuff 5 0 3 -5
rough 6 4 -1 5|roughly -5 -3 -9 -3|round 4 -8 8 -11|rude 11 14 -7 7|ruined 5 26 0 26|rule -14 -13 -5 -10
rules 1 -8 -9 -14|run 3 20 12 29|running 3 -1 1 0|runs 0 -34 -16 -42|rush 6 1 -3 2|s -2 -3 -6 -8|sabe 3 1 -15 -4
saber 2 1 3 2|safe 3 39 19 49|safety 7 8 8 5|safety_<adult> 6 6 5 4|salary -4 -19 -9 -23|salary_$ -1 -5 1 -4
sale 12 -2 3 1|sale_<date> 11 6 3 6|sales 9 15 -1 21|salesman -3 0 -1 -4|salio 4 -17 -13 -22|salon 0 -3 1 -2
same 1 15 -1 8|same_afternoon -6 -14 -4 -18|same_day -22 -9 -15 -8|same_name 3 9 8 10|same_night 5 12 11 14
same_pay 10 2 0 1|same_thing 1 4 3 5|same_week 2 -14 -10 -20|same_year 3 -2 13 -5|sample -30 -15 -18 -12
samples 6 13 3 13|sandwich 9 12 3 9|save -2 2 -5 -3|saved 20 25 13 18|savings 0 18 7 20|saw 6 -11 -1 -9
say -12 -8 -10 -7|say_# -5 1 -17 -2|say_no 2 13 7 16|say_same -1 -4 -1 -5|say_something -21 -14 -10 -14
saying -15 -15 -10 -22|saying_no 2 21 11 24|sba 8 10 13 14|sba_loan 8 10 13 14|scaffold -1 8 3 11|scale 10 -5 -10 -8
scalp -6 10 -4 11|scanned 8 11 6 11|scar 0 2 -5 2|scared 0 6 -4 2|scene 0 -24 -9 -26|schedule -10 -27 -21 -33
scheduled -11 -11 -5 -4|schedules 9 12 -1 4|school 19 29 11 24|school_bus 1 -1 -1 -5|school_cafeteria 6 -5 5 0
school_district -2 13 7 16|scooter 13 -8 -1 -7|scope 0 -9 -2 -19|screaming -11 -4 -5 -3|screen 0 -3 -3 -4
screenshot 6 10 -3 8|screenshots 14 7 -2 5|screws 6 2 15 5|sealed 9 16 13 18|search 7 6 8 7|searched 8 4 6 8
searched_trunk 6 6 6 9|season -7 1 -1 -3|seat 1 3 -1 7|seats -7 5 -6 3|sec -7 -20 -16 -27|second -1 -5 -2 -13
second_one 6 13 8 14|second_opinion -4 -16 -9 -22|secretary -5 2 1 2|section 13 8 16 7|section_# 0 1 1 1
security -3 9 -2 15|sed -8 -6 -8 -6|sedentary 7 10 11 12|see -11 -38 -15 -40|see_doctor 6 22 7 21|seed -14 3 1 8
seeing 3 -4 3 0|seen 21 5 6 2|sees 0 20 10 24|self -4 -13 -6 -14|self_employed -7 -6 -2 -6|sell 5 22 13 20
seller 10 15 7 17|selling -19 -42 -19 -42|send -17 -18 -17 -27|send_one -12 -4 -6 -5|sense -5 -2 1 -4
sent 0 -20 -6 -24|sent_# 5 28 19 37|sent_<date> 1 -8 -2 -13|sent_back -7 5 -1 14|sent_house -5 -17 -14 -22
sent_letter -11 -16 -19 -12|sent_notice 13 13 16 19|separate 14 20 15 22|separated -7 -7 -5 -7|sepsis 3 9 3 8
serious -10 8 0 11|served -7 -29 -19 -41|served_# 1 -22 -3 -32|served_<date> 1 3 5 5|server -3 8 0 7
servers -3 -2 -4 3|service 16 21 12 22|session 0 -2 -2 -2|sessions 4 -1 1 -1|set 4 10 6 17|set_aside 7 14 7 14
setter 3 5 4 7|settled 0 -14 -6 -17|settlement -22 -21 -19 -21|several -1 8 6 10|severance 5 2 -5 2
severe -12 -14 -16 -18|sgt -2 -17 -18 -18|share 19 26 12 31|shares 2 -4 1 -3|sharp 3 -8 -3 -9|shed -15 -55 -34 -62
sheet 3 -2 -1 -5|sheets 5 7 1 5|shell 3 5 -3 -1|shelter 5 12 16 11|sheriff -16 -35 -18 -44|shift 4 4 -5 -2
shifts 6 11 -6 13|shingles -5 -27 -8 -32|ship 4 4 4 7|shipyard 13 15 8 12|shootings 8 9 7 10|shop 21 38 3 39
shop_$ 6 2 -4 -3|shop_no 4 5 -7 -7|shoplifting 8 29 11 26|shoplifting_<year> 10 11 10 11|shopping 0 7 -3 7
short 0 -8 -2 -7|shot 10 7 18 2|shots 5 15 13 17|shoulder 8 -6 9 -7|shoulder_surgery 14 16 7 17|shouldnt -5 4 -5 6
shouldve -2 -17 1 -22|show -14 -20 -26 -25|show_# -3 -4 -1 -4|showed 11 4 16 19|shower -5 1 -1 1
showing -8 -53 -36 -66|shown 2 7 5 10|shows 21 38 14 38|shows_# 3 3 9 6|shut 3 -1 -8 -2|siblings 1 6 6 5
sick 13 -22 -15 -25|side -2 -33 -15 -29|sides -11 -15 -5 -14|sidewalk 5 8 16 7|sign 19 -16 2 -27|sign_# -1 -5 2 -8
sign_<date> 8 13 17 14|sign_any 3 11 5 13|sign_anybody 4 3 8 4|sign_anything 7 15 6 13|sign_arbitration 1 10 3 12
sign_contract 3 12 9 20|sign_document -10 -13 -16 -18|sign_nda -1 -5 2 -4|sign_no 11 34 29 42|sign_release 2 -5 -3 -7
sign_something -5 4 2 4|sign_statement 0 16 6 16|sign_today -2 -5 -10 -7|signal -1 -3 0 -3|signature -11 -16 -7 -16
signs -8 4 -5 3|sigo 2 -10 -11 -16|sigue 0 -12 -16 -18|silence 1 12 -2 9|silent 13 12 2 13|silver -9 -10 -10 -9
simple 16 21 8 16|simply -19 -16 -22 -16|sing -5 -1 2 2|single -4 -16 -10 -17|sit -16 -23 -29 -27|sit_amet -8 -6 -8 -6
site -15 -16 -12 -23|sits 11 24 19 23|sitting 4 12 -1 6|size -17 -21 -20 -22|skiff 4 0 1 0|skin -5 -32 -25 -38
skipped 6 13 8 13|skull 4 1 13 2|skull_fracture 5 9 12 12|sleep 19 11 15 17|sleep_apnea -5 0 6 7|sleeping -7 -4 4 -6
slide 2 -13 -5 -20|slides 16 17 14 17|sling -3 -2 2 -5|slip -16 3 -6 4|slip_fall -5 3 0 3|slipped 11 15 11 11
slippers 7 11 8 11|slips -13 -14 -17 -17|slow -3 -22 -12 -24|small 6 11 -16 2|small_claims 1 13 -15 -4
smoke -10 1 -2 3|smoked 1 6 7 9|snapped -11 -7 -9 -4|snow -16 -7 -13 -6|sober 4 -2 0 -6|social -4 11 8 17
social_security -8 -5 -5 -2|soft 0 19 15 30|software -7 -4 -2 -4|solar -4 -2 -11 -7|sold 8 -6 -1 -14
sold_house 1 5 7 7|sole 7 45 27 52|solo -22 -80 -54 -97|some 5 13 11 16|some_# 4 -5 5 -5|some_money 8 20 13 18
some_people -3 -1 -4 3|some_photo 1 13 7 15|somebody -5 8 7 13|somebody_tell 11 26 15 25|someone -7 -21 4 -18
something -12 0 -21 8|sometime 10 18 14 27|sometimes 3 -3 -10 -8|somos -2 -10 -18 -19|somos_# 3 -2 -9 -10
song -8 -2 -7 3|soon 11 12 15 14|sooner -16 -2 -5 0|sore 12 11 -14 3|sorry 3 16 -5 10|sound -8 -27 -18 -32
soup -1 -7 -4 -5|space 0 9 -9 3|speak -3 -14 -7 -15|speaker -1 3 6 4|special 2 6 -2 8|specialist 4 4 11 7
specials -3 -11 0 -10|speech 1 7 8 12|speed 0 -13 -1 -13|speeding -7 -8 -12 1|speeding_ticket -13 -7 -5 -10
spend -7 -2 3 0|spent 12 -15 -1 -22|spine 4 2 6 1|spiral -3 -3 -7 -6|splash -1 3 2 5|spleen -1 -8 6 -2
splint -1 0 -12 -3|split 4 -6 -1 -7|spoke 17 -5 8 -9|spoken -1 5 1 11|sponge 4 6 6 4|sponsor -4 -9 1 -10
spot -20 -20 -19 -23|sprain -7 -13 -12 -10|sprained 17 -5 -8 -4|sprained_wrist 4 -5 -4 -3|spring 7 -5 9 -8
spring_<year> -4 -12 4 -10|ss 3 -2 5 -2|ssdi -5 4 -2 5|ssi 9 4 -3 -2|stabbed 1 -4 -5 -7|staff 18 14 4 10
staffing 8 11 6 12|stage 8 1 12 1|stage_# 3 -1 11 5|stairs -5 -17 -9 -23|stake -1 1 0 1|stamp 16 17 -1 11
stand -3 -4 -10 -9|standard 2 -17 -6 -24|standing -1 6 1 8|stands -3 -37 -25 -40|start -13 2 -10 2|started 12 72 40 74
starting 8 22 16 21|starts -14 -42 -32 -48|state 13 26 15 20|state_board 0 11 1 11|state_letter 2 5 1 6
state_no 3 -18 -4 -18|statement 9 41 23 52|statement_no 7 10 11 16|station -6 -16 -10 -15|station_no 1 -3 -10 -6
status -5 -5 -1 -4|statute -15 -18 -21 -18|statute_limitations -8 -2 -4 -1|statutory 7 9 6 12|stay 5 12 -1 22
stayed 4 5 21 14|staying -3 -12 -13 -16|stays 2 8 7 8|steady -14 -25 -11 -21|stent 0 -5 -7 -6|step -2 -14 0 -14
stepped 17 -8 9 -1|steps -4 -14 -5 -20|steward 0 5 5 7|sticker 1 -6 1 -5|stiff 3 2 2 2|stitches 2 7 3 8
stitches_tendon -2 -7 -7 -10|stock 5 9 4 14|stole -16 -22 -23 -26|stolen 13 -3 5 -8|stop 2 -38 -19 -35
stop_sign 8 20 12 22|stopped 2 -17 -4 -13|store -5 -24 -15 -26|store_video -6 -2 2 0|stores -3 -10 -6 -13
storm 9 6 13 10|story -2 -4 -4 -8|stove 18 40 24 45|straight -1 -17 2 -17|strain -5 -4 -8 -1|stranger 9 0 0 0
strangers 2 9 11 9|street -7 -16 -22 -23|strip 10 5 8 10|stroke 10 -11 2 -13|strong 0 -2 4 -2|struck 6 -4 0 -8
stubs 15 31 22 32|stuck 4 -17 -11 -20|student 8 0 1 2|study -4 12 7 14|stuff 4 12 5 12|subdural 1 1 -4 0
succession 5 17 5 16|such -24 -58 -40 -69|sued 14 -5 -16 -22|suffering -8 -16 -20 -14|sugar -2 -8 3 -4|suing 0 4 -4 7
suit 18 -11 3 -28|suit_file 6 -2 9 -13|suit_no 4 7 2 7|suitcase 2 -40 -28 -55|suits -1 13 6 18|super 2 2 5 4
supper 1 9 6 13|supply -3 -7 4 -5|support 5 4 1 7|suppose -6 9 0 12|supposed 7 26 18 30|sure -16 -21 -16 -29
surgeon 17 9 15 15|surgeon_letter -5 -2 -12 -3|surgery -2 -1 5 0|surgery_# 5 -2 6 -2|surgery_$ -4 -2 0 -1
surgery_<date> 2 16 3 20|survey -3 9 6 13|surveyor 0 5 3 8|suspended 1 5 -1 8|suv -7 8 0 8|swear -16 -9 -7 -9
switch 7 8 8 4|sworn 1 13 9 18|swung -2 -1 -8 -4|syndrome 2 6 1 7|table -9 16 8 20|tabs 3 -9 -2 -14|tag 17 9 8 4
tagged 13 35 17 39|tailbone 2 -9 -12 -11|take -7 -6 -11 -15|take_care -2 -17 -1 -17|taken -4 -2 14 -1
takes -12 -2 -7 -2|taking -11 -15 -7 -18|talk 21 35 24 40|talked 2 17 7 18|talked_lawyer 12 39 26 39
talked_no -1 5 6 2|talking 1 23 10 27|talks -6 -10 -2 -15|tall -17 -19 -14 -19|talones -2 1 0 0|tank 4 17 8 16
tape -6 -21 -17 -22|taped -5 0 2 3|target -2 -4 3 1|taught 0 9 12 11|tax 14 16 1 5|tax_returns -5 -6 -4 -6
taxes 0 32 13 39|tbi 1 -2 -4 -1|tea -9 0 -4 5|teach 8 44 25 52|teacher 3 9 1 11|team -41 -55 -47 -65|tear -6 -3 3 6
tech 7 9 5 8|teeth -8 -7 -4 -2|telefono -15 -64 -39 -76|tell -40 -33 -29 -34|tell_no 4 -3 1 -5|telling 0 -14 -17 -19
tells 1 -15 -2 -16|temp 9 14 9 10|tempor -8 -6 -8 -6|tenant 6 13 7 11|tenants -1 6 -8 3|tendon 5 8 3 5
tenemos 11 11 14 10|tengo 7 12 13 14|tengo_lawyer 7 23 17 28|tengo_letter 5 10 12 13|tengo_photo -13 -10 -2 -12
tenia 5 13 6 12|tenido 3 -10 -7 -16|tenido_lawyer 4 -4 -5 -10|terapia 11 17 6 17|terapia_# 0 1 -5 -1|term 2 -24 0 -26
termination -9 -15 -5 -15|terms -18 -17 -19 -18|terrible 2 -17 7 -23|test 5 12 17 12|tested 1 8 3 8
testified -3 -15 -8 -20|testify 16 24 17 21|testing -22 -26 -15 -28|tetanus 3 3 -8 -2|text 20 64 33 60
text_<date> -11 -12 -11 -12|text_no -1 -19 -9 -19|texting -2 6 1 7|th -5 12 11 19|thc -8 -17 -7 -13|theft -5 -10 1 -6
theirs -18 -17 -11 -8|therapist 11 26 15 32|therapy 16 36 28 49|theyd 19 26 10 27|theyll -6 0 -4 -1|thigh 7 5 -3 8
thing -14 -7 -3 -7|thing_# 4 -4 0 -5|things -13 13 1 22|think -8 -20 1 -18|think_# -1 -15 0 -16|think_no -13 0 -9 -1
thinking 22 11 5 11|thinks -13 -22 -15 -20|third 21 6 5 2|third_party 4 14 10 15|third_time 4 -9 -6 -12
tho -2 -14 -11 -17|thought -10 8 0 12|threw 6 21 11 19|thrown 0 -16 -2 -13|thru 4 3 4 0|thumb 11 4 -2 3
thumbprint -9 -10 -10 -9|thx -12 -22 -19 -25|tib 3 8 4 10|tib_fib 4 8 4 12|ticked -4 20 4 19|ticket -12 -7 -17 -5
tickets 17 31 31 30|tie 6 9 17 10|tiempo 26 46 42 52|tiene -5 -7 3 -3|tiene_insurance -9 -6 0 -6|tiene_lawyer 0 2 -4 3
tiene_miedo -3 -7 4 -6|ties -1 7 6 12|til -1 7 1 5|tile 5 11 8 16|till -16 -14 -18 -19|till_# 0 -2 1 -3
timber -1 5 4 5|time -33 -14 -31 -13|time_# 5 -5 -11 -12|time_limit -10 2 -2 3|time_no -3 0 4 4|timeline 6 -5 4 -2
times 0 15 8 17|tips -4 -2 -7 3|tire -6 -12 -9 -8|tires -6 -16 -4 -18|title -15 3 -3 9|tobillo -2 -3 2 -3|toco 3 6 7 7
todavia 21 14 9 6|todavia_no 2 34 22 42|today -19 -31 -13 -29|todo -16 -18 -14 -18|todos -3 -27 -22 -34|toes 3 14 6 19
together 3 15 -1 15|tolling -3 -14 -6 -13|tomo -4 -6 7 -4|tomorrow -6 5 0 4|tone -10 3 1 7|took 28 7 8 -3
took_# 1 6 -5 9|took_$ 3 18 8 18|took_care -5 -7 -10 -9|took_no -1 2 1 5|took_photo 2 8 0 10|took_report 8 7 9 12
tools -4 -10 -3 -14|tooth 6 13 -15 -2|top -4 -17 -22 -23|tore 1 -27 -30 -34|torn 2 1 -4 9|tornillos 0 6 7 6
tort -7 -3 1 -5|total 5 7 8 8|totaled -3 -10 -11 -10|touch 2 2 6 2|tour -2 -13 -7 -16|tow 2 6 2 5
toward -6 -25 -18 -29|towed 2 4 8 7|tower -10 -4 -8 -6|town 9 -14 -2 -15|trabajando 5 0 -4 -5|trabajar 5 -18 -9 -25
trabaje -4 12 10 16|track 5 5 7 5|tractor -6 -9 8 -5|traded 8 5 7 6|traffic 1 -7 -1 -7|traia 16 -7 2 -5|trail 2 0 4 4
trailer -4 0 7 -5|train 14 -4 12 -3|trained -10 -14 -14 -17|training -6 -15 -11 -15|transcripts -8 11 7 14
transfer -6 -11 -12 -11|transfers -19 -13 -13 -12|transmission 1 -4 -12 -9|trash 5 -5 -8 -5|travel 7 2 1 0
tread -7 -16 -9 -15|treat -17 -7 -13 -7|treated 2 0 -3 -3|treating -4 -11 2 -9|treatment 2 -11 -7 -15|treble 3 2 2 2
tree 16 -19 -12 -25|trees 0 -8 2 -12|trial -6 -22 7 -25|trial_lawyer 9 20 26 21|tried 6 5 -5 2|trip 2 4 -3 -1
tripped 0 -13 -16 -18|tro 11 16 17 22|trooper -5 -28 -9 -28|trouble 14 17 32 24|truck 2 -21 -15 -25
truck_<date> 6 12 10 13|trucking 0 -7 -2 -13|trucks -5 -12 -6 -13|true -9 0 -1 3|trunk 6 6 6 9|trust -12 -17 -18 -16
trustee 4 14 13 15|try -18 -9 -6 -11|trying -10 -7 -8 -5|ttd -2 -9 -8 -10|tub -4 -10 -3 -11|tube 0 -10 5 -9
turista 6 20 18 25|turn -15 -34 -24 -29|turned -9 -37 -15 -41|turned_# -19 -46 -30 -52|turned_left 6 17 13 27
turning -1 -6 8 -2|turno 7 8 12 9|turns 11 10 2 8|turns_# 7 6 -3 3|tuve 7 17 20 21|tv -5 9 4 11|twice 1 20 9 26
type -5 7 7 13|uber -7 -2 -2 -8|uim 1 -3 0 -1|umbrella 2 0 2 -1|underground 1 10 7 12|understand -26 -46 -38 -52
understood 6 3 7 3|undetermined -7 -13 2 -9|unemployment 6 31 17 38|uniform 6 9 9 8|uninsured -2 -2 -2 -8
union 14 29 17 38|union_book 5 8 10 10|union_rep -1 -3 -4 -4|unit -1 9 7 7|unit_# 1 3 -3 1|units 6 16 13 21
university 7 1 2 5|unknown 3 7 6 10|unless 1 9 -3 7|unpaid 11 14 11 15|unpaid_leave 8 14 12 18
unrepresented 25 32 30 33|unsigned 15 55 42 68|upon -20 -12 -16 -13|upper 1 10 7 13|ups -2 3 10 4|upset -1 -2 9 0
upstairs 1 0 -8 -5|ur -5 5 -5 7|ureter 0 -5 -7 -6|urgent 3 33 15 40|urgent_care 4 31 16 35|urologist 7 -9 1 -9
use 6 10 11 21|used 8 3 -6 0|used_# 7 9 6 11|uses 16 33 16 36|using 0 23 9 28|usual -9 -8 -4 -2|usually 6 3 -1 -3
utility -3 6 11 7|va -14 -38 -21 -47|value -5 4 -2 -1|valve 9 27 15 32|van 12 33 22 38|van_driver 2 -2 -2 -3
veces 2 -5 1 -8|veces_week 3 10 3 9|vehicle -6 -24 -8 -27|vendor -4 0 1 1|ver -1 -22 -14 -30|verdict -22 -15 -16 -14
vertebrae -4 0 1 2|vest -2 -21 -6 -18|vet 6 20 14 18|vez 13 10 -4 4|video 14 -12 -2 -18|video_maybe -9 -17 0 -11
video_no -11 -26 -23 -33|video_shows 1 -10 -6 -14|video_statement -1 -6 -5 -3|view -14 -40 -26 -43|vio -5 -5 -5 -6
violation 6 -3 -1 -5|visa 31 99 87 121|visit 8 -8 -9 -5|visits 1 -6 -2 -6|visto 2 14 19 16|vive -1 1 1 1
voice 4 15 1 21|vote 9 21 16 23|voted -3 -2 1 -3|voy 6 13 3 16|vp 9 10 6 11|vs 3 6 16 8|vso 3 16 5 19|vso_no 7 11 7 11
wage -3 -2 -1 -5|wages 1 -3 3 -4|waist 1 8 5 6|wait 8 -5 0 -10|waited 3 -19 0 -22|waiting -13 -28 -13 -28
waiting_list -1 -3 5 -5|waiver 5 -13 -7 -18|waiver_sign 3 4 4 7|walk 8 38 29 45|walked -4 6 8 8|walker -3 -14 -1 -14
walking 0 8 7 11|walks 3 -1 4 -1|wall 2 17 12 25|wallet 1 -17 3 -18|want 11 -19 -16 -24|want_# 1 -17 -8 -12
want_$ 9 10 -4 8|want_all -4 -3 -11 -4|want_back 5 12 10 17|want_go 5 8 7 6|want_hurt 2 3 -2 1|want_know 3 -10 2 -10
want_lawyer 12 11 5 13|want_money -2 6 -5 7|want_more -6 -1 8 3|want_say -16 6 -2 8|want_see -13 6 -1 11
want_sign -4 13 8 11|want_somebody 4 -6 -3 -4|wanted -33 -46 -42 -53|wanted_know -15 -6 -10 -6|wants 4 -22 -12 -26
wants_# 7 1 7 0|wants_file -6 -19 -13 -20|wants_go 2 0 0 2|wants_know -2 8 -5 6|wants_lawyer 5 30 18 40
wants_more -4 -20 -9 -22|wants_sign 5 24 15 27|warehouse -8 -4 7 0|warning 10 -8 9 -12|warrant 11 5 8 6
warranty -13 -10 -11 -10|wash 9 -2 -6 -6|watch -3 9 -1 11|water 7 14 13 19|way 4 -12 -2 -18|wc 5 15 11 17
weak -6 -4 -4 -3|wear -7 -16 -12 -25|wearing -15 -19 -19 -19|weather -8 -7 -5 -6|website 8 -3 -1 -5
wedding -5 -57 -39 -70|week 9 -13 -19 -20|week_# 5 18 3 15|week_$ 15 29 13 29|week_late 1 4 0 7|week_no 11 15 8 9
week_now 4 55 26 67|week_pay -3 7 0 12|week_work -2 1 0 -1|weekend 14 44 30 55|weekends -2 18 2 23|weight 6 -1 -2 -1
welder 10 18 9 18|well -12 -10 2 -3|well_no -6 -19 -13 -21|went -28 -91 -64 -112|went_# -1 14 -2 10
went_<date> 5 2 12 3|went_back 0 -2 5 0|went_doctor -7 -1 -8 2|went_er 9 33 16 39|went_house 1 -19 -17 -25
went_one 5 15 0 16|wet -10 -33 -9 -32|weve 3 14 -7 18|weve_# 4 7 13 12|weve_no -6 7 2 12|whatever 4 9 1 9
whats -2 -10 -12 -10|whether 1 3 -6 4|whichever 3 8 8 9|white -13 -35 -16 -39|whoever -25 -22 -19 -22
whole -7 -25 -6 -33|whole_thing 4 -2 4 1|wholesale 7 0 6 1|wholl -5 -7 -8 -8|wide 4 -10 -5 -11|willing 12 9 11 12
wills 22 60 38 71|win -11 -23 -24 -23|window 7 18 15 23|windows -9 6 2 6|winter -1 14 6 18|wipe 13 20 12 22
wire 5 1 7 8|wired 9 6 14 17|wired_# 6 10 5 6|wires 4 10 14 9|wiring -2 -2 0 -3|wish -2 18 8 20|withdrew 5 14 20 18
within 2 13 2 18|within_# -11 4 -2 6|witness -26 -20 -16 -17|witness_all -6 -8 -9 -8|won -14 -16 -21 -14
wonder 15 -19 -4 -16|wondered -22 -14 -15 -14|wonderful -10 -16 -9 -17|word -21 -14 -7 -6|word_no -1 -6 -2 -2
words 1 9 -7 11|wore -3 -3 4 -2|work 0 15 15 21|work_# -15 -39 -29 -46|work_<date> 0 5 -3 3|work_<year> 3 -11 0 -11
work_county 7 -2 -14 -14|work_full 0 -5 -2 -3|work_hospital -9 -3 -7 -7|work_nights -2 -5 0 -2|work_no 7 21 28 29
worker -8 -5 0 -7|workers -10 2 -1 3|workers_comp -14 -6 -7 -3|worried -1 -15 -15 -11|worse 4 -1 0 0|worth 24 15 12 11
worth_# 5 13 2 23|worth_$ -3 -15 -12 -20|worth_maybe 2 12 7 11|wouldve -1 -16 -3 -15|wrapped 2 5 6 9
wreck -6 -12 -1 -12|wreck_# -23 -25 -19 -23|wrist 16 26 17 33|wrist_# -1 -7 2 -11|wrist_cast -3 -10 -3 -13
write -3 9 -6 2|write_letter 9 2 -5 -7|writing 12 32 25 38|writing_<date> 0 2 2 4|writing_no 24 -18 0 -31
written 20 48 33 55|wrong 6 -21 -11 -34|wrong_place 6 -5 -2 -8|wrong_way -6 -31 -8 -38|wrongful -17 -11 -16 -10
wrongful_death -11 -3 -10 -1|wrote 10 -2 2 -4|wrote_apology -3 1 2 0|wrote_back 2 -2 -6 -3
wrote_letter -12 -15 -16 -14|wrote_no 6 5 10 5|wrote_report 5 3 -1 5|x 4 8 -1 9|x_# 2 0 -2 -2|x_ray 4 4 -2 6
x_rays 2 2 10 1|x_week -6 5 2 5|xray 2 0 -2 0|yall -37 -11 -17 -9|yard -5 -13 -19 -12|yard_no 0 -1 3 1
year 23 29 33 30|year_# 8 17 24 35|year_$ 14 17 2 14|year_ago 1 -10 -7 -15|year_all -4 -1 4 0|year_back -3 3 1 6
year_no -16 -31 -24 -37|year_old -10 -6 5 -1|year_underground 0 9 7 11|year_went 0 -3 -3 -7|yellow -3 -24 -16 -23
yesterday -3 11 4 14|yet 40 117 84 144|yield 9 12 2 17|youd -14 -19 -19 -18|youll -22 -14 -15 -10|young 12 -18 -10 -19
young_<adult> 0 -11 -8 -9|younger 7 4 2 1|youre -2 18 11 24|youve -22 -12 -11 -12|zero 8 4 0 3|zip -1 -8 -3 -13
`,
} as const;
