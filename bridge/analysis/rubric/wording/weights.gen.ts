// Fitted to 1404 graded notes (families d, e, t, u, w, x, y, z), 111 retold pairs and 288 pairs with a
// deciding fact. Made by `node test/eval/fit-wording/fit-wording.ts SET…`; not to be edited by hand. Why, and
// how to refit: bridge/docs/decisions/0007-learned-wording.md. Each entry: a form, then tenths for clarity, strength, damages, merit.
/** What words and pairs of words of the notes are worth. */
export const packedWeights = {
  base: [-30, -23, -26, -19],
  length: [97, 54, 62, 50],
  forms: `
!against.barred>0 -9 -30 -20 -35|!against.barred>1 -1 -2 -4 -3|!against.client_fault>0 -9 -46 -23 -52
!against.ineligible>0 -8 -38 -25 -51|!against.ineligible>1 -10 -16 -12 -18|!against.no_proof>0 -3 -33 -15 -36
!against.no_proof>1 1 -2 -2 -3|!against.no_standing>0 -1 -20 -12 -26|!against.no_treatment>0 8 -10 -8 -16
!against.no_wrong>0 -7 -15 -11 -14|!against.no_wrong>1 -4 -8 -6 -8|!against.nobody>0 -6 -24 -3 -29
!against.nobody>1 -1 -12 0 -14|!against.nobody>2 -1 -7 -1 -8|!against.recovered>0 -2 -7 -9 -8
!against.recovered>1 1 -3 -3 -3|!against.released>0 -3 -11 -5 -12|!against.trivial>0 -6 -19 -22 -28
!against.trivial>1 -3 -9 -4 -14|!against.turned_down>0 4 8 3 9|!against.weak_wrong>0 -25 -29 -20 -26
!against.weak_wrong>1 -4 -7 -8 -12|!against.weak_wrong>2 0 -3 1 -2|!breadth>0 50 39 29 38|!breadth>1 70 75 57 70
!breadth>2 42 67 46 65|!breadth>3 5 2 17 3|!breadth>4 19 140 101 170|!breadth>5 1 31 39 40|!breadth>6 -9 1 2 -1
!density>0 47 24 21 23|!density>1 59 51 48 46|!density>2 65 136 101 150|!density>3 47 107 64 116
!density>4 22 91 49 110|!density>5 16 30 28 38|!end:barred -83 -376 -228 -456|!end:client_fault -23 -193 -110 -219
!end:ineligible -4 -58 -30 -69|!end:no_standing -12 -72 -39 -85|!end:no_wrong -19 -81 -54 -87
!end:nobody -2 -72 -30 -79|!end:released -6 -66 -32 -73|!end:represented -31 -186 -118 -238
!end:trivial -4 -177 -119 -225|!evidence.admission>0 -17 -13 -27 -25|!evidence.document>0 3 -4 -2 -6
!evidence.document>1 24 38 25 40|!evidence.document>2 7 5 9 3|!evidence.document>3 3 1 3 -3
!evidence.document>4 5 7 3 5|!evidence.document>5 4 6 3 5|!evidence.expert>0 2 10 16 11|!evidence.expert>1 -2 -4 -2 -4
!evidence.medical>0 19 28 22 32|!evidence.medical>1 12 14 19 16|!evidence.medical>2 -1 -3 -1 -5
!evidence.official>0 23 47 21 44|!evidence.official>1 3 7 0 4|!evidence.official>2 0 0 2 1
!evidence.writing>0 32 82 57 78|!evidence.writing>1 16 35 14 41|!evidence.writing>2 0 10 3 9
!evidence.writing>3 3 12 5 13|!fault.notice>0 -2 -23 2 -26|!fault.notice>1 -2 -8 3 -8|!figures>0 37 17 22 18
!figures>1 59 72 50 69|!figures>2 62 122 93 134|!figures>3 9 -36 5 -48|!figures>4 13 22 10 21|!figures>5 6 -3 8 -3
!figures>6 4 10 6 13|!harm.bodily>0 11 -12 18 -15|!harm.bodily>1 14 7 43 9|!harm.bodily>2 7 -2 34 1
!harm.bodily>3 11 21 26 19|!harm.lasting>0 -3 3 2 5|!harm.lasting>1 0 4 1 4|!harm.level>0 9 -6 13 -8
!harm.level>1 25 33 55 34|!harm.level>2 19 26 57 28|!harm.level>3 25 46 52 44|!harm.other>0 -3 6 -5 7
!harm.other>1 11 26 12 25|!harm.other>2 12 28 23 27|!harm.other>3 14 25 26 26|!harm.treatment>0 -1 19 7 25
!harm.treatment>1 -3 -10 8 -4|!harm.treatment>2 0 9 4 11|!harm.treatment>3 -3 -9 -5 -11|!hedge.rant>0 -31 -21 -25 -18
!hedge.rant>1 -3 4 1 4|!hedge.shopping>0 -15 -39 -23 -46|!hedge.unknown>0 -9 28 11 37|!hedge.unknown>1 -5 8 6 11
!hedge.vague>0 -5 -14 -15 -12|!hedge.vague>1 -7 20 14 32|!hedge.vague>2 -1 0 0 5|!hedge.vague>3 4 2 1 3
!hedge.vague>4 2 -2 -2 -1|!kind:animal 0 3 -2 2|!kind:business -6 -1 -5 -3|!kind:civil -5 -4 -6 -4
!kind:comp 4 15 12 16|!kind:consumer 1 1 -2 -2|!kind:criminal 3 1 12 11|!kind:debt 5 5 2 3|!kind:disability 3 7 4 8
!kind:employment 3 -1 -1 -2|!kind:estate 6 15 8 17|!kind:family 2 6 6 5|!kind:ideas 3 2 1 5
!kind:immigration 7 -1 9 -1|!kind:insurance 0 -2 0 -2|!kind:malpractice 6 -5 2 -8|!kind:motor -18 -35 -24 -40
!kind:none -25 -21 -23 -22|!kind:nursing 2 9 6 13|!kind:premises 2 -1 3 -1|!kind:product -4 -3 -1 -3
!kind:property 5 7 1 7|!kind:tax 0 -6 0 -6|!kind:tenancy 1 5 -3 4|!kind:wage 6 5 1 4|!kind>0 70 55 58 61
!loss.bills>0 -8 -35 -20 -46|!loss.bills>1 4 0 -1 -1|!loss.income>0 13 47 29 53|!loss.income>1 10 28 8 29
!loss.income>2 0 -6 -6 -9|!money.bodily>0 0 -16 -8 -19|!money.bodily>1 0 -10 7 -17|!money.bodily>2 -2 -21 4 -28
!money.bodily>3 2 -5 19 -9|!money.bodily>4 0 20 28 21|!money.bodily>5 7 15 8 13|!money.count>0 8 -44 -26 -58
!money.count>1 5 39 -8 33|!money.count>2 -7 -22 -27 -31|!money.count>3 1 -9 -2 -10|!money.count>4 3 1 0 1
!money.other>0 8 -28 -18 -39|!money.other>1 39 59 42 66|!money.other>2 32 55 45 66|!money.other>3 20 37 54 49
!money.other>4 -3 -7 15 -4|!money.other>5 6 -3 12 -3|!money.size>0 8 -44 -26 -58|!money.size>1 39 49 50 49
!money.size>2 30 34 49 37|!money.size>3 22 33 73 40|!money.size>4 -4 14 42 17|!money.size>5 14 12 20 11
!party>0 31 60 37 69|!party>1 20 15 38 21|!place>0 3 3 5 8|!place>1 -23 -46 -17 -46|!proof.kinds>0 23 72 59 80
!proof.kinds>1 17 41 29 38|!proof.kinds>2 24 32 16 25|!proof.kinds>3 6 12 -2 1|!proof.kinds>4 0 4 -9 4
!proof.kinds>5 0 6 3 9|!proof.kinds>6 -2 -3 1 -1|!ready.deadline>0 -12 -12 -3 -1|!ready.deadline>1 25 36 36 41
!ready.deadline>2 5 11 12 12|!ready.favourable>0 11 22 24 29|!ready.favourable>1 3 5 -3 1|!ready.favourable>2 0 2 -1 3
!ready.favourable>3 -1 0 -2 0|!ready.funds>0 18 20 19 24|!ready.funds>1 6 6 -8 6|!ready.funds>2 4 9 7 11
!ready.goal>0 -1 -41 -20 -42|!ready.goal>1 -2 -8 -19 0|!ready.goal>2 1 5 -1 4|!ready.insured>0 10 17 11 7
!ready.insured>1 -2 8 -4 0|!ready.insured>2 -1 14 3 11|!ready.insured>3 -2 -2 -2 -4|!ready.sign>0 -7 2 1 -2
!refusal.offer>0 20 85 59 92|!refusal.offer>1 -1 7 3 9|!rep.none>0 55 126 91 136|!stake.kinds>0 30 25 38 32
!stake.kinds>1 45 71 86 82|!stake.kinds>2 7 47 27 56|!stake.kinds>3 -3 15 11 14|!stake.kinds>4 5 -5 -2 -8
!stake.kinds>5 -7 -14 -11 -17|!when.event>0 71 102 80 113|!when.event>1 54 59 52 52|!when.event>2 -3 0 4 -7
!when.event>3 4 26 22 27|!when.exact>0 23 52 32 55|!when.exact>1 24 46 31 44|!when.exact>2 12 28 11 33
!when.exact>3 2 -1 -3 -3|!when.exact>4 4 2 -2 2|!when.exact>5 2 -1 -3 -2|!words>0 39 25 18 28|!words>1 43 34 25 36
!words>2 52 46 34 48|!words>3 69 57 47 57|!words>4 19 -12 3 -17|!words>5 -30 -182 -106 -225|!words>6 21 13 53 6
!work.adverse>0 4 -23 -13 -23|!work.adverse>1 0 3 5 3|!work.clean>0 8 4 5 3|!work.protected>0 15 62 35 72
!work.protected>1 0 4 2 3|!work.protected>2 -3 5 4 8|!wrong.kinds>0 19 23 14 24|!wrong.kinds>1 1 -17 -9 -14
!wrong.kinds>2 8 19 19 30|!wrong.kinds>3 4 16 16 16|!wrong.kinds>4 -3 5 1 3|!yield>0 67 49 45 55|!yield>1 65 23 48 12
!yield>2 30 -6 -14 -29|!yield>3 38 87 39 101|!yield>4 7 82 37 109|# 1 5 -17 3|#_# 9 -13 14 -15|#_$ -30 -25 -19 -25
#_<adult> -6 -31 -19 -35|#_<adults> 18 68 47 78|#_<children> 1 23 20 24|#_<date> 1 -2 -10 -16|#_<parent> 4 12 12 19
#_<sibling> -11 -6 -3 -7|#_<siblings> 4 2 8 4|#_<year> 10 -32 -9 -49|#_ac -3 5 8 5|#_accounts 3 5 3 5
#_acres 2 11 22 14|#_aides -3 -12 -13 -12|#_answer 6 23 19 28|#_b 5 1 4 -1|#_back 12 17 22 17|#_bank -3 6 -2 6
#_beers -13 -57 -25 -64|#_bucks 2 6 2 -1|#_called -2 2 5 5|#_came -1 1 -2 -4|#_certified 13 10 10 11|#_charged 5 2 7 7
#_coworker 9 13 15 19|#_day 13 -20 -1 -26|#_deductible -1 -16 -5 -19|#_deposit -5 -7 -10 -4|#_died -7 -31 -2 -34
#_dollars -7 -45 -33 -53|#_each -7 -10 1 -8|#_email 3 0 -7 -7|#_employees 15 27 26 33|#_er 14 18 15 16|#_f 1 5 3 4
#_far 2 -11 -4 -12|#_feet -2 -4 0 -6|#_file 4 -5 -6 -3|#_fine -4 -27 -14 -26|#_fingers -4 -8 7 -7|#_found 6 -3 14 -3
#_fracture 11 16 3 14|#_ft 0 -2 2 3|#_g 7 14 12 13|#_gone -6 -10 -5 -10|#_h -4 0 1 -1|#_half -7 1 -10 3
#_hit -3 -28 -4 -37|#_hour -5 2 5 0|#_houses 4 2 4 0|#_insurance 6 -7 -7 -7|#_kid -6 2 7 -4|#_killed 2 17 4 16
#_last -1 -20 -2 -26|#_lawyer 6 -27 2 -26|#_lb 8 -7 -5 -13|#_lbs 4 5 4 3|#_letter 7 3 10 7|#_mil 4 15 15 20
#_miles -6 -5 -14 -3|#_million -10 -7 -12 -10|#_min 3 -2 -3 -6|#_mins 4 2 -5 -5|#_minutes -32 -23 -22 -23
#_mm 3 11 2 11|#_month 11 12 15 19|#_more -8 19 9 23|#_morning 4 1 6 2|#_most -3 -3 -3 -5|#_nd -1 -18 0 -20
#_neighbors -4 -3 -3 -1|#_new 3 0 10 1|#_night 0 -7 -11 -8|#_nights 12 23 15 29|#_no 22 43 29 40|#_now -1 3 0 7
#_oh 11 12 6 10|#_one 7 64 40 78|#_ops 9 16 12 16|#_other 4 10 10 8|#_others -9 -31 -22 -34|#_owe 1 -20 -7 -24
#_own 3 4 11 11|#_pages 6 6 8 9|#_pay -13 -39 -15 -46|#_people 11 37 20 43|#_per 3 1 -1 1|#_percent -13 -3 0 0
#_photo 12 8 4 0|#_places -11 -25 -9 -29|#_pm 8 4 3 9|#_rd -8 -20 -16 -24|#_ribs -1 -18 -8 -17|#_s -9 -14 -10 -15
#_say -6 4 -12 4|#_school 1 6 0 9|#_screws 0 -14 6 -13|#_sent -5 -10 -4 -10|#_shifts 3 5 -7 6|#_sign -5 -24 -15 -17
#_stitches 2 1 1 3|#_stores -3 -10 -6 -13|#_surgery -2 -17 9 -14|#_teeth -1 -4 0 -1|#_text 12 33 8 33|#_th -5 10 10 17
#_things -3 6 -2 5|#_time 7 -7 -4 -8|#_times 4 13 8 11|#_toes 0 7 5 11|#_union 4 13 5 16|#_veces -2 -16 -5 -20
#_visits 1 9 3 10|#_want 5 13 5 13|#_week -2 32 22 36|#_went 4 -1 5 -1|#_witness -14 4 -1 14|#_work 4 -1 1 6
#_x 1 11 2 7|#_year -7 -35 -40 -44|$ 13 -14 -15 -21|$_# -18 -37 -35 -47|$_$ -23 10 -2 10|$_<spouse> 2 5 3 9
$_<year> 6 22 -1 25|$_all 4 8 13 9|$_billed -2 3 0 9|$_cash 0 -8 3 -4|$_day 9 2 5 1|$_each 3 -14 -13 -17
$_far -8 2 0 3|$_gave 1 -7 -3 -3|$_hour 3 19 14 21|$_house 0 10 3 15|$_insurance -5 -5 0 -7|$_last 2 2 1 0
$_left 2 -2 -1 -5|$_less 3 20 8 18|$_letter -2 -10 -7 -8|$_lost -2 -4 -4 -6|$_month -3 13 8 11|$_no -1 36 10 42
$_now -3 5 0 5|$_owe 2 15 3 23|$_part 7 3 -1 1|$_pay 5 8 -8 -3|$_plus 4 -1 0 0|$_policy 8 4 9 6|$_ready 2 5 3 12
$_retainer -1 -20 -4 -16|$_salary 11 14 13 16|$_set 7 3 7 3|$_today -2 -9 -1 -9|$_week 8 16 -7 17|$_year -3 -13 -2 -12
.# -1 3 10 3|.#_# 2 30 20 25|.#_$ 3 -2 2 -6|.#_<adults> 6 7 7 4|.#_<children> 1 13 12 13|.#_<her> 4 7 3 5
.#_<i> 4 -10 -15 -25|.#_<lastyear> -3 -11 -4 -10|.#_<longago> -3 -28 -17 -37|.#_<me> 10 16 13 16|.#_<my> -1 9 6 9
.#_<name> 13 6 6 9|.#_<she> 1 -44 -24 -55|.#_<they> 5 -4 -11 -8|.#_<thisyear> 18 61 38 70|.#_about 3 -2 3 -1
.#_ac -2 4 5 3|.#_acres 1 8 15 10|.#_after -7 -8 -9 -11|.#_and 26 45 18 43|.#_answer -1 3 5 6|.#_at -10 -36 -34 -41
.#_b 4 2 3 0|.#_back 0 1 5 0|.#_because 0 4 4 7|.#_beers -7 -31 -13 -35|.#_before 1 -6 -1 -6|.#_bucks 2 3 2 -2
.#_but -3 -5 -3 -5|.#_by -8 -18 -15 -21|.#_charged -1 -1 -1 -1|.#_coworker 6 9 9 12|.#_crane 3 5 5 6
.#_day -5 -9 -2 -10|.#_deny 2 13 4 15|.#_died -4 -14 1 -15|.#_dollars -4 -26 -18 -32|.#_email 6 7 1 3
.#_employees 10 20 18 24|.#_er 9 15 15 16|.#_far 1 -7 -4 -8|.#_feet -1 -7 -3 -10|.#_fell -1 3 0 4|.#_file 7 11 7 16
.#_fingers -3 -2 5 -2|.#_fire -3 -8 -11 -12|.#_for -2 2 -6 8|.#_found 6 9 12 9|.#_fracture 4 6 0 4
.#_from -10 -18 0 -11|.#_ft 0 -2 1 1|.#_has -1 7 9 10|.#_have -6 -12 -7 -12|.#_hour -7 3 5 2|.#_houses 2 1 3 0
.#_in -4 -17 -9 -11|.#_it 0 4 -3 4|.#_k 8 8 2 9|.#_kid 3 4 11 0|.#_last 0 -4 -1 -6|.#_lawyer -2 -25 -6 -31
.#_lb 5 -4 -1 -7|.#_letter 6 15 16 19|.#_mil 3 13 12 16|.#_miles -3 -2 -8 -1|.#_million -5 -4 -6 -5|.#_min 6 1 2 -2
.#_mins 3 2 -2 -2|.#_minutes -16 -16 -10 -15|.#_month 4 -4 1 0|.#_more 0 14 7 16|.#_nd -2 -12 0 -13
.#_neighbors -3 -2 -3 -1|.#_nights 8 22 14 27|.#_no 5 3 0 2|.#_now 2 2 -6 2|.#_of 11 -8 -2 -10|.#_off -6 -5 -8 -7
.#_oh 6 7 4 6|.#_on 13 12 6 20|.#_one 15 32 17 36|.#_or -18 -15 -14 -15|.#_other 0 -1 1 -5|.#_others -6 -18 -13 -20
.#_out 1 5 3 2|.#_over 3 -4 1 -1|.#_pages 4 4 5 5|.#_people 6 21 12 24|.#_per 4 2 0 2|.#_percent -7 -1 1 0
.#_photo 8 7 5 4|.#_places -7 -13 -5 -15|.#_pm 6 3 3 6|.#_rd -5 -18 -14 -23|.#_ribs -1 -9 -5 -9|.#_s -4 -4 -6 -6
.#_says -5 -4 -3 -4|.#_sign 2 -17 -9 -18|.#_since -5 2 -6 3|.#_states -2 7 4 9|.#_stitches 2 -1 -4 -2
.#_surgery -5 -13 1 -12|.#_teeth -1 -3 -1 -1|.#_text 4 21 9 23|.#_th -2 7 6 10|.#_then -5 -15 -8 -16|.#_times 4 10 6 8
.#_to 18 34 21 40|.#_toes 0 5 4 7|.#_told -2 -6 -5 -5|.#_veces -1 -10 -3 -12|.#_visits 1 5 2 5|.#_w -3 -7 -6 -4
.#_week 1 13 8 16|.#_when 3 30 18 34|.#_while 6 18 7 18|.#_with 8 28 22 34|.#_witness -6 6 3 14|.#_work 1 0 1 2
.#_x -1 6 1 3|.#_y -3 -11 -7 -12|.#_year -2 -11 -9 -16|.#~# 7 19 24 21|.#~$ -12 2 9 10|.#~<adult> -5 -5 -8 -3
.#~<child> 0 -6 7 -4|.#~<children> 1 5 6 5|.#~<her> 15 21 22 26|.#~<i> -1 -23 -16 -34|.#~<lastyear> -1 -9 -3 -11
.#~<longago> -4 5 -1 8|.#~<me> 11 12 -8 0|.#~<my> -9 1 0 -1|.#~<name> 36 14 24 17|.#~<parent> 12 23 17 22
.#~<she> 12 63 36 70|.#~<spouse> -2 9 7 9|.#~<them> 14 44 20 51|.#~<they> -1 -20 -28 -28|.#~<thisyear> 9 24 3 19
.#~<years> 1 1 -1 6|.#~about -3 -11 -14 -16|.#~after -7 3 3 9|.#~again -3 -1 -4 -1|.#~ago -4 -15 -7 -16
.#~all 6 26 20 37|.#~already -2 -23 -5 -28|.#~and -16 -27 -23 -25|.#~any -7 -3 -1 -3|.#~arm -1 -1 -2 -5
.#~as -13 -18 -18 -20|.#~ask 2 -4 2 -4|.#~asked -1 2 1 4|.#~assault 0 0 4 1|.#~at 20 47 35 50|.#~back 3 -5 -2 0
.#~because 3 -8 2 -8|.#~before 0 14 9 17|.#~behind -1 2 -1 4|.#~both 0 -5 0 -4|.#~burns -3 -9 -8 -14
.#~but 3 -6 -7 -10|.#~by 0 -5 1 -4|.#~call -4 0 -5 -1|.#~called -5 -4 -1 -2|.#~came 1 -6 -4 -13|.#~cancer -4 -5 1 -5
.#~car -3 2 -1 6|.#~card 1 1 -4 3|.#~certified 0 -11 -7 -11|.#~clean 0 3 0 4|.#~court 2 -12 -2 -15
.#~day -13 -10 -18 -19|.#~deg 3 -10 -4 -10|.#~degree -1 -4 -5 -5|.#~dentist 0 -21 -8 -21|.#~doctor -4 -9 0 -8
.#~document 0 -2 5 -2|.#~dollars 0 -4 -4 -5|.#~driver -2 -3 -3 -8|.#~driving -7 10 2 12|.#~due -7 -4 0 -4
.#~dui -2 -16 -9 -15|.#~each 6 7 11 10|.#~email -5 -12 -10 -13|.#~employer -4 6 -1 8|.#~en 3 15 1 22|.#~ended -8 2 0 2
.#~er 6 6 13 6|.#~far 1 9 -2 1|.#~fell 5 19 7 19|.#~file 16 9 1 7|.#~fine -2 -20 -9 -19|.#~firms 0 -7 -4 -9
.#~first -5 -1 -1 1|.#~flat 0 -7 2 -8|.#~for 17 18 27 15|.#~fracture 6 2 10 3|.#~from -1 3 9 9|.#~ft 0 8 3 8
.#~full 2 9 5 8|.#~gave 3 -7 -6 -9|.#~get 4 5 6 3|.#~gone -7 5 5 1|.#~good 1 8 3 10|.#~got 1 -26 -26 -33
.#~had 6 -10 12 -8|.#~half -1 10 0 12|.#~hand -4 4 5 8|.#~has 3 -21 -5 -21|.#~have 16 19 14 16|.#~heard -1 -5 -5 -6
.#~hearing 8 18 15 25|.#~here -1 -10 -6 -14|.#~hospital -5 5 6 5|.#~hour -2 10 10 9|.#~house 2 1 2 1|.#~icu 2 -3 5 -1
.#~in 1 1 11 12|.#~injury 6 14 9 15|.#~insurance -2 -13 -2 -10|.#~into 0 6 4 7|.#~it -17 -35 -27 -42
.#~judge -3 -20 -15 -24|.#~kid 2 -1 -2 0|.#~know -6 -6 -3 -8|.#~last 15 -1 -4 -11|.#~late 5 -7 -10 -10
.#~later -6 -9 -7 -8|.#~lawyer 2 2 4 5|.#~le -4 -6 1 -6|.#~left -6 -10 -6 -9|.#~letter 9 5 3 -1|.#~loan -2 -2 0 1
.#~log 4 -1 2 -2|.#~lost -3 4 1 7|.#~maybe 0 5 3 6|.#~min 3 4 4 2|.#~month -1 -9 2 -2|.#~more -10 -8 -5 -10
.#~morning -10 -11 -7 -11|.#~need -11 -19 -11 -24|.#~new -1 -2 7 -4|.#~next 0 1 3 -3|.#~night -5 -2 0 -2
.#~nights 1 -2 -1 0|.#~no -2 -29 -14 -39|.#~notice -11 -17 -15 -18|.#~now 4 34 16 41|.#~of -3 -17 -18 -23
.#~off -17 -26 -27 -39|.#~oh 6 7 4 6|.#~ok 7 3 0 3|.#~old -4 10 10 14|.#~on 2 -11 -9 -11|.#~one 1 17 17 21
.#~or -10 -7 -6 -7|.#~other -3 2 -7 -1|.#~out -9 -19 -13 -22|.#~over 2 -7 -5 -9|.#~owe 0 -8 -8 -11|.#~own -2 -9 2 -10
.#~passed 0 2 5 4|.#~pay 14 34 20 31|.#~per 2 4 -1 -3|.#~photo -2 2 3 0|.#~plant 2 6 5 7|.#~plate -4 -12 -8 -15
.#~pm 3 4 5 8|.#~police 0 -6 -4 -8|.#~policy 4 9 12 9|.#~por 9 14 9 14|.#~pulled 5 10 5 10|.#~put 4 3 8 7
.#~que 8 5 0 1|.#~ran -3 6 -1 3|.#~rd 1 -4 -3 -5|.#~receipt 3 7 4 4|.#~rehab 2 -3 3 -2|.#~report 2 2 1 1
.#~retired -3 12 8 14|.#~reviews 0 -5 -5 -7|.#~ribs 3 10 1 11|.#~said 4 13 9 8|.#~same -8 4 -3 10|.#~say 3 -8 -6 -15
.#~says -5 -15 -9 -16|.#~school -4 6 0 9|.#~send 0 9 -1 6|.#~sent -8 -25 -15 -27|.#~service 0 1 -1 3|.#~shop 3 17 9 20
.#~sign -11 -19 -15 -17|.#~since -6 2 -2 4|.#~somebody 1 -4 -3 -4|.#~statement -4 -2 -1 -3|.#~still -2 4 0 1
.#~stopped -1 -9 -9 -12|.#~surgery 3 1 0 1|.#~text -1 -4 5 -4|.#~then 2 -8 4 -4|.#~there -8 -11 -2 -10
.#~think -2 -6 11 -1|.#~time 2 -4 -4 -4|.#~times 3 1 2 1|.#~to -9 5 12 11|.#~told 2 10 8 12|.#~total -2 -5 -2 -6
.#~under 7 7 14 9|.#~up -6 -19 -11 -23|.#~video 6 7 9 8|.#~w -6 -29 -18 -32|.#~want -3 2 2 3|.#~week 12 43 28 50
.#~went 2 8 6 11|.#~what 9 5 6 7|.#~when -2 13 9 14|.#~which 10 9 13 8|.#~while -5 -10 -10 -14|.#~with -25 -8 -12 -3
.#~work -3 -13 -16 -15|.#~would -5 -6 -9 -8|.#~wrist 3 12 1 13|.#~writing 1 4 -1 4|.#~wrote 4 18 11 22
.#~y 27 60 39 62|.#~ya -3 17 9 20|.#~year 9 50 24 62|.#~you -7 -2 0 -1|.#~your -10 -5 -7 -4|.$ 9 41 25 49
.$_# 4 -8 0 -10|.$_<i> 9 19 10 24|.$_<name> -8 -13 -7 -16|.$_and 1 5 -2 2|.$_billed -1 2 1 6|.$_day 6 2 4 2
.$_far -5 1 1 1|.$_for -6 -5 -20 -12|.$_from 6 5 6 6|.$_hour -1 12 7 13|.$_in 4 13 14 17|.$_insurance -2 -4 -3 -5
.$_last 0 -2 0 -3|.$_month 5 19 12 16|.$_no -1 14 2 17|.$_now -1 1 -1 1|.$_of 7 12 5 13|.$_ok 11 21 8 25
.$_on 4 -17 -11 -27|.$_or 7 13 9 18|.$_owe 2 10 2 16|.$_pay 0 -5 -13 -12|.$_policy 5 4 5 5|.$_por 2 8 1 6
.$_ready 1 2 1 7|.$_retainer -1 -18 -7 -14|.$_salary 7 9 9 11|.$_set 5 4 6 4|.$_to -2 5 10 6|.$_week 3 4 -4 6
.$_year -5 -11 -1 -11|.$~# -1 -1 -15 -11|.$~$ -13 -17 -25 -18|.$~<her> 9 13 10 13|.$~<i> -15 -34 -23 -35
.$~<lastyear> 1 5 7 8|.$~<longago> 2 -1 -1 -1|.$~<me> -1 -4 -4 0|.$~<my> -8 4 1 1|.$~<name> -2 -22 -13 -27
.$~<she> 1 5 -2 7|.$~<they> 4 -1 1 -2|.$~after 0 -9 -2 -8|.$~and 7 12 10 9|.$~aside 5 4 6 4|.$~at 0 -7 -5 -9
.$~by -1 7 6 11|.$~for 11 28 16 28|.$~from 0 -15 -3 -12|.$~has -3 -4 -2 -4|.$~have -4 -15 -9 -17|.$~health -2 -4 1 -3
.$~hour -7 -5 -4 -3|.$~in -3 -7 1 -12|.$~insurance 3 6 4 8|.$~it 1 13 5 16|.$~last 2 0 4 -2|.$~lawyer 7 21 12 27
.$~month 8 10 9 8|.$~no 14 28 20 32|.$~of -10 -6 -12 -9|.$~off -3 -4 -2 -5|.$~on 3 -17 -7 -24|.$~pay 5 11 17 10
.$~plus 2 -7 -3 -10|.$~policy -4 0 -3 0|.$~said 4 -3 -5 -4|.$~says -1 0 -3 1|.$~to 6 9 10 11|.$~week -3 3 -4 -3
.$~with 4 14 14 17|.$~y -3 3 2 6|.$~year 2 2 -2 0|.<adult> -4 24 17 33|.<adult>_<name> -5 -12 -7 -13
.<adult>_and -7 -15 -10 -17|.<adult>_at -8 17 2 20|.<adult>_came 5 21 18 27|.<adult>_from -2 -23 -18 -32
.<adult>_in 4 10 -1 9|.<adult>_on -3 1 -2 3|.<adult>_said 4 5 4 2|.<adult>_who 6 15 5 11|.<adult>_with 1 7 7 11
.<adult>~# 8 -5 -3 -9|.<adult>~<her> -15 -47 -28 -56|.<adult>~<i> 7 13 17 15|.<adult>~<me> 3 4 -3 8
.<adult>~<my> 9 13 8 12|.<adult>~<name> 10 4 7 5|.<adult>~<she> 4 6 8 7|.<adult>~and -1 -10 -4 -10
.<adult>~door -7 -7 -5 -7|.<adult>~had -2 -17 -11 -21|.<adult>~in -2 2 7 2|.<adult>~it 1 16 9 21
.<adult>~no 5 34 25 43|.<adult>~of 4 7 5 7|.<adult>~out 1 8 5 8|.<adult>~said 3 -1 -1 0|.<adult>~says 4 6 5 6
.<adult>~to -1 -5 -2 -4|.<adults> 1 12 7 16|.<bereaved> 4 8 3 11|.<child> 15 13 14 17|.<child>_# 2 -26 -4 -34
.<child>_<name> 4 2 5 4|.<child>_born 4 1 7 1|.<child>_has -2 6 0 7|.<child>_in 7 -8 5 -6|.<child>_said -7 -3 -5 -1
.<child>_says -7 3 -4 6|.<child>_who 0 8 2 9|.<child>~# 19 38 22 38|.<child>~<her> 6 -3 -1 -6|.<child>~<i> 4 6 4 5
.<child>~<me> -8 -6 -7 -5|.<child>~<name> 6 -1 7 -2|.<child>~and -1 14 2 16|.<child>~at 0 -9 -2 -11
.<child>~in -2 -14 -2 -12|.<child>~law -1 -15 -1 -12|.<child>~no 4 4 1 4|.<child>~on 3 0 -3 0
.<child>~photo -1 -7 -1 -6|.<child>~said 2 0 -5 -7|.<child>~to -1 8 13 9|.<child>~w 2 -1 6 1|.<children> 7 -9 3 -15
.<children>_# -1 9 3 9|.<children>~# -6 -2 -3 -2|.<children>~and 0 10 5 12|.<grandchild> 5 -7 -4 -9
.<grandparent> -4 4 0 5|.<her> 8 -9 8 -15|.<her>_# 10 17 14 19|.<her>_$ -9 -21 -18 -29|.<her>_<child> 0 -16 -1 -19
.<her>_<i> -7 -4 0 0|.<her>_<name> 6 -10 -5 -14|.<her>_<parent> 5 -4 -1 -3|.<her>_<she> 4 3 -5 -1
.<her>_<sibling> -9 -33 -17 -38|.<her>_<spouse> -11 -46 -30 -55|.<her>_and -15 -54 -46 -59|.<her>_arm 2 0 1 4
.<her>_back 6 11 9 14|.<her>_car 1 0 6 -2|.<her>_church 0 -8 -3 -9|.<her>_every 2 0 -2 0|.<her>_fault 0 -7 -7 -10
.<her>_for 1 16 3 21|.<her>_house 3 11 12 16|.<her>_in 0 -18 -3 -22|.<her>_insurance 8 4 -3 -2|.<her>_job -2 -5 2 -6
.<her>_last 4 3 -1 2|.<her>_lawyer -8 -29 -16 -39|.<her>_letter -8 -16 -8 -15|.<her>_name -1 -10 -2 -13
.<her>_no 5 9 -2 10|.<her>_off 3 12 8 17|.<her>_on -2 -13 -16 -14|.<her>_out 5 24 16 24|.<her>_own 0 -8 5 -17
.<her>_phone 7 30 12 33|.<her>_second 0 -1 7 -1|.<her>_text 10 24 14 26|.<her>_to 28 47 43 54|.<her>_twice 10 12 12 12
.<her>_up -2 -2 4 -3|.<her>~# 12 32 45 41|.<her>~$ 3 5 -4 7|.<her>~<her> -5 -29 -19 -33|.<her>~<i> 0 -26 -7 -31
.<her>~<longago> -3 -14 -5 -17|.<her>~<me> -16 -62 -49 -83|.<her>~<my> 11 19 3 22|.<her>~<name> 3 0 13 0
.<her>~<she> -3 -32 -18 -48|.<her>~<spouse> 2 19 6 17|.<her>~<they> -6 -10 -12 -13|.<her>~and 9 -8 -7 -11
.<her>~as -4 -7 -5 -10|.<her>~at -5 -3 9 -3|.<her>~back -8 2 -3 2|.<her>~before -5 -14 -5 -16|.<her>~called 1 -8 0 -7
.<her>~can -1 7 3 9|.<her>~day 2 -5 -7 -12|.<her>~for 13 10 9 9|.<her>~from 3 6 5 5|.<her>~go -2 10 2 9
.<her>~got 3 1 7 4|.<her>~had 1 7 1 8|.<her>~has 7 -13 -5 -12|.<her>~have -4 -7 -5 -4|.<her>~house 2 11 9 16
.<her>~in -8 -26 -17 -28|.<her>~it 1 -9 5 -7|.<her>~lawyer -9 -21 -21 -25|.<her>~light 3 -2 2 -1
.<her>~name -2 -7 -10 -10|.<her>~no 10 14 12 16|.<her>~note 2 7 0 3|.<her>~now 1 11 6 13|.<her>~of 3 9 -6 6
.<her>~off 9 18 14 18|.<her>~on 1 5 4 8|.<her>~one 1 0 -1 -1|.<her>~out -3 -1 -2 -3|.<her>~pay -6 -3 -8 -5
.<her>~place -9 -9 -4 -11|.<her>~said -4 -11 -5 -12|.<her>~says 9 27 13 32|.<her>~sign 2 -1 4 0|.<her>~since 0 2 -2 0
.<her>~surgery 0 -1 -5 -5|.<her>~to 17 34 22 38|.<her>~told -4 -7 -5 -10|.<her>~too 0 2 2 1|.<her>~took -2 -4 -2 -6
.<her>~video 4 6 8 10|.<her>~which 4 5 3 7|.<her>~who 1 -7 2 -6|.<her>~with 6 26 10 28|.<her>~wrote 0 -16 -3 -21
.<her>~year 3 -6 3 -5|.<i> 24 4 -15 -1|.<i>_# 8 34 36 41|.<i>_<her> 9 24 17 30|.<i>_<my> 1 12 7 14
.<i>_<name> -10 -5 -9 -5|.<i>_all -1 9 -3 8|.<i>_already -1 5 2 6|.<i>_also -2 -3 2 -4|.<i>_ask 0 -4 0 -6
.<i>_asked 0 -2 -2 -3|.<i>_at 8 17 7 19|.<i>_believe -1 -6 0 -3|.<i>_both -6 -9 -10 -9|.<i>_bought -1 -6 3 -1
.<i>_bring -2 -4 -1 -4|.<i>_call -4 11 2 11|.<i>_called -9 10 6 13|.<i>_calling -1 -2 -1 -6|.<i>_came -7 -32 -19 -39
.<i>_can 11 14 4 7|.<i>_checked -5 -15 -10 -13|.<i>_come -3 -17 -10 -19|.<i>_could -11 -15 -16 -18
.<i>_did -10 -52 -36 -58|.<i>_do -9 -15 3 -11|.<i>_done -5 0 -2 3|.<i>_drive 6 -5 1 -2|.<i>_executor 1 1 2 -1
.<i>_feel -4 -10 -7 -14|.<i>_fell -4 -14 -1 -14|.<i>_felt 9 14 10 15|.<i>_figure -3 -3 -6 -2|.<i>_file 4 14 10 18
.<i>_forgot -7 -15 -11 -17|.<i>_found 3 -3 5 -11|.<i>_fracture -5 -13 0 -14|.<i>_gave 3 0 2 0|.<i>_get -10 -21 -2 -22
.<i>_go 3 4 3 4|.<i>_going 0 -4 6 1|.<i>_gone 0 -1 -1 1|.<i>_got -3 12 13 21|.<i>_guess 6 6 3 4|.<i>_had 22 -3 21 1
.<i>_have -6 -13 4 -12|.<i>_heard 3 20 15 22|.<i>_hit -7 -30 -14 -36|.<i>_hold 4 5 4 6|.<i>_hurt -5 -1 1 3
.<i>_in -1 23 18 23|.<i>_keep 1 -1 5 1|.<i>_kept 8 12 12 19|.<i>_know 4 0 -1 1|.<i>_left 15 21 17 25
.<i>_lent 3 -1 -7 -5|.<i>_let 2 -9 -3 -10|.<i>_like 25 1 -4 3|.<i>_live 8 14 11 13|.<i>_looked -4 -4 -7 -4
.<i>_lost 14 9 3 10|.<i>_made -1 -3 1 -6|.<i>_make 11 24 24 27|.<i>_married 5 9 10 11|.<i>_mean 2 3 1 5
.<i>_missed -5 -32 -17 -36|.<i>_moved 2 -2 4 3|.<i>_need -18 -8 -12 -11|.<i>_no 5 -25 -4 -31|.<i>_on -4 -14 -9 -22
.<i>_one -13 0 9 7|.<i>_only -2 -41 -29 -53|.<i>_ought 5 1 1 2|.<i>_out 15 23 10 24|.<i>_owe 6 7 -2 4
.<i>_own 7 11 8 16|.<i>_pay -17 -16 -13 -15|.<i>_photo 9 4 0 3|.<i>_prepared -3 -3 -3 -3|.<i>_put -7 -38 -28 -44
.<i>_rather -2 0 -2 1|.<i>_read 16 24 9 21|.<i>_reported 7 3 1 -2|.<i>_retired -2 -12 -9 -14|.<i>_said 15 3 4 7
.<i>_saved -2 2 1 3|.<i>_saw 1 -21 -7 -26|.<i>_say 1 2 -2 7|.<i>_see 1 -4 -3 -4|.<i>_seen -4 -7 -8 -6
.<i>_send -5 -1 2 2|.<i>_sent 7 9 9 16|.<i>_should 0 -10 -7 -7|.<i>_shouldnt -3 1 -3 2|.<i>_sign 9 -42 -13 -49
.<i>_since 4 0 -2 0|.<i>_sorry -4 -1 -2 1|.<i>_started 1 4 1 2|.<i>_stepped 13 2 7 5|.<i>_still -1 -14 4 -13
.<i>_stopped 15 54 33 59|.<i>_take -9 4 -4 3|.<i>_talk 9 17 9 18|.<i>_teach 4 23 12 27|.<i>_there -2 0 -3 -4
.<i>_think 6 12 17 15|.<i>_thought 0 -2 -3 -4|.<i>_told 6 20 9 24|.<i>_took 4 29 7 32|.<i>_turned 0 -11 -6 -15
.<i>_understand -6 -4 -4 -4|.<i>_use 2 -5 0 -5|.<i>_used -3 -7 -6 -8|.<i>_want -19 -41 -27 -45|.<i>_wanted 4 -2 -1 -4
.<i>_went 3 17 9 23|.<i>_wonder 7 -8 1 -7|.<i>_work 14 0 18 3|.<i>_would -17 -17 -13 -14|.<i>_write -2 0 -2 1
.<i>_writing 10 11 12 10|.<i>_wrote 14 17 5 14|.<i>~# -6 48 21 56|.<i>~$ -11 -6 -13 -5|.<i>~<adult> -5 -15 -15 -17
.<i>~<child> 8 18 12 22|.<i>~<her> 19 16 -5 6|.<i>~<i> 5 -43 -20 -45|.<i>~<longago> 12 20 22 24|.<i>~<me> 14 -1 13 -4
.<i>~<my> -13 -30 -9 -30|.<i>~<name> -12 6 -2 9|.<i>~<parent> 1 10 1 11|.<i>~<she> 0 20 13 19
.<i>~<sibling> -2 -5 -6 -3|.<i>~<spouse> 2 -1 -1 0|.<i>~<them> 0 0 2 5|.<i>~<they> 4 2 -1 1|.<i>~about 13 13 -1 10
.<i>~after -2 -10 -8 -11|.<i>~again 2 6 2 7|.<i>~all -18 -32 -26 -36|.<i>~also 1 4 -1 4|.<i>~and -9 -13 5 -10
.<i>~another 0 -7 -1 -4|.<i>~answer -1 -1 -3 0|.<i>~any 6 5 -2 7|.<i>~anybody -3 7 2 9|.<i>~anyone -4 2 1 2
.<i>~anything -3 -4 -1 1|.<i>~around 3 -18 -8 -24|.<i>~as 4 5 3 11|.<i>~ask -2 2 5 5|.<i>~at 1 -22 -14 -18
.<i>~back 10 28 30 37|.<i>~bank -6 4 0 4|.<i>~because -10 -17 -13 -22|.<i>~beers -6 -13 -1 -13|.<i>~before 8 19 19 25
.<i>~both 10 5 1 6|.<i>~bring -2 -3 -2 -1|.<i>~but 0 9 9 10|.<i>~by -25 -3 -10 -1|.<i>~call -4 -12 -7 -12
.<i>~called -3 7 -1 10|.<i>~can 7 7 -1 4|.<i>~car -1 -10 -6 -11|.<i>~card 0 3 3 9|.<i>~care -1 1 -2 2
.<i>~case -15 -12 -14 -11|.<i>~city -3 -2 0 -4|.<i>~claims -3 1 -2 3|.<i>~come 7 9 9 8|.<i>~complaint -3 -4 -4 -7
.<i>~contract -2 1 0 1|.<i>~copy 9 11 13 10|.<i>~cousin 4 0 4 3|.<i>~custody 3 7 10 8|.<i>~day -8 -27 -22 -31
.<i>~did 7 1 2 -3|.<i>~do -3 5 0 3|.<i>~doctor -5 2 0 5|.<i>~document 0 -6 -3 -3|.<i>~done 0 -16 -8 -19
.<i>~down -5 -29 -27 -34|.<i>~e 3 4 4 4|.<i>~email 2 -2 -3 -5|.<i>~employer -16 -17 -21 -19|.<i>~every 2 -7 -1 -7
.<i>~file 14 2 26 3|.<i>~find 1 1 3 2|.<i>~firm 0 4 1 4|.<i>~first 2 4 1 6|.<i>~for 8 9 -4 6|.<i>~from -12 -40 -29 -50
.<i>~full 2 0 4 3|.<i>~get 18 34 31 36|.<i>~go -2 -5 -1 -7|.<i>~going -4 -1 -2 -2|.<i>~good -4 -20 -16 -24
.<i>~got 15 36 24 38|.<i>~guard -1 -7 3 -6|.<i>~had 7 -33 -16 -41|.<i>~hair -1 2 -2 3|.<i>~half 5 2 4 3
.<i>~have 0 -14 -5 -18|.<i>~hear -1 -13 -4 -14|.<i>~here 1 -20 2 -21|.<i>~hip 0 -2 4 -3|.<i>~hired -1 -3 4 0
.<i>~hospital 7 8 10 12|.<i>~hour 7 8 1 6|.<i>~house -6 -11 -5 -8|.<i>~how 5 2 3 3|.<i>~hurt -17 -11 -14 -14
.<i>~if 3 0 -1 6|.<i>~in 6 8 0 17|.<i>~insurance -9 -14 -7 -13|.<i>~into 0 -15 -3 -16|.<i>~it 3 -50 -12 -49
.<i>~job -6 -24 -12 -27|.<i>~know -1 10 2 15|.<i>~lawyer -11 31 27 44|.<i>~left -2 -27 -14 -32
.<i>~legal -9 -11 -8 -10|.<i>~let 2 1 0 1|.<i>~letter 3 -9 7 -9|.<i>~like -9 -4 -9 -3|.<i>~looking -8 -6 -7 -5
.<i>~lost -3 2 -4 3|.<i>~maybe 9 0 1 -1|.<i>~met -1 10 3 12|.<i>~money -5 -10 -7 -14|.<i>~month 0 -3 -10 -5
.<i>~much 3 9 4 10|.<i>~name -4 -19 -11 -24|.<i>~need -17 -11 -14 -10|.<i>~next 1 10 -2 10|.<i>~night 4 -3 0 -4
.<i>~nights 1 -2 0 -1|.<i>~no -14 -11 -2 -3|.<i>~notice 10 9 10 7|.<i>~now 4 -17 -2 -21|.<i>~of -2 22 11 36
.<i>~off -6 -4 -8 -3|.<i>~office -5 2 3 2|.<i>~on 23 19 25 18|.<i>~once 0 3 2 5|.<i>~one 11 24 13 33|.<i>~only 3 7 9 9
.<i>~or -6 -7 -10 -6|.<i>~other 0 1 5 3|.<i>~out -6 -17 -10 -22|.<i>~over 9 11 17 16|.<i>~own -4 -6 -10 -9
.<i>~pain -7 -11 -12 -10|.<i>~part 4 5 3 7|.<i>~pay 0 -5 10 -4|.<i>~people 2 4 5 6|.<i>~phone -3 18 5 23
.<i>~photo -2 25 7 27|.<i>~place -1 5 4 9|.<i>~poa 0 7 0 10|.<i>~proof 1 10 2 11|.<i>~put 12 22 13 25
.<i>~read -9 -17 -7 -17|.<i>~receipt 5 6 6 6|.<i>~record -4 -3 1 -4|.<i>~release 4 3 1 4|.<i>~report 3 21 18 25
.<i>~right 1 -7 -8 -11|.<i>~said -4 -6 -4 -5|.<i>~saw -5 1 -2 3|.<i>~say -1 0 -5 0|.<i>~says 2 -6 -3 -7
.<i>~second 7 11 7 7|.<i>~see 7 3 12 6|.<i>~send -10 -19 -22 -24|.<i>~set 0 3 2 2|.<i>~should 2 -6 5 -7
.<i>~shoulder 4 -5 1 -3|.<i>~sign 7 2 12 5|.<i>~since 10 -10 -3 -19|.<i>~some 1 7 4 8|.<i>~somebody -6 -8 -10 -11
.<i>~someone 5 9 1 7|.<i>~something -5 5 7 9|.<i>~spoken 1 3 1 3|.<i>~state -2 -1 -3 -4|.<i>~store 1 5 5 3
.<i>~sure -1 0 -5 1|.<i>~take 5 6 2 8|.<i>~taken 2 -8 -1 -8|.<i>~talk -10 -2 -3 -1|.<i>~talked 4 -4 -1 -7
.<i>~tell -2 -18 -16 -23|.<i>~text 5 -11 -2 -12|.<i>~thank -1 3 0 6|.<i>~then 4 3 3 0|.<i>~therapy 6 3 5 2
.<i>~there -2 4 5 10|.<i>~think -4 -2 1 3|.<i>~those -3 -14 -9 -14|.<i>~through -3 -14 -5 -16|.<i>~time 3 0 2 -1
.<i>~times 1 2 7 3|.<i>~to 0 6 -6 6|.<i>~told 1 1 6 1|.<i>~too 5 6 2 6|.<i>~trouble -2 -2 -4 -1|.<i>~trust 0 1 2 4
.<i>~twice 10 13 10 13|.<i>~under 1 2 -8 -5|.<i>~up -9 -61 -44 -73|.<i>~use -3 0 0 1|.<i>~want 2 3 2 10
.<i>~water 0 1 -2 0|.<i>~week 17 27 18 29|.<i>~well -2 -3 -6 -3|.<i>~what -8 -13 -10 -19|.<i>~when -4 -33 -22 -41
.<i>~where 0 5 2 6|.<i>~which -5 -1 -3 -1|.<i>~who -1 -16 -14 -23|.<i>~whole 0 -9 -6 -10|.<i>~with 15 -18 -14 -25
.<i>~work 1 0 5 -1|.<i>~would -3 3 1 6|.<i>~wrong -2 -16 -8 -18|.<i>~year -10 18 0 21|.<i>~you -5 0 5 -2
.<i>~your -15 -20 -20 -24|.<lastyear> 21 26 32 25|.<lastyear>_and 4 -1 2 -1|.<lastyear>~no -1 -1 -2 0
.<longago> 2 -78 -37 -94|.<longago>_# 1 -10 -3 -8|.<longago>_<i> -11 -29 -19 -33|.<longago>_<name> 7 16 11 20
.<longago>_<she> 7 -2 5 -3|.<longago>_and 2 19 16 21|.<longago>_at -5 -17 -8 -19|.<longago>_for 2 8 11 14
.<longago>_in -3 0 -1 1|.<longago>_no 13 11 3 6|.<longago>_or -4 0 2 2|.<longago>_to 3 6 4 7|.<longago>_with 4 -5 2 -5
.<longago>_y -1 -15 1 -16|.<longago>~# 3 -4 0 -10|.<longago>~$ -1 -3 1 -2|.<longago>~<i> -8 -9 -4 -7
.<longago>~<longago> 2 -3 3 -3|.<longago>~<me> 6 11 6 13|.<longago>~<my> 3 9 5 12|.<longago>~<name> -4 -12 0 -11
.<longago>~<she> -4 -10 -5 -14|.<longago>~and -7 -11 -12 -11|.<longago>~from 4 3 1 1|.<longago>~in -8 -39 -26 -47
.<longago>~it -6 -45 -35 -58|.<longago>~no -4 8 10 14|.<longago>~on -12 -30 -17 -35|.<longago>~to -3 -12 -10 -17
.<me> 27 15 14 14|.<me>_# 22 44 24 34|.<me>_$ 0 -32 -14 -39|.<me>_<i> 13 -21 3 -35|.<me>_<my> 2 8 10 14
.<me>_<she> 13 16 16 19|.<me>_about 4 -18 -11 -27|.<me>_and 5 34 22 44|.<me>_at 6 20 16 27|.<me>_back -12 -17 -14 -18
.<me>_but -1 5 -1 7|.<me>_by 0 3 4 5|.<me>_cai 3 -4 -3 -6|.<me>_citizen -4 7 3 9|.<me>_corrieron 1 1 -4 2
.<me>_dieron 8 0 2 -3|.<me>_dio 5 5 6 5|.<me>_down 7 14 7 14|.<me>_duele 0 1 1 6|.<me>_for -3 -36 -19 -42
.<me>_from -3 -7 -1 -8|.<me>_go 3 8 8 13|.<me>_if 9 12 3 9|.<me>_in -10 -35 -23 -38|.<me>_it -1 -12 -3 -14
.<me>_know -20 -15 -15 -16|.<me>_letter -1 7 4 10|.<me>_mando 8 2 3 0|.<me>_no 3 19 6 19|.<me>_now 2 10 9 11
.<me>_off 2 -14 -5 -15|.<me>_on 20 45 33 50|.<me>_one 3 1 2 0|.<me>_out 0 -6 -5 -9|.<me>_pay 0 -3 -3 -6
.<me>_same 1 -4 -2 -7|.<me>_sign 9 20 10 17|.<me>_since 3 31 20 38|.<me>_straight -5 -13 -6 -12|.<me>_to -4 8 11 5
.<me>_up 9 -14 -10 -16|.<me>_when -7 -13 -7 -14|.<me>_with -4 3 -2 1|.<me>~# 27 33 4 36|.<me>~$ 3 -8 -5 -10
.<me>~<adult> -6 -3 -3 -2|.<me>~<child> 0 -7 -3 -7|.<me>~<her> 1 -1 -4 -3|.<me>~<i> -16 -30 -24 -37
.<me>~<longago> 2 -43 -19 -53|.<me>~<me> 6 6 4 2|.<me>~<my> 0 6 -3 5|.<me>~<name> -15 8 -3 13|.<me>~<she> 6 -4 -7 -2
.<me>~<them> 3 0 3 -2|.<me>~<they> -16 -13 -13 -12|.<me>~about 0 0 3 3|.<me>~all -2 7 -2 6|.<me>~and 2 -12 -13 -22
.<me>~at 7 4 1 1|.<me>~but 2 9 7 13|.<me>~by -7 9 6 13|.<me>~call 1 -12 0 -14|.<me>~day 7 -5 -2 -5
.<me>~document 8 9 8 8|.<me>~en 13 -25 -17 -31|.<me>~for -5 -16 -20 -16|.<me>~get -2 -6 -3 -6|.<me>~house 11 27 19 30
.<me>~in 4 -22 -18 -28|.<me>~it 11 -23 1 -33|.<me>~lawyer 1 1 -2 -1|.<me>~letter 10 9 11 8|.<me>~month -4 -25 -17 -29
.<me>~no 22 35 23 42|.<me>~of -2 -20 -3 -22|.<me>~on -4 -1 8 -9|.<me>~one -2 7 2 7|.<me>~out -9 -14 -8 -11
.<me>~pay -2 -1 -3 -6|.<me>~por 0 17 11 18|.<me>~que -2 -9 -4 -5|.<me>~said 10 28 10 24|.<me>~sign 0 10 4 14
.<me>~text 7 16 10 16|.<me>~then 3 9 8 10|.<me>~to -2 -17 -15 -17|.<me>~week 6 1 9 1|.<me>~which 3 -1 4 1
.<me>~with 9 7 0 5|.<me>~work 8 12 6 11|.<me>~wrote 1 -7 -4 -3|.<me>~y 10 11 3 17|.<me>~you -1 -3 -4 -5
.<me>~your -1 2 3 4|.<my> 28 51 25 60|.<my>_# 11 21 0 19|.<my>_<child> -6 -21 -12 -14|.<my>_<grandchild> 2 -20 -11 -26
.<my>_<name> 6 10 12 18|.<my>_<parent> 6 48 31 48|.<my>_<relative> -18 -23 -16 -23|.<my>_<sibling> 7 1 17 6
.<my>_<spouse> 8 20 29 26|.<my>_agent 1 -1 -3 0|.<my>_ankle 8 3 3 6|.<my>_arm 1 3 7 2|.<my>_baby -6 -6 -8 -8
.<my>_back -14 -5 -2 -2|.<my>_boat 2 0 0 0|.<my>_car -4 -9 -13 -12|.<my>_claim -2 -10 -4 -13
.<my>_cousin -5 -15 -13 -19|.<my>_divorce 6 10 5 10|.<my>_doctor 5 -4 -2 -2|.<my>_employer -6 -29 -23 -39
.<my>_ex -2 5 -4 5|.<my>_fault 2 4 0 5|.<my>_file -2 -20 -22 -28|.<my>_foot 2 6 5 6|.<my>_former 3 5 2 6
.<my>_friend -3 1 0 2|.<my>_hand -2 -3 -10 -8|.<my>_head 1 3 1 5|.<my>_hip -2 -2 4 -4|.<my>_house -10 -18 -6 -18
.<my>_insurance -2 -20 -20 -26|.<my>_jaw 0 -1 -2 -4|.<my>_job 7 4 -3 2|.<my>_kid 5 12 7 10|.<my>_knee 5 3 6 8
.<my>_knees 0 -1 -1 1|.<my>_landlord -3 12 18 17|.<my>_last 3 2 -2 0|.<my>_late -1 1 -1 0|.<my>_lawyer 2 4 0 2
.<my>_left 3 0 4 -2|.<my>_name -1 1 6 3|.<my>_neck 10 13 12 12|.<my>_neighbor -8 8 2 11|.<my>_number -6 0 -3 2
.<my>_old -2 11 9 13|.<my>_own 3 -23 -9 -15|.<my>_phone 1 -6 2 -6|.<my>_right -2 9 8 13|.<my>_roommate 3 8 3 9
.<my>_shoulder 2 -9 2 -7|.<my>_side 4 2 1 1|.<my>_truck 2 3 4 11|.<my>_wrist 3 20 18 26|.<my>~# 33 23 10 25
.<my>~$ 4 -5 3 0|.<my>~<her> -18 -33 -37 -41|.<my>~<i> -1 1 -13 -7|.<my>~<longago> 0 -3 -3 -3|.<my>~<me> 18 37 19 34
.<my>~<my> 9 19 11 25|.<my>~<name> -19 17 16 36|.<my>~<parent> 7 4 8 1|.<my>~<she> -8 5 -4 9
.<my>~<sibling> -2 -8 -9 -8|.<my>~<spouse> 1 14 1 16|.<my>~<they> 2 16 12 17|.<my>~about 7 9 13 12
.<my>~account -2 0 -2 0|.<my>~all -1 -5 -7 -7|.<my>~and -16 -47 -31 -56|.<my>~as 5 14 4 16|.<my>~at 3 9 19 11
.<my>~back 3 -9 -20 -14|.<my>~but -5 9 2 11|.<my>~by 8 22 16 25|.<my>~came -1 -1 -5 -1|.<my>~case -1 20 13 25
.<my>~check 17 8 15 8|.<my>~dice -3 -7 -6 -6|.<my>~did -3 -2 0 0|.<my>~died -4 -4 0 -2|.<my>~doctor 2 0 4 -2
.<my>~dog 2 -3 -9 -6|.<my>~done 2 7 0 6|.<my>~door -2 -1 -4 -5|.<my>~for 2 -7 -2 -2|.<my>~from 18 24 11 27
.<my>~gone -1 -11 -1 -8|.<my>~good -2 1 4 -1|.<my>~got -12 -8 -13 -8|.<my>~had -9 -10 -12 -18|.<my>~has -15 -5 -5 -3
.<my>~have 7 20 14 23|.<my>~house 6 0 7 -1|.<my>~in -4 -31 -15 -33|.<my>~it -11 -3 -5 -1|.<my>~kid 0 -17 -2 -16
.<my>~last 12 4 5 5|.<my>~law -2 -14 -7 -13|.<my>~lawyer -3 -7 1 -8|.<my>~left 0 8 6 8|.<my>~letter 3 7 1 6
.<my>~license -1 -4 1 -3|.<my>~maybe 4 9 9 8|.<my>~month 9 13 16 13|.<my>~moved 1 5 8 6|.<my>~no 13 35 27 41
.<my>~of -9 -13 -7 -10|.<my>~old -1 1 -5 -1|.<my>~on -12 3 5 9|.<my>~one 6 12 7 10|.<my>~only 4 8 2 7
.<my>~or -6 -1 -7 1|.<my>~out -3 -7 -3 -7|.<my>~passed 1 -20 -15 -24|.<my>~pay -2 -15 -7 -19|.<my>~put 15 25 17 28
.<my>~right 0 16 6 18|.<my>~said -13 -8 -12 -10|.<my>~says -13 -18 -28 -19|.<my>~side 1 3 0 4
.<my>~since -11 -26 -18 -31|.<my>~surgery -4 -4 -3 -4|.<my>~then 7 6 2 8|.<my>~there 0 10 1 12
.<my>~thinks 2 -15 -6 -16|.<my>~to -6 0 1 6|.<my>~told 1 -7 1 -11|.<my>~too 3 -3 -1 -3|.<my>~took 1 7 8 6
.<my>~twice 6 2 -2 -2|.<my>~up 2 24 6 25|.<my>~video 0 -10 -4 -10|.<my>~wants 10 16 12 18|.<my>~went 7 14 14 17
.<my>~when 3 5 1 7|.<my>~which -2 0 0 1|.<my>~while -2 -4 -2 -4|.<my>~who -10 -10 -7 -8|.<my>~with -3 13 11 14
.<my>~work 0 4 1 5|.<my>~year -1 4 -3 3|.<name> 2 16 11 20|.<name>_# 38 28 35 35|.<name>_$ 16 6 18 11
.<name>_<her> -3 5 -1 5|.<name>_<i> -22 -20 -22 -20|.<name>_<lastyear> 10 21 23 23|.<name>_<longago> -6 -40 -13 -48
.<name>_<my> -9 0 -6 3|.<name>_<name> -48 -58 -52 -61|.<name>_<she> 2 -16 -9 -23|.<name>_<they> -1 -1 5 -3
.<name>_<thisyear> 17 29 19 31|.<name>_<years> 3 10 3 9|.<name>_about -9 -16 -23 -20|.<name>_and 0 3 -4 10
.<name>_at -11 -8 -13 -9|.<name>_because -5 2 0 3|.<name>_by 1 2 0 1|.<name>_do -3 6 -2 5|.<name>_en 2 -8 -5 -10
.<name>_for 17 26 38 32|.<name>_got -8 -30 -16 -33|.<name>_had 4 -1 8 1|.<name>_has -3 -32 -17 -36
.<name>_house 2 -1 4 0|.<name>_in -4 -9 -13 -10|.<name>_insurance -2 -8 -7 -5|.<name>_it -9 -7 -12 -10
.<name>_no 2 -23 -8 -29|.<name>_of -6 -7 -4 -6|.<name>_office -4 -4 -2 -5|.<name>_on -4 -4 2 -2|.<name>_or 1 -1 -1 0
.<name>_pay -1 -9 -6 -8|.<name>_says 0 4 12 13|.<name>_since 5 1 3 -6|.<name>_there 1 -5 -4 -6|.<name>_to -9 -5 -4 -4
.<name>_w -8 -17 -10 -20|.<name>_when -2 0 3 1|.<name>_where -2 -3 -6 -2|.<name>_which -4 -9 -2 -8
.<name>_who -1 -6 -3 -8|.<name>_with -19 -28 -28 -37|.<name>_year 11 19 18 23|.<name>_you 8 9 6 10
.<name>~# -23 -22 0 -18|.<name>~$ -2 -8 -6 -10|.<name>~<adult> -2 -11 -4 -10|.<name>~<child> -2 -9 0 -15
.<name>~<her> -14 -28 -25 -47|.<name>~<i> -4 31 9 42|.<name>~<lastyear> -2 -15 -8 -19
.<name>~<longago> -13 -38 -32 -50|.<name>~<me> -4 -17 -11 -26|.<name>~<my> -3 -3 3 -2|.<name>~<name> -18 -25 -15 -34
.<name>~<she> 0 22 16 24|.<name>~<spouse> -7 -3 -4 -1|.<name>~<them> -5 -31 -24 -38|.<name>~<they> 1 -15 -19 -20
.<name>~<thisyear> 24 99 75 118|.<name>~<years> -10 -53 -34 -69|.<name>~about -1 -13 -5 -14|.<name>~all -6 -18 -16 -23
.<name>~and -6 -50 -36 -64|.<name>~answer 11 30 20 36|.<name>~at 2 20 13 27|.<name>~back -5 3 -2 3
.<name>~because -1 -1 1 0|.<name>~but 1 0 0 -1|.<name>~by 2 -15 -5 -13|.<name>~call -2 -3 1 -2|.<name>~claim 2 1 -1 1
.<name>~cut -1 7 2 8|.<name>~day 1 6 6 10|.<name>~did 10 26 18 32|.<name>~fault 2 5 1 5|.<name>~file -1 -5 -10 -13
.<name>~for 13 -11 -10 -20|.<name>~found 1 5 2 2|.<name>~from -4 -9 -6 -10|.<name>~get -13 -15 -9 -15
.<name>~got 2 -2 3 -8|.<name>~had 3 -24 -7 -25|.<name>~hair -9 -5 -6 -4|.<name>~has 9 10 8 10|.<name>~have -2 14 9 16
.<name>~help -1 -5 -4 -5|.<name>~hit 3 -23 -18 -34|.<name>~house 1 5 -4 4|.<name>~in -16 -18 -21 -16
.<name>~insurance 5 12 11 20|.<name>~it -3 -25 -16 -29|.<name>~last 6 16 15 17|.<name>~lawyer 2 2 6 6
.<name>~left 6 16 16 18|.<name>~letter 3 -8 1 -7|.<name>~month -11 -5 -2 -6|.<name>~moved -4 -5 -5 -10
.<name>~name 1 7 5 7|.<name>~no -3 -20 -8 -23|.<name>~now 4 2 5 3|.<name>~of -6 6 -2 6|.<name>~on 5 -11 -11 -19
.<name>~one 3 -8 -2 -12|.<name>~or -8 -7 -7 -7|.<name>~out 11 15 12 14|.<name>~over 0 13 9 14|.<name>~pay -4 -4 -6 -1
.<name>~photo 8 5 0 3|.<name>~put 4 9 3 7|.<name>~ran -5 -26 -16 -29|.<name>~report 0 -7 5 -7|.<name>~said 6 8 5 14
.<name>~same 9 8 6 6|.<name>~says 3 -3 0 3|.<name>~see -8 -18 -16 -22|.<name>~sent -10 -29 -22 -34
.<name>~sign -2 -2 -3 4|.<name>~since -1 -15 -10 -20|.<name>~th 4 9 6 10|.<name>~there -10 -10 -9 -10
.<name>~to -6 11 8 19|.<name>~told 0 -1 2 -1|.<name>~took 2 0 -3 -5|.<name>~up 1 7 6 12|.<name>~w -9 -22 -15 -26
.<name>~want -3 0 4 3|.<name>~week 7 13 8 13|.<name>~went 0 -15 -9 -20|.<name>~what 3 1 6 2|.<name>~when 0 0 -2 -1
.<name>~with 3 -26 -14 -35|.<name>~would -1 -12 -4 -12|.<name>~wrote 4 1 -3 3|.<name>~y -3 -25 -15 -31
.<name>~year -7 -8 1 -13|.<name>~you -6 3 -1 5|.<name>~your -3 -15 -11 -17|.<parent> 8 7 15 12|.<parent>_# 9 5 -2 -2
.<parent>_died -1 1 5 6|.<parent>_in 0 5 0 4|.<parent>_no -2 -1 3 0|.<parent>_passed -1 1 -3 1
.<parent>_says 0 -11 -7 -11|.<parent>~# -6 -6 -4 -4|.<parent>~<child> -1 -3 -2 -2|.<parent>~<her> -1 2 0 2
.<parent>~<i> 7 -12 0 -15|.<parent>~<my> 2 1 7 0|.<parent>~<name> 2 9 1 6|.<parent>~<she> -1 0 0 0
.<parent>~and 5 6 6 5|.<parent>~at 5 4 6 4|.<parent>~in -1 -6 -10 -8|.<parent>~of 1 7 11 8|.<parent>~pay 0 -2 -5 -2
.<parent>~to 0 -7 -3 -9|.<relative> -6 -22 -7 -23|.<relative>~in 5 -4 0 -7|.<relative>~it 0 -4 0 -4|.<she> 10 -5 5 -11
.<she>_# -1 22 11 17|.<she>_<her> -5 -11 -7 -11|.<she>_<name> -7 -14 -17 -16|.<she>_always 6 2 9 2|.<she>_and 0 6 -1 3
.<she>_asked -1 -3 -5 -3|.<she>_at -1 3 0 2|.<she>_bought -5 -11 -9 -15|.<she>_came -1 -8 -8 -10|.<she>_can 3 17 24 24
.<she>_changed -1 0 1 0|.<she>_cited 0 -7 -10 -11|.<she>_did 3 0 -5 7|.<she>_died -1 6 3 4|.<she>_does 6 7 6 7
.<she>_doing 5 9 3 8|.<she>_fell -5 -26 -19 -33|.<she>_file -1 4 7 7|.<she>_fine 2 2 0 2|.<she>_gave 11 7 1 4
.<she>_good -2 3 -4 2|.<she>_got -5 -18 -16 -18|.<she>_had 8 -35 -20 -45|.<she>_has 7 6 11 12|.<she>_in -7 11 -11 11
.<she>_kept 7 2 10 1|.<she>_knew -1 -3 -5 -4|.<she>_knows 0 23 14 27|.<she>_left 2 5 11 9|.<she>_lives -3 -11 -6 -12
.<she>_makes -2 -1 -1 -2|.<she>_moved -2 -2 -3 -2|.<she>_needs 5 9 10 12|.<she>_no -10 -28 10 -20
.<she>_offered 0 1 -6 -1|.<she>_on -1 31 25 40|.<she>_one -6 -20 -14 -25|.<she>_owns 8 27 16 33|.<she>_passed 7 6 10 4
.<she>_pay 2 -1 -9 -2|.<she>_put -5 -4 2 -3|.<she>_quit -2 -3 0 -3|.<she>_said -1 -5 -11 2|.<she>_saw -1 -3 -5 -3
.<she>_says 10 -33 -10 -41|.<she>_sent 6 20 17 23|.<she>_should 1 3 -6 -1|.<she>_showed -1 -7 -10 -9
.<she>_sign -10 -50 -40 -60|.<she>_sold 2 -2 0 -3|.<she>_still -1 9 7 15|.<she>_stopped 3 8 0 9
.<she>_supposed 0 6 2 7|.<she>_takes 1 7 1 7|.<she>_text 1 -5 0 -9|.<she>_thinks -9 -1 -1 3|.<she>_told 0 -3 0 0
.<she>_took 2 -16 -8 -17|.<she>_wants -6 -6 -9 0|.<she>_went -7 -12 -15 -13|.<she>_work 6 5 1 -2
.<she>_would -6 -5 -2 -3|.<she>_wrote 7 12 15 19|.<she>~# 3 25 -1 27|.<she>~$ -1 -6 -1 -7|.<she>~<her> -16 -69 -27 -87
.<she>~<i> -3 17 6 31|.<she>~<longago> 0 1 2 4|.<she>~<me> 5 -21 -22 -25|.<she>~<my> -15 -31 -33 -45
.<she>~<name> 7 6 -11 6|.<she>~<she> -6 15 17 17|.<she>~<them> -1 8 3 9|.<she>~<they> -1 -3 1 -1
.<she>~about 0 -10 -7 -11|.<she>~again 2 10 3 10|.<she>~all -5 -14 -6 -14|.<she>~and -2 -4 -5 -5
.<she>~anything -1 4 2 5|.<she>~as 2 -15 -12 -16|.<she>~at 5 11 -5 5|.<she>~back 3 4 2 2|.<she>~because 0 -1 3 2
.<she>~before 0 -15 -6 -19|.<she>~boat 0 6 -6 3|.<she>~but 1 -3 -4 -2|.<she>~by 1 3 5 2|.<she>~come 2 6 3 7
.<she>~day -1 -4 0 -5|.<she>~did -4 6 0 9|.<she>~do 0 17 3 14|.<she>~document -3 -16 -11 -20
.<she>~down -2 -24 -14 -26|.<she>~employer -1 -1 10 1|.<she>~file -2 -18 -12 -23|.<she>~for -1 -26 -5 -29
.<she>~from -5 -4 -2 -2|.<she>~get 1 5 -1 4|.<she>~give 0 -8 -7 -7|.<she>~go 0 2 -2 4|.<she>~got 1 -2 0 -3
.<she>~had 2 -2 -1 -1|.<she>~half 1 5 -3 4|.<she>~has -2 9 10 11|.<she>~have -18 -32 -30 -39
.<she>~hospital -9 -22 -12 -23|.<she>~house 4 9 8 14|.<she>~in -16 -36 -37 -51|.<she>~insurance 0 -4 -6 -6
.<she>~it -5 -79 -37 -87|.<she>~kid -2 0 -2 0|.<she>~know -1 -8 -4 -9|.<she>~lawyer 2 19 4 18|.<she>~letter 6 11 14 15
.<she>~month 2 18 12 24|.<she>~name 8 24 18 29|.<she>~no 20 37 24 43|.<she>~now 1 3 4 4|.<she>~of 4 14 5 17
.<she>~off -15 -23 -16 -27|.<she>~on 9 25 17 32|.<she>~out 3 23 9 21|.<she>~over -6 -18 -11 -18|.<she>~pay 10 22 8 20
.<she>~photo 0 2 4 6|.<she>~put -3 -12 -4 -14|.<she>~said 4 3 11 2|.<she>~same -5 -6 -4 -8|.<she>~say -10 -24 -17 -30
.<she>~says 1 0 2 3|.<she>~see 8 7 7 9|.<she>~sign 6 25 17 30|.<she>~since -9 3 1 8|.<she>~something 0 2 -5 2
.<she>~talk 3 4 5 4|.<she>~then -2 -5 -1 -6|.<she>~there -6 0 4 3|.<she>~think 2 9 3 9|.<she>~ticket 4 17 11 23
.<she>~times -1 -4 -6 -5|.<she>~to -1 -23 -14 -30|.<she>~told -7 -3 -3 -1|.<she>~too 4 2 5 0|.<she>~up -4 -11 -10 -14
.<she>~w -7 -9 -7 -8|.<she>~week 0 19 19 31|.<she>~what -2 -6 -3 -9|.<she>~who -17 -63 -43 -74
.<she>~with -9 -34 -15 -42|.<she>~work -17 -15 -17 -16|.<she>~x 8 0 -6 -1|.<she>~year 2 16 13 18
.<sibling> 3 -16 2 -18|.<sibling>_# 1 -4 5 -5|.<sibling>_<name> -2 -9 -4 -6|.<sibling>_and -14 -49 -43 -57
.<sibling>_has -5 1 -6 5|.<sibling>_in 3 0 2 0|.<sibling>~# 6 -3 7 -7|.<sibling>~<her> -3 -5 -1 -4
.<sibling>~<i> -9 -13 -15 -15|.<sibling>~<name> -2 -21 -12 -22|.<sibling>~and -5 -11 0 -11|.<sibling>~at 5 11 11 14
.<sibling>~in -5 -18 -4 -17|.<sibling>~law 3 -1 -3 -1|.<sibling>~says 6 11 1 12|.<siblings> 4 15 15 19
.<spouse> 4 7 6 7|.<spouse>_# -8 -11 2 -11|.<spouse>_<name> -2 2 0 4|.<spouse>_and -6 -17 -3 -21
.<spouse>_has 7 9 8 10|.<spouse>_no 6 2 -4 3|.<spouse>_on -7 -6 -4 -5|.<spouse>_says -13 -27 -18 -30
.<spouse>_wants 2 18 10 21|.<spouse>~# 13 20 26 26|.<spouse>~<her> -6 1 -7 2|.<spouse>~<i> -2 2 -4 3
.<spouse>~<me> -2 -13 -10 -19|.<spouse>~<name> -4 -3 -3 -7|.<spouse>~<she> -4 -22 -11 -26|.<spouse>~and -7 -9 -6 -10
.<spouse>~at 0 6 1 8|.<spouse>~in -3 3 3 4|.<spouse>~it -3 -13 -10 -13|.<spouse>~kid -3 -10 11 -7
.<spouse>~no -8 -9 -5 -6|.<spouse>~on 0 -4 -1 -3|.<spouse>~to -6 5 -2 11|.<spouse>~with 0 3 7 5
.<spouse>~year 2 1 -2 -2|.<them> 7 20 29 29|.<them>_# 3 15 10 21|.<them>_and -3 -13 -6 -8|.<them>_at 7 33 17 40
.<them>_in -2 -14 -12 -21|.<them>_no 1 7 3 8|.<them>_to 5 1 5 2|.<them>~# -11 9 5 16|.<them>~<i> 6 -2 2 -9
.<them>~<my> 8 3 0 1|.<them>~<name> -9 -24 -17 -30|.<them>~<they> -2 19 14 27|.<them>~and -8 -4 -10 -4
.<them>~in -12 6 0 8|.<them>~it -4 -5 -2 -5|.<them>~no -2 -13 2 -14|.<them>~of -1 3 0 6|.<them>~to 0 1 -1 -3
.<them>~with -1 -3 -1 -4|.<they> 11 4 -3 0|.<they>_all -3 3 -1 2|.<they>_always -1 9 -2 9|.<they>_cut -1 -7 -4 -9
.<they>_did -1 15 9 17|.<they>_do -7 -3 -5 -1|.<they>_file -6 -32 -28 -42|.<they>_found -3 4 4 5
.<they>_gave 5 -8 0 -7|.<they>_got -18 -39 -33 -48|.<they>_had -14 -14 -9 -16|.<they>_have -3 -4 -5 -3
.<they>_let 2 3 2 8|.<they>_moved 7 11 15 14|.<they>_no 4 21 10 18|.<they>_offered 3 11 -8 9|.<they>_pay 10 14 14 11
.<they>_put 1 10 9 13|.<they>_said -10 1 3 6|.<they>_say 18 44 35 53|.<they>_sent -10 -31 -14 -31
.<they>_should -2 3 3 5|.<they>_told -7 -21 -6 -22|.<they>_took -3 2 -6 3|.<they>_want 15 30 10 31
.<they>_wrote 3 2 1 2|.<they>~# 17 24 -1 21|.<they>~$ 0 2 -5 -8|.<they>~<her> 15 63 49 76|.<they>~<i> -5 -1 -1 -1
.<they>~<me> -2 -15 14 -14|.<they>~<my> -1 -21 -7 -25|.<they>~<name> 1 -14 -8 -19|.<they>~<she> 0 8 2 6
.<they>~<they> -5 -4 -10 -1|.<they>~and 1 -15 -6 -18|.<they>~at -4 -18 -14 -22|.<they>~back -4 -5 -7 -2
.<they>~but -5 1 1 -1|.<they>~do -1 8 5 10|.<they>~down 1 10 5 12|.<they>~for 14 30 18 35|.<they>~have -1 -3 -4 -2
.<they>~hour -3 -2 -2 0|.<they>~in 6 -7 7 -5|.<they>~it -11 -24 -20 -27|.<they>~letter -5 -19 -7 -22
.<they>~month -3 -7 -6 -7|.<they>~new 6 -1 2 0|.<they>~no -3 11 9 19|.<they>~of 1 -6 0 -9|.<they>~off -2 -6 4 -7
.<they>~on 4 -11 -19 -16|.<they>~one 8 -4 -9 -7|.<they>~out -5 -10 -3 -9|.<they>~over 3 -1 -1 -2|.<they>~pay 6 5 -5 3
.<they>~photo -1 0 -1 2|.<they>~said 4 1 0 2|.<they>~to 8 28 21 29|.<they>~up 5 0 1 0|.<thisyear> 54 201 163 239
.<thisyear>_# 19 43 30 45|.<thisyear>_<name> 1 6 5 6|.<thisyear>_<she> 1 -3 6 -3|.<thisyear>_at 5 2 1 1
.<thisyear>_for -1 -2 -10 -9|.<thisyear>_on -1 5 2 8|.<thisyear>_with 3 -1 4 -3|.<thisyear>~# 2 -53 -31 -69
.<thisyear>~<her> 6 0 -7 -7|.<thisyear>~<name> -7 -15 -9 -20|.<thisyear>~about 4 4 1 1|.<thisyear>~en 0 -3 2 -3
.<thisyear>~no 10 4 14 3|.<thisyear>~on 7 22 16 29|.<thisyear>~to -4 -2 -3 -3|.<years> -11 -96 -38 -113
.<years>_# -3 -2 3 2|.<years>_<i> 4 6 4 4|.<years>_and 2 15 14 17|.<years>_for 3 5 3 4|.<years>~# -3 -17 -7 -18
.<years>~<name> -2 -7 -3 -8|.<years>~year 7 11 13 16|.abou* -12 -19 -20 -19|.about -12 -19 -20 -19|.about_# 2 -4 0 -2
.about_$ 18 32 15 36|.about_<her> -3 -6 -2 -5|.about_<longago> -3 1 0 4|.about_<me> 3 -4 -1 -5|.about_<my> -1 -7 -4 -7
.about_<name> 6 11 6 16|.about_it 12 -3 5 -6|.about~# 3 13 3 14|.about~<i> 1 -10 -8 -13|.about~<my> 4 10 8 12
.about~<name> -1 -6 -4 -9|.about~<she> -6 -28 -5 -27|.about~<they> -2 -10 -15 -14|.about~all -1 1 1 0
.about~and -8 6 1 11|.about~at 3 3 6 3|.about~because -1 -2 -2 -2|.about~before -3 0 2 1|.about~but -7 -2 -1 -3
.about~by 0 4 -1 5|.about~day 5 -9 2 -9|.about~for 0 -2 4 -2|.about~in 6 7 11 9|.about~it -5 -4 -4 -5
.about~minutes -11 -6 -5 -7|.about~month -6 -13 -12 -17|.about~morning 2 1 3 1|.about~no 0 18 11 25|.about~of 0 5 3 6
.about~week -8 -17 -15 -15|.about~who -5 2 -5 0|.about~year 5 2 1 5|.abov* -1 -4 1 -1|.above -1 -4 1 -1
.abt -6 -9 -5 -10|.abt_# -2 3 4 1|.ac -6 -5 -5 -6|.acce* 7 8 6 5|.accepted 2 1 -1 -2|.access -1 2 3 4
.acci* -4 -4 -6 -3|.accident -5 -1 -6 -3|.accident~# 3 3 2 2|.acco* -1 4 5 2|.account -5 -7 -2 -12
.accounting 3 0 1 -1|.accounts 0 4 2 4|.acl -6 -10 -10 -11|.acre* 1 7 12 9|.acres 1 7 12 9|.acro* 0 -5 -4 -4
.across 0 -5 -4 -4|.act 8 11 8 9|.acta 3 5 5 4|.acti* -2 -3 3 1|.action -2 -2 5 1|.actu* 4 -3 -1 -4
.actually 4 -1 -1 -2|.ad -7 -7 -8 -8|.add -10 0 -4 3|.addr* 0 -3 8 -2|.address 0 -4 0 -3|.adju* 4 31 16 33
.adjuster 5 29 15 30|.adjuster_letter -2 5 5 7|.administrator -4 4 8 8|.admission 0 5 0 3|.admits 2 -8 -7 -14
.admitted -3 -14 -5 -21|.admitted_it -2 -10 -9 -14|.adop* 16 25 23 24|.advise 4 5 9 3|.affi* -7 -4 -8 -4
.affidavit -7 -7 -9 -8|.affo* 0 -17 -17 -22|.afra* 2 -2 3 -3|.afraid 2 -2 3 -3|.afte* -3 -6 -6 -7|.after -4 6 -8 7
.after_# 4 -9 -3 -10|.after_<her> 3 11 4 10|.after_<i> -4 9 6 16|.after_<name> 2 13 11 16|.after_<she> -5 1 -2 5
.after_divorce -2 -3 -9 -7|.after_it -5 -5 -4 -8|.afternoon -4 -11 -3 -16|.after~# 5 2 -2 0|.after~<my> -1 7 1 9
.after~and -8 -35 -21 -39|.after~no 5 5 7 6|.after~on -6 0 -3 2|.after~year 3 25 13 28|.agai* -2 6 7 11
.again -1 3 2 2|.again_and -3 -1 3 -2|.against -2 2 5 7|.again~<name> -11 -12 -11 -12|.age 4 1 4 1|.age_# 2 7 7 8
.agen* -3 4 8 10|.agency 5 5 15 4|.agency~# 6 10 9 10|.agent -6 -11 -11 -8|.age~# 6 13 10 14|.ago -5 1 -3 1
.agre* -22 -47 -35 -56|.agree 1 13 1 13|.agreed -3 -5 -4 -7|.agreement -9 -10 -2 -8|.agrees -9 -37 -25 -48
.ahea* 6 11 9 12|.ahead 6 11 9 12|.ahor* -20 -63 -43 -77|.ahora -1 -15 -9 -19|.aid 0 -2 -1 -5|.aide 2 2 6 3
.aide* -1 -6 -7 -6|.aides -1 -6 -7 -6|.aide~# 2 -5 -6 -8|.aide~<her> 2 16 14 23|.aint 0 18 17 21|.aint~no 1 4 8 5
.airl* 1 -8 -14 -14|.airline 1 -8 -14 -14|.alarm 0 3 5 4|.algo 4 -7 -7 -11|.algu* 0 -2 2 0|.alguien 0 -2 2 0
.all 1 -5 -3 0|.all_# 3 -8 -6 -14|.all_<my> -6 -26 -16 -32|.all_in 3 1 2 1|.all_no -9 -21 -13 -23|.all_of -1 -3 0 1
.all_way 4 3 4 -1|.allowed -3 1 -1 -3|.all~# 10 29 18 33|.all~$ 5 0 -2 -2|.all~<i> -4 -13 -11 -17
.all~<me> -9 -17 -18 -21|.all~<name> 0 -7 -5 -9|.all~and -5 -3 -2 0|.all~at -12 -12 -8 -13|.all~from -8 -8 -6 -9
.all~in -3 -2 4 0|.all~it 1 14 7 21|.all~no -1 -3 -12 -11|.all~on 4 0 1 -5|.all~to -6 -1 -2 -1|.all~with -1 -19 -9 -22
.alon* 9 -15 1 -19|.alone 5 -16 -1 -22|.along 4 2 2 4|.alre* -8 -21 -10 -26|.already -8 -21 -10 -26|.also -19 -6 -1 6
.alth* -1 6 3 7|.although -1 6 3 7|.alwa* -7 -13 -9 -15|.always -7 -13 -9 -15|.always_said 2 -1 6 -1
.always~<name> 4 6 7 6|.ambu* 0 3 5 3|.ambulance 0 3 5 3|.amou* -2 -3 -4 -6|.amount -2 -3 -4 -6|.ampu* 4 18 15 20
.amputated 3 12 11 13|.and -22 -57 -44 -67|.and_# 18 52 49 68|.and_$ -17 -20 -26 -26|.and_<adult> -7 -25 -18 -30
.and_<child> -4 -5 -8 -4|.and_<her> -2 30 30 44|.and_<i> -14 -23 -21 -23|.and_<me> -12 -51 -37 -59
.and_<my> 5 -4 -3 -6|.and_<name> -9 -13 -11 -12|.and_<she> -17 -1 7 18|.and_<them> -11 6 5 11
.and_<they> -4 -25 -27 -38|.and_about 6 1 2 6|.and_all 7 1 3 1|.and_at 1 -8 0 -5|.and_back 1 7 2 7|.and_bank 3 12 6 14
.and_can 1 14 1 17|.and_cited 4 9 4 8|.and_did -11 -10 -6 -10|.and_do 0 -3 -3 -2|.and_doctor 3 2 14 4
.and_final 1 2 4 0|.and_for -13 -3 -7 2|.and_forth -3 -2 1 -1|.and_gave 6 10 -6 8|.and_got 8 21 18 19
.and_had 5 11 8 9|.and_half -2 2 5 6|.and_has -10 -52 -39 -64|.and_have 13 41 18 43|.and_hit 3 14 6 16|.and_if 0 5 5 8
.and_in -11 -32 -24 -39|.and_it -15 -29 -18 -29|.and_judge -4 -6 -5 -8|.and_last 2 5 3 8|.and_let 5 11 8 13
.and_lost -2 -6 2 -10|.and_maybe -1 -7 -6 -3|.and_name 9 15 8 15|.and_new 7 7 5 6|.and_no -13 -8 -4 -10
.and_now -11 -20 -10 -20|.and_offered -3 -3 -5 -5|.and_on 4 9 4 10|.and_one -7 -3 -5 -1|.and_pay 3 -13 -9 -23
.and_photo -7 -20 -11 -21|.and_put -3 -12 -9 -18|.and_said 5 3 -2 -9|.and_says -8 -20 -16 -26|.and_send -7 0 -6 2
.and_since -2 9 3 12|.and_some 1 1 1 2|.and_still 2 26 12 32|.and_struck 2 -3 3 -1|.and_then 3 -3 4 4
.and_there -1 4 6 12|.and_theyd 6 8 5 11|.and_to -5 -10 -1 -7|.and_told 4 6 5 8|.and_took 5 27 18 31|.and_well 5 4 5 8
.and_went -4 -40 -24 -50|.and_what -9 -4 -3 -3|.and_when -5 -2 -3 -3|.and_whether -11 -6 -7 -7|.and_would -2 -4 -2 -2
.and_wrote 7 5 2 6|.and_you -9 -5 -4 -3|.and_young 1 -4 -4 -3|.and_your -4 -4 -5 -3|.anda* 5 5 2 5
.and~# -17 -24 -15 -25|.and~$ 12 12 19 14|.and~<adult> 3 4 -6 2|.and~<child> -4 0 1 -1|.and~<her> 13 -16 -1 -16
.and~<i> -8 -6 -11 -7|.and~<me> 19 17 19 16|.and~<my> -9 -46 -47 -64|.and~<name> -5 1 -14 1
.and~<parent> -7 -34 -16 -37|.and~<she> 0 18 13 29|.and~<sibling> -4 -6 -6 -3|.and~<spouse> -2 6 7 7
.and~<them> 2 -27 -11 -38|.and~<they> -14 -7 -4 -9|.and~about -8 -9 -11 -7|.and~all 15 -1 -8 -10|.and~always -6 7 -3 7
.and~and -13 -46 -37 -58|.and~answered 1 -3 -5 -5|.and~as 6 7 4 3|.and~at -12 -25 -18 -28|.and~back 5 2 10 3
.and~believe -3 2 0 5|.and~better -4 0 -4 2|.and~both -6 -18 -14 -20|.and~but -5 -3 -10 -2|.and~by -12 -31 -11 -33
.and~call -5 4 4 5|.and~called -5 5 -3 3|.and~came -5 4 -8 7|.and~can 1 -5 -3 -9|.and~card -13 -7 -3 -5
.and~checks -2 -3 -2 -1|.and~come -1 6 0 7|.and~comp -6 2 2 4|.and~copy 1 2 -3 1|.and~could -5 -2 -4 -3
.and~day -2 -9 -13 -8|.and~did -5 -10 -4 -11|.and~do -4 0 -2 2|.and~doctor -4 -17 -6 -19|.and~document -11 0 -4 4
.and~done 1 -12 -5 -11|.and~down 4 6 8 6|.and~each -4 8 3 11|.and~ex -8 -3 -6 -3|.and~file -14 -40 -26 -44
.and~fine -3 -21 -7 -27|.and~for 7 8 -11 5|.and~form -2 0 2 2|.and~fracture -10 -18 -11 -18|.and~from -15 -6 4 -4
.and~front 1 -1 -4 -3|.and~gave 5 5 5 8|.and~get -3 4 0 6|.and~go 5 0 4 -1|.and~going 6 29 16 34|.and~good 2 -4 -6 -6
.and~got -22 -57 -44 -74|.and~had -3 -6 -6 -3|.and~has -6 8 -1 12|.and~have 1 24 11 29|.and~hed 2 1 1 2
.and~hospital -5 -20 -17 -26|.and~house -2 -9 -11 -8|.and~if -17 -8 -9 -7|.and~in 1 -23 -11 -26
.and~insurance 2 -8 5 -9|.and~it -6 -38 -27 -44|.and~kid 4 6 12 6|.and~know 11 27 16 31|.and~last -6 -37 -27 -48
.and~late -2 0 2 -1|.and~lawyer 6 32 11 35|.and~left 2 -5 -5 -2|.and~leg 3 5 4 5|.and~let -10 -20 -10 -23
.and~letter -4 -20 -12 -22|.and~like 2 -19 -13 -20|.and~lost -11 -19 -9 -24|.and~made 4 10 4 10
.and~married -11 -8 -11 -6|.and~month 2 2 0 1|.and~moved 1 1 -1 1|.and~name -6 -11 -14 -16|.and~need -3 0 -5 -4
.and~neighbor -6 0 -5 -2|.and~new -1 9 4 13|.and~nice -2 -1 -1 -1|.and~no -27 -65 -56 -83|.and~now -10 -48 -36 -57
.and~of 10 27 6 25|.and~off -4 3 7 7|.and~offered -1 -10 -5 -9|.and~on 1 32 8 35|.and~one -8 0 -3 -1
.and~only -11 -33 -30 -38|.and~other -5 1 -3 4|.and~out -1 17 11 22|.and~over -7 -31 -20 -38|.and~own 9 32 22 41
.and~owner 5 5 3 7|.and~part 1 -3 1 -4|.and~pay -3 -7 -2 -12|.and~pension 6 22 11 25|.and~people 2 3 -1 4
.and~photo 5 23 10 23|.and~put -4 -19 -14 -24|.and~read 5 13 14 16|.and~report 2 2 3 0|.and~right 7 -4 8 -1
.and~said -1 -15 -9 -11|.and~same -1 -2 -2 -1|.and~saw 1 7 6 11|.and~say 1 -28 -7 -32|.and~says 9 14 9 17
.and~see 6 1 4 4|.and~sent 7 44 26 53|.and~should 3 -3 -2 -2|.and~showed 3 19 9 24|.and~sign -16 -27 -31 -38
.and~since -19 -72 -50 -86|.and~some 0 4 0 3|.and~statement 1 7 3 8|.and~still 6 27 14 31|.and~stop -1 -7 7 -8
.and~take 7 15 6 15|.and~teeth 2 1 1 3|.and~tell -1 -2 0 -2|.and~text 0 8 13 12|.and~there -12 -7 -11 -11
.and~think -2 3 -5 1|.and~through 3 -11 -5 -16|.and~time -6 -17 -17 -19|.and~to -4 38 22 54|.and~told -2 -22 -3 -24
.and~too 2 -8 0 -9|.and~took -1 -9 -3 -5|.and~truck -5 -9 -7 -7|.and~turned -1 -6 1 -9|.and~up 0 6 3 13
.and~video -7 -20 -16 -21|.and~want -4 -12 -7 -17|.and~wants 1 -3 -4 -4|.and~week -1 -8 -3 -5|.and~went 4 -19 -4 -25
.and~what 2 10 0 13|.and~which -2 -8 -1 -8|.and~who -7 -19 -12 -15|.and~with -9 -42 -16 -52|.and~work -4 9 13 13
.and~would -5 1 -4 -2|.and~wrist 3 0 2 0|.and~written 6 13 5 15|.and~wrong -8 -19 -12 -19|.and~wrote -1 -4 -8 -6
.and~year -4 -13 1 -13|.and~you 4 2 2 -2|.and~your -8 -1 -7 0|.anim* 5 11 4 13|.animal 4 12 5 13
.animal_control 4 16 9 17|.ankl* 5 6 6 4|.ankle 5 6 6 4|.ankle~# 0 -2 6 -2|.annu* 9 6 1 5|.anot* 15 20 4 16
.another 15 20 4 16|.another_<adult> -7 -3 -1 1|.another~and 1 6 2 8|.answ* -10 16 -7 14|.answer 1 17 7 16
.answer_due 6 9 2 8|.answered 0 4 -8 2|.answers -9 -5 -7 -3|.answer~# 3 -1 3 -1|.answer~<i> 1 2 -6 0|.ante* 8 3 4 2
.any -2 -15 -14 -23|.any_lawyer 8 10 7 10|.any_money 2 5 3 5|.any_of -3 1 -2 0|.any_time -12 -10 -8 -8|.anyb* 7 7 9 8
.anybody 7 7 9 8|.anybody~it 2 -3 -2 -4|.anyo* -4 4 -4 2|.anyone -4 4 -4 2|.anyt* 9 16 14 20|.anything 9 16 14 20
.anything_<i> -1 0 4 4|.anything_about 1 4 -2 3|.anything_no 5 8 12 9|.anything_with 0 3 0 0
.anything~<i> 1 -6 -11 -11|.anything~it 3 5 2 5|.anyw* 8 12 10 14|.anyway 2 -3 -3 -3|.anywhere 6 15 13 17
.any~<name> -4 2 1 5|.any~it 3 1 2 -1|.any~no -9 -13 -4 -12|.any~of -1 3 0 5|.apar* 10 10 17 14|.apartment 4 0 14 5
.apol* -3 3 -11 -1|.apology -1 8 -2 7|.app -2 -15 -14 -21|.appeal -8 -47 -22 -55|.appeal~# 3 6 7 8
.appeal~<name> 0 -5 -5 -5|.application -1 -7 -5 -7|.applied 5 27 13 30|.apply 2 -1 8 4|.appo* 14 27 18 26
.appointed 11 25 17 28|.appraisal 3 4 4 2|.approval -4 2 -4 -4|.approx -3 3 0 3|.approx_# -3 1 -2 1|.approx_$ 0 3 2 2
.apt 0 6 2 6|.aqui 3 0 -6 -2|.arbi* 0 2 6 4|.arbitration 4 7 10 12|.arbo* 4 -2 1 -2|.arch* 7 10 3 10
.argu* -2 -8 -12 -9|.arm 13 19 13 19|.arms 0 -6 -1 -6|.arm~elbow 4 14 14 16|.arou* -7 -11 -8 -15|.around -7 -11 -8 -15
.around_# 2 -3 1 -2|.around_$ -4 -1 -6 1|.arra* -12 0 -1 12|.arraignment 3 14 9 20|.arre* 13 14 6 18|.arrears 3 2 -3 2
.arrest 0 -4 -4 -4|.arrested 10 28 25 34|.arrested~# 0 2 1 1|.arrests -3 4 -2 6|.arro* -2 -11 -5 -9
.arrow -2 -11 -5 -9|.as -16 -86 -60 -99|.as_<i> -1 -3 -10 -2|.as_<she> 2 -20 -13 -21|.as_it -6 -17 -9 -24
.as_of 5 0 3 0|.as_well 1 -5 -1 -6|.asid* 4 7 4 7|.aside 4 7 4 7|.ask -2 2 6 9|.ask_for 4 1 2 5|.aske* -9 -35 -25 -39
.asked -9 -35 -25 -39|.asked_<her> 9 23 19 33|.asked_<me> -4 -20 -15 -21|.asked_for 7 13 15 11|.asked_if -6 -4 -4 -3
.asked_to -4 -6 -2 -5|.asked_what -5 1 -3 2|.asked~<i> 1 1 2 2|.asked~<my> 10 6 5 7|.asked~and 1 7 3 8
.asked~for -1 -14 -10 -22|.asked~in -3 -9 -1 -12|.asked~to -2 0 -1 4|.aski* -8 -12 -9 -15|.asking -8 -12 -9 -15
.asking_for -2 -8 -10 -10|.asks -1 -1 -8 -4|.asle* -4 -39 -18 -45|.asleep -4 -39 -18 -45|.assa* -12 -3 -1 1
.assault -14 -5 -3 -1|.asse* 8 -10 -9 -22|.asst 1 6 3 6|.asth* -1 2 3 6|.asthma -1 3 3 7|.as~# -1 -9 -5 -8
.as~<i> 0 -3 0 -2|.as~<name> -17 -40 -30 -45|.as~<she> -2 9 5 12|.as~and -8 -20 -19 -22|.as~as 2 -16 -17 -14
.as~for -1 -4 -7 -7|.as~had -12 -8 -7 -8|.as~in -11 -7 -5 -8|.as~no -6 -6 -11 -8|.at -11 -41 -33 -49
.at_# -25 -17 -9 -13|.at_$ 15 20 4 19|.at_<her> 1 14 2 12|.at_<me> -5 -12 -7 -13|.at_<my> -13 -35 -18 -32
.at_<name> 1 4 12 7|.at_about 0 -3 -3 -6|.at_all 3 -3 2 -1|.at_any -2 -6 -2 -7|.at_church 0 2 0 0|.at_dusk 7 10 4 10
.at_fault -12 -11 -10 -10|.at_gas 1 -9 -6 -11|.at_hospital -3 -1 -2 0|.at_house 3 -17 -7 -24|.at_it 6 30 22 33
.at_least -5 0 -1 1|.at_mill 3 8 7 11|.at_night -6 -5 -5 -5|.at_private 3 0 3 -1|.at_rehab 2 0 6 -1
.at_scene 1 -10 -5 -12|.at_school 5 2 3 3|.at_stake -1 -2 -1 -1|.at_time -1 -9 -1 -7|.at_tire 2 -8 -2 -9
.at_work 7 -13 -10 -14|.ate 4 -8 -5 -9|.atra* -1 -14 -4 -15|.atras -1 -13 -9 -16|.atta* -11 14 5 16
.attached -12 5 1 5|.atte* 0 -2 3 4|.at~# -24 -48 -58 -61|.at~$ -1 -8 -8 -9|.at~<i> 2 14 -7 20
.at~<longago> -10 -43 -26 -53|.at~<me> -2 -3 -2 -3|.at~<my> -1 3 3 7|.at~<name> 12 7 4 11|.at~<she> -4 -11 -4 -8
.at~<they> 0 1 0 3|.at~about 10 -5 5 -5|.at~and -17 -45 -31 -51|.at~as 1 5 2 7|.at~at -1 3 2 5|.at~because 3 6 5 9
.at~by 6 0 2 -2|.at~day 3 -3 -5 -5|.at~for 2 8 -3 9|.at~from -2 -9 -4 -8|.at~hospital 6 1 0 -3|.at~hour -6 -36 -24 -42
.at~house -8 -3 1 -1|.at~in -4 -3 8 7|.at~it 0 -4 1 -6|.at~month 1 5 6 5|.at~no -6 0 5 2|.at~on 1 -31 -27 -40
.at~or -3 -6 -4 -8|.at~own 1 -9 -5 -11|.at~pay 1 6 4 3|.at~place -5 -2 -1 -3|.at~plant 0 5 -1 6|.at~said 1 -16 -7 -21
.at~says 5 9 3 9|.at~station 1 -9 -6 -11|.at~store -2 -17 -6 -14|.at~then -2 2 0 4|.at~to -6 -8 -3 -8
.at~told -4 -3 -7 -1|.at~when -3 -6 -1 -8|.at~who -4 -2 -3 0|.at~with -2 -1 0 -1|.at~would -1 0 -2 3|.audi* 6 11 13 12
.audiencia 7 7 13 8|.audit -3 2 2 1|.auth* 2 0 6 2|.auti* -7 -11 -10 -12|.autopsy -1 -18 -5 -21|.avai* -10 -8 -3 -6
.available -10 -5 -4 -5|.aver* -12 0 0 1|.average -12 0 0 1|.away -2 -15 -10 -24|.aww 3 4 -1 5|.ayud* 4 21 19 25
.ayuda 0 0 7 3|.b 4 16 8 19|.baby 7 1 13 -1|.baby~# -2 -36 -19 -45|.back 4 7 -3 7|.back* 12 23 1 18|.back_# 4 -9 4 -16
.back_and -6 -10 -11 -8|.back_at -10 -9 -7 -8|.back_from 2 1 -3 -1|.back_in -1 3 6 2|.back_on 1 -1 0 -5
.back_or -7 -12 -12 -11|.back_to 0 20 7 18|.backed 3 11 4 11|.background -1 5 -3 4|.back~# 5 4 1 4
.back~<i> 5 -10 -5 -11|.back~<longago> -2 7 2 6|.back~<name> -4 0 3 0|.back~<they> -8 -10 -6 -11|.back~and -2 -3 0 1
.back~at 0 0 3 0|.back~for -4 -7 -6 -6|.back~forth -3 -2 1 -1|.back~in 6 4 3 7|.back~it -10 -25 -17 -31
.back~light -2 2 3 2|.back~no 0 4 1 2|.back~of -4 -18 -14 -25|.back~on -2 -11 -7 -6|.back~work 0 -6 -6 -6
.bad 1 4 10 8|.badg* 3 5 -1 4|.badge 3 5 -1 4|.bad~and 0 -4 0 -2|.bag 3 2 -5 -4|.bakery 2 10 2 10|.bala* -1 -8 -6 -7
.bank -11 -30 -10 -36|.bank_records 2 4 3 3|.bank_statement -7 -6 -1 -2|.bankruptcy 10 24 17 31|.bank~<i> -1 -2 3 -4
.bank~<name> 4 11 10 14|.bank~and -1 -9 -7 -12|.bar -14 -8 -3 -8|.barb* -5 7 1 9|.barber -3 7 2 8|.bar~# 5 13 14 14
.base* 2 20 11 25|.bask* 1 0 4 1|.basket 1 0 4 1|.bass 1 3 -2 2|.batt* -6 -9 -5 -7|.battery -4 -5 -3 -4
.bc -4 -11 -12 -10|.beat -4 -46 -26 -59|.beca* -11 -34 1 -30|.because -11 -34 1 -30|.because_<i> -11 -5 -2 -3
.because_<my> -6 -3 2 -4|.because_<she> 2 6 5 8|.because_<they> -8 -10 -3 -10|.because_it 2 -7 -1 -7
.because_of -8 -11 -5 -11|.because~<child> -4 -1 -3 0|.because~<her> -3 -1 -3 -2|.because~<my> -2 -2 -2 -1
.because~and -11 -20 -11 -22|.because~had 0 2 3 6|.because~in 2 -9 2 -10|.because~it 7 0 6 -2|.because~no -8 -6 -4 -6
.because~told 0 1 0 0|.bed 12 26 15 26|.bedr* -4 -3 -5 -4|.bedroom -4 -3 -5 -4|.beer* -5 -26 -13 -29
.beers -5 -26 -13 -29|.befo* -15 -6 -2 -3|.before -14 -6 -3 -4|.before_<i> 3 -11 -7 -14|.before_<name> -2 3 3 3
.before_<she> -6 -6 -11 -7|.before_<they> -10 -1 -1 1|.before_it 5 18 16 26|.before_no -5 0 -2 3|.before~# 0 -8 -2 -10
.before~<i> 5 -3 -4 -4|.before~<my> 6 9 3 9|.before~<name> 0 -2 3 -5|.before~and 4 -10 -11 -13|.before~in 2 0 1 0
.before~it 3 13 7 16|.before~no 5 1 3 3|.bega* 3 -8 -7 -12|.began 3 -8 -7 -12|.begi* -15 -12 -11 -12
.begin -14 -12 -10 -13|.behi* -7 0 -4 1|.behind -7 0 -4 1|.bein* 4 -17 -5 -17|.being 4 -17 -5 -17|.beli* -8 -9 -5 -5
.believe -4 -5 -1 -2|.believe_<she> -3 2 0 4|.belo* 9 3 10 -2|.below 4 5 11 5|.benc* -9 -7 -5 -6|.bench 2 -6 -2 -6
.bender -5 -7 -6 -9|.benefits 6 8 8 10|.best -5 -4 -7 -1|.bett* 0 -6 -15 -9|.better 0 -6 -15 -9|.betw* 6 3 -1 1
.between 6 3 -1 1|.between~and 6 12 5 13|.bien 2 0 -1 1|.big -1 -7 4 -9|.big_one 4 3 2 1|.big~and -1 8 3 10
.bike 5 19 8 22|.bike_lane 3 16 7 18|.billed 4 8 2 6|.billing 3 10 6 15|.bind* 0 -8 0 -8|.binder 3 -5 0 -7
.binder_with 2 -4 -2 -6|.binder~tabs 2 -4 -2 -6|.biop* 6 13 8 13|.biopsy 6 13 8 13|.biopsy_# 7 6 8 7|.birt* -2 7 -11 7
.birth 0 9 -1 9|.birthday 0 -2 -9 -3|.bit -5 -18 -28 -25|.bite 0 1 -5 1|.bit~<my> -2 -2 -2 -1|.blac* 3 9 2 11
.black 3 9 2 11|.blad* 7 3 10 6|.bladder 6 3 5 1|.blade 1 0 5 5|.blam* 8 4 8 3|.blank 7 29 17 33|.bles* -18 -5 -7 -4
.bless -14 -4 -5 -3|.blew 3 -6 1 -5|.blew_# 1 1 -5 -3|.bloc* -7 6 1 13|.block -3 -4 -1 0|.bloo* 3 9 13 11
.blood 3 9 13 11|.boar* 7 16 7 16|.board 8 22 10 23|.board_no 6 4 1 2|.board~to 3 1 1 -2|.boat -6 0 -6 -3
.body -2 -4 -10 -4|.body_video 4 -5 -7 -7|.boil* 3 9 5 10|.bolt* 7 17 16 19|.bolts 5 10 7 9|.bond 1 4 12 5
.bond* 6 7 6 5|.bond_# -3 -6 -2 -5|.bone 0 -4 -5 -7|.bone* -2 -11 -4 -8|.book 14 30 31 36|.book* 9 10 12 10
.bookkeeper 3 -13 -7 -17|.books 2 9 6 11|.boot -8 -2 -4 -3|.born 5 7 15 6|.borr* 3 -11 7 -10|.borrowed 2 2 3 0
.both 11 21 9 19|.both* -9 -13 -12 -11|.both_charts -2 -7 -1 -9|.both_of 6 14 3 14|.both_sides -3 -9 -3 -9
.both_times 6 8 7 9|.both~# 4 6 -1 4|.both~and 7 6 5 11|.both~in 2 4 0 4|.both~on 0 12 6 13|.bott* 3 10 7 11
.boug* 5 -5 2 -6|.bought 5 -5 2 -6|.bought_it 5 -3 1 -2|.bought_new 6 22 15 30|.boun* 2 4 5 3|.box -1 18 4 20
.boxe* 8 16 17 18|.boxes 6 13 13 14|.brac* 5 24 3 29|.brace 2 12 -1 14|.brace_# 1 1 -4 1|.brai* 0 -9 8 -13
.brain 0 -9 8 -13|.brak* 0 -5 7 -3|.brake -1 6 9 11|.brakes 1 -11 -2 -13|.brand 2 6 -6 3|.brea* 2 -2 -9 -10
.breaks -4 5 -1 5|.brin* -16 -27 -23 -30|.bring -12 -6 -8 -3|.brok* -2 -17 -6 -22|.broker 6 7 8 6
.brou* -3 -16 -17 -22|.brought -3 -16 -17 -22|.brought_it 5 3 -3 0|.brui* -6 -21 -11 -20|.bruise -3 -13 -8 -12
.buck* 2 8 1 5|.bucks 2 3 2 -2|.budd* 0 -4 5 -3|.buddy 2 -4 2 -4|.budg* 0 9 -2 13|.budget 0 9 -2 13|.buil* 1 7 0 4
.build -1 0 -2 -4|.builder 2 5 3 9|.building -1 4 4 4|.built -2 -3 -6 -6|.bulg* 5 7 4 8|.bulletin -1 -7 -2 -7
.bump* 12 15 11 9|.bumper 8 9 6 2|.burn 1 10 2 8|.burn* 1 -13 -8 -15|.burned 0 -11 0 -10|.burns 0 -2 -8 -6
.burs* 4 14 8 14|.burst 4 14 8 14|.burst_fracture 1 3 2 2|.bus -3 0 -4 -3|.busi* -3 -19 -20 -29
.business -3 -13 -16 -20|.busy 4 5 5 5|.but 2 -3 -15 -9|.but_# 3 8 -3 7|.but_<i> 0 16 5 18|.but_<my> -8 -17 -9 -13
.but_<she> 2 24 16 32|.but_<they> -5 -2 -5 -2|.but_it -7 -21 -19 -27|.but_no -4 5 4 9|.but_there 5 1 7 3
.but~# 8 1 2 -2|.but~<i> 0 -2 0 -3|.but~<me> -1 3 -2 3|.but~<my> -9 -1 -8 -4|.but~<name> -2 -5 -6 -3
.but~<sibling> -7 -15 -10 -16|.but~and -10 -16 -12 -16|.but~at -4 -3 0 -3|.but~for -2 -2 -5 -2|.but~had -1 2 -1 5
.but~has -1 10 6 9|.but~have -6 0 -3 1|.but~in 6 12 5 11|.but~it 8 11 3 15|.but~no 1 9 5 13|.but~of 0 0 -4 0
.but~one 1 0 3 -2|.but~say 6 5 -3 2|.but~says 0 0 4 0|.but~sign -2 -8 2 -9|.but~to 11 18 12 19|.but~took 5 -5 4 -6
.but~you 1 1 -4 1|.buy -5 -12 -10 -15|.buye* 9 7 -6 2|.buyer 9 7 -4 2|.buyi* -1 -9 -9 -9|.buying -1 -9 -9 -9
.by 10 37 41 45|.by_# -1 -11 -7 -8|.by_<adult> -9 -7 -4 -4|.by_<her> -2 -3 1 -6|.by_<me> -2 -5 -10 -13
.by_<my> 10 8 6 7|.by_<name> 17 -12 -12 -17|.by_car -7 7 2 7|.by_e 1 5 2 4|.by_email 6 -2 4 -2|.by_phone -2 -1 -1 2
.by_text -7 -9 -5 -7|.by_then 3 9 5 12|.bye 9 10 7 9|.byla* -6 -11 -8 -11|.bylaws -6 -11 -8 -11|.bypa* -1 -1 1 -1
.bypass 0 -2 0 -2|.by~# 5 9 -8 -1|.by~$ -6 -10 -4 -9|.by~<her> 3 10 9 12|.by~<i> -2 -20 -7 -19|.by~<name> 1 -16 -6 -20
.by~<she> -7 -12 -10 -12|.by~and 5 10 15 19|.by~at -4 3 4 5|.by~company 9 26 22 30|.by~email -9 -16 -9 -16
.by~for 3 13 -5 10|.by~in -10 -6 -5 -4|.by~no 2 -10 3 -12|.by~of -2 5 13 4|.by~on 10 4 0 2|.by~own -6 -13 -5 -19
.by~truck 4 9 9 7|.by~who 4 6 5 8|.cabi* -6 0 5 1|.cabl* 0 -4 4 -1|.cable -3 -7 0 -4|.cafe* 6 4 8 8|.cafeteria 4 0 4 3
.cai 3 -4 -3 -6|.calc* -4 -5 -6 -4|.cale* -18 -13 -13 -12|.calendar -5 -3 -3 -2|.call -7 -11 -11 -15
.call_<her> -2 -2 -7 -4|.call_<me> 14 -13 5 -9|.call_and -1 2 0 1|.call_back -8 -8 -4 -6|.called -2 -2 -3 -4
.called_# -4 -4 -3 -6|.called_<me> 4 1 2 -3|.called~# 6 20 13 22|.called~<i> -1 7 3 8|.called~and -7 1 3 1
.calling -10 -9 -6 -9|.calling_for -9 -6 -7 -4|.calling~<her> -6 -10 -9 -12|.calls 0 0 -1 1|.call~# -6 0 -5 2
.call~<i> -10 -15 -14 -15|.call~and 3 6 -1 1|.call~back 4 1 -3 0|.call~one -4 2 0 2|.camb* -20 -64 -45 -74
.came 2 7 -3 2|.came_# -3 -4 -11 -8|.came_<name> 7 15 5 13|.came_and 3 9 0 11|.came_back 5 4 -4 -1
.came_down -2 8 5 11|.came_in -1 -17 -10 -21|.came_on 4 14 10 17|.came_out 3 14 9 15|.came_over 4 3 -2 3
.came_to 0 -17 -13 -23|.came_up -1 -2 0 -1|.came~# 11 40 26 45|.came~<i> -4 -16 -1 -18|.came~<name> -10 -18 -8 -18
.came~and 5 -9 -8 -16|.came~no 2 -1 1 -2|.came~on 5 16 7 17|.came~said 3 5 4 4|.can 16 33 24 46|.can_<i> -1 9 18 11
.can_do -6 -7 -10 -4|.can_get 2 -3 -4 -7|.can_pay 6 15 17 24|.can_put 10 21 12 20|.can_see -4 -5 -5 -4
.can_tell 4 2 0 1|.can_you 5 -19 -8 -22|.canc* -7 -15 -11 -19|.cancel -8 -6 -7 -6|.canceled 0 -3 -1 -4
.cancelled -2 -5 -8 -8|.cancer 2 -1 10 0|.cancer~<longago> 4 5 7 6|.can~# -20 -3 -8 4|.can~$ -10 -30 -6 -28
.can~<her> -2 1 6 4|.can~<i> 4 5 1 7|.can~<me> -6 -13 -11 -15|.can~<name> -13 -24 -16 -28|.can~and -2 5 -3 5
.can~but 4 -2 -2 -2|.can~do 2 2 12 4|.can~down 1 12 3 11|.can~fee 4 -1 -2 -5|.can~for -1 3 3 1|.can~from -7 -6 -6 -5
.can~get 1 3 5 1|.can~go 1 -6 -3 -4|.can~hour -2 1 0 1|.can~in 8 23 12 25|.can~it -4 2 -3 2|.can~now 15 14 11 19
.can~on 5 -1 5 -5|.can~retainer 2 8 4 13|.can~some -5 -4 -10 -6|.can~to 5 3 0 3|.cap 10 3 -3 2|.capa* -3 -7 -7 -7
.capt* -3 4 -2 3|.captain -3 4 -2 3|.car -14 -11 -9 -14|.car_accident 10 6 7 7|.car_and -3 -5 -5 -7|.car_in 2 -4 -6 -6
.card -3 -1 -2 -1|.card* 9 26 9 29|.card_and 4 14 10 18|.cards 12 21 8 23|.care 1 -8 -3 -9|.care* 0 7 0 9
.care_of -5 -15 -7 -16|.caregiver 4 10 5 13|.care~# -4 1 -12 -1|.carg* 8 14 16 15|.carpet 4 -1 -3 -1
.carro -2 -30 -13 -36|.carrying 3 5 10 9|.cars 1 0 -3 -1|.car~# 6 1 1 -2|.car~<i> 7 -2 2 -4|.car~<name> -1 0 -10 1
.car~and 2 6 2 10|.car~no -5 -21 -14 -23|.casa* 0 0 1 1|.casado 0 1 1 2|.case -20 -29 -24 -33|.case* -8 -5 -5 -4
.case_no -6 -39 -26 -46|.cases -9 -6 -4 -4|.case~<me> -15 -15 -15 -15|.case~<name> -3 1 2 0|.case~and -4 11 4 13
.case~no 0 -2 0 -4|.cash 5 21 12 19|.cash* -7 -26 -26 -36|.cashed -11 -33 -29 -43|.casi 4 6 4 7|.casi* 5 12 6 13
.casino -5 3 -1 3|.cast -1 12 8 15|.caug* -3 -17 -10 -19|.caught -3 -17 -10 -19|.caus* 2 9 7 12|.cause 5 6 4 4
.cayo 1 9 7 10|.ceil* -6 1 0 4|.ceiling -6 1 0 4|.center 7 12 7 13|.cere* 3 13 7 15|.cert -1 -1 0 -2|.cert* 0 5 -6 2
.certificate 12 19 17 18|.certified -11 -12 -17 -14|.ch 3 -10 -5 -13|.chai* -3 21 14 23|.chain 3 9 14 10
.chair 1 13 5 16|.chan* 0 -11 -5 -15|.chance -3 -12 -8 -14|.change 4 -22 -7 -25|.changed -1 13 8 16
.changed~in 2 -3 1 -4|.charge 7 0 5 4|.charged 3 21 11 23|.charged_w -3 0 -3 0|.charged_with 2 4 5 4
.charge~# 8 15 16 19|.chart 6 16 14 17|.chart_in 4 21 9 24|.charted 6 12 11 11|.charts 7 2 9 -3|.chat 11 15 7 14
.chea* 3 -4 -5 -3|.chec* -14 -13 -16 -20|.check 4 0 2 2|.check_for 4 1 3 2|.checked -3 -18 -8 -21
.checking -9 -5 -2 -5|.checks 3 16 4 17|.checks~# 4 7 -1 3|.check~# -1 3 -1 2|.chem* 5 28 19 32|.chemo 6 23 18 27
.cheq* 5 -1 -2 -7|.cheque 5 -1 -2 -7|.ches* 2 3 3 3|.chest 1 2 5 1|.chicken -6 1 -4 3|.chipped 3 10 -1 8
.chir* -7 -9 -10 -15|.chiro -6 -20 -17 -29|.chiropractor -1 11 8 14|.choi* -4 2 4 1|.choice -2 1 1 0|.chok* -3 2 0 4
.choked -3 2 0 4|.choq* -8 -15 -7 -15|.choque 1 -12 -3 -13|.chur* -1 2 -1 3|.church -1 2 -1 3|.church~<name> 0 -2 3 -1
.circ* -1 -12 -8 -11|.cite* 2 7 7 3|.cited -3 -4 -3 -9|.cited_# -5 -1 -5 -4|.cited_<her> 1 8 2 8|.cited~# 1 9 2 8
.cites 5 11 10 12|.citi* -1 19 12 25|.citizen 1 16 9 19|.city 3 22 17 25|.city_code -3 -6 -5 -6|.city~# 8 26 12 31
.ciud* 2 -30 -12 -29|.ciudadano 2 6 10 7|.civi* 5 12 6 9|.civil 4 12 4 8|.claim -8 -6 -7 -16|.claim_against -3 2 1 3
.claim_file -2 8 6 10|.claim_no 1 -5 -10 -9|.claim_number 8 25 13 28|.claims 18 24 13 18|.claim~# 2 -5 2 -8
.claim~<name> -3 -19 -19 -23|.claim~no 1 -7 -7 -13|.clas* -5 -13 -14 -15|.class 2 -5 -4 -4|.class_action -4 -5 4 -3
.clau* 7 7 11 8|.clause 7 7 11 8|.clea* -8 -20 -25 -24|.clean -3 -4 -10 -5|.cleaning -5 -2 -3 -2|.clear -7 -10 -19 -15
.cleared 6 13 10 13|.cler* -10 14 10 19|.clerk -10 14 10 19|.clie* -13 -3 0 -3|.clients -14 -8 -4 -8|.clim* 1 -2 3 -2
.clin* 8 21 4 23|.clinic 3 6 -2 8|.clinica 3 -3 -1 -4|.clip* 4 8 4 11|.clipped 4 10 6 13|.cloc* 0 -3 -8 -4
.clock 4 7 3 9|.clos* 13 -24 -13 -32|.close -1 -4 -2 -2|.closed -7 -44 -25 -56|.closed_in -3 4 -1 2|.closed_it 2 1 5 1
.closed~no -2 -8 -12 -11|.closing 12 11 3 12|.club 4 6 -1 7|.co 6 0 11 -2|.coac* -2 -3 -1 -1|.coach -2 -3 -1 -1
.cobr* 3 -8 -5 -14|.code -6 -5 -5 -5|.code* -3 5 0 7|.coff* -2 3 -6 6|.coffee -2 3 -6 6|.cold -17 -33 -21 -36
.collarbone -1 -5 2 -7|.collections -4 -9 -6 -10|.college -11 -41 -29 -47|.color -6 -11 -7 -10|.coma* 0 12 7 17
.comadre 0 12 7 17|.come 10 5 4 2|.come* 1 3 4 4|.come_and -5 -9 -11 -13|.come_back -4 -6 4 -4|.come_in -1 14 4 16
.come_to -1 1 -2 2|.come_up 7 7 12 6|.comes -3 0 2 1|.come~<name> -3 -1 -7 -2|.come~day -1 5 2 5|.come~no -2 -5 -2 -2
.comi* 0 -2 -3 -5|.coming 4 4 7 1|.comm* -23 -45 -33 -43|.comments -3 -15 -6 -14|.commercial -13 -8 -10 -11
.commercial_policy -1 6 3 7|.common 0 -9 -2 -9|.como -12 -23 -18 -22|.como_# -6 -4 -4 -5|.comp -5 12 12 13
.comp* -30 -6 2 -1|.comp_pay 10 20 25 21|.compania 4 2 3 1|.companies -4 -1 1 -1|.company 6 26 24 31
.company_<adult> -2 0 2 -1|.company~# 7 3 -8 -5|.company~and 8 10 13 12|.company~it 0 -4 -3 -4|.company~on 7 15 12 15
.compensacion -5 -11 -6 -15|.compensation 2 -4 -4 -5|.complained 7 5 -1 0|.complaint -3 -16 -10 -20
.complaints 0 0 3 2|.complete -7 -11 -4 -11|.complex 1 5 6 5|.compliance -15 -11 -9 -10|.computer -2 12 7 15
.comp~# 0 3 0 6|.con -5 -32 -23 -40|.con_otro -1 -25 -14 -30|.concrete -1 -5 2 -4|.cond* 11 23 7 16|.condo 1 7 5 3
.cone 4 3 1 2|.cone* 3 0 3 2|.cones 3 0 3 2|.conf* -42 -21 -32 -25|.confirmed -5 2 -6 -2|.conflict 6 24 16 28
.cons* -19 -20 0 -9|.consent -5 5 5 7|.consult 1 4 2 3|.cont* -13 -23 -20 -26|.contact -2 0 0 1|.contacted 0 1 1 1
.contempt -4 -5 -6 -4|.contingency 4 3 -4 -1|.contract -5 -19 -17 -28|.contract_has 0 -1 0 1
.contract_with -5 -15 -7 -16|.contractor 0 7 6 13|.contract~to 3 -9 -9 -17|.contributory -1 -10 3 -6
.control 2 19 9 21|.conv* 7 3 6 0|.convicted 7 2 4 0|.con~# 2 11 2 15|.con~no -6 3 -1 7|.con~y -1 -24 -21 -30
.cook 5 17 9 18|.cook* 6 12 3 13|.copd 1 -6 0 -6|.copi* 3 8 14 12|.copied 6 18 15 21|.copies 1 0 4 3|.copy -3 9 3 8
.copy_of -8 -9 -8 -10|.cord 1 9 2 11|.corn* 0 -8 -6 -8|.corner 2 -5 -3 -5|.corr* -2 -8 -5 -5|.corrieron 1 1 -4 2
.cort* -13 -14 -9 -10|.corte -8 -19 -6 -16|.corto -7 -7 -9 -9|.cost 5 6 -1 7|.cost* 2 -8 -11 -13
.cost_$ -4 -10 -16 -14|.coug* 4 6 5 7|.coul* -20 -47 -43 -50|.could -12 -26 -27 -23|.could_<i> -2 -2 -2 1
.could_do 3 5 0 5|.could_have -1 -10 -11 -9|.could_pay 2 10 9 16|.could~# -9 -3 2 -3|.could~<her> -6 -9 -9 -11
.could~as -3 -3 -4 -2|.could~for 0 1 1 2|.count -4 -11 -6 -13|.counts 4 1 -6 -1|.county 1 4 0 -2|.county~# 5 8 5 8
.coup* 10 15 11 14|.couple 4 14 11 16|.cour* -7 -31 -17 -26|.court -11 -43 -24 -44|.court_# -5 -17 -16 -17
.court_document 3 3 8 9|.court_in 1 -2 1 -4|.courthouse 0 8 7 10|.court~# 14 29 15 28|.court~<i> -2 -13 -2 -11
.court~<name> 10 4 10 13|.court~and -4 -22 -12 -30|.court~no 12 5 5 5|.cous* -6 -6 1 -8|.cousin -4 -2 4 -3
.cousin_said -2 2 0 1|.cove* -9 2 -4 -1|.cover -4 20 12 25|.coverage -6 -14 -15 -17|.covered -3 -2 0 -2
.covers -3 -11 -9 -9|.cowo* -2 5 5 4|.coworker -3 4 5 2|.co~# 6 12 12 13|.cpa 9 -7 8 -4|.cracked -1 3 5 3
.cran* 4 7 6 6|.crane 6 1 6 0|.crane_op 0 -2 -1 -3|.cras* -12 -1 3 4|.crash -8 2 4 3|.crea* 6 -4 3 -2
.cred* 11 0 -7 -7|.credit 6 -3 -11 -12|.creo 5 7 0 5|.creo_que 4 4 2 2|.crew 5 1 -2 6|.crim* 2 -16 -1 -15
.crossed 6 7 7 5|.crossing 3 4 6 6|.crosswalk 2 10 11 9|.crus* 8 19 15 20|.crushed 8 12 12 13|.cuan* 7 -5 -6 -8
.cuanto 7 15 7 17|.cuel* -4 1 0 5|.cuello -4 1 0 5|.cuff 2 -15 -7 -21|.culp* 2 -12 -4 -16|.culpa 2 -13 -5 -17
.cure 0 -2 -1 -5|.curr* 6 5 2 3|.current 11 8 6 7|.cust* 9 7 17 6|.custody 2 -10 8 -13|.customers 5 8 5 10
.cut -2 4 1 4|.cut_<my> -2 -13 -7 -11|.cut_it 7 2 2 5|.cut_off -6 -6 4 -9|.cut~# -10 -16 -11 -16|.cut~off 2 8 4 9
.cut~to -4 3 0 1|.cycl* 2 3 1 3|.d -6 -21 -17 -25|.da 12 13 8 9|.dail* -12 1 -2 2|.daily -12 1 -2 2|.dama* 8 -1 0 -7
.damage 2 10 0 5|.damages 0 -8 -6 -6|.dark 0 -30 -9 -34|.dash 0 -2 -1 -2|.dash* 4 2 0 1|.dash_video -1 2 0 2
.dashcam 4 2 0 1|.data -11 -16 -9 -15|.date -6 8 0 12|.date* 7 24 19 32|.date_of -2 1 -2 1|.dated 7 25 17 32
.dated_# 3 18 16 25|.dated_<name> 6 7 2 7|.dated~# 4 5 2 6|.dates -1 -3 1 -1|.date~# -2 1 -1 1|.day 4 43 16 53
.day_# 0 3 11 10|.day_<i> 7 10 9 11|.day_<name> -3 -1 0 -4|.day_after -2 -5 4 -1|.day_and -11 -7 -7 -6
.day_at -1 1 2 1|.day_before 4 2 4 1|.day_for 7 -2 -5 -8|.day_in 12 33 23 43|.day_no -15 -20 -17 -24
.day_notice 0 8 1 8|.day_one -1 -2 -6 -5|.day_to -1 -12 5 -11|.dayc* -1 4 1 0|.daycare -1 4 1 0|.daycare~# 4 10 5 8
.day~# 9 5 3 0|.day~$ 1 1 1 0|.day~<i> 18 17 18 21|.day~<my> -7 2 -4 4|.day~<name> 12 43 34 51
.day~<she> -3 -21 -6 -21|.day~<they> 4 7 2 8|.day~and 4 -11 -5 -11|.day~ask -2 -9 0 -9|.day~by -5 -15 -2 -12
.day~day -5 -4 -3 -3|.day~for -3 -11 -5 -12|.day~have 6 7 5 8|.day~hospital 0 15 6 17|.day~it -6 0 2 0
.day~no -7 14 7 14|.day~of -4 -6 -10 -9|.day~pay 0 -2 -6 -4|.day~think 2 -5 6 -6|.day~to 2 -5 0 -4|.dead 1 12 -2 8
.dead* -5 13 1 21|.deadline -4 14 6 20|.deal -6 2 -5 -1|.deal* 2 3 3 5|.dealer 3 7 5 7|.dear -21 -11 -13 -10
.dear_<name> -8 -5 -8 -5|.deat* -4 -4 -4 0|.death -4 -4 -4 0|.death_cert -3 -11 -5 -13|.death_certificate 1 6 8 8
.debe -1 -3 -7 -5|.debt* 3 3 -3 1|.debts 3 3 -3 1|.decent -2 -6 -3 -5|.deci* 7 10 14 7|.decision 8 3 8 3
.deck -5 4 -1 8|.deck* 11 16 8 14|.decl* 7 15 14 19|.declined 0 0 1 -1|.decr* 12 14 7 10|.decree 12 14 7 10
.dedu* 7 -1 1 -3|.deductible 2 -12 -8 -15|.deed 3 11 7 12|.deer 2 -4 -3 -1|.defa* -6 -29 -11 -31
.default -8 -19 -10 -23|.defe* -11 -38 -5 -33|.defender 5 -3 3 0|.defense -8 -2 -3 -2|.defi* 0 2 2 3|.deg 3 -10 -4 -10
.degr* 3 16 9 19|.degree 2 14 8 17|.delay 1 5 7 4|.delivery 3 20 13 23|.dema* -6 -13 -24 -17|.demand -7 -13 -19 -21
.deme* 3 5 3 5|.dementia 3 5 3 5|.dental 7 11 4 12|.dentist 1 0 -11 -4|.dentist_says -7 -7 -8 -8|.deny 6 10 13 15
.deny_# 6 19 8 22|.deny_letter 6 5 5 7|.deny~# -4 -1 2 1|.deny~<name> -1 -9 -5 -13|.dep 3 8 3 9|.depa* -4 -1 -1 -2
.department -4 -1 -3 -1|.depe* -6 -2 -1 -1|.depo* -32 -62 -44 -72|.deposit -12 9 -14 11|.depr* 0 -1 -3 -2
.dept 0 6 3 8|.depu* 5 12 14 15|.deputy 5 12 14 15|.dere* 2 3 2 2|.desc* 4 12 6 14|.desd* -5 2 7 2|.desde -5 2 7 2
.desk -12 0 -7 3|.desp* -4 6 -1 11|.despues -9 -5 -6 -4|.deta* 0 0 6 1|.dete* 15 26 31 35|.detective 10 21 23 27
.detention 1 -1 -1 2|.devi* -1 -1 -3 -2|.device -1 0 -2 -2|.diab* 5 10 10 13|.diabetic 7 11 11 13|.diag* -3 7 -4 11
.dice 8 -1 13 -4|.dice* 3 4 4 4|.dice_que 2 -4 10 -4|.dicen 3 4 4 4|.dicen_que 3 4 4 4|.did -7 -34 -25 -40
.did_<i> -6 12 8 17|.did_anything -1 8 4 10|.did_it 2 16 8 17|.did_no -17 -35 -32 -48|.did~# 2 -7 1 -11
.did~<i> 12 15 11 17|.did~<me> 3 -1 -4 1|.did~and 0 -3 -3 -4|.did~for 4 -6 2 -7|.did~in -1 -18 -7 -20
.did~it 3 -9 -5 -9|.did~of 3 3 0 5|.did~on 0 3 1 4|.did~to -9 0 -3 0|.died -9 -4 2 -5|.died_# -7 -12 -5 -18
.died_at 1 0 -2 -4|.died_in 2 22 10 21|.died~# 0 -2 3 -1|.died~<name> 2 15 8 14|.died~and -8 -21 -22 -29
.died~no -2 -2 1 1|.dier* 9 -8 -8 -14|.dieron 9 -8 -8 -14|.diff* -6 8 5 13|.different -6 8 4 11|.dijo -2 7 3 11
.dijo_que 0 7 8 6|.dijo~que -5 -12 -11 -11|.dio -2 -9 -7 -12|.dire* 7 1 -1 0|.director 6 5 4 2|.disa* 7 12 10 12
.disability 1 -8 0 -10|.disc 8 21 4 22|.disc* 6 0 -1 3|.discharge -1 -20 -12 -26|.disclosed 7 10 8 12|.dism* -1 0 1 0
.dismissed 2 0 2 0|.disp* 11 13 4 13|.dispute 6 8 8 9|.dist* -6 -20 -20 -23|.district 0 9 7 12|.ditc* 5 -11 2 -9
.ditch 3 -7 4 -6|.divo* 4 13 4 17|.divorce -5 -3 -6 -1|.divorcio -3 1 -3 0|.dmv -6 -5 -4 -5|.do -12 -28 -27 -34
.do_# -5 -11 1 -11|.do_<i> 32 25 17 34|.do_anything 5 1 1 0|.do_it 2 3 11 8|.do_no -11 0 -3 -2
.do_something -7 -19 -17 -25|.do_with -6 -13 -11 -12|.do_you -4 -17 -13 -20|.dob 4 14 11 13|.dock 12 26 20 34
.dock* -8 -18 -20 -20|.doct* -6 -15 -11 -16|.doctor -6 -15 -11 -16|.doctor_and -8 -4 -9 -8|.doctor_letter 0 4 2 6
.doctor_no -1 -19 -12 -21|.doctor_said 0 -7 -4 -7|.doctor_says 8 23 21 28|.doctor~# 3 7 8 8|.doctor~<her> -12 2 -4 4
.doctor~<i> 0 -5 2 -4|.doctor~<me> 1 2 1 5|.doctor~<name> 4 -1 2 -1|.doctor~it 7 11 6 13|.doctor~no 4 11 2 8
.doctor~says -2 -6 1 -6|.doctor~to -9 -3 -7 -4|.docu* -5 -13 -4 -11|.document -2 -10 -4 -8
.document_and -9 -15 -11 -21|.document_from 1 8 0 4|.document_in 1 -1 -1 0|.document_no -5 -12 -10 -15
.document_sign -2 3 2 0|.document_with -1 6 7 12|.document~# 2 -7 2 -6|.document~<her> -7 -13 -13 -13
.document~<i> -3 3 -1 5|.document~<name> 1 -4 -6 -6|.document~and -7 -7 -8 -8|.document~no 0 5 -4 0|.does 7 14 10 17
.does_it -3 -4 -8 -2|.does_no 0 -3 -6 -4|.dog 0 -24 -21 -32|.dogs -1 -2 -8 -4|.dog~# -2 -4 -8 -5|.doi 0 -3 2 0
.doi_# 1 -3 2 0|.doin* -9 -22 -9 -27|.doing -9 -22 -9 -27|.doing_it 7 20 10 23|.dol 0 1 -1 1|.dola* 0 -23 -20 -27
.dolares 2 -22 -18 -28|.doll* -6 -29 -20 -34|.dollar -7 -14 -9 -14|.dollars -1 -18 -14 -22|.dolo* 3 -1 -4 -2
.dolor 3 -1 -4 -2|.dond* -4 -18 -13 -23|.donde -4 -18 -13 -23|.done 9 -2 -1 -3|.done_# 4 2 6 2|.done_and -7 13 5 18
.done_by 5 5 5 5|.done_with -11 -32 -21 -35|.done~<i> -7 -8 -5 -9|.done~<name> 1 -3 -5 -1|.done~at 1 -4 0 -4
.done~it 1 -11 -3 -13|.door -6 -10 -8 -12|.doub* 6 3 1 1|.double 6 3 1 1|.down -9 4 -1 7|.down* -4 -15 -7 -19
.down_# 3 15 18 24|.down_and 3 -12 -5 -16|.down_on 7 19 7 21|.down_to -8 -21 -14 -28|.down~# -5 -14 -8 -16
.down~$ 8 6 8 7|.down~<her> -1 5 5 6|.down~<i> 10 13 8 8|.down~<my> 4 1 5 0|.down~<name> -2 -7 -1 -7
.down~<she> 3 0 2 2|.down~and 8 2 7 6|.down~at -7 -11 -12 -14|.down~did 1 -3 5 -5|.down~in 1 3 -3 1
.down~it -2 -7 -4 -10|.down~of -1 -5 -3 -5|.do~# -1 8 7 9|.do~<i> 7 0 4 -2|.do~<my> -8 5 -3 5|.do~and -5 5 -2 8
.do~but -1 4 -2 0|.do~do 10 15 7 17|.do~for -2 2 5 0|.do~have -8 -39 -20 -41|.do~it -8 -1 -1 -2|.do~need 4 8 7 8
.do~of -5 6 0 7|.do~on -1 9 5 12|.do~one -2 3 1 4|.do~to 4 11 11 15|.draf* -4 0 0 4|.draw* -10 -35 -32 -37
.drawer -8 -24 -18 -29|.drawings -4 -12 -11 -13|.drawn -4 2 -1 4|.dres* -2 0 -1 -1|.dril* -3 0 -2 1|.drin* -2 -6 -1 -6
.driv* -6 11 6 19|.drive 0 3 -2 4|.drive_for 9 4 4 7|.driver 7 18 5 20|.driver_cited -1 -11 -10 -14
.driver~<her> 3 21 9 27|.driver~and 3 16 13 15|.driver~on 2 9 7 11|.drives -7 -15 -7 -17|.driveway -3 -10 2 -8
.drive~and -8 -6 -8 -7|.driving -14 -25 -19 -28|.dron* 0 -2 0 -1|.drone 0 -2 0 -1|.drop -2 -10 -6 -13
.drop* -4 -19 -12 -23|.dropped -6 -10 -9 -14|.drov* 3 14 9 17|.drove 3 14 9 17|.drug* 7 19 9 24|.drugs 3 14 11 17
.drun* -8 -28 -22 -36|.drunk -9 -26 -21 -35|.dry 4 -11 -2 -10|.due -2 33 12 42|.due_# 3 8 -1 8|.due_<name> 6 4 3 5
.duel* -2 1 -2 5|.duele -2 1 -2 5|.duen* 5 18 7 17|.dueno 5 18 7 17|.due~# 6 8 8 9|.dui -1 -17 -4 -14
.dui~<longago> 4 12 13 14|.duri* -11 2 -1 3|.during -11 2 -1 3|.dusk 7 12 3 12|.duty -10 -10 -9 -9|.dx 6 8 12 7
.e 9 9 2 5|.e_email 11 23 13 21|.each -5 8 2 13|.each_time -5 -7 -8 -7|.each~and -3 11 3 14|.each~in 6 5 3 3
.earl* -10 -7 2 0|.earlier 2 6 9 14|.early -12 -13 -7 -14|.earn -5 1 -2 1|.earn* 4 3 6 5|.earn_$ 3 6 3 5
.earnings 1 -3 4 -1|.eeoc 2 3 8 7|.eeoc~file 2 7 4 8|.eith* -1 3 -5 5|.either -1 3 -5 5|.either_way -1 -10 -10 -11
.elbo* 15 15 18 9|.elbow 12 13 19 7|.elbow_fracture 0 -6 0 -8|.elec* 12 22 11 25|.electrician 2 6 4 8
.elev* 13 23 12 20|.elevator 1 -7 -9 -11|.else -3 -4 -3 -7|.em 6 -4 3 -5|.emai* 10 36 26 45|.email 5 27 19 35
.email_# 0 -5 -2 -7|.email_and -2 -2 -1 -1|.emailed 5 15 8 18|.email~# -10 8 4 8|.email~<name> -1 8 12 11
.email~<she> -5 -4 -1 -1|.email~it -1 -1 -1 -3|.email~no 2 -9 -11 -17|.email~to 2 -1 -3 -1|.emba* 6 10 3 13
.emer* -8 -10 -6 -13|.emergency -8 -10 -7 -14|.emergency~# -2 -6 0 -6|.empa* 6 10 6 9|.empacadora 6 10 6 9
.empl* 14 37 24 46|.employed 2 -6 1 -4|.employee -4 -1 3 0|.employees 9 17 18 22|.employer 9 17 6 19
.employer_# 4 6 0 3|.employer_and -17 -31 -25 -37|.employer_has 2 -7 0 -9|.employer_no -14 -16 -15 -17
.employer_said 3 -12 -9 -11|.employer~# -3 -2 1 -2|.employer~<i> 7 3 3 7|.employer~<me> 12 13 1 14
.employer~<my> 4 -5 -6 -7|.employer~<she> 3 7 -1 6|.employer~it -2 -24 -16 -35|.employer~no 9 25 23 32
.employer~on -7 -15 -11 -21|.employer~pay -5 -14 -4 -15|.employment -1 -2 1 -4|.empr* 3 5 2 5|.empresa 3 5 2 5
.empt* 4 3 -1 2|.ems 4 13 12 13|.en 37 20 18 23|.en_<her> 3 4 9 6|.en_<longago> 5 -3 7 -4|.en_<name> -3 -25 -11 -26
.end -12 -11 -8 -9|.ende* 3 10 10 10|.ended -1 12 10 13|.ended~# 0 -1 -5 -6|.ends -12 -42 -28 -48
.ends_# -5 -10 -11 -11|.end~# -6 -4 -4 -3|.enga* -2 1 2 -1|.engaged 1 9 8 11|.engi* -3 7 13 10|.engine 2 7 10 7
.engineer -2 -1 5 4|.engineer~# 2 4 4 7|.enou* 3 1 -2 -1|.enough 3 1 -2 -1|.ente* -2 -1 4 1|.entered 6 6 10 6
.entr* 11 42 31 49|.en~# 6 -12 -3 -14|.en~<me> 4 1 3 0|.en~<name> -12 -34 -28 -41|.en~con -8 -49 -32 -60
.en~en 7 -13 -9 -18|.en~no -8 -5 5 1|.en~otro -9 -15 -9 -17|.en~y -23 -91 -56 -108|.epid* -1 -3 -6 -3
.epidural -1 -3 -6 -3|.equa* 1 3 2 2|.equal 2 1 1 0|.equity 7 8 13 12|.er 0 12 -1 13|.er_# -3 -9 -8 -11|.era 5 0 6 2
.erro* 7 18 9 23|.er~# 9 8 6 6|.es 3 0 0 0|.escr* 5 8 4 12|.escribio 6 19 13 25|.escrito 0 4 2 5|.eso -3 -5 -12 -9
.espa* -5 12 2 14|.est 3 -7 0 -4|.esta 3 8 12 12|.esta* 3 -35 -21 -46|.esta_en 11 9 12 12|.estate 0 2 1 0
.estate~# 1 4 0 3|.esti* 2 -5 -3 -6|.estimate 4 -1 -2 -1|.even 10 18 14 17|.even* -10 -27 -17 -27
.evening -3 -13 -8 -14|.ever 1 -33 -8 -39|.ever_file -1 -1 -2 1|.every 3 28 22 39|.every_day 6 15 15 19
.every_month 10 25 18 27|.every_one -4 -14 -9 -12|.every_year 4 5 1 4|.everybody 0 -16 -5 -15|.everybody~# 5 1 8 0
.everyone 0 0 12 1|.everything -9 -19 -13 -23|.everything_<i> -2 -11 -8 -14|.everything_in 2 -10 -2 -13
.every~# 0 1 4 2|.every~<i> -4 -9 -3 -7|.every~and 1 6 8 7|.every~in -1 -5 -4 -6|.every~of 2 -5 -5 -5
.ever~and -3 -2 -1 -1|.evic* 0 5 4 9|.evid* -6 -8 -7 -8|.evidence -7 -11 -9 -11|.ex -3 5 -8 4|.ex_<spouse> -1 3 -4 3
.exac* -1 -5 -8 -4|.exam* 10 10 3 9|.exceeds 3 3 2 2|.except -12 -9 -10 -10|.excl* -7 -9 0 -10|.exec* 5 -2 -7 -5
.executor 4 1 -5 -3|.exis* 4 16 13 18|.expe* -1 1 0 -3|.expert 4 -4 5 -4|.expi* 1 -13 -10 -16|.expired -2 -9 -7 -13
.expires 3 -4 -3 -3|.expires_# 3 -8 -4 -6|.expl* 12 21 19 23|.explained -6 -1 -3 -1|.expo* 1 -4 0 -3|.exte* 10 -4 4 -5
.eye 3 -5 -6 -6|.eyes 2 -13 -8 -18|.e~# -1 0 -3 -1|.e~and -1 -4 -3 -4|.e~on 5 10 5 9|.f 4 7 4 8|.face -6 5 1 7
.face* -4 -2 -1 -5|.faci* 5 14 10 15|.facility -1 15 3 15|.fact 6 4 5 5|.fact* -2 4 6 10|.facts -8 -3 -4 -3
.fail* 5 8 10 11|.failed 1 -3 5 -1|.failure 1 10 4 11|.fair -9 -2 -6 -1|.fall 4 -7 3 -7|.fall* 2 17 20 21
.falls -2 1 4 2|.fals* 4 17 8 21|.false -1 7 2 12|.falt* -3 1 -2 1|.fami* -6 13 8 16|.families -1 5 1 5
.family -1 11 11 15|.family~# 5 16 12 14|.family~and -3 -5 0 -6|.far 9 24 1 17|.farm 3 12 11 15|.farm* 4 14 15 16
.fast -9 -8 -7 -5|.faul* -1 -5 -7 -3|.fault -1 -6 -10 -6|.fax 0 -5 -5 -3|.fbi 1 -6 5 -4|.fech* -1 0 0 0
.fede* -1 6 8 6|.federal 0 4 6 3|.fee -17 -17 -26 -14|.feed 2 10 2 12|.feel -10 -17 -10 -22|.feel* -6 -16 -13 -13
.feeling -4 -6 -10 -4|.feels -3 -8 -5 -7|.fees 7 19 11 17|.feet 5 4 9 6|.fell 5 -17 -10 -21|.fell* 5 11 16 16
.fell_# -4 -2 -2 4|.fell_at 0 8 11 14|.fell_off -4 -4 1 -2|.fell_on -3 2 3 -1|.fella -1 10 11 17|.fellow 6 2 4 1
.fell~# 1 13 11 16|.fell~<my> 2 0 -6 -3|.fell~ft -2 3 3 5|.felo* -7 -12 -7 -8|.felony -6 -14 -8 -10|.felt 1 3 0 2
.femu* -4 2 0 4|.femur -4 2 0 4|.fenc* -1 3 0 4|.fence -1 3 0 4|.fend* -5 -7 -6 -9|.fender -5 -7 -6 -9
.fender_bender -5 -7 -6 -9|.few 3 1 -9 -3|.fib 3 6 3 8|.field 0 -7 4 -6|.figh* -7 -4 -1 -3|.fight -7 -4 -3 -4
.figu* -12 -11 -10 -11|.figure -3 -5 -5 -3|.figures -9 -4 -5 -4|.file 6 -11 11 -10|.file_# 3 17 10 22
.file_<i> 4 18 19 22|.file_anything -1 -15 0 -18|.file_by 3 -13 -15 -18|.file_for -14 -30 -24 -34
.file_in -2 -14 -18 -23|.file_no -4 -2 -7 -1|.file_now 8 7 5 8|.file_on 7 9 9 10|.file_to -11 -1 1 6
.file_yet 13 32 24 38|.file~# 4 -23 3 -30|.file~<her> 3 10 11 16|.file~<i> 3 -9 -6 -8|.file~<me> -3 -9 1 -9
.file~<name> -9 -36 -29 -45|.file~and 0 -5 -9 -8|.file~court -3 -1 -5 -3|.file~for 3 -3 3 -3
.file~hearing -13 -33 -20 -34|.file~in -3 0 -7 -2|.file~no 3 -12 -2 -14|.file~of 3 -4 1 -5|.file~on -11 -21 -11 -22
.file~other 4 -1 4 -4|.file~time 4 3 6 3|.file~with -5 -17 -8 -21|.fill -6 -10 -9 -9|.fill* 10 17 18 22
.filled 11 13 15 14|.film 4 10 8 10|.film* 13 31 21 39|.films 3 5 3 5|.fina* 4 -7 0 -11|.final 3 -11 -2 -16
.find 6 29 16 33|.find* -4 9 0 13|.fine -4 -14 -14 -14|.fine* 5 7 -10 0|.fine_and -2 4 6 6|.fine_now 0 18 8 22
.fined 1 5 -8 1|.fine~<she> 5 10 11 14|.fine~in 1 -4 3 -7|.fine~it -6 -26 -15 -29|.fing* 3 3 8 5|.fingers -2 -5 4 -5
.fini* 8 22 13 25|.finish 3 -2 1 -1|.finished 3 20 7 20|.fire 1 -2 -1 -3|.fire* -2 -3 -2 -1|.fire_# -17 -30 -20 -36
.fire_<me> 6 13 2 16|.fire_marshal 0 2 3 0|.fire~# 14 19 12 19|.firm -15 -26 -12 -31|.firm* 6 23 6 21
.firm_in -5 -27 -22 -37|.firm_on -10 -21 -9 -26|.firmado 9 21 13 21|.firms -12 -1 -5 -1|.firm~# -17 -20 -21 -26
.firm~<name> -8 -49 -35 -66|.firs* 0 16 15 23|.first 0 16 15 23|.first_# -12 -9 -12 -10|.first_call -1 -10 -1 -13
.first_one 4 -2 1 -3|.first_time 3 9 7 10|.first~# -5 -4 -10 -2|.first~<i> 0 4 3 5|.first~and -3 -7 -9 -6
.first~of -3 -8 -4 -8|.first~on -7 -6 -3 -7|.fish -5 -14 -10 -14|.fix -5 -9 -4 -9|.fixe* 5 4 3 1|.fixed 5 4 3 1
.fixed_it -3 -6 -5 -14|.fixed~in 5 6 5 8|.flag* 4 14 7 14|.flagged 4 14 7 14|.flas* -3 4 3 7|.flat 4 14 6 17
.flat_$ 0 -4 2 -5|.flat_fee 13 21 8 25|.flew 3 11 7 9|.flig* -3 -7 -10 -12|.flight -3 -7 -10 -12|.flip 0 -8 -1 -7
.flip_flops 0 -8 -1 -7|.floo* 1 20 3 18|.floor -1 -2 -4 -3|.flop* 0 -8 -1 -7|.flops 0 -8 -1 -7|.flow* 4 3 1 1
.fold* -6 -26 -2 -28|.folder -2 -20 -4 -25|.folding -1 -2 1 0|.folk* 0 -12 -15 -14|.folks 0 -12 -15 -14
.following -8 -16 -11 -13|.following~on -2 -10 -8 -9|.food -1 -8 -12 -11|.foot 2 6 13 5|.foot~# 2 8 4 11
.for 3 -17 -6 -17|.for_# 4 9 2 0|.for_$ 2 -6 4 -6|.for_<her> -8 -9 -5 -12|.for_<me> -13 -32 -19 -35
.for_<my> -6 0 -1 -1|.for_<name> -4 2 18 13|.for_<she> -6 -7 -1 -5|.for_<them> 0 0 2 3|.for_about -2 -4 -3 -2
.for_another 2 11 8 13|.for_anything 1 7 6 8|.for_county 3 1 -1 1|.for_employer -7 -5 -6 -6|.for_free -2 -8 -7 -13
.for_good 5 18 11 19|.for_half 5 15 12 16|.for_hearing 2 -18 -8 -19|.for_it -10 -11 -13 -15|.for_lawyer -7 16 12 26
.for_letter -1 0 -5 0|.for_no 1 -5 -10 -9|.for_one 2 5 4 3|.for_retainer 2 7 4 5|.for_week 7 1 -5 -7
.for_year 6 12 17 11|.for_you -2 -11 -9 -12|.for_your -14 -15 -11 -16|.forearm 4 13 7 13|.foreclosure 7 6 16 12
.foreman 8 25 23 25|.foreman_text 3 4 8 2|.forensic 0 1 -1 0|.forg* -5 -20 -13 -18|.forged 0 -2 1 1
.forgot -1 -14 -10 -16|.forgot_to -3 -3 -4 -2|.fork* 4 -1 2 0|.forklift 4 -1 2 0|.form -10 -10 -12 -12
.form* 5 11 7 13|.form_# -21 -17 -23 -14|.form_<i> -1 -8 -1 -10|.former 6 7 6 9|.forms 0 1 1 0|.form~it 6 22 20 29
.form~no -1 -8 -7 -13|.forth -3 -2 1 -1|.forw* -5 -2 -3 -1|.forwarded -2 -5 -4 -5|.for~# 11 30 28 36
.for~$ -2 -3 -6 -9|.for~<adult> -4 -15 -8 -20|.for~<child> -6 -15 -5 -14|.for~<her> 1 -2 0 -1|.for~<i> 5 -14 -2 -16
.for~<me> -4 -5 -6 -5|.for~<my> -5 0 -5 -2|.for~<name> -2 20 21 33|.for~<parent> -3 9 -1 9|.for~<she> -4 1 -13 -1
.for~<spouse> 2 2 2 3|.for~<they> 5 4 6 11|.for~after 0 -6 -8 -5|.for~all 4 15 11 17|.for~and -5 1 -10 2
.for~at -11 -10 -7 -11|.for~back 6 6 2 4|.for~but 1 6 -2 4|.for~day 2 2 11 3|.for~for -2 -12 -4 -8|.for~from 4 -4 3 -4
.for~hour 11 13 2 11|.for~in -3 -19 -18 -21|.for~it -3 -22 -23 -30|.for~job 10 10 5 7|.for~lawyer 10 20 18 25
.for~month -2 -33 -21 -43|.for~more 2 16 10 21|.for~no 22 53 38 57|.for~now 6 1 10 -2|.for~of -22 -37 -24 -38
.for~on 3 0 2 2|.for~one 0 15 15 22|.for~or -2 4 -3 5|.for~out 3 3 3 5|.for~said -5 -4 -6 -7|.for~since 3 0 1 -1
.for~time 6 10 3 6|.for~to -12 17 2 22|.for~week -11 -5 0 -2|.for~which 0 4 -1 4|.for~who 0 10 7 13
.for~with -12 -8 0 -5|.for~year 4 15 4 22|.found 4 7 16 3|.found_# 3 11 4 11|.found~# -2 -11 -2 -14|.found~at -1 1 3 4
.found~in 0 1 5 5|.four* -3 1 0 1|.frac* 6 -1 4 -2|.fracture 6 -1 4 -2|.fracture_# -2 -4 2 0
.fracture_<her> 3 12 10 11|.fracture_<my> 10 -1 21 3|.fracture_hip 4 16 7 14|.fracture_rods 0 3 2 2
.fracture_since -5 -5 -5 -5|.fracture_wrist 0 -5 -7 -8|.fracture~# 4 4 3 6|.fracture~$ -2 -3 -4 2
.fracture~<name> -1 2 3 5|.fracture~and 8 16 10 11|.fracture~cast -2 -8 -6 -11|.fracture~day 4 7 8 11
.fracture~hip 0 -4 4 -5|.fracture~in 5 12 0 16|.fracture~jaw 4 1 2 -1|.fracture~pins 1 -4 -2 -2
.fracture~plate -2 0 0 -5|.fracture~ribs -3 -7 -5 -6|.fracture~surgery -6 1 4 3|.fracture~week -3 -6 -2 -5
.fracture~wired 3 5 3 5|.fracture~wrist -7 -10 -2 -8|.fran* 12 9 5 7|.franchise 13 8 5 6|.frau* 3 -17 2 -20
.fraud 5 -3 10 -3|.free -2 -6 -8 -12|.free~no -3 3 -9 -2|.fres* -7 -13 -5 -20|.fresh -9 -16 -6 -23
.frie* -16 -13 -16 -13|.friend -2 -17 -16 -17|.friends -9 3 -2 3|.from -4 36 31 46|.from_# -2 10 -12 9
.from_<her> -4 -14 -5 -15|.from_<longago> -6 3 -21 0|.from_<me> -9 -7 -4 -5|.from_<my> 2 6 12 7
.from_<name> 34 55 40 62|.from_behind 3 3 -2 2|.from_day -1 -2 -6 -5|.from_hospital -7 -13 -3 -15|.from_house 4 1 7 3
.from_school 3 14 7 17|.from~# -8 3 1 8|.from~<i> 1 -8 -2 -10|.from~<longago> 4 3 -1 5|.from~<my> 2 0 2 0
.from~<name> -5 -18 -12 -17|.from~<she> 18 61 45 74|.from~about -6 -11 -7 -13|.from~and -4 5 -2 7|.from~at -3 -3 -5 -5
.from~by 4 6 2 7|.from~company 1 0 1 2|.from~for 2 19 17 24|.from~here -2 3 1 4|.from~in -13 1 -3 3|.from~it -1 1 3 1
.from~month -13 -8 -6 -7|.from~no 4 4 -11 -2|.from~of 3 -13 0 -16|.from~office 1 -13 0 -14|.from~on -2 -3 -5 -5
.from~one 4 6 2 3|.from~outfit 1 -10 -6 -14|.from~says 4 7 10 10|.from~since 4 6 3 7|.from~to 4 3 0 4
.from~which 1 4 -1 8|.from~with 0 1 1 -1|.fron* -2 8 -5 2|.front -2 8 -5 2|.front_desk -1 5 -2 8|.front_of -1 -1 -2 2
.froz* 8 9 7 7|.ft 0 -2 1 1|.fue -13 -35 -20 -38|.fuel 1 -5 -3 -11|.fuer* -9 -27 -17 -31|.fui 13 13 17 15
.full -10 -17 -5 -19|.full_time 2 4 5 5|.full~# 4 -4 6 -4|.full~and -14 -36 -28 -44|.fund -3 -5 -1 -7|.fune* 8 3 10 4
.funeral 8 3 10 4|.funn* 4 0 1 0|.funny 4 0 1 0|.furn* -3 15 7 21|.furniture 3 13 8 19|.fusi* 9 19 19 22
.fusion 8 16 17 18|.g 3 8 8 7|.gall* -3 3 2 4|.gana -2 6 -2 7|.gana* 1 0 -1 -1|.ganaba 1 0 -1 -1|.ganaba_$ 3 -1 -6 -2
.ganaba~por 1 4 2 3|.ganaba~week 2 3 1 1|.gara* -6 1 5 3|.garage -6 1 5 3|.garn* 11 25 13 28|.gas 6 13 8 19
.gas_station 1 -11 -6 -13|.gate -4 1 2 1|.gave 1 -3 -7 -4|.gave_<her> -8 25 18 32|.gave_<me> 4 -27 -22 -42
.gave_<my> 3 -4 6 -6|.gave_it 16 -5 -9 -2|.gave~# -3 -12 0 -11|.gave~$ -1 -35 -17 -44|.gave~<i> 3 2 8 4
.gave~and -1 -17 -17 -23|.gave~day 5 -1 -6 -4|.gave~document 3 3 1 2|.gave~for -3 0 -2 1|.gave~number 2 5 3 3
.gave~to 15 -3 -2 0|.gc 4 -4 4 -3|.gear 0 -12 -4 -16|.gene* 7 -1 3 -2|.general 3 -5 -2 -7|.gent* -5 -10 -7 -9
.get 4 -15 -4 -21|.get_<her> 14 20 19 21|.get_<my> 4 -2 2 -1|.get_<them> 2 -1 -1 -1|.get_it 4 3 8 6
.get_lawyer -10 -9 -8 -5|.get_on 1 0 5 -3|.get_to 8 11 15 15|.gets 3 -20 -7 -28|.gets~for 3 3 2 0|.gett* 1 13 4 11
.getting 1 13 4 11|.get~<i> 6 5 7 5|.get~<my> -2 1 -2 -1|.get~and -7 -8 -8 -9|.get~for 1 -2 1 -5|.get~it 6 12 12 16
.get~of -4 -8 -4 -8|.get~to 6 3 3 -2|.give 7 -20 -12 -18|.give* 10 26 23 30|.give_it 3 -1 -2 0|.give_you 1 -4 0 -5
.given 1 14 14 21|.gives 5 10 7 7|.gives_<me> 2 1 2 -1|.give~# 0 -1 -3 0|.glad -4 -2 2 -3|.glad_to -4 -2 2 -3
.glov* -6 -9 -4 -12|.glove -6 -9 -4 -12|.gm -3 4 3 7|.go 4 2 7 0|.go_after 6 1 5 1|.go_back 7 8 2 2|.go_by 5 3 0 3
.go_from -6 -11 -4 -12|.go_in 5 4 6 4|.go_on -1 1 -2 4|.go_to -7 -10 -6 -12|.goes -5 5 -3 12|.goes_to -2 -7 -10 -7
.goin* -3 6 1 9|.going -3 6 1 9|.going_to -7 2 -4 6|.going~and 2 15 11 18|.going~to 2 3 3 4|.gone 11 3 10 5
.gone_to 10 8 3 7|.gone~# -3 6 5 8|.good -10 -11 -13 -15|.good* 6 7 6 11|.good_morning 0 4 0 4|.good~<i> -8 -4 -5 -3
.good~<she> 2 1 1 3|.good~and 2 1 -1 1|.good~no -2 -8 -7 -11|.got -9 -26 0 -27|.got_# -13 -9 -12 -6|.got_$ 8 6 11 6
.got_<her> -12 -36 -26 -45|.got_<my> 5 -5 -2 -9|.got_hurt -9 -11 -1 -5|.got_in 2 -5 -3 -5|.got_it 6 15 16 19
.got_lawyer -2 -14 -11 -19|.got_letter -3 12 12 21|.got_no -1 1 -3 -1|.got_one -7 -12 -6 -11|.got_photo -6 9 -2 8
.got_sick -1 -5 -5 -5|.got_ticket 3 5 0 4|.gott* -5 -13 -12 -18|.gotten 3 8 6 10|.got~# 5 -8 0 -7
.got~<her> -7 -22 -14 -26|.got~<i> -17 -12 -11 -7|.got~<longago> -7 -4 -6 -5|.got~<my> -7 -9 -8 -7
.got~<name> 2 0 -2 1|.got~<she> -3 -8 -5 -8|.got~and -22 -55 -38 -64|.got~at -5 8 3 12|.got~but -5 5 1 9
.got~by -7 -2 -3 -3|.got~day -2 -6 -1 -7|.got~document 6 11 6 13|.got~email 4 9 3 9|.got~for 5 0 4 -1
.got~from -3 -3 0 2|.got~in -2 2 -6 7|.got~it 5 6 9 9|.got~last 4 2 7 1|.got~lawyer 4 13 5 14|.got~letter 2 -8 -4 -10
.got~no -4 5 1 6|.got~of -4 -6 -4 -6|.got~on 4 8 9 6|.got~report 0 -2 -5 -6|.got~to -7 -2 0 -5|.got~w 1 4 7 6
.got~with -2 -4 -1 0|.got~year -3 6 4 9|.go~<her> 7 19 11 18|.go~<i> 0 -13 -4 -13|.go~and 8 14 11 16|.go~by 11 7 10 7
.go~in -7 1 1 3|.gps -11 -28 -16 -31|.graf* 7 14 8 14|.graft 3 8 7 8|.grandbaby -4 -1 2 1|.granted 0 -16 -9 -20
.grap* 2 3 -4 0|.grav* -1 -10 -6 -9|.gravel -1 -9 -6 -8|.gray -6 -6 -7 -6|.grea* -2 -2 -4 -7|.great -3 -8 -7 -13
.green -3 -15 -11 -21|.green_card 9 19 8 18|.green~# 8 4 11 5|.grie* -4 -13 1 -12|.groc* -3 1 -1 1
.gros* 0 -13 -11 -17|.gross -1 -15 -9 -16|.grou* -7 -27 -20 -31|.ground -6 -28 -17 -34|.group -5 -3 -5 -1
.group_chat 2 6 3 6|.group~# 3 0 1 -2|.grow* -8 -29 -8 -34|.grown 4 -13 1 -16|.guar* 7 -1 3 -8|.guard 9 9 15 10
.guardian 3 3 3 2|.guardianship 5 0 0 -1|.gues* 4 24 12 28|.guess 0 -1 -4 -5|.guess_# -2 -11 -12 -14
.guess_<i> 2 10 2 9|.guest 1 7 3 9|.guid* -4 -3 2 0|.guide -3 -1 3 1|.guil* 0 -7 -1 -12|.guilty 4 0 4 -5
.gutt* -3 -15 -11 -22|.gutters 1 -12 -9 -19|.gym -3 -2 -4 -2|.h 0 -8 -7 -10|.ha 18 34 35 43|.habi* 1 5 2 6
.habl* -8 -4 -8 -2|.hace -7 -23 -23 -30|.hace* 11 52 36 64|.had 11 -43 -23 -55|.had_# -16 -22 -6 -21
.had_<her> -10 -33 -19 -39|.had_<my> -3 -8 -10 -11|.had_it 5 2 7 0|.had_lawyer 13 23 16 28|.had_no -5 -37 -25 -46
.had_on -1 2 1 4|.had_one -1 -5 -1 -11|.had_to 2 3 -7 -2|.had~# -11 -49 -25 -51|.had~<her> 1 -9 -1 -7
.had~<i> -5 -22 -23 -28|.had~<longago> 4 5 9 7|.had~<my> 4 4 2 4|.had~<name> -3 10 8 16|.had~<she> 5 29 17 34
.had~all -4 -4 -5 -2|.had~and 2 -26 -9 -26|.had~at 2 3 -3 1|.had~beers -5 -26 -13 -29|.had~but -5 -4 -1 -5
.had~by 3 -2 1 -2|.had~every 6 4 1 4|.had~for -2 15 11 18|.had~from 5 26 14 31|.had~in 9 9 12 9|.had~it 0 21 13 25
.had~lawyer 3 -1 1 -3|.had~no 6 4 3 3|.had~of -2 -8 -4 -9|.had~on 1 -4 2 -3|.had~out 0 -8 -3 -4|.had~put 9 10 3 10
.had~sign -7 -15 -5 -19|.had~since -9 -16 -13 -19|.had~to 1 -21 -16 -26|.had~who -2 2 -5 3|.had~with 8 20 10 23
.had~year 8 10 8 10|.hair -15 -4 -13 1|.hair* 1 -7 1 -4|.half 4 34 21 43|.half_of 4 7 2 7|.half~# -14 -12 -19 -13
.half~it 1 0 -3 -1|.hall 2 -2 -1 -6|.hand 8 33 20 42|.hand* 3 34 24 37|.hand_# 8 17 7 21|.handed -6 -17 -13 -22
.handle 8 16 13 18|.handles -2 5 2 5|.hands 7 16 12 17|.hand~# 0 9 -4 10|.hang -5 0 -1 -2|.hang_up -1 4 1 5
.happ* -25 -16 -2 -12|.happen 5 -2 3 -1|.happened 4 4 3 2|.happy -19 -9 -6 -10|.happy_to -10 3 -1 6|.hard 11 12 5 14
.hardware 0 -3 -4 1|.hardware_store -2 -2 -4 1|.harness -4 -3 -1 -3|.has 7 22 24 24|.has_# 7 35 20 44
.has_$ -1 -13 -6 -13|.has_<her> 12 40 22 48|.has_<me> 3 -7 -4 -5|.has_<name> 2 -3 -1 0|.has_all 3 2 5 1
.has_had -10 -30 -23 -41|.has_it -1 -2 0 -3|.has_lawyer 18 15 15 7|.has_no -12 -16 -14 -23|.has_pay -5 -13 -10 -12
.has_to -5 3 -5 3|.has_told 4 1 5 0|.hast* 6 2 7 0|.hasta 6 2 7 0|.has~# 18 24 27 29|.has~$ -1 1 0 7
.has~<her> -9 -47 -26 -53|.has~<i> 0 -21 -14 -20|.has~<me> 9 -6 9 -7|.has~<my> -10 -30 -23 -40
.has~<name> -6 -25 -11 -31|.has~<she> 1 3 9 6|.has~and 13 30 9 29|.has~at 9 6 11 5|.has~comp -2 -11 -3 -16
.has~document -3 -13 -7 -20|.has~file -2 15 10 17|.has~for -10 -13 -13 -17|.has~from 5 5 13 6|.has~have 1 -16 -12 -17
.has~house -8 -3 -8 -1|.has~in -1 -25 -13 -34|.has~insurance 0 1 2 3|.has~it 9 28 20 31|.has~lawyer 7 8 2 8
.has~no -7 -9 -13 -12|.has~of 13 5 9 -3|.has~on 10 14 17 20|.has~one -5 -8 -8 -11|.has~pay 6 10 8 8
.has~record 10 10 11 8|.has~says 2 4 8 9|.has~sign -1 -9 -6 -16|.has~since -1 -21 -14 -32|.has~to 12 21 7 24
.has~up -3 -3 3 -1|.has~with 2 13 7 13|.haul* 4 10 6 10|.have -13 25 14 40|.have_# -8 6 5 11|.have_$ 6 3 9 2
.have_<her> -1 -4 -8 -5|.have_<my> -4 -2 0 -3|.have_<them> 7 11 8 11|.have_about 4 10 6 11|.have_all -1 -8 -1 -9
.have_any -3 3 -4 4|.have_bank -5 -5 -3 -6|.have_both 5 0 6 -2|.have_copy 5 9 7 11|.have_document 2 18 5 25
.have_got -3 -2 -2 -3|.have_it 5 26 17 32|.have_lawyer 4 2 -3 -7|.have_lease 7 16 15 18|.have_letter 3 -11 -6 -11
.have_money -6 -15 -2 -13|.have_no -14 -1 -6 4|.have_one -4 -13 -10 -13|.have_photo 1 0 7 -1|.have_receipt 0 1 1 -1
.have_report -4 -2 -1 -2|.have_to 5 6 9 3|.have~# 7 2 4 2|.have~$ 5 10 10 13|.have~<her> 21 45 31 46
.have~<i> -17 -17 -19 -18|.have~<me> 4 17 9 18|.have~<my> 1 17 5 22|.have~<name> -2 -4 -8 -6|.have~<she> 6 7 -4 2
.have~<they> 4 -2 -1 -2|.have~about 1 0 -2 -1|.have~all 0 -4 2 -4|.have~and 22 45 45 49|.have~both -2 -12 -14 -12
.have~but -2 0 -5 0|.have~by 2 0 0 -1|.have~card -2 -3 -5 -2|.have~day 2 6 0 6|.have~document 4 0 -4 0
.have~email -4 -18 -7 -24|.have~every 0 -3 -2 -2|.have~file 0 -3 3 -5|.have~for -3 -7 -5 -5|.have~from 7 26 16 29
.have~had 4 1 0 2|.have~here 3 5 6 4|.have~in -9 -28 -23 -32|.have~it -6 -18 -8 -18|.have~lawyer -3 22 10 27
.have~letter -5 -4 -3 -2|.have~no 13 18 20 24|.have~now -1 1 3 1|.have~of -15 -32 -13 -31|.have~on 0 -3 -1 0
.have~one 3 13 7 15|.have~or -11 -12 -12 -11|.have~photo -9 -17 -15 -26|.have~since -1 4 -2 -1
.have~statement -6 -9 -7 -7|.have~to -10 5 2 8|.have~with 6 24 17 27|.have~year -6 -14 -13 -14|.hay 9 7 3 12
.hay_report 4 4 -7 3|.hay~y 6 19 9 20|.head 1 14 9 14|.head* -3 -6 -4 -5|.head_on -2 -6 -8 -10|.heal* -12 -30 -32 -29
.healed 2 -2 -6 -1|.health -11 -21 -12 -20|.health_insurance -3 -9 -2 -8|.healthy -1 -5 -7 -4|.health~<name> 0 3 -3 1
.hear 3 7 5 9|.hear* -2 -46 -24 -56|.hear_it 7 6 8 7|.heard -1 -17 -6 -20|.heard_it -1 -3 -6 -3|.hearing 0 -13 -2 -11
.hearing_# -12 -3 4 8|.hearing_<name> 9 13 7 13|.hearing~# 12 15 6 15|.hearing~<name> -2 -25 -15 -31
.hearing~<they> 8 15 8 16|.heart 2 4 -3 2|.heat -6 -3 0 -1|.heat* 1 5 -2 2|.heat~# 2 3 4 6|.heav* -6 -1 -1 2
.hed 3 -2 8 0|.hed~out 1 -5 -1 -4|.held -1 11 14 15|.hell 19 22 20 27|.hell* -21 -10 -9 -8|.hello -21 -10 -9 -8
.hell~it 6 9 5 11|.helmet -2 -10 -8 -13|.help -4 -12 6 -10|.help* 16 23 18 29|.helped 7 3 -1 5|.helper 8 11 14 12
.helping 1 1 3 2|.helping_<me> -2 -1 -1 0|.here -24 -1 1 2|.here_# 2 2 2 2|.here_<i> 1 1 0 2|.hern* -6 17 2 22
.hernia -4 -4 -3 -2|.hey -22 -19 -17 -20|.high -3 -11 -5 -12|.hip 5 12 10 8|.hip~# 1 1 4 3|.hire 8 9 8 11
.hire* 0 -2 1 -6|.hired 0 -2 1 -6|.hired_anyone 3 8 3 7|.hired_lawyer -6 -12 -9 -13|.hired_no 1 5 3 5
.hired_yet -6 -5 -2 -3|.hired~for -2 -1 -4 -1|.hired~to 1 5 -7 -3|.hiri* -3 -2 -3 -4|.hiring -3 -2 -3 -4
.hist* -2 -14 -10 -17|.history -2 -14 -10 -17|.hit 8 -1 0 -2|.hit_<her> 15 53 40 62|.hit_<me> -10 18 4 20
.hit_<my> -1 10 8 12|.hit_by -7 5 -1 6|.hit~# 6 13 12 15|.hit~<name> 2 -3 4 -3|.hit~<she> -11 -9 -12 -8
.hit~and -10 -18 -12 -23|.hit~car -10 0 -3 2|.hit~head 3 9 4 7|.hit~in -6 -7 -7 -5|.hit~on -3 -3 -4 -4
.hit~truck 0 14 9 17|.hoa -9 -10 -17 -13|.hold 5 1 9 -1|.hold* 5 30 20 37|.holding 0 10 7 14|.hole 0 -3 0 -4
.holi* 4 13 13 14|.holidays 3 11 10 12|.home* 3 23 11 23|.homeowner -1 8 6 10|.hone* 7 -15 -8 -19|.hors* -3 -14 -8 -15
.horse 1 -4 5 -2|.hosp* -2 3 8 7|.hospice -1 -2 -2 0|.hospital -7 -3 5 0|.hospital_# 0 1 -2 0|.hospital_and -4 3 -2 6
.hospital_for -5 -11 -6 -11|.hospital~# 0 -13 -4 -21|.hospital~$ -1 -6 2 -9|.hospital~<my> 2 -3 -4 -4
.hospital~and -1 -2 4 -1|.hospital~day -4 -5 -2 -5|.hospital~no -4 1 -3 0|.host 1 7 1 8|.hot 3 -3 2 -2|.hotel 7 6 6 7
.hotel~# -7 -6 -7 -6|.hour -1 -1 -3 -4|.hour_# 5 10 18 11|.hour_at 3 -1 -3 -1|.hour_no -7 -19 -16 -23
.hour_of -5 -6 -7 -3|.hour_week 0 -7 -5 -7|.hour~# 3 19 11 27|.hour~<me> 5 -5 4 -2|.hour~<my> -1 -2 -3 -1
.hour~and -7 -6 -1 -2|.hour~email 3 1 1 -2|.hour~for -3 -24 -16 -25|.hour~hour -2 5 1 6|.hour~in -4 -6 -7 -9
.hour~it 2 -9 -5 -10|.hour~no 2 1 0 -2|.house 3 4 5 8|.house_# 4 3 -4 6|.house_$ -5 -18 -9 -17|.house_<she> 3 5 8 5
.house_and 8 0 -1 3|.house_in 1 2 1 1|.house_maybe -4 -8 -8 -7|.house_no -1 26 9 29|.house_on 2 12 -3 13
.house_to 4 10 10 13|.house_worth 0 10 4 11|.household -10 -21 -14 -24|.houses -1 -4 -4 -6|.house~# 1 20 25 29
.house~$ 2 20 2 21|.house~<her> 5 1 8 1|.house~<my> -1 -5 1 -4|.house~<name> 1 -3 0 -3|.house~<she> -3 -5 -2 -5
.house~and 3 17 9 19|.house~at 1 1 5 1|.house~day 4 5 0 3|.house~for -7 -4 1 -5|.house~in -9 -24 -18 -27
.house~it -4 10 8 12|.house~no 2 -1 -1 2|.house~on -5 -13 -9 -14|.house~owe -4 -11 -5 -11|.house~to 4 4 5 5
.house~with 0 -5 1 -5|.how -5 -14 -17 -14|.how_<i> -3 -1 2 2|.how_it 6 -2 9 0|.how_long -10 2 -3 3
.how_many 0 -5 -8 -5|.how_much 7 5 5 7|.how~<i> 5 9 -8 4|.how~and 3 8 3 6|.how~it -4 -4 -8 -4|.huma* -4 -1 -4 0
.hung -11 1 -2 2|.hung_up -11 -3 -3 -3|.hurr* -4 -1 -10 -1|.hurt 3 -4 0 -2|.hurt* 7 5 7 6|.hurt_<her> 3 9 1 11
.hurt_<my> 0 8 8 15|.hurt_at -15 -14 -13 -16|.hurting 4 10 6 10|.hurts 3 -5 1 -4|.hurt~back -3 -2 -3 -1|.hvac 4 0 2 3
.hygi* -4 -4 -6 -4|.hygienist -4 -4 -6 -4|.hypo* -1 -1 -1 -2|.hyst* 1 -3 -4 -1|.hysterectomy 1 -3 -4 -1
.iba 8 -11 5 -11|.iba_en 2 -7 4 -5|.ice -14 -26 -13 -28|.icu 1 12 6 16|.idea 3 1 1 2|.iden* 6 7 7 7|.idk -2 -1 3 -2
.iep 1 0 -7 -1|.if -61 -39 -30 -39|.if_<i> -4 11 2 16|.if_<she> -18 -15 -20 -14|.if_<they> -2 3 5 5|.if_it 3 2 5 0
.if_no -7 -3 -10 -2|.if_there -8 -8 -4 -7|.if_you -23 -5 -9 0|.if~# -3 -1 3 -4|.if~<her> -9 -8 -12 -9
.if~<i> -1 1 -5 4|.if~<me> 0 3 2 5|.if~and -10 7 9 12|.if~anything -4 -3 -2 -2|.if~can 4 6 4 3|.if~could -6 -10 -6 -10
.if~do -12 -11 -11 -11|.if~got -11 -8 -11 -7|.if~had -12 -10 -8 -8|.if~have -6 4 2 7|.if~it 2 10 9 12
.if~no -7 -7 -9 -9|.if~or -2 3 0 6|.if~something 7 7 3 7|.if~take 12 6 8 4|.if~to 5 5 -2 10|.if~you -5 -6 -5 -7
.ignored 12 30 25 36|.imag* -2 -4 -2 -3|.impl* 1 4 -3 -1|.implants -6 -8 -3 -7|.impr* -1 -2 1 -1|.in -5 0 3 2
.in_# -25 -47 -46 -52|.in_<her> 3 19 7 26|.in_<lastyear> 3 -6 -1 -7|.in_<longago> 8 -19 8 -10|.in_<my> 11 20 15 27
.in_<name> 26 0 18 -9|.in_<she> -3 19 13 27|.in_<them> -7 -6 0 -4|.in_<years> 2 -24 -9 -29|.in_and 2 7 16 7
.in_another 2 4 2 6|.in_any -7 1 -4 4|.in_binder 2 -3 0 -6|.in_by 3 -1 4 -5|.in_car 2 -4 5 -5|.in_court 9 3 9 8
.in_email 0 -3 0 -5|.in_folder -2 -14 -4 -17|.in_for 5 -5 -3 -3|.in_front 0 -2 1 -1|.in_group 2 6 3 6
.in_hand 20 18 23 21|.in_hospital -9 4 3 9|.in_house 5 4 2 4|.in_it -3 -5 8 3|.in_law 3 -16 -5 -12
.in_middle 2 -7 3 -7|.in_morning 2 1 3 1|.in_new 1 -1 -5 -4|.in_no -10 -47 -36 -59|.in_office -1 1 -2 -1
.in_on -1 13 8 17|.in_one 9 12 12 17|.in_order -3 5 2 5|.in_parking 0 13 7 18|.in_person -1 -3 0 -4
.in_place -6 -4 -7 -6|.in_report 4 5 6 7|.in_room -2 -11 -5 -11|.in_same -4 -8 -6 -12|.in_spring -4 -8 -2 -9
.in_there -3 -16 -14 -20|.in_time 1 4 -1 1|.in_town -1 -7 -2 -9|.in_truck 3 8 7 9|.in_way 4 0 3 0|.in_which -3 -1 -3 0
.in_with 9 11 7 7|.in_writing 11 31 15 34|.in_your -13 3 -1 6|.inch 0 6 -3 4|.inci* -1 4 -4 5|.incident 1 6 0 7
.incident_report 0 6 -1 5|.incl 6 4 5 7|.incl* 0 2 2 1|.including 0 0 0 -1|.inco* -3 19 12 24|.income -3 15 15 23
.inde* 0 1 -3 2|.independent -3 -4 -8 -4|.infe* -2 8 11 14|.infection -3 -3 0 -1|.info -1 2 -1 3|.info* -5 -1 1 0
.init* 2 12 13 12|.initials 5 4 6 2|.inje* 0 33 11 35|.inju* -29 -46 -27 -46|.injunction -1 -13 -9 -13
.injured -4 -5 -4 -5|.injuries -15 -19 -15 -17|.injury -7 -9 2 -11|.insi* -8 -22 -19 -25|.inside -8 -22 -19 -25
.insp* 6 22 16 25|.inspected 0 4 0 5|.inspection 5 26 17 30|.inspector 0 -11 -4 -12|.insu* 15 21 19 20
.insurance 8 4 2 4|.insurance_# 3 23 17 23|.insurance_$ 0 0 1 0|.insurance_<adult> -1 -13 -7 -16
.insurance_and 3 -17 -8 -16|.insurance_has -4 -6 -3 -6|.insurance_no 2 -17 -7 -18|.insurance_offered -4 -7 3 -7
.insurance_pay -5 -12 -14 -12|.insurance_says 7 5 2 8|.insurance_wrote 1 -1 3 -2|.insurance~# 1 14 13 17
.insurance~$ -9 -18 -20 -21|.insurance~<adult> 2 -8 -1 -8|.insurance~<her> 0 3 0 1|.insurance~<i> -2 -6 -3 -6
.insurance~<me> 3 -1 0 1|.insurance~<my> -3 7 7 11|.insurance~<name> 0 -23 -12 -29|.insurance~<she> 1 4 -1 5
.insurance~all 5 -8 -4 -7|.insurance~and -3 3 0 1|.insurance~for -2 -8 -9 -15|.insurance~most 0 -13 -4 -14
.insurance~no -1 -6 -10 -8|.insurance~of 2 3 5 5|.insurance~pay 6 -7 3 -3|.insurance~policy 0 -6 -2 -4
.insurance~says -6 -8 -6 -9|.insurance~to 14 0 9 -1|.inta* -24 -12 -13 -12|.intake -25 -13 -13 -13|.interest 3 -3 0 -8
.interested 4 2 1 1|.internal 8 27 14 29|.internet 0 -3 4 -1|.interview 0 -10 -3 -11|.into 2 -5 3 -4
.into_<her> 7 16 21 21|.into~and -3 -12 -7 -18|.inve* 0 1 7 7|.invo* -13 -32 -27 -41|.invoice -13 -20 -19 -23
.invoices -1 -4 -3 -5|.in~# -8 -22 -26 -42|.in~$ 12 8 13 13|.in~<adult> 4 -9 -4 -14|.in~<her> -12 -15 -24 -25
.in~<i> 10 24 14 25|.in~<lastyear> 3 4 10 5|.in~<longago> -14 -47 -20 -57|.in~<me> -4 7 -1 10|.in~<my> -5 23 14 31
.in~<name> -7 24 13 28|.in~<she> 18 7 27 10|.in~<spouse> 0 -1 7 3|.in~<them> -2 -13 -14 -21|.in~<they> 1 -28 -14 -31
.in~<thisyear> 5 16 12 16|.in~<years> 3 12 5 12|.in~about 2 2 -2 1|.in~account -4 -30 -19 -38|.in~after -1 7 2 7
.in~all -16 -60 -34 -74|.in~and -31 -53 -35 -57|.in~as -8 -3 0 1|.in~at -6 -16 -11 -22|.in~because 1 -6 -1 -5
.in~but -10 -2 -7 -3|.in~by -4 -10 -13 -12|.in~came 1 -5 -1 -5|.in~case 4 -15 -4 -16|.in~chat 2 6 3 6
.in~court -1 -4 -6 -6|.in~day -4 6 10 10|.in~deny -4 4 6 6|.in~did -11 -25 -16 -28|.in~doctor -2 -6 -3 -8
.in~far -1 -7 -4 -9|.in~file 2 -17 -7 -28|.in~fine -2 -2 -3 -1|.in~for -7 14 1 17|.in~from 5 11 14 12
.in~got -9 -37 -19 -42|.in~had 11 10 10 12|.in~has 4 -10 2 -13|.in~have 16 19 17 21|.in~house -10 -22 -9 -25
.in~in -1 -39 -34 -59|.in~it -17 -36 -21 -38|.in~kid 3 6 -7 8|.in~lane 1 -10 -5 -13|.in~last -7 2 -3 6
.in~lawyer -19 -12 -19 -8|.in~left 3 5 7 4|.in~letter -4 -6 -2 -4|.in~lost -7 -6 -2 -6|.in~lot 1 3 -1 3
.in~month -6 -22 -13 -24|.in~name 0 -1 7 -1|.in~no -16 -3 2 -4|.in~now -5 -4 3 -7|.in~of -17 -31 -27 -39
.in~on 14 6 2 13|.in~one 2 3 -4 3|.in~or 1 7 0 7|.in~other 3 3 5 2|.in~out 7 22 17 24|.in~own 4 -10 0 -12
.in~photo 7 1 -3 -3|.in~place 3 -1 0 -4|.in~places -2 -3 1 -2|.in~report -1 -9 -4 -10|.in~room -3 -3 -5 -8
.in~said 0 -3 -7 -3|.in~same 2 4 -1 5|.in~says -5 7 0 10|.in~since -5 -2 -1 1|.in~store -2 -4 -4 -4|.in~th 5 8 0 7
.in~then -1 -11 -2 -15|.in~there -4 -22 -15 -27|.in~time -1 0 -1 -1|.in~to -2 -15 -8 -17|.in~told -3 -11 -9 -15
.in~took 3 5 2 4|.in~truck 7 11 1 11|.in~video 3 5 1 0|.in~w -2 -4 2 -5|.in~week -7 -2 -6 -3|.in~went -1 -19 -12 -25
.in~when 7 39 24 47|.in~where -6 -6 -2 -6|.in~which -10 -26 -16 -29|.in~with -19 -34 -31 -38|.in~year -13 -15 -13 -10
.in~you -4 -2 -1 -1|.irs 4 3 3 2|.ish 3 2 -7 1|.issu* 11 7 4 10|.issue 9 8 5 7|.issued 2 0 -1 3|.it 10 -73 -51 -94
.it_# 12 32 9 28|.it_$ 1 -11 -9 -15|.it_<her> -2 -11 -7 -9|.it_<i> 4 -20 -7 -17|.it_<me> 0 -6 -3 -4
.it_<my> -4 -9 -8 -7|.it_<name> -5 -20 -20 -26|.it_<she> -6 -23 -11 -31|.it_<they> 4 -5 2 -5|.it_about -6 -3 -7 -2
.it_again 5 7 5 6|.it_all -1 3 -6 10|.it_and 16 -19 -10 -25|.it_as 2 2 4 5|.it_at -10 -27 -22 -33|.it_back 15 36 22 41
.it_because -1 12 8 15|.it_before -5 -26 -14 -33|.it_but -2 -23 -7 -32|.it_does -7 -1 -3 1|.it_done 7 24 11 27
.it_down -9 -16 -7 -17|.it_fine -3 -1 -3 4|.it_for 7 2 14 6|.it_from 3 7 12 13|.it_go 0 -8 -11 -5|.it_goes -2 3 0 5
.it_good 4 2 0 0|.it_got -8 -10 -3 -11|.it_had 2 -9 -6 -13|.it_has 0 -5 -1 -4|.it_in 8 6 6 -2|.it_it 1 -1 -3 -3
.it_no 2 -4 1 -3|.it_now -1 -10 2 -12|.it_off 2 -10 -4 -11|.it_on -12 -1 -1 -2|.it_one 3 -1 4 -1|.it_or -8 1 -5 -1
.it_out 6 12 8 22|.it_over 0 -25 -11 -32|.it_right 5 25 12 24|.it_said 0 -23 -6 -25|.it_same 5 5 1 5
.it_says 10 28 13 33|.it_sign -5 -7 -9 -7|.it_since -9 -32 -19 -41|.it_still -7 -24 -15 -28|.it_time -1 -7 2 -9
.it_to 3 -11 -24 -16|.it_too 1 0 3 1|.it_up -1 -4 -2 -3|.it_went 6 -3 -1 -3|.it_with -7 -43 -33 -50
.it_worth 11 8 12 4|.it_would -3 3 -2 6|.itd 0 -13 -8 -16|.item -3 -4 1 -3|.item* -4 -3 -9 -5|.itll -5 -13 -10 -12
.its -4 -18 -15 -15|.its_# 1 -4 -2 -7|.it~# 0 20 14 30|.it~$ -2 -7 1 -11|.it~<adult> -9 -34 -17 -40
.it~<child> 5 3 4 1|.it~<her> 14 35 16 38|.it~<i> -11 -22 1 -30|.it~<longago> -17 -36 -27 -42|.it~<me> -6 -41 -31 -57
.it~<my> 14 -1 3 4|.it~<name> 11 28 20 36|.it~<parent> -3 7 2 9|.it~<she> -2 -21 -22 -23|.it~<they> -3 -15 -12 -21
.it~about -8 -11 -6 -7|.it~after 3 3 4 2|.it~all -2 -17 -10 -19|.it~and -33 -71 -57 -84|.it~as -2 -22 -12 -26
.it~at -1 -8 -1 -6|.it~back 0 4 1 7|.it~because -4 2 3 4|.it~but 3 4 1 7|.it~by 6 -1 -3 5|.it~company -7 -1 -3 0
.it~day -4 -8 -8 -13|.it~down 3 -1 -1 0|.it~email 0 -5 1 -5|.it~fine 7 -1 1 -2|.it~for 12 32 19 41
.it~from -8 -14 -16 -21|.it~go 1 4 2 9|.it~good -3 -8 -8 -6|.it~got -4 1 3 0|.it~had 12 15 5 16|.it~has 4 -22 -10 -29
.it~have 2 5 14 11|.it~house 3 -1 1 -4|.it~if -8 -5 -4 -3|.it~in 2 -31 -23 -36|.it~it -6 -41 -32 -53
.it~last -2 -1 0 1|.it~like 4 -2 -2 -1|.it~money -6 -6 -6 -2|.it~month 11 9 1 4|.it~more -3 -8 -3 -10
.it~next -1 -5 -5 -3|.it~no 0 -30 -8 -42|.it~now -1 9 1 8|.it~of 9 -10 -14 -13|.it~on -3 -43 -33 -56|.it~one 0 0 -4 -1
.it~only -6 -4 -3 -4|.it~or 0 -8 -3 -7|.it~out 0 -3 -6 -3|.it~over -5 -12 0 -12|.it~own 11 12 9 15|.it~pay 2 -3 -10 -9
.it~put 2 -2 5 -3|.it~record -3 -7 -7 -8|.it~report -8 -5 -4 -4|.it~said 2 -14 -6 -16|.it~say 0 -10 -10 -12
.it~says -5 6 2 7|.it~sign -4 -21 -8 -23|.it~since -9 4 2 7|.it~then -6 -1 -3 0|.it~there 19 8 6 8|.it~time -4 -2 1 3
.it~times 3 -1 -1 0|.it~to -8 -19 -12 -24|.it~up 9 13 10 12|.it~way -5 -16 3 -16|.it~week 12 5 5 1
.it~when -6 -10 -10 -12|.it~which -11 -15 -11 -18|.it~with -15 -48 -35 -54|.it~writing -11 -10 -13 -12
.it~wrote -5 -8 -4 -7|.it~year 9 10 3 12|.it~you -4 -3 -3 0|.jacket -1 -1 1 3|.jail 15 19 17 23|.jaw -2 -15 -7 -14
.jaw~# -2 -1 -3 -2|.job 0 4 6 3|.job_# 4 9 1 8|.job_at 1 -1 -3 -3|.jobs 7 1 -1 -1|.job~# -9 -8 -2 -10
.job~<name> 5 3 5 3|.job~and 1 -2 -1 -3|.join* -4 -1 2 0|.joint -2 2 4 4|.judg* -22 -44 -34 -53|.judge -12 -34 -23 -41
.judge~# 12 12 18 13|.judge~<name> 3 1 1 1|.judgment -3 -1 -4 -2|.junt* -3 -13 -6 -14|.jury -10 -3 1 1|.k 6 1 -1 2
.k_# 1 10 6 11|.keep 18 10 8 8|.keep* 2 19 12 23|.keeps 4 15 9 18|.keep~and 0 -5 -4 -6|.kept 12 12 10 13
.kept_# 0 0 -3 -3|.kept~and 2 6 9 7|.kept~of 3 13 5 13|.keys -3 0 -3 0|.kick* -2 -11 -5 -12|.kicked 1 -5 -1 -5
.kid 15 10 16 14|.kid_# -8 -7 -1 -3|.kid_in -2 -4 -5 -1|.kid_no 3 10 6 11|.kid_on -5 -11 -13 -11|.kidn* 3 0 7 -1
.kidney 2 -11 0 -13|.kidneys 2 7 7 7|.kid~# 2 0 1 1|.kid~$ 1 -11 1 -16|.kid~<i> 1 6 3 6|.kid~<me> -3 -9 0 -8
.kid~<my> 5 2 11 1|.kid~<name> -2 -2 0 -3|.kid~and -2 -5 1 -4|.kid~in -3 -14 1 -11|.kid~it 3 -8 0 -2|.kid~no 0 8 -7 9
.kid~to 4 -6 -5 -4|.kill* 0 13 3 11|.killed 0 13 3 11|.killed_# 0 10 4 7|.kind -9 -4 -10 -5|.kind* -14 -3 -2 -1
.kind_of -2 -6 -3 -7|.kindly -14 -11 -8 -11|.kitchen -14 -15 -18 -18|.knee -1 7 -3 6|.knee* 6 -4 8 -3|.kneecap 3 2 5 1
.knees 5 -5 4 -4|.knee~# 1 3 -5 4|.knee~and -5 0 2 1|.knew -3 -38 -13 -45|.knoc* 1 -2 -1 -4|.know -10 -23 -15 -27
.know* -10 3 8 5|.know_<i> -1 0 -2 1|.know_about 5 -3 1 -6|.know_and 1 7 5 7|.know_how 14 10 9 9|.know_if 6 10 3 4
.know_it -2 -5 2 -7|.know_of -6 0 0 1|.know_what -14 -19 -18 -16|.know_where 1 -8 5 -3|.know_who 1 8 3 5
.known -8 -16 -2 -18|.knows -2 19 10 23|.know~# -5 -8 -12 -12|.know~<i> -1 5 -5 6|.know~<she> 6 21 10 22
.know~<they> -8 -12 -12 -13|.know~it 10 6 8 4|.know~name 2 4 -2 3|.know~of 2 -3 -8 -3|.know~said -2 -2 2 -1
.know~to -4 6 1 2|.know~you 1 7 7 7|.l -3 -2 3 3|.l_<i> 8 19 12 25|.lab 3 9 14 10|.labe* 10 20 13 23|.label 9 21 15 24
.labo* 5 17 5 18|.labor 5 13 5 13|.labr* 0 -9 -6 -11|.ladd* -2 -6 -3 -7|.ladder -2 -6 -3 -7|.lado -5 -4 4 -3
.laid -4 -3 -1 1|.laid_off -3 -3 -1 0|.laid~# 0 4 0 7|.land -5 -6 -2 -5|.land* 4 -22 -27 -32|.landlord -2 -26 -21 -34
.landlord~# -7 -15 -10 -16|.landlord~<my> -7 -6 -2 -4|.lane 0 8 4 9|.lapt* 4 8 3 8|.laptop 4 8 3 8|.larg* 9 13 8 16
.large 9 13 7 15|.last -5 -28 -22 -34|.last_# -7 -4 -12 -4|.last_<name> 11 -11 -6 -15|.last_check 0 -5 3 -3
.last_day 5 10 11 12|.last_month 2 -3 -7 -7|.last_name 5 10 6 12|.last_night -16 -23 -18 -23|.last_week 2 14 11 16
.last_year -9 -2 1 -1|.last~# 11 15 11 14|.last~<i> -8 -15 -9 -13|.last~<name> 3 1 9 5|.last~<she> -2 -9 -1 -11
.last~and -7 -3 -1 -1|.last~in 2 8 6 11|.last~no -14 -7 -7 -5|.last~to 5 11 7 13|.late 0 -16 -11 -19
.late* -16 -16 -15 -16|.late_<parent> 1 -1 3 -4|.later -6 -10 -8 -10|.laug* 5 0 -4 2|.laughed 4 3 -1 4
.laun* -8 -6 1 -7|.laundry -3 5 4 6|.law -13 -6 -11 -8|.law_firm 13 19 18 19|.law_office -12 0 -8 -2
.law_says 6 13 2 14|.lawf* 6 6 1 3|.lawn -1 0 4 3|.laws* -3 -1 2 2|.lawsuit -4 4 4 7|.lawy* -1 20 15 20
.lawyer 0 21 17 23|.lawyer_# -2 -11 -5 -13|.lawyer_<i> 12 1 3 2|.lawyer_<name> -18 -20 -15 -19|.lawyer_and 9 7 7 1
.lawyer_before 10 14 13 19|.lawyer_but 0 5 -1 3|.lawyer_ever 2 -14 5 -14|.lawyer_far 7 13 9 16|.lawyer_for 17 19 26 20
.lawyer_from -3 0 -2 2|.lawyer_has -2 -5 -6 -3|.lawyer_hired -4 -3 -8 -7|.lawyer_in -9 -9 -9 -11|.lawyer_ni 12 20 9 22
.lawyer_no 6 2 1 -1|.lawyer_now -2 -7 3 -6|.lawyer_on -9 -12 -10 -13|.lawyer_or -2 -2 3 1|.lawyer_sign 6 11 9 13
.lawyer_then -1 0 1 -2|.lawyer_to -3 -6 -12 -10|.lawyer_who -10 -8 -9 -10|.lawyer_wrote 2 1 2 0
.lawyer_yet -1 -8 -8 -16|.lawyer~# -12 -5 5 -6|.lawyer~$ -5 -12 -4 -10|.lawyer~<child> 3 2 5 2|.lawyer~<her> 4 4 5 9
.lawyer~<i> -9 -5 -12 -3|.lawyer~<me> -14 -14 -15 -13|.lawyer~<my> 0 -10 -7 -7|.lawyer~<name> -7 -14 -14 -16
.lawyer~<she> -1 10 3 14|.lawyer~<they> 2 7 3 7|.lawyer~and -9 -11 -9 -10|.lawyer~do -8 3 0 7
.lawyer~file -11 -22 -19 -26|.lawyer~for -7 -22 -16 -26|.lawyer~has -4 -1 -3 1|.lawyer~have -2 4 0 8
.lawyer~hired -5 -19 -6 -20|.lawyer~in 3 11 2 10|.lawyer~it -5 -28 -16 -35|.lawyer~no -12 13 8 19
.lawyer~now 0 -25 -17 -30|.lawyer~on 4 13 11 15|.lawyer~one 3 0 10 1|.lawyer~only 3 3 4 1|.lawyer~or 6 -2 -1 -2
.lawyer~out 2 5 7 8|.lawyer~pay 4 -7 -3 -9|.lawyer~sign 0 -5 -4 -5|.lawyer~to -7 -17 -14 -18|.lawyer~up 1 3 0 5
.lawyer~want -6 -5 -9 -7|.law~it 2 -13 3 -13|.lb 3 -5 -2 -8|.le -8 4 8 12|.le_dieron -2 -15 -15 -19
.le_dijo -3 -8 -5 -8|.leak 5 16 8 18|.leak* -7 -30 -20 -33|.leaked -2 -2 -4 -1|.lear* -14 -30 -25 -37|.leas* 7 10 -1 7
.lease 11 10 7 10|.lease~<name> 3 4 1 2|.least -5 0 -1 1|.leav* -3 -4 -13 -5|.leave -9 -17 -17 -23|.leaves -3 -3 -3 -1
.leaves~to -2 3 -1 4|.leaving 6 15 5 19|.leaving~on -2 4 1 5|.left 10 28 19 30|.left_# -3 -9 -7 -15
.left_in 8 22 19 27|.left_on -1 -10 -6 -11|.left~# 4 -7 -5 -14|.left~<name> 7 6 6 7|.left~and 4 -8 0 -10
.left~in -5 -2 -4 1|.left~on 9 26 17 33|.left~to 2 2 2 1|.leg 3 11 7 3|.lega* -6 -1 -2 2|.legal -7 -3 -2 0
.legal_aid -2 -3 0 -5|.lend* 2 0 2 -2|.lent 3 -1 -7 -5|.less 4 -4 -1 -3|.let -16 -23 -21 -25|.let_<her> 2 1 -2 1
.let_<me> -25 -10 -13 -5|.let_go 4 9 10 12|.let_it -1 -20 -8 -25|.lett* 5 21 -1 18|.letter 2 14 1 14
.letter_# -11 -26 -13 -28|.letter_<i> -2 -2 -4 -3|.letter_<name> 1 2 6 5|.letter_and -4 -11 -2 -12
.letter_but -4 1 -1 4|.letter_came -3 -3 -1 -5|.letter_dated 8 16 12 18|.letter_for -7 -35 -22 -40
.letter_from 4 12 8 14|.letter_in -2 9 7 13|.letter_issued -1 -4 -7 -3|.letter_no 3 9 4 9|.letter_of 4 10 5 11
.letter_says 8 28 15 31|.letter_to -8 -19 -19 -24|.letter_with -2 -3 -5 -3|.letter~# 5 20 16 30|.letter~<i> 0 -2 2 -4
.letter~<me> -2 -1 -5 -5|.letter~<my> -2 -4 -1 -1|.letter~<name> 3 14 6 19|.letter~and 3 -12 -3 -12
.letter~by -1 -3 0 -7|.letter~day -7 -11 -1 -12|.letter~in -2 -3 -2 -10|.letter~it 2 14 9 19|.letter~no -7 6 10 9
.letter~says -3 -7 3 -7|.let~and -2 -13 -6 -17|.let~from -4 -8 -3 -9|.let~go 3 4 7 7|.let~know -20 -21 -18 -23
.leve* 7 16 10 14|.level 5 13 8 11|.le~# -9 -13 -9 -17|.le~no 6 21 22 26|.le~que 2 -12 0 -13|.liab* -5 -13 -1 -13
.liability 1 10 13 16|.libr* 6 4 8 5|.library 0 -5 -3 -6|.lice* 8 10 2 9|.licenciado -6 -8 -8 -10|.license 9 9 6 10
.license_# 1 5 2 6|.licensed 4 8 3 7|.license~in -3 -6 -5 -2|.lid -1 -5 -8 -7|.lie -4 -1 -3 1|.lien 6 8 -5 4
.life 7 17 20 17|.lift -6 6 4 5|.lift* -4 4 3 5|.ligh* 5 2 1 3|.light 3 18 4 23|.light_duty -1 5 1 8
.lights -1 -4 -3 -5|.light~<name> -2 1 -1 3|.like -2 -22 -17 -23|.like* -4 -17 -14 -18|.like_# -3 14 8 17
.like_it 9 17 13 23|.like_lawyer 4 3 6 5|.like_to 0 -23 -21 -25|.liked 2 -5 0 -2|.likely -3 -4 -6 -3
.likes -4 -8 -8 -13|.like~# 7 9 2 8|.like~<she> -3 -5 -4 -6|.like~and 4 22 10 26|.like~down 3 -5 -4 -7
.like~for 3 0 2 4|.like~from -2 -3 -3 -1|.like~if -2 11 4 9|.like~in 1 11 9 11|.like~know 4 1 -2 -2
.like~no -6 -5 -3 -3|.like~on -12 -12 -6 -9|.like~put 2 -2 -3 -2|.like~to 4 9 8 5|.like~what 1 -8 -5 -6
.limi* -21 -29 -21 -36|.limit -5 -8 -2 -7|.limitations -3 1 0 2|.limits 2 -11 -9 -19|.limp* -9 3 1 11|.line 1 13 12 11
.line* 4 13 9 11|.line~# -3 9 3 7|.line~<my> 4 8 6 5|.lip -5 13 7 16|.list -1 13 14 18|.list* -4 -3 1 8
.list_of -5 -3 1 -4|.listed 1 6 7 10|.lists -3 0 4 4|.lit 0 -22 -8 -27|.liti* -15 -13 -10 -13
.litigation -15 -14 -12 -14|.litt* 7 5 4 7|.little 7 5 4 7|.live -2 7 0 1|.live* 1 5 1 7|.lived -2 12 8 15
.lived_in -1 -6 0 -7|.lived~<name> -1 -4 0 -5|.lived~since 3 22 16 28|.lives -2 -11 -10 -14|.lives_in -11 -26 -17 -32
.lives~<name> 0 2 2 2|.livi* 4 14 6 16|.living 4 14 6 16|.ll 7 24 13 29|.llam* 5 25 1 29|.llc 10 21 9 24
.lleg* 2 7 9 10|.llego -1 -4 4 -3|.llev* -5 3 10 4|.load* -4 -7 -12 -5|.loading -5 -3 -6 0|.loan 4 5 9 9
.loan* 7 14 11 9|.loan_$ 1 2 2 5|.loans 3 2 6 1|.lobb* 2 5 1 6|.lobby 2 5 1 6|.loca* 7 7 10 8|.local 4 1 7 2
.lock 2 8 15 10|.lock* 1 5 0 2|.locked 3 3 2 0|.locked_up 1 -1 -1 -4|.log 16 21 24 30|.logg* 9 17 14 20
.logged 3 7 5 8|.logo -10 2 -2 4|.logs 4 -4 5 -7|.log~in -2 -18 -7 -19|.lol 5 5 2 8|.long 2 -5 -2 -9
.long* -5 -2 -4 -1|.longer -6 0 -5 2|.look 2 6 0 4|.look* -3 11 1 13|.look_at 16 18 8 13|.looked -3 1 -4 2
.looked_at -2 -13 -7 -16|.looked_up -4 2 -3 3|.looked~and -4 0 -1 1|.looked~it 0 -3 2 -6|.looking -4 2 -5 -1
.looking_at -2 0 -10 -3|.looking_for -10 3 2 8|.looking_to 5 8 6 6|.looking~lawyer -8 -1 -6 0|.looks 3 10 4 12
.look~it 0 8 5 6|.loos* 3 16 16 18|.loose 3 16 16 18|.lose -5 -9 -8 -10|.losi* 5 10 7 12|.losing 5 10 7 12
.loss -3 1 3 3|.loss_# -1 -10 -4 -10|.loss~# -1 -4 -3 -6|.lost 15 27 25 29|.lost_# 0 7 2 4|.lost_$ 1 1 6 -1
.lost_<her> -2 -7 0 -10|.lost_<my> 1 8 6 10|.lost~# -3 -4 -2 -2|.lost~$ 3 8 5 8|.lost~<i> 1 -3 -5 -3
.lost~at -1 -2 -3 -1|.lost~for 1 -3 -3 -7|.lost~in 2 4 5 5|.lost~job 4 13 6 10|.lost~of -7 -3 -3 -2
.lot -4 -18 -10 -18|.lot_of -2 -1 -3 -1|.lot~# 0 6 1 4|.lot~<name> -5 -1 1 1|.love 1 -2 2 0|.love* 7 -14 -12 -19
.lovely 5 -12 -11 -21|.low -3 -23 -16 -28|.lowe* -7 -8 -11 -6|.lower -7 -8 -11 -6|.lpn 7 9 9 11|.lpr 9 11 12 13
.lumb* 0 1 5 1|.lumber -2 1 0 1|.lumber_yard -2 1 0 1|.lunc* -12 -11 -9 -10|.lunch -12 -11 -9 -10|.lung 5 10 10 9
.mach* -10 -27 -12 -31|.machine -9 -25 -8 -28|.mad 0 1 3 -2|.made 5 -4 -7 -3|.made_$ 0 4 3 2|.made_<me> -1 -1 -6 0
.made_to 1 -1 -1 -1|.made~# 2 10 3 6|.made~and -1 -3 1 -4|.made~week 3 7 6 9|.mail* 5 5 7 9|.mailed -1 3 6 4
.main -2 0 1 0|.maintenance 8 15 11 15|.make 10 0 -2 -1|.make* -10 -6 3 -4|.make_# 0 9 7 12|.make_$ 1 3 0 4
.make_<her> -1 -7 -5 -7|.make_<them> -4 -9 -4 -9|.maker 1 -2 5 -3|.makes -10 -8 -3 -6|.make~month -2 12 -3 11
.maki* 7 8 7 9|.making 7 8 7 9|.mall 5 3 1 4|.management 0 -1 1 0|.mand* -1 3 -4 1|.mando 3 16 11 19|.mano 8 14 11 14
.manu* -6 -30 -17 -37|.manual -7 -25 -14 -30|.manufacturer 3 -2 0 -2|.many -7 -12 -10 -10|.marked 2 6 6 6
.market 6 8 5 8|.marr* 6 19 8 21|.marriage 6 23 16 27|.married -1 0 0 0|.married_# -3 5 -1 5|.married~# 1 4 2 5
.married~year -1 5 2 3|.marshal 2 5 5 2|.mas -1 3 3 2|.mass 4 -1 6 -3|.mast* -4 0 2 1|.matc* 2 1 3 5|.matt* -8 13 3 12
.matter -7 6 -2 5|.matters 4 12 8 12|.mayb* 2 -1 6 5|.maybe 2 -1 6 5|.maybe_# 3 4 12 5|.maybe_$ -4 -3 -7 -8
.maybe_no -3 -1 7 3|.mayordomo 3 11 4 12|.meal 2 0 0 -1|.mean -3 -10 -3 -9|.mean* 3 12 8 17|.means 0 2 -5 2
.meant 5 24 20 29|.meas* -1 -5 -3 -4|.mech* -2 6 5 5|.mechanic 0 9 5 9|.med 3 -8 -12 -12|.medical -6 9 3 12
.medical_records -1 2 0 2|.medical~and -4 1 -2 2|.meds 2 7 7 10|.meet 3 5 9 6|.meet* 4 3 -3 4|.meeting 2 -1 -5 1
.memb* -8 -15 -14 -18|.member -9 -11 -14 -13|.memo 4 11 11 14|.memory -8 1 0 2|.memory_care -3 -5 -1 -6
.mention 8 14 2 10|.mesh -5 -8 -9 -8|.mess* -16 -15 -12 -16|.message -15 -21 -17 -23|.messages 2 2 4 1
.met -5 -26 -11 -31|.meta* 2 -8 -15 -12|.metal 3 2 -2 0|.mid 1 -9 -6 -10|.midd* 6 -5 5 -5|.middle 6 -5 5 -5
.middle_of 3 -8 -2 -10|.mied* 3 -11 0 -15|.miedo 3 -11 0 -15|.migh* 10 12 9 17|.might 8 7 7 12|.might~and 3 2 -1 3
.migr* 5 4 7 4|.mil 8 7 13 12|.mile* 5 12 7 17|.miles 5 13 7 18|.mill 4 8 10 9|.million -12 1 -9 2
.million_in -7 -5 -4 -4|.min 4 4 -3 -2|.mind -2 -8 -4 -9|.mini* 1 0 -1 1|.mino* 0 -7 1 -10|.minor -2 -11 1 -15
.mins 3 2 -2 -2|.minu* -12 -10 -9 -8|.minute 2 2 0 5|.minutes -18 -17 -11 -17|.minutes_and -7 -5 -1 -4
.mism* 9 11 7 13|.misr* -3 4 1 4|.missed -5 -22 -24 -28|.missed_# -6 -21 -21 -28|.missed~at 1 6 4 6
.missed~of -5 -8 -9 -8|.missed~week -1 10 1 8|.missing 0 -4 0 -7|.mistake 8 5 9 3|.mixe* -3 -3 -5 -6
.mixed -3 -3 -5 -6|.mm 1 9 2 9|.mobi* -1 -1 -6 -2|.mobile -1 -1 -6 -2|.moderate 7 10 7 8|.mold -4 3 -1 4
.mone* -17 -20 -17 -23|.money -17 -20 -17 -23|.money_<i> -3 6 0 8|.money_and -3 -5 -1 -7|.money_for 1 -12 -8 -15
.money~<i> 1 4 3 7|.money~can -2 -1 -5 -1|.money~it -2 2 -5 4|.moni* -1 5 4 5|.monitor -1 5 4 5|.mont* 4 -2 -6 -1
.month 2 -1 -4 -3|.month_# -3 -5 -1 -6|.month_<i> 3 7 3 7|.month_<she> -12 -35 -21 -38|.month_after -1 7 6 10
.month_and 4 -3 -9 -5|.month_behind -1 0 0 3|.month_for 4 7 1 7|.month_in 2 5 -2 3|.month_no 4 -8 -5 -14
.month_of -4 -5 -2 -3|.month_to 4 22 15 25|.monthly -1 -5 -4 -2|.month~# -4 -7 -9 -5|.month~$ 9 23 12 28
.month~<i> -3 -15 -1 -15|.month~in -1 2 2 6|.month~it -3 10 12 16|.month~no 2 9 2 8|.month~pay 3 9 7 10
.more -10 0 -6 -4|.more_time -3 -3 0 -4|.more~# -5 -7 -6 -8|.more~<i> 4 12 12 16|.morn* -6 5 5 12|.morning 1 8 10 14
.morning_<i> 4 -3 3 -4|.mornings -4 -4 -5 -4|.morning~# 2 -2 -2 0|.morning~on 5 -2 0 -1|.morp* -1 -2 -2 0
.morphine -1 -2 -2 0|.mort* 7 17 15 22|.mortgage 7 17 15 22|.most -6 -13 -6 -14|.most* -2 -2 -1 -2|.most_of 1 -7 -6 -8
.mostly 5 11 8 13|.most~and 1 2 0 0|.moti* -6 -6 -3 -3|.moto* 7 3 6 4|.motor 2 -2 1 1|.move 0 13 4 16|.move* 7 1 -2 -4
.moved 5 0 -4 -5|.moved_$ 1 -3 -1 -4|.moved_in -1 8 6 10|.moved_out -6 -7 -17 -11|.moved_to -1 -7 3 -8
.moved~# -8 -21 -22 -26|.moved~<name> -4 -2 2 -6|.moved~and 2 8 7 8|.moved~to 15 11 9 8|.movi* 1 -1 5 0
.moving 1 -1 5 0|.mowe* 2 -6 -2 -7|.mower 0 -8 -2 -9|.mri 3 19 8 25|.mri_shows -2 10 8 12|.much -2 9 -2 9
.much* 3 28 16 36|.mult* 14 21 15 27|.multo 4 -1 -1 -2|.muri* 2 8 8 10|.murio 2 8 8 10|.must 0 -1 7 3|.n 3 1 -2 1
.nada 4 13 3 13|.nadi* 10 20 15 25|.nadie 10 20 15 25|.nadie_<me> 2 -9 1 -10|.nail -2 -1 1 1|.name -3 6 -3 6
.name* 3 25 18 27|.name_and -2 2 0 3|.name_in -5 -18 -16 -21|.name_of 7 10 2 8|.name_on -3 14 10 21|.named 2 15 12 17
.names 1 10 6 10|.name~<i> -6 -4 -5 -5|.name~<my> 1 8 2 8|.name~<name> -7 -10 -10 -14|.name~no -4 -10 -6 -9
.name~photo -4 -5 -3 -5|.national 1 -3 2 0|.natu* -6 0 -4 2|.nd 3 1 5 2|.nd_# -10 -17 -12 -18|.nda 2 5 6 7
.nd~# -6 -6 0 4|.nd~rd 3 -5 -3 -6|.near -11 -16 -17 -20|.near* 0 -11 -4 -15|.near_<me> -6 -6 -14 -11
.nearly 1 -10 -3 -13|.nece* 3 6 -1 8|.neck 0 -2 -8 -2|.need -2 11 2 14|.need* -11 -7 0 -3|.need_it -4 14 11 23
.need_lawyer -28 -19 -25 -19|.need_somebody 3 9 8 15|.need_someone 3 -3 1 -4|.need_to 16 7 5 2|.needed -10 -5 -2 -6
.needs 2 2 6 7|.need~<i> -2 -4 -5 -3|.need~<name> -6 -10 -5 -11|.need~before 1 -5 4 -4|.need~by 6 -2 -3 -5
.need~for -2 10 3 12|.need~lawyer -10 -8 -4 -10|.need~to -9 -10 -7 -11|.need~who -1 -11 -10 -15|.neg 2 -7 -5 -10
.nega* 1 -2 -4 -4|.negl* -2 1 2 2|.negligence -6 -5 -1 -4|.neig* 2 -7 -7 -11|.neighbor 1 -15 -12 -20
.neighbor_says 1 4 -5 0|.neighbors -1 -3 -1 -3|.neit* 5 16 10 17|.neither 5 16 10 17|.nerv* 7 17 9 22|.nerve 8 10 6 13
.net -12 -15 -11 -18|.neur* 13 41 27 51|.neurologist 5 22 13 29|.neuropsych 0 3 7 6|.new 5 10 6 13
.new_employer -4 -9 -7 -10|.new_one -13 -14 -17 -13|.newspaper -3 7 1 9|.new~# 4 8 5 5|.new~$ 6 16 11 20
.new~<name> 1 0 -1 0|.new~and -4 -6 -2 -6|.new~no 5 -8 0 -12|.new~said -8 -10 -5 -10|.next -8 -18 -20 -22
.next_day -6 -4 -11 -10|.next_door -5 -3 -1 0|.next_morning 2 -10 -5 -12|.next_to 1 -6 -2 -8|.next_week 3 -18 -5 -22
.next~# -2 -5 0 -5|.next~and 1 -4 -9 -8|.ni 5 -2 0 -4|.nice -7 -7 -14 -3|.nigh* 5 28 12 33|.night -5 4 -4 6
.night_# 2 19 16 23|.nights 6 17 13 22|.nights_at 2 -4 5 -4|.nights~<name> 3 4 3 3|.nine* 3 10 5 10
.nineteen 5 11 7 11|.no 24 58 39 61|.no_# -9 -7 0 -8|.no_<her> 4 9 4 7|.no_<i> 20 25 25 30|.no_<me> 17 45 30 53
.no_<my> 17 35 17 37|.no_<name> 0 -17 -12 -19|.no_<she> -6 5 4 6|.no_and 9 10 -2 11|.no_answer -5 -10 -4 -13
.no_any -2 0 0 0|.no_arbitration 3 4 -1 6|.no_arrested 11 26 16 32|.no_arrests 4 9 1 12|.no_asked -9 -17 -10 -17
.no_at -13 -18 -13 -19|.no_call 0 2 -3 -4|.no_called 3 -2 -2 -3|.no_charge -5 -9 -7 -12|.no_claim -8 -4 -6 -4
.no_come -5 3 1 3|.no_comp -4 -7 0 -8|.no_complaint 3 -8 -4 -12|.no_contract -11 -4 -4 -7|.no_court -4 7 5 10
.no_coverage -5 -14 -9 -16|.no_did 6 -8 -1 -12|.no_dispute 5 7 8 9|.no_do 11 29 23 32|.no_doctor 0 -11 -3 -15
.no_document -1 -18 -9 -23|.no_done 0 -1 2 -5|.no_else 4 15 7 13|.no_ever -1 -5 1 -7|.no_family 9 5 1 5
.no_fault 9 9 12 14|.no_file 10 1 22 3|.no_find -3 3 4 4|.no_firm 14 28 25 32|.no_for -5 -3 -4 -5
.no_fracture -1 1 -2 1|.no_fraud 4 -7 6 -9|.no_from -5 2 0 3|.no_get 5 13 8 16|.no_give 4 -7 -2 -6|.no_go 0 -8 -4 -9
.no_going 1 6 1 7|.no_gone 8 2 -1 1|.no_good 3 3 5 3|.no_got 2 -11 -8 -16|.no_had 7 10 0 7|.no_harness -2 5 4 7
.no_has 10 23 18 27|.no_have -7 1 3 2|.no_hay -5 -20 -7 -18|.no_help 1 1 -2 0|.no_helping 3 1 0 1|.no_hired 7 21 20 26
.no_hold 4 7 6 5|.no_house -6 1 -3 3|.no_hurt 7 -19 -16 -25|.no_in -19 -35 -22 -37|.no_insurance -9 -21 -8 -28
.no_kid 11 13 9 17|.no_know 6 -1 8 -2|.no_lawyer 1 6 11 5|.no_le 0 6 12 12|.no_leave -7 -24 -21 -29|.no_let 2 5 -1 5
.no_letter -2 -7 -2 -7|.no_light 1 6 4 8|.no_like -1 -3 -5 -7|.no_looking -3 2 2 5|.no_lost -3 1 -6 3
.no_married -7 -4 -6 -5|.no_matter 2 7 2 6|.no_met -2 -4 -2 -2|.no_money 2 -6 3 -8|.no_more -4 -10 -5 -13
.no_name -1 -7 -6 -8|.no_need -15 -13 -16 -16|.no_new 6 -8 4 -10|.no_now -3 -6 0 -3|.no_of -2 4 2 6|.no_on -1 15 9 20
.no_one 13 3 7 -1|.no_other 1 -3 3 -2|.no_pay 5 8 -6 7|.no_photo -5 -1 5 4|.no_poa -1 9 8 9|.no_prior 0 -8 -8 -7
.no_puedo 2 -2 2 -1|.no_put 5 7 6 9|.no_reason -3 -12 -10 -15|.no_receipt -2 1 0 4|.no_record 9 9 11 4
.no_release 1 8 4 9|.no_rep 4 6 5 6|.no_report -3 -18 -12 -23|.no_represented 2 7 10 9|.no_rush 4 0 -2 1
.no_sabe -1 5 -4 5|.no_said -5 -8 -6 -7|.no_say 1 -29 -16 -34|.no_see 4 -7 4 -7|.no_seen 10 4 10 4
.no_sent -2 -11 -14 -22|.no_show -1 8 -4 10|.no_sick -4 -5 -3 -4|.no_sign 6 41 28 49|.no_since -5 -6 -12 -8
.no_spoken -2 4 0 5|.no_statement -2 -5 -5 -6|.no_stop 10 0 -6 1|.no_sued 6 8 1 8|.no_suit 4 6 2 5
.no_sure -4 -3 -3 -4|.no_take 3 10 2 12|.no_talk 2 9 5 9|.no_talked 9 21 9 18|.no_tell -15 -28 -15 -27
.no_tengo -6 -4 -1 -7|.no_there 5 0 1 -2|.no_think 2 8 6 14|.no_ticket 7 6 -3 5|.no_tiene 5 15 8 17
.no_to 2 -32 -12 -38|.no_told -1 -11 -2 -14|.no_use -1 1 -1 1|.no_video -8 -14 -12 -12|.no_want 3 -1 12 -2
.no_well 7 11 7 12|.no_work 1 11 1 13|.no_written 0 -7 0 -7|.no_wrong -9 -25 -11 -30|.no_wrote -3 -9 -11 -11
.no_yet 13 27 20 27|.noch* -6 3 -2 1|.noche -6 4 0 5|.nomb* 3 17 10 20|.nombre -3 3 4 5|.non -1 0 2 2
.nonv* -1 0 -3 -1|.nonverbal -1 0 -3 -1|.norm* 6 -10 1 -12|.normal 6 -10 1 -12|.nota* 9 0 4 -2|.notarized -3 -9 -5 -10
.notary -7 -18 -15 -21|.note 0 9 7 9|.note* -7 3 -4 7|.note_says 3 9 4 8|.notes -5 6 1 9|.note~# 1 1 0 1
.noti* 0 -17 -4 -17|.notice 6 10 13 16|.notice_# 4 -2 8 2|.notice_of 2 1 1 -2|.noticed -3 -11 -5 -12
.notices -3 -14 -10 -19|.notice~# 9 20 19 26|.notice~claim 0 11 5 10|.notice~day 3 0 5 6|.now -1 16 11 23
.now_# 5 9 5 8|.now_<i> 0 -11 -11 -14|.now_<my> -2 -10 1 -6|.now_<she> -1 2 1 6|.now_<they> -1 -11 -10 -12
.now_and 3 -1 -5 -5|.now_but 0 -1 -1 -1|.now_says -2 -9 -6 -8|.now~# -3 5 2 6|.now~$ 3 3 -2 2|.now~<i> 2 -1 3 2
.now~<name> -4 2 -2 3|.now~<she> 3 13 8 15|.now~and 1 0 2 -1|.now~it 8 -13 -1 -13|.now~no 2 1 3 3|.now~says 1 1 3 1
.now~to -13 -17 -15 -21|.no~# 14 -35 1 -47|.no~<child> 12 5 10 8|.no~<her> 13 20 2 11|.no~<i> 4 10 18 20
.no~<longago> 1 -3 -1 -3|.no~<me> 0 29 26 37|.no~<my> 5 -3 -12 -11|.no~<name> -10 6 11 15|.no~<she> -10 -29 -5 -29
.no~<them> 0 -4 -3 -2|.no~<they> -4 -18 -6 -18|.no~about 2 4 5 0|.no~again 1 3 1 2|.no~agreement 1 1 3 3
.no~all 8 8 17 13|.no~and 2 -26 -9 -42|.no~any 7 -6 -14 -12|.no~anybody 2 1 6 -2|.no~anyone 8 6 1 2
.no~anything 10 19 25 22|.no~anywhere 8 17 15 19|.no~around -6 -1 -2 -1|.no~as 3 0 1 2|.no~at 5 -25 -1 -28
.no~back -7 -17 -14 -18|.no~bankruptcy 9 27 16 35|.no~because -2 0 5 2|.no~before 2 28 11 31|.no~bien 2 15 12 19
.no~but 9 -4 -3 -11|.no~by -15 -13 -15 -10|.no~call 1 3 0 1|.no~can 12 19 12 19|.no~car 1 -1 -1 -2|.no~case 5 11 3 11
.no~chart 1 -3 7 -2|.no~claim -3 -4 2 -8|.no~comp -3 6 3 7|.no~company 5 -12 0 -12|.no~complaint -3 -7 -6 -8
.no~con -9 4 2 8|.no~court -6 -6 -7 -9|.no~day 10 7 -1 2|.no~did -2 9 -1 8|.no~do -5 -9 -7 -14|.no~doctor 1 5 -1 3
.no~document -1 42 24 50|.no~down -8 -2 0 4|.no~duty -3 -6 0 -9|.no~either -4 5 3 7|.no~employer 0 -4 -4 -9
.no~en 5 0 7 0|.no~engaged 4 6 2 7|.no~ever 14 -6 11 -8|.no~except -4 -4 -5 -6|.no~far 7 11 7 12
.no~fault -9 -11 -10 -13|.no~file 25 41 34 49|.no~firmado 8 26 18 30|.no~for -20 -20 -8 -14|.no~form 0 -1 0 -3
.no~from -7 -6 -13 -12|.no~given 11 29 24 33|.no~good 3 -4 -1 -3|.no~got -3 -21 -15 -24|.no~had -6 -15 -13 -19
.no~has 23 44 36 47|.no~have 8 13 11 14|.no~here 0 9 7 10|.no~hired 10 34 16 36|.no~hour 4 -17 -5 -22
.no~house 5 0 -3 -6|.no~how 9 6 7 5|.no~hurt 3 6 0 3|.no~if -2 8 6 14|.no~in -17 -43 -30 -48
.no~insurance -19 -42 -23 -44|.no~it -14 -3 -7 -9|.no~job 0 -4 -2 -8|.no~judge 2 -10 -2 -12|.no~kid -2 19 5 26
.no~kind -12 -6 -8 -6|.no~know -4 1 -5 2|.no~last 9 23 3 20|.no~law 2 5 2 5|.no~lawyer 40 87 56 100
.no~leave -6 -15 -9 -21|.no~letter -4 -3 -4 -2|.no~money -10 -3 -10 0|.no~more 0 -7 -10 -11|.no~much 6 24 12 23
.no~nada -1 2 3 3|.no~name 0 -13 -7 -16|.no~needed -6 1 -1 2|.no~ni 2 -28 -17 -36|.no~no 18 -32 -17 -52
.no~notice 2 -7 -1 -8|.no~now -5 0 5 -3|.no~number -2 -16 -10 -17|.no~of -6 -45 -33 -59|.no~off 7 3 6 3
.no~on -4 -23 -10 -22|.no~one -10 2 2 9|.no~only 2 -2 1 -1|.no~or 5 -24 -1 -24|.no~other 2 4 -3 6|.no~out -2 15 19 20
.no~over 6 7 6 6|.no~pay -3 1 -1 3|.no~police 4 5 1 3|.no~que -1 14 6 12|.no~record -7 -1 -4 1|.no~report 4 -7 1 0
.no~retained 1 11 7 11|.no~right -4 -4 -4 -7|.no~said 1 -21 -9 -24|.no~say 3 5 0 5|.no~says -2 7 8 8
.no~sent 4 -1 2 -4|.no~sign 11 34 32 45|.no~since 3 22 -6 24|.no~statement 2 -2 -1 -3|.no~taxes 3 6 2 5
.no~text -5 -9 -11 -13|.no~then -2 -7 -3 -7|.no~there 7 2 13 -3|.no~thing 11 5 10 4|.no~till -5 -16 -14 -19
.no~time 3 10 5 10|.no~to -12 -38 -36 -59|.no~told 6 -16 -14 -24|.no~took -4 -17 -7 -23|.no~trouble 4 2 5 -2
.no~until 0 12 3 14|.no~up -10 -7 -10 -9|.no~video -4 -3 -1 0|.no~w 9 9 9 11|.no~want -6 0 -9 -1
.no~wants -7 -10 -19 -13|.no~way 0 -3 -4 -4|.no~what -8 -10 -3 -12|.no~where -1 -11 4 -7|.no~who 8 19 12 21
.no~why 1 2 1 0|.no~with -1 -23 -16 -32|.no~work 2 24 12 30|.no~writing 0 7 5 8|.no~y -7 -8 -7 -7|.no~year -5 1 1 3
.no~yet 0 9 13 13|.no~you -16 -16 -8 -17|.numb 2 8 9 11|.numb* -5 2 -5 0|.number -6 3 -5 3|.number_and -2 10 2 10
.number_off -11 -13 -13 -13|.numbers 0 2 1 1|.number~# -7 -1 -4 0|.number~<i> -3 8 7 15|.number~have 5 10 5 11
.nurs* 4 9 8 14|.nurse 5 -1 4 0|.nursing -4 7 4 10|.nursing_house -2 -5 2 -4|.o -2 3 1 5|.oath 2 3 -1 4|.ob 5 6 12 6
.obje* 4 11 6 12|.obta* 4 8 11 8|.obtained 4 8 11 8|.of 1 -15 -14 -19|.of_# 9 20 15 24|.of_$ -4 26 12 28
.of_<adult> 4 7 -1 3|.of_<her> 4 -2 5 1|.of_<me> 28 37 13 36|.of_<my> 19 23 20 27|.of_<name> 3 21 19 34
.of_<them> 5 0 -1 1|.of_all -3 -15 -10 -13|.of_big 1 -4 0 -5|.of_claim 0 11 5 10|.of_every -1 1 1 3
.of_hospital 4 1 -4 1|.of_it -8 -38 -35 -49|.of_lawyer 0 10 2 12|.of_limitations -3 1 0 2|.of_loss 1 0 0 1
.of_month 3 4 0 1|.of_those 1 -9 1 -7|.of_time 4 8 7 9|.of_work -6 7 1 9|.of_year 3 -11 -4 -13|.of_you -2 -2 1 -1
.of_your -31 -20 -20 -20|.off 24 16 19 20|.off_# -1 11 4 14|.off_<my> -2 -12 -5 -12|.off_and -6 -24 -11 -30
.off_by 2 7 -1 9|.off_from 3 3 7 2|.off_of -1 -6 -5 -9|.off_work 0 14 9 12|.offe* 11 3 -4 -5|.offer 9 7 11 1
.offered 2 -5 -14 -4|.offered_# -4 -5 -3 1|.offered_$ 3 12 3 9|.offered_<me> 4 1 1 2|.offered_to 0 -6 -9 -11
.offering 1 -6 -2 -5|.offers -1 11 2 8|.offer~<name> 2 -3 5 -5|.offi* -15 -32 -17 -31|.office -25 -11 -10 -10
.officer 9 -18 -1 -18|.officers -1 5 2 8|.officer~# -3 -4 -4 -8|.office~# -5 7 4 11|.office~<name> 8 10 10 9
.office~for -10 -3 -7 -3|.office~of 3 5 1 5|.off~# -20 -27 -17 -31|.off~<my> -9 -13 0 -15|.off~<name> 3 -1 7 2
.off~and -10 -1 1 2|.off~at 1 13 9 11|.off~employer 1 6 3 5|.off~for -2 -11 -3 -12|.off~month -1 -12 -3 -12
.off~of 2 -2 0 -1|.off~on -8 1 -1 4|.off~week 2 31 16 32|.of~# 7 4 12 7|.of~$ -3 -8 -8 -8|.of~<child> 1 3 1 1
.of~<her> 0 -3 5 -8|.of~<i> 18 19 16 18|.of~<my> 3 4 7 5|.of~<name> 15 8 5 -1|.of~<she> -5 -9 -11 -12
.of~<they> -5 19 9 24|.of~about -6 -1 -6 -2|.of~and -16 -33 -35 -33|.of~as 1 2 2 3|.of~at -1 -22 -9 -20
.of~back -4 -16 -12 -18|.of~by 5 1 1 0|.of~day 0 -9 1 -9|.of~file -4 -11 -10 -9|.of~for -11 -12 -12 -14
.of~from -3 -6 -12 -9|.of~had 7 18 17 22|.of~has 5 7 3 4|.of~have -3 2 0 5|.of~hospital -4 3 -1 1|.of~house 5 8 5 12
.of~in 5 -12 -10 -18|.of~it -6 -19 -10 -22|.of~lawyer -7 -7 -12 -11|.of~no 2 -1 14 3|.of~of 0 -6 -8 -3
.of~on 16 20 11 18|.of~one 3 -1 1 -3|.of~own -1 -8 -1 -9|.of~says -3 -2 2 -3|.of~sign 3 -2 1 -3|.of~since -2 4 3 3
.of~store 1 2 -1 5|.of~there 3 5 -4 4|.of~to -6 0 -9 0|.of~under 2 -5 -2 -8|.of~where 2 9 4 11|.of~which -6 -7 -7 -5
.of~who 4 -3 -2 -7|.of~with 1 12 2 15|.of~year 8 8 0 7|.oh 2 8 -2 10|.oh_one 6 7 4 6|.oh~# 6 7 4 6|.oil -1 4 -2 0
.ok 20 11 -12 5|.okay -3 -3 2 4|.old 12 25 24 33|.old_one -4 5 0 5|.olde* 5 14 4 14|.older 4 8 2 7|.old~# 2 4 -1 7
.old~and 3 3 4 6|.on -2 -3 6 4|.on_# -3 -3 -10 -6|.on_<her> 7 10 11 19|.on_<i> -4 -14 -4 -13|.on_<me> 4 11 9 11
.on_<my> 22 35 17 41|.on_<name> -6 -27 -15 -32|.on_<them> 3 -3 4 -1|.on_<thisyear> 1 -2 2 -3|.on_board 5 18 6 18
.on_both -4 -5 0 -3|.on_bus 5 4 3 6|.on_day -8 -7 -9 -10|.on_document -2 -9 -3 -11|.on_file -1 -2 -8 -2
.on_floor -8 -9 -7 -8|.on_it 0 19 11 21|.on_leave 2 6 5 9|.on_left -5 -9 -8 -8|.on_line 1 1 1 1|.on_list -6 -2 -4 0
.on_one -2 -6 -1 -5|.on_phone -6 -10 -3 -12|.on_porch 5 8 0 7|.on_record 2 6 5 8|.on_second -2 0 -1 2
.on_table 3 25 13 29|.on_third 1 -1 -1 -2|.on_time 5 11 5 10|.on_video -12 -26 -28 -34|.on_weekends 3 6 0 8
.on_your 5 2 0 2|.once -8 -7 -15 -7|.once_<i> -5 -8 -14 -5|.onco* -3 1 4 -1|.oncologist -3 1 4 -1|.one -4 2 -4 6
.one_# 9 14 8 16|.one_<child> 0 2 -2 -2|.one_<i> -1 -8 -8 -13|.one_aide 0 1 -4 -1|.one_and 0 3 -1 3|.one_got 0 -2 2 -4
.one_has 3 15 14 17|.one_in -8 -6 -13 -6|.one_no 2 -9 1 -10|.one_of -5 8 14 19|.one_on 3 -4 0 -5|.one_to 3 12 7 14
.one_who 1 -9 1 -10|.one_with -4 2 4 1|.one_year 3 -4 -6 -3|.ones 1 34 15 37|.one~# 26 48 30 55|.one~<her> 0 -5 -1 -5
.one~<i> 4 11 2 11|.one~<longago> 8 12 -3 12|.one~<me> 3 5 3 3|.one~<my> 10 19 13 24|.one~<name> -1 13 5 12
.one~<she> 10 13 7 14|.one~<them> 0 4 3 7|.one~<they> 2 3 5 5|.one~and -4 10 4 11|.one~but 4 0 5 0|.one~for -4 6 5 9
.one~in -3 21 13 27|.one~it 12 0 7 -3|.one~last 1 7 6 8|.one~no -11 -10 -15 -10|.one~now -4 -13 -9 -16
.one~of 14 22 18 25|.one~on 1 6 5 8|.one~one -3 2 3 3|.one~said -5 -1 -7 -4|.one~those 1 -8 3 -6|.one~to -10 -1 -6 1
.one~with 0 2 -1 1|.one~your -8 -17 -13 -21|.onli* 1 -6 1 -4|.online 1 -6 1 -4|.only -5 -9 5 -10|.only_# 0 0 -4 -3
.only_one 0 -7 0 -9|.only~# -2 -4 0 -4|.only~and 10 43 25 52|.only~for -1 -12 -7 -16|.only~it 3 5 0 6|.onto 6 0 0 4
.on~# 2 21 0 13|.on~$ 6 21 14 23|.on~<adult> 3 -7 1 -9|.on~<her> 5 -5 2 -2|.on~<i> -5 -34 -28 -48
.on~<longago> -3 -43 -24 -53|.on~<me> 7 1 3 4|.on~<my> -2 3 -5 2|.on~<name> 17 -2 5 3|.on~<she> -9 -67 -38 -78
.on~<they> 7 37 23 39|.on~<thisyear> 8 35 22 38|.on~about 1 -4 0 -4|.on~and 35 67 58 76|.on~at -22 -17 -15 -16
.on~because 1 9 13 15|.on~boat -6 1 2 2|.on~but 4 3 2 3|.on~by 3 -11 0 -6|.on~car 4 -1 1 4|.on~day -5 -2 -6 -2
.on~driver -3 -10 -10 -19|.on~for 3 25 16 24|.on~from 5 14 9 17|.on~had 3 7 -2 7|.on~has -10 -34 -21 -39
.on~have -6 -1 -4 -1|.on~in 11 -9 -9 -21|.on~it 1 -21 -15 -23|.on~leave 6 9 6 12|.on~like 0 9 3 15|.on~month 4 8 3 5
.on~nd 3 4 5 6|.on~no -9 -3 1 4|.on~now -2 3 5 5|.on~of 1 20 11 22|.on~on 1 12 13 18|.on~one -8 -6 -4 -6
.on~or -3 -5 -2 -2|.on~other 0 19 8 20|.on~own 15 43 45 58|.on~page 0 -3 0 -2|.on~pay 2 11 8 13|.on~phone 1 9 4 10
.on~rd -2 -1 0 -2|.on~same 1 4 2 7|.on~says 1 8 3 7|.on~side 4 15 8 18|.on~sidewalk 2 7 3 3|.on~since -5 -37 -21 -47
.on~th 2 8 4 13|.on~then 6 -4 -3 -1|.on~to 0 5 -6 3|.on~video 6 -3 -2 -3|.on~w 4 -2 4 -4|.on~when -6 -4 -3 -7
.on~which 0 3 -3 3|.on~with -9 -23 -18 -26|.on~year 6 17 4 16|.op 6 -3 2 -5|.op_note -1 -5 -4 -5|.open -2 -8 -2 -5
.open* 8 24 16 25|.opened 10 19 17 20|.opening -2 5 0 5|.oper* 8 34 25 41|.operating -4 -12 -10 -15
.operating_agreement 2 14 7 17|.operative -1 -4 0 -2|.operator 7 23 20 28|.opin* -7 -25 -21 -30
.opinion -7 -25 -21 -30|.oppo* 3 7 -2 6|.op~# 2 9 3 12|.or -25 -30 -26 -28|.or_# -9 -9 -8 -9|.or_<i> -6 -3 -4 -2
.or_<she> -2 5 1 6|.or_anything 4 -2 9 -1|.or_in 3 7 5 7|.or_it -4 1 -1 -1|.or_no -6 2 -4 1|.orde* 30 47 19 43
.orden 7 -1 1 -8|.order 11 30 21 36|.order_# 7 7 9 6|.order_from -6 -13 -14 -13|.ordered 14 23 12 25|.orders 3 8 0 6
.order~# 4 9 10 10|.order~<name> 0 -4 -3 -2|.orif -2 -2 1 1|.orig* 3 6 3 7|.original 3 9 4 10|.orth* -10 -17 -12 -18
.ortho -7 -17 -13 -21|.or~# -4 -4 0 -4|.or~<i> 12 25 20 31|.or~<my> -2 -7 -4 -8|.or~<she> 3 -17 -11 -24
.or~and -3 -10 -6 -11|.or~for -9 -13 -6 -15|.or~in -3 2 -3 4|.or~it -3 9 2 14|.or~no 4 -22 -10 -27|.or~of -5 -3 -6 -3
.or~to 3 -3 -1 -4|.osha 11 16 17 17|.osha_cited 6 16 12 16|.osha~# -6 0 1 -3|.ot -1 0 2 2|.othe* 2 20 12 28
.other 11 25 23 31|.other_# -4 -2 -1 -1|.other_<adult> -3 19 13 24|.other_driver 2 15 12 19|.other_lawyer -3 -2 -4 -1
.others -12 -19 -11 -20|.otherwise 3 14 -1 17|.other~<her> -9 -19 -10 -21|.other~and 2 -2 -2 -5|.other~in 5 3 6 0
.other~it 10 14 18 20|.otro -1 12 8 14|.ough* 0 -15 -11 -15|.ought -1 -15 -13 -14|.ought_to -1 -15 -13 -14
.out 10 -18 -5 -24|.out_# -4 6 -7 6|.out_and -1 -3 -9 -10|.out_by -4 5 4 8|.out_for -6 -13 -11 -15|.out_from -4 -2 3 1
.out_in 7 12 16 10|.out_it 4 2 3 1|.out_no -5 -10 -9 -13|.out_of 7 -13 -13 -10|.out_on -5 4 0 6|.out_since 3 9 9 12
.out_to 0 -6 -6 -9|.outf* 12 20 24 23|.outfit 12 20 24 23|.outs* 2 -4 5 -1|.outside 0 -7 3 -5|.out~# -11 -10 -32 -11
.out~$ 4 9 -3 6|.out~<her> 4 -3 5 -7|.out~<i> -1 -13 0 -16|.out~<longago> 9 6 15 12|.out~<my> 5 3 -2 5
.out~<name> 11 31 29 38|.out~<she> -9 -22 -14 -23|.out~and 1 18 4 17|.out~at 6 -1 4 0|.out~in -5 -37 -26 -49
.out~it -15 -21 -17 -22|.out~lease 3 14 4 15|.out~left -5 -6 1 -5|.out~month -2 4 -3 7|.out~no -1 -12 -9 -18
.out~of -1 -6 -3 -7|.out~on -5 -19 -17 -28|.out~own 4 -4 2 -12|.out~since -2 1 1 -1|.out~to 4 5 4 4|.out~work 1 7 5 10
.oven 1 1 0 1|.over 7 -16 -14 -11|.over_# 4 9 13 10|.over_<my> -5 0 -11 1|.over_<name> -3 3 0 6|.over_and -5 -6 0 -7
.over_it -4 -8 0 -12|.overtime -9 -3 -4 4|.over~# 4 -12 -13 -15|.over~<i> 0 4 1 5|.over~<name> -2 -6 1 -4
.over~and -1 11 0 11|.over~foot 5 7 3 8|.over~to -3 -10 -9 -10|.owe -6 -7 -11 -11|.owe_# -4 -5 -2 -7|.owe_$ 10 18 6 18
.owe_<me> -12 -4 3 -3|.owe~# 2 16 -2 16|.owe~$ -3 -4 2 -1|.owe~on 7 12 1 10|.own 14 14 20 18|.own_# -3 4 2 7
.own_<longago> 0 -3 2 -4|.own_<my> -4 1 -1 2|.own_insurance -10 -12 -7 -11|.own_lawyer -6 -16 -10 -19
.owne* 7 35 14 34|.owned -1 16 8 20|.owner 8 13 2 11|.owner~in -5 6 1 9|.owns 17 32 20 35|.owns_# -3 -14 -10 -18
.own~# -1 -7 8 -11|.own~$ -2 -16 -3 -13|.own~<i> 4 -9 -12 -7|.own~<name> 3 -2 4 -7|.own~and -1 -11 -12 -12
.own~no -1 2 0 6|.own~of -1 3 3 5|.own~on -4 -13 -8 -14|.own~says 8 27 8 23|.oxyg* 2 11 5 9|.oxygen 2 11 5 9
.pack* -7 -7 -6 -6|.packet -1 -6 -7 -7|.paga* 14 23 11 24|.pagaron -8 -20 -15 -25|.page 9 4 4 3|.page* 1 4 8 6
.pages 3 4 9 6|.page~<i> 3 8 2 8|.page~no -2 -3 -2 -2|.pago 7 16 9 20|.pagu* 3 -7 -4 -5|.pague 3 -7 -4 -5
.pain -7 -9 -7 -9|.pain* 11 15 -5 10|.pain_and -4 0 0 2|.paint 4 7 -7 1|.painted 2 -3 -4 -2|.pall* 0 0 2 -2
.pallet 2 -1 0 -3|.pape* 9 16 5 12|.papel 6 9 6 10|.para -15 -54 -32 -61|.para* -14 -14 3 -11|.paralegal -7 -8 -8 -7
.pare* 14 26 14 24|.parents 8 25 13 24|.pari* 10 9 4 10|.parish 6 8 7 8|.parked 1 7 5 8|.parking -12 -20 -14 -19
.parking_lot -1 7 6 8|.paro* 3 3 9 3|.parole 3 3 9 3|.part -3 -7 -9 -9|.part* -23 -7 -4 -7|.part_of -2 -5 3 -3
.part_time 7 10 6 10|.partner -7 -17 -6 -18|.partners -5 -4 -3 -3|.parts -1 8 -1 5|.party -5 -4 -1 -2
.pasa* 11 51 34 64|.pasado 6 34 25 45|.pass -5 -15 -7 -20|.pass* -2 -14 15 -9|.passed -1 -12 5 -13|.passed_in 1 2 8 9
.passed_on 5 3 4 5|.passed~# 8 0 6 0|.passed~<name> 6 6 9 9|.passed~and -3 6 7 8|.passenger 5 18 17 30
.passport -4 -12 -11 -16|.past 5 36 19 44|.past* -12 -9 -4 -8|.past_# -1 -7 -9 -10|.pastor -9 -6 -7 -5
.patc* -6 -9 -14 -11|.patent 0 -3 2 -1|.pati* -6 -17 -5 -17|.patient -7 -11 -4 -11|.patients 3 -4 2 -4|.patr* -1 0 5 1
.patrol -1 -1 4 0|.patrol_report 2 -1 4 -3|.pay 13 7 1 4|.pay_# 5 -5 -12 -8|.pay_$ -1 4 2 2|.pay_<her> 5 12 1 12
.pay_<me> 8 11 14 11|.pay_<my> -8 -17 -14 -16|.pay_about 6 11 3 10|.pay_all 2 -3 0 -1|.pay_and 1 -6 -6 -12
.pay_by 0 -2 0 -4|.pay_flat 1 5 0 4|.pay_for 2 14 7 18|.pay_hour 0 -3 -2 -2|.pay_it 7 9 8 11|.pay_most 0 -12 -5 -13
.pay_no -6 -31 -16 -38|.pay_on -5 -10 0 -9|.pay_since 8 13 0 12|.pay_some -3 -4 -9 -6|.pay_something 3 11 9 15
.pay_stubs 1 3 -1 2|.pay_taxes -1 0 -1 -1|.pay_to 4 26 15 31|.pay_up 1 1 1 1|.payr* 12 21 19 24|.payroll 12 21 19 24
.pays* -7 -8 -14 -9|.pay~# 5 9 4 10|.pay~$ -6 -19 -23 -28|.pay~<her> 3 -12 -4 -15|.pay~<i> 6 11 6 14
.pay~<my> 3 12 6 11|.pay~<name> -12 -45 -23 -46|.pay~<she> 5 9 11 14|.pay~and 8 26 13 25|.pay~but -8 -13 -9 -14
.pay~day -10 -7 -5 -8|.pay~fee 2 4 1 3|.pay~for -12 -5 -14 -9|.pay~hour 18 31 29 38|.pay~in -7 0 -1 5
.pay~it 7 -7 0 -12|.pay~month -11 8 6 18|.pay~no 16 26 25 25|.pay~of 11 35 9 36|.pay~since -1 0 -2 1
.pay~then -1 -5 -2 -5|.pay~to 11 12 12 13|.pay~week 4 -6 0 -5|.pdf -1 0 -2 -1|.pedi* -4 -11 -12 -13
.pediatrician -2 0 -4 -1|.pelv* 7 9 20 14|.pelvis 6 10 17 13|.pelvis~# -3 -4 1 -4|.pena* 2 4 2 7|.pend* 16 26 6 23
.pending 17 30 11 26|.pens* 12 46 29 53|.pension 4 20 11 22|.peop* -2 8 -1 11|.people -2 8 -1 11|.per 1 10 7 9
.perc* -3 -2 3 -2|.percent -7 -4 0 -4|.perd* -8 -35 -28 -42|.perh* 2 -3 0 -2|.perhaps 2 -3 0 -2|.perm* -16 -68 -37 -79
.permanent -6 -5 -6 -6|.permit -2 -20 -8 -23|.permits -13 -41 -23 -48|.pero 8 12 0 9|.pero_no -4 4 -4 4
.pers* -9 -1 -6 5|.person -3 -11 -9 -11|.person_and -3 1 0 4|.personal -1 8 2 11|.per~own 4 4 4 4|.peti* 9 13 12 14
.petition 7 15 13 17|.phar* 1 4 1 4|.pharmacist 1 8 4 7|.pharmacy 3 12 2 10|.phon* 7 13 6 17|.phone 9 0 -2 2
.phone~# -4 -5 -7 -3|.phone~and 3 5 1 6|.phot* 6 8 4 1|.photo 5 8 7 3|.photo_and -3 6 5 5|.photo_from 1 8 -3 5
.photo_no -5 -6 -9 -7|.photo_of 7 8 7 8|.photo_y -4 -6 -2 -9|.photo~<my> -1 -5 -1 -6|.photo~and -5 -12 -8 -12
.photo~day -4 2 -5 3|.photo~from -1 0 -2 0|.photo~in 6 2 6 3|.photo~it 4 -1 6 3|.phys* 2 -1 -1 2|.physical 3 -1 -1 1
.pian* 5 0 -4 0|.piano 3 -2 -5 -2|.pick -1 1 5 5|.pick* -3 19 14 29|.pick_up 0 -9 -3 -10|.picked -1 8 6 12
.picked_up -8 -8 -1 -6|.picking -3 1 -1 3|.picking_up -1 -5 2 -5|.pickup 7 13 14 16|.pide -1 -4 2 -5|.piec* -6 1 -5 0
.pill -4 3 1 2|.pill* -7 -6 -5 1|.pillow -2 -2 -5 -2|.pills -5 -3 0 3|.pilo* -2 0 3 4|.pinn* 1 3 5 4|.pinned 1 3 5 4
.pins 4 -7 0 -5|.pip -3 -4 -5 -6|.pipe -4 -2 2 1|.pipe* 0 7 8 8|.pit 1 16 5 17|.plac* -24 -33 -22 -35|.placa 1 5 5 5
.place -16 -24 -25 -29|.place_# 4 8 0 7|.place_and 3 2 1 0|.places -9 -12 -5 -10|.plai* 3 2 3 4|.plain 3 2 3 4
.plan -6 -11 -9 -12|.planned 3 13 7 12|.plant 3 1 2 -6|.plat* 0 11 19 13|.plate 0 6 6 5|.plate_# 2 6 5 7
.platform 4 -1 4 0|.play -4 0 -8 -1|.play* -3 -35 -19 -42|.plea* -30 -39 -33 -38|.please -35 -31 -27 -30
.please_call 0 -1 4 4|.please~<me> -4 -3 0 -4|.please~<my> -6 -12 -4 -7|.please~call 5 2 1 2|.pled -6 -51 -30 -65
.pls -1 -1 -6 -2|.plus -11 -25 -22 -29|.pm 6 3 3 6|.pneu* 4 9 8 9|.poa -1 -5 -3 -5|.pock* -1 4 -1 5|.pocket -1 4 -1 5
.poco -2 0 0 -3|.podc* -1 0 -2 -1|.podcast -1 0 -2 -1|.poli* 6 20 17 18|.police -2 10 1 18|.police_came 1 13 8 13
.police_no -10 -14 -8 -9|.police_report 2 1 -2 0|.police_took 3 0 0 2|.police~# 0 -10 -1 -14|.police~<her> 2 4 3 9
.police~and 0 -2 -5 -6|.police~it -3 5 3 8|.police~no 1 4 4 1|.policy -5 -8 -2 -8|.policy_# -6 5 1 2
.policy_$ -2 7 0 10|.policy_limits 1 -10 -4 -12|.policy~<name> -2 -3 -7 -2|.policy~in 0 -6 -7 -7|.polite 2 3 1 4
.pool -11 -14 -6 -12|.poor 1 5 4 5|.pop -2 -1 0 0|.por -21 -55 -34 -67|.por_# 1 3 2 1|.por_atras -1 -13 -9 -16
.por_escrito 0 4 2 5|.por_week -1 18 3 18|.porc* 1 -1 -4 0|.porch 1 -1 -4 0|.porq* -6 -41 -24 -46
.porque -6 -41 -24 -46|.por~# -5 -10 -5 -16|.por~en -16 -61 -37 -70|.por~y -3 -23 -14 -29|.posi* -12 -7 -6 -4
.position 0 2 6 5|.positive -10 -14 -14 -15|.poss* 0 13 14 13|.possession 1 3 5 3|.possible -2 7 9 6|.post -2 3 5 8
.post* -6 -34 -6 -37|.posted -7 -27 -10 -32|.posting 1 -8 -2 -9|.pour* 5 11 9 13|.powe* 1 21 11 25|.power -1 20 10 24
.prac* -4 11 8 15|.practice -3 3 0 3|.pre -10 3 -1 4|.preg* -1 -10 -5 -12|.pregnant 5 -1 2 1|.prel* 0 -5 10 -1
.prelim 0 -10 2 -8|.prem* 5 20 12 24|.prep* 0 8 1 8|.prepared -3 -5 -6 -7|.prepared_to -3 -3 -3 -3
.present -7 -3 -3 -2|.preserved 0 10 12 13|.press 8 14 13 15|.pressure -4 -9 -6 -12|.pret* -2 -14 -9 -19
.pretty -1 -13 -8 -18|.prev* 0 1 4 3|.previous 1 3 2 5|.pric* -2 1 6 -1|.price -5 2 -3 -2|.prim* -12 16 8 21
.primary -4 -1 3 -1|.prin* -1 -15 -17 -21|.principal -5 -8 -8 -8|.principle 1 -7 -7 -10|.printed -10 -21 -17 -27
.printout 7 8 5 8|.prio* -6 10 -2 15|.prior -1 17 6 22|.priors -4 -5 -7 -6|.prior~no 2 7 1 9|.prison -10 -17 -14 -21
.priv* -2 -2 -7 -5|.private 3 -5 -4 -10|.private_hospital 5 3 9 2|.private~# 7 -8 -2 -8|.priz* -4 -5 -6 -4
.prize -4 -5 -6 -4|.prob* 3 0 17 2|.probably -3 -3 -2 -3|.probate 7 -2 7 -3|.problem 3 -1 4 0|.process -1 2 -2 2
.prod* 7 12 8 15|.product 0 5 1 5|.prof* -10 -18 -21 -26|.program -2 -4 -3 -4|.promise -1 0 -3 2|.promised 6 4 1 6
.proo* 4 6 3 2|.proof 4 6 3 2|.proof_of -1 2 3 4|.prop* 0 3 5 3|.properly 6 6 9 8|.property -5 -12 -8 -13
.pros* 5 -2 5 -4|.prot* 12 10 6 11|.prove -1 2 -2 2|.proves 1 3 3 5|.ptsd 6 12 6 16|.publ* 7 3 1 4|.public 8 -1 2 -2
.public_defender 5 -3 3 0|.pued* 6 -9 11 -11|.puede 5 -21 -2 -23|.puedo 3 1 10 1|.puedo_pay 3 15 10 14|.pues* 0 3 2 6
.puesto 0 3 2 6|.pull -5 -11 -9 -8|.pull* 5 12 10 11|.pulled 4 6 5 2|.pulled_out 0 14 6 12|.pulled_over 8 8 4 11
.pulled~# 10 18 5 13|.pulled~and 7 5 7 7|.pulling 1 7 5 9|.pump* 4 4 3 5|.punc* 11 15 18 21|.punch 6 9 15 13
.purc* -9 -1 -1 1|.push* -5 4 0 6|.pushed -3 4 -1 7|.put 3 2 0 -4|.put_<her> 9 9 6 11|.put_<me> -6 -6 -3 -6
.put_<my> -6 -4 -4 -5|.put_down 5 5 3 6|.put_in 12 14 8 10|.put_it -10 -25 -15 -28|.put_on 6 9 10 12|.put_up 3 9 7 10
.puts 2 8 2 9|.putt* 3 25 18 30|.putting 3 25 18 30|.put~# 6 11 4 11|.put~<longago> 7 3 4 1|.put~<my> 2 -9 -6 -7
.put~and -6 -22 -21 -32|.put~down 1 11 5 9|.put~for 0 6 1 7|.put~in 3 9 6 15|.put~it 0 4 -1 4|.put~of 5 6 6 8
.put~on 0 -15 -22 -16|.put~out -6 -13 -2 -17|.q -15 -8 -9 -9|.quar* 1 11 -6 9|.quarter -2 -4 -8 -6|.que 7 -5 -3 -11
.que_<me> 14 45 24 51|.que_fue -7 -13 -9 -13|.que_le 3 -11 -7 -16|.que_no 11 27 26 36|.que_si 6 1 6 1
.quej* -1 -9 -11 -13|.queja -1 -9 -11 -13|.ques* -4 -8 -6 -10|.question 3 -3 0 -4|.que~# -2 -19 -7 -21
.que~culpa 0 -18 -6 -20|.que~no 5 11 14 11|.que~y -5 1 -1 2|.quick -18 -25 -18 -25|.quie* 6 4 10 3
.quiere -8 -15 -11 -16|.quiero 0 -6 0 -6|.quiero_que -7 -22 -13 -23|.quiero~<me> 1 -15 -8 -15|.quit 0 3 9 8
.quit* -3 14 10 20|.quot* -2 6 -2 3|.quote 0 2 -1 3|.rack -8 5 1 7|.radi* 5 -6 -3 -12|.radio -1 -19 -11 -23
.rail 8 17 8 22|.rail* 1 -1 5 -2|.railroad -1 -5 0 -8|.rain -4 -4 -1 -3|.rain* -1 -5 -3 0|.rais* 2 -12 0 -9
.raised -2 -15 -4 -14|.ran -2 -7 -4 -13|.ran_stop -1 13 7 17|.rang 1 -10 -7 -11|.ran~# 4 6 6 6|.ran~<name> 0 -9 -7 -14
.ran~sign -1 9 4 14|.rates -13 -2 -3 1|.rath* -8 -2 -6 -2|.rather -8 -2 -6 -2|.rather_no 0 2 -4 2|.ray 2 1 -2 1
.rays 2 3 7 3|.rd -6 -20 -15 -23|.rd_degree 2 1 3 1|.rd~# -6 -15 -13 -17|.re -4 -3 -5 -4|.reac* -11 -3 0 0
.reached 0 7 5 11|.read 8 0 7 -4|.read* 0 -15 -10 -23|.read_it -2 -9 -3 -8|.reading -10 -40 -27 -47|.ready 3 15 11 15
.ready_to 4 10 4 9|.ready~sign 2 2 0 2|.read~# 2 0 -1 4|.read~and 7 6 7 10|.read~of 1 0 1 0|.real 12 5 15 11
.rear -2 3 -1 0|.rear_ended -6 10 2 8|.rear~# 3 -6 -7 -12|.rear~<name> 2 -6 -2 -8|.reas* -11 -9 -9 -9
.reason 1 -6 -4 -6|.reca* 3 17 8 20|.recall 4 3 -1 2|.recalled 2 17 13 21|.rece* -25 -17 -25 -15|.receipt 2 4 -3 5
.receipt_and 2 4 6 5|.receptionist -18 -21 -23 -22|.reci* -4 -10 -9 -12|.reck* 6 -1 -2 1|.reckless 6 -1 -2 1
.recl* -4 -20 -8 -21|.recon 7 15 8 15|.record 7 12 5 16|.records 0 -8 -7 -7|.records_and 2 5 4 6
.record~and -8 -5 -4 -4|.red -9 -16 -18 -12|.refe* -2 6 6 8|.referred 6 10 10 11|.refi* 4 -4 -4 -8|.refr* 4 17 12 20
.refrigerator 4 15 10 18|.refund 0 4 1 -1|.refunded 6 9 -3 4|.refused -5 -10 -6 -10|.regi* 17 17 15 17
.register 3 5 3 6|.registered 10 7 3 3|.regr* 0 -2 3 -3|.reha* 6 2 15 0|.rehab 6 2 15 0|.rela* -16 -34 -26 -35
.rele* 11 3 11 -1|.release 4 -8 0 -12|.released 8 16 16 19|.rema* 5 4 2 1|.reme* 4 6 5 8|.remember 4 6 5 8
.remi* -13 -18 -9 -20|.remo* 6 -4 -1 -5|.removed -2 -8 -5 -7|.rene* -4 -10 -9 -8|.rent 2 14 -5 13|.rent* 21 49 24 51
.rent_# 2 2 1 3|.rent_current 7 6 -2 -1|.rent_pay -3 3 -1 5|.renta 6 -5 -5 -7|.rental -3 -11 -7 -11
.rented -1 12 15 21|.rents 9 25 13 27|.rent~$ -1 4 1 7|.rent~on 1 5 0 5|.reop* -1 -8 -4 -7|.reopen -1 -8 -4 -7
.rep 17 -3 1 -8|.repa* 6 20 3 18|.repair 8 18 4 17|.repl* 10 34 24 41|.replaced 1 9 2 8|.replacement 0 1 0 0
.reply 3 9 2 12|.repo* -1 -5 -2 -7|.report 5 9 17 10|.report_# -1 -4 7 -2|.report_and -16 -13 -8 -15
.report_in -3 -11 -2 -13|.report_made 5 0 3 1|.report_no -6 -21 -6 -25|.report_number -1 -7 -2 -7
.report_says -7 1 -2 -2|.reported 1 -10 -10 -11|.reported_it -5 -2 -2 -3|.report~# 3 14 8 15|.report~<her> 4 1 9 -1
.report~all -1 -1 4 -4|.report~and 5 16 13 17|.report~driver -4 -7 -6 -4|.report~hand -1 -7 0 -9
.report~no -3 -16 -3 -16|.report~photo 4 -13 3 -16|.report~y 6 13 0 11|.repr* 11 36 26 40|.represented 1 8 12 11
.representing 3 11 6 11|.reps 6 12 8 14|.requ* -4 -23 -9 -28|.request -8 -21 -11 -25|.requested 3 -1 1 -1
.resi* -2 -4 3 -2|.resident -4 -6 -6 -9|.reso* 4 16 17 24|.resort 4 13 10 15|.resp* -8 -15 -9 -14
.responsible -2 -12 -1 -11|.rest 4 8 4 8|.rest* 3 15 0 12|.restaurant 7 16 1 12|.restrictions 3 3 1 3
.resu* -16 -8 -16 -12|.result -2 -1 -1 -2|.results 2 6 -5 2|.reta* 13 18 23 16|.retained 7 11 11 4|.retainer 8 6 13 10
.retainer_no 8 8 6 6|.retainer_ready 0 4 5 2|.retainer~lawyer 2 -8 -4 -11|.retaliation -3 -1 -6 0|.reti* 2 20 12 23
.retired -4 4 4 2|.retirement 4 11 7 15|.retu* -12 -13 -6 -9|.return -4 4 1 3|.returned -8 -6 -9 -2|.returns 1 -7 2 -6
.return~# -3 0 0 -1|.reve* 9 15 13 17|.review 3 8 3 5|.reviews -3 -7 -11 -9|.reviews_and -2 6 -2 6
.revo* -9 -10 -5 -10|.ribs 2 -10 -6 -10|.ribs_and 5 -2 -3 -4|.ride 0 -4 -3 -4|.ride* 0 34 15 43|.rideshare -8 -3 -8 -1
.ridi* -2 -9 -8 -12|.riding -2 -9 -8 -12|.rig 3 8 4 7|.righ* 4 14 8 14|.right 12 21 14 21|.right_now -7 8 -4 8
.right_there 5 1 -3 -1|.rights -8 -4 -5 -4|.right~# -3 -6 0 -4|.right~and 4 6 -1 5|.right~no 0 -10 -4 -12
.ring 4 5 4 9|.river 6 4 10 4|.rn -1 -8 -2 -12|.road -5 -25 -2 -26|.rod -4 5 8 14|.rodi* 2 5 3 7|.rodilla 2 5 3 7
.rods 5 6 12 6|.roll 2 -2 -1 -1|.roll* -3 6 5 3|.rolled -4 5 6 4|.roof 2 4 5 9|.roof* -2 2 8 5|.roofer 1 0 1 2
.roofing -1 -1 6 1|.roof~in -2 -9 -4 -7|.room -16 -32 -25 -35|.room* 16 5 6 -1|.roommate 7 -13 -6 -17
.rota* 0 -1 -1 -3|.rotator 3 -2 2 -5|.rotator_cuff 3 -2 2 -5|.roug* 0 -1 -6 1|.round 3 -4 5 -5|.rout* -6 -9 -1 -10
.rude 8 9 -5 4|.ruin* 4 20 1 20|.ruined 4 16 0 16|.rule -7 -7 -2 -6|.rule* 4 -11 -10 -16|.rules 0 -4 -4 -7
.run 6 23 15 31|.runn* -6 -8 -4 -8|.running 2 2 3 2|.runs 1 -21 -10 -26|.rush 4 0 -2 1|.s -4 -3 -5 -6|.sabe 3 1 -11 -3
.saca* -5 -29 -15 -33|.safe 4 22 12 27|.safe* 2 1 2 -1|.safety 2 1 2 -1|.said 6 -23 -7 -33|.said_# -4 0 0 1
.said_<i> -1 -21 -3 -19|.said_<my> -2 0 1 0|.said_<she> -2 9 5 11|.said_<they> -3 2 -8 -1|.said_and -7 -7 -8 -7
.said_call 0 7 1 7|.said_hed 4 7 4 8|.said_in 2 -1 -2 -2|.said_it -3 -14 -7 -5|.said_no 0 9 4 12
.said_sorry -4 -3 -10 -9|.said_there -5 -3 -3 -4|.said_theyd -1 3 3 2|.said_to 4 8 0 7|.said~# 1 1 1 -2
.said~<her> -2 -5 -3 -5|.said~<i> 11 -7 -2 -8|.said~<my> 6 11 -6 2|.said~<name> 6 7 4 8|.said~<she> -8 -3 -5 -4
.said~and -15 -16 -14 -18|.said~as 4 -9 -8 -9|.said~but -11 -8 -2 -4|.said~call -2 4 -2 6|.said~could 4 3 -2 3
.said~do 4 9 5 10|.said~for 1 -2 2 -3|.said~from 2 9 4 11|.said~had -2 -7 -8 -6|.said~have 0 -6 5 -6|.said~in 4 5 11 9
.said~it -2 -3 1 -4|.said~no 2 -14 1 -13|.said~of -4 -6 -2 -7|.said~on -2 5 -1 2|.said~should -4 0 -1 1
.said~to -1 0 2 5|.said~would 1 4 2 5|.sala* -7 -16 -9 -18|.salary -3 -14 -6 -16|.salary_$ 0 -3 0 -3|.sale 9 1 2 2
.sales 4 4 -4 7|.sali* 5 -13 -15 -17|.salo* -1 0 1 0|.salon -1 0 1 0|.same 3 18 7 14|.same_as -1 1 4 -1
.same_day -13 -4 -8 -4|.same_night 3 7 6 8|.same_pay 6 1 0 1|.same_thing 1 3 2 3|.same~# 7 13 12 14|.same~<i> 5 9 6 11
.same~and 7 18 3 17|.same~in -4 -3 -3 -1|.same~with 3 4 6 5|.samp* -14 -1 -9 0|.sample -18 -8 -10 -7|.samples 3 7 1 7
.sand* -9 -4 -10 -6|.save -1 0 -3 -3|.save* 16 23 11 20|.saved 16 23 11 20|.savi* 1 9 4 10|.savings 1 9 4 10
.saw 2 -11 -1 -8|.saw_<her> -5 5 -1 7|.saw_<me> 0 9 11 13|.saw_it 5 10 10 13|.saw~# -4 -15 -6 -16|.saw~in 1 3 0 1
.say 1 -5 -1 -6|.say_# 0 5 -4 3|.say_<i> 10 39 20 46|.say_<she> -5 -15 -14 -20|.say_<they> 6 -3 -5 -7|.say_it 0 7 1 10
.sayi* 1 14 11 18|.saying -7 -6 -4 -10|.saying_<i> -1 -8 -5 -11|.says 59 54 27 57|.says_# 5 15 12 10|.says_$ 4 0 -4 -5
.says_<i> -3 -13 -1 -12|.says_<my> 7 2 6 4|.says_<she> -15 -20 -3 -14|.says_<they> 4 -1 -5 1|.says_hell 7 10 7 9
.says_it -6 1 0 5|.says_no 34 57 38 55|.says_other -3 -11 -2 -9|.says_there -5 8 -3 7|.says_to -12 -6 -8 -5
.says~# -1 -2 9 5|.says~<her> 12 9 12 15|.says~<i> 13 -7 2 -6|.says~<my> -7 -2 -2 1|.says~<name> 9 22 14 23
.says~and 9 1 3 8|.says~at -2 0 1 2|.says~but -2 2 0 5|.says~by -1 1 4 2|.says~day 6 0 0 -5|.says~did -8 -5 -5 -8
.says~fault -5 -15 -6 -16|.says~for 6 5 0 9|.says~had -4 -8 -1 -2|.says~have -2 -11 -7 -11|.says~in 4 3 -3 5
.says~it 8 1 -1 5|.says~lawyer 0 -1 5 -1|.says~month 1 4 10 9|.says~no -1 14 12 19|.says~of 7 12 9 10
.says~on 1 -3 -3 -9|.says~owe 2 6 0 6|.says~pay 2 -2 -7 0|.says~should -3 0 -5 0|.says~still 2 -19 -2 -18
.says~there 2 3 0 5|.says~to 5 4 0 5|.says~told 5 5 3 9|.says~work -2 3 -1 2|.say~# 2 3 -2 3|.say~<i> -2 1 4 3
.say~but 1 5 3 4|.say~did -1 3 4 5|.say~it 6 -9 -7 -6|.say~no 0 -6 -3 -7|.say~on -2 5 2 7|.scaf* -3 1 0 3
.scaffold -2 4 1 6|.scal* 2 6 -6 5|.scan* 9 12 7 12|.scanned 5 7 4 7|.scar* -4 6 -1 1|.scared -1 2 -3 0
.scen* -2 -17 -7 -19|.scene 0 -15 -6 -17|.sche* -8 -13 -17 -17|.schedule -7 -15 -13 -19|.scho* -2 -17 -20 -27
.school 9 20 7 17|.school_and 4 4 4 3|.school_bus 0 1 -1 -2|.school~# 0 1 -5 -4|.school~<i> 3 -3 0 -4
.school~and -3 3 1 4|.school~since -1 7 4 9|.scoo* 9 -8 0 -6|.scop* 0 -2 -1 -7|.scra* -1 -26 -11 -29|.scre* 10 9 0 8
.screaming -7 -4 -4 -4|.screen 0 -2 -2 -2|.screenshot 4 6 -1 5|.screenshots 8 5 -1 4|.screenshots_of 6 -1 -3 -2
.screws 2 0 7 2|.sear* 9 7 8 9|.searched 5 2 2 3|.seas* -5 2 -1 1|.season -4 0 0 -1|.seat 0 2 0 5|.seat* -3 -1 -4 -2
.sec -4 -12 -10 -16|.seco* 0 3 -3 -1|.second -1 -7 -4 -12|.second_opinion -3 -10 -6 -13|.second~# 3 20 16 25
.second~<name> 1 2 -1 0|.second~and 1 -5 0 -5|.secr* -8 -1 -2 0|.sect* 10 6 12 5|.section 10 6 12 5
.section_# -4 -1 -4 -1|.secu* -5 -13 -13 -15|.security -1 8 -1 11|.see -7 -23 -11 -25|.see_doctor 3 14 5 14
.see_if -6 -25 -10 -28|.see_it -5 -8 -6 -11|.see_what -1 -3 -3 -3|.seed -7 3 1 5|.seei* 0 -5 -1 -3|.seeing 0 -5 -1 -3
.seen 12 5 6 3|.seen_it 6 10 9 11|.sees 0 11 6 14|.see~<i> -7 -11 -9 -13|.see~and -5 -8 -12 -14|.see~doctor 5 4 -1 4
.see~in -6 -16 -13 -16|.see~it -5 1 -3 1|.seiz* 1 1 -1 2|.self -3 -9 -3 -9|.self_employed -4 -4 -1 -4|.sell 3 14 9 12
.seller 6 9 4 10|.selling -11 -25 -10 -24|.send -11 -15 -13 -21|.send_<me> 3 3 0 2|.send_it 4 10 5 5
.send_you -4 0 0 0|.send~and -11 -11 -12 -14|.send~to 5 4 2 3|.sens* -5 -6 0 -5|.sense -3 -2 0 -2|.sent 2 -4 0 -5
.sent_<her> -8 -4 -1 -5|.sent_<me> 0 0 -3 4|.sent_by 2 3 0 1|.sent_in 3 -3 1 -10|.sent_it 7 26 18 32|.sent_to 3 2 2 0
.sent~# -1 -8 -5 -6|.sent~<me> -2 2 1 1|.sent~<name> 2 4 -3 3|.sent~and 1 -8 -4 -11|.sent~house 1 12 6 13
.sent~in 0 -8 -3 -11|.sent~letter -10 -13 -8 -12|.sent~to -7 -40 -18 -50|.sent~with 3 3 -3 -1|.sepa* 3 7 7 8
.separate 8 12 9 12|.separated -4 -2 -1 -1|.seri* 2 14 8 16|.served -5 -22 -18 -30|.served_# 0 -16 -9 -23
.served~# -1 -9 -10 -8|.server -1 6 1 7|.service 8 12 7 12|.sess* 3 -1 0 -2|.set 1 5 3 9|.set_aside 5 9 5 9
.set_for 10 9 10 11|.set_it -1 -8 1 -10|.sett* -13 -8 -8 -6|.settled 0 -4 -1 -6|.settlement -17 -16 -15 -17
.set~# -1 10 2 10|.set~<name> 12 16 11 17|.seve* 8 20 9 21|.severance 3 1 -4 1|.shar* 11 7 5 10|.share 11 15 7 17
.shares 2 -1 1 0|.sharp 2 -4 -1 -4|.shed -10 -33 -20 -38|.shee* 5 5 0 2|.sheet 0 -2 -2 -4|.shel* 3 8 6 3
.shell 2 3 -1 0|.shelter 3 7 9 6|.sher* -6 -17 -8 -22|.sheriff -6 -17 -8 -22|.shif* 6 8 -5 7|.shift 3 4 -1 2
.shifts 4 6 -4 7|.shin* -2 -14 -6 -19|.ship* 8 9 4 7|.shipyard 8 9 4 7|.shoo* -5 -27 -20 -34|.shop 14 30 9 33
.shop* 4 18 3 16|.shoplifting 4 17 6 16|.shopping 0 3 -2 3|.shop~no 2 2 -4 -4|.shor* 7 -1 -4 -2|.short -1 -6 -4 -6
.shot 5 2 9 -2|.shou* -4 -14 -2 -12|.should -2 -4 -7 0|.should_<i> -2 0 0 3|.should_get 1 -3 1 -4
.should_have -4 -9 -4 -7|.shoulder 2 -4 6 -4|.shoulder~# -8 -7 -3 -9|.shoulder~and 1 -9 -1 -9|.shouldnt -3 1 -3 2
.shouldve -1 -7 3 -10|.should~<i> -3 1 -3 1|.should~it -1 0 0 0|.should~something 7 9 8 8|.should~to -3 -11 -6 -13
.shov* 4 -8 -7 -10|.show -7 -11 -14 -13|.show* 14 15 6 18|.showed 8 8 13 17|.showed_<me> 9 -1 -4 -1
.showing -5 -30 -20 -38|.shown 1 4 3 6|.shows 13 32 12 32|.shows_# 5 11 10 15|.shows_it 7 20 9 26|.shows~# 3 5 5 4
.shows~in 6 7 13 8|.shut 1 -1 -5 -3|.si -45 -52 -32 -55|.sibl* 1 4 4 4|.siblings 1 4 4 4|.sick 4 -12 -9 -12
.side 0 -10 -3 -8|.side* -2 -13 3 -15|.sides -5 -8 -2 -7|.sidewalk 3 5 8 5|.sign 3 -15 -3 -23|.sign* -15 -14 -12 -18
.sign_# 4 7 14 10|.sign_and 1 15 6 20|.sign_anything 4 8 4 7|.sign_at 9 5 7 9|.sign_contract 2 9 7 14
.sign_document -8 -8 -13 -11|.sign_for -3 -12 -12 -16|.sign_in 9 8 4 12|.sign_it 6 7 -1 4|.sign_no 8 18 18 20
.sign_on 1 -14 -11 -20|.sign_release 1 -3 -1 -4|.sign_up -7 -15 -11 -19|.sign_with 4 -15 -3 -18
.signature -6 -11 -5 -11|.signs -4 3 -3 2|.sign~# -4 -23 -12 -31|.sign~<her> 1 -17 -12 -22|.sign~<i> -3 -18 -9 -21
.sign~<name> 7 -30 -11 -43|.sign~agreement -5 -7 -4 -8|.sign~and -10 -51 -34 -63|.sign~document -2 -2 -1 -2
.sign~firm 6 1 0 -5|.sign~for -8 -24 -15 -27|.sign~in 5 -2 -5 -7|.sign~it 2 -15 -13 -21|.sign~no 2 6 6 8
.sign~on 3 8 2 6|.sign~w 7 13 8 19|.sign~with -5 -12 -2 -16|.sigu* 0 -5 -8 -9|.sigue 1 -4 -8 -8|.sile* 11 15 1 13
.silent 9 8 1 9|.silv* -8 -11 -13 -12|.simp* 1 5 -8 2|.sinc* 1 -25 -17 -33|.since 1 -25 -17 -33|.since_# 2 -26 -10 -31
.since_<i> -9 -7 -2 -6|.since_<longago> 7 32 23 48|.since_<name> 10 30 18 28|.since_<she> 4 12 6 16
.since_<years> 9 17 15 18|.since_spring 0 5 -1 5|.since_then -10 -11 -11 -12|.since~# 9 24 9 29
.since~<her> -7 -17 -10 -19|.since~<i> -5 -21 -19 -27|.since~<longago> 7 3 7 1|.since~<my> -3 2 3 4
.since~<name> -7 1 -3 1|.since~<she> -11 -25 -17 -29|.since~and -12 -10 -10 -12|.since~for -6 -10 -8 -11
.since~it -8 -6 -9 -6|.since~no 7 10 12 12|.since~to 4 11 5 10|.sing* -5 5 2 9|.single -4 -11 -6 -11
.sit -13 -17 -21 -20|.site -8 -9 -7 -14|.sits 5 11 9 10|.sitt* 3 7 0 4|.sitting 3 7 0 4|.size -10 -12 -12 -13
.size_of -5 -13 -10 -14|.skin -2 -14 -11 -17|.skul* 3 2 10 3|.skull 3 2 10 3|.skull_fracture 4 7 10 9|.slee* 8 3 12 8
.sleep 10 6 9 11|.slid* 8 -4 2 -8|.slide 2 -11 -4 -16|.slides 10 11 9 12|.slip -11 1 -5 0|.slip* 2 9 1 6
.slip_and 0 2 1 3|.slipped 6 11 7 9|.slipped_on -2 9 4 8|.slips -8 -7 -10 -9|.slow -3 -16 -9 -17|.smal* 5 1 -12 -3
.small 1 3 -11 -2|.small_claims 0 7 -9 -3|.smil* -3 -14 -12 -14|.smok* -6 -28 -10 -30|.smoked 0 3 4 5
.snap* -9 -10 -10 -6|.snow -8 -3 -7 -3|.snow* -7 -8 -4 -9|.soci* 0 8 4 11|.social -3 6 4 10
.social_security -4 -3 -3 -2|.soft 0 9 9 15|.soft* -9 -4 -3 -3|.sold 7 0 2 -5|.sold* 1 3 -6 0|.sold_<her> 4 -8 -3 -7
.sold_it -4 -12 -12 -16|.sold~in -3 -7 -6 -6|.sold~to -2 -11 -3 -15|.soli* 0 6 5 7|.solo -10 -41 -28 -50|.some 2 7 6 8
.some_of -2 -3 -5 -4|.some_people -2 -1 -2 1|.somebody -6 -9 -2 -9|.somebody_to 21 53 40 61|.somebody_told 1 -2 -1 -1
.somebody~<me> 8 11 5 10|.somebody~<my> -5 4 5 9|.somebody~<them> 1 -10 -4 -11|.somebody~for -16 -7 -9 -8
.somebody~it 5 22 14 29|.somebody~to -8 -13 -11 -16|.someone -4 -10 3 -8|.someone_to 0 10 5 12
.someone~<her> -9 -13 -7 -13|.something -3 -3 -15 -1|.something_for 2 -15 1 -16|.something~it 0 -4 6 -3
.sometime 7 11 10 17|.sometimes 2 -2 -6 -5|.some~<i> -2 1 3 1|.soon 6 5 7 6|.sooner -8 -1 -2 0|.sore 7 4 -11 -2
.sorr* 4 8 -4 3|.sorry 4 8 -4 3|.sorry_and -5 -1 -6 -1|.soun* -13 -21 -14 -23|.spac* 0 7 -5 3|.space 0 7 -5 3
.spea* -6 -3 -1 -3|.speak -1 -7 -6 -8|.spec* 6 3 7 6|.special 2 5 0 6|.spee* -1 -6 0 4|.speech 1 6 6 10
.speed 0 -7 0 -6|.speeding -1 -5 -6 0|.speeding~in -1 -4 -1 0|.spen* 2 -13 0 -17|.spent 5 -11 -3 -16|.spin* 4 4 5 4
.spine 3 2 5 2|.spir* -6 -5 -7 -7|.sple* 1 -2 6 3|.spleen 1 -2 6 3|.spli* 1 5 -7 2|.splint 0 1 -8 -1|.split 2 -2 0 -3
.spoken 1 4 2 7|.spoken_to -2 3 2 8|.spon* 1 -1 6 -2|.spot -12 -11 -13 -14|.spot* 9 18 12 19|.spra* 7 -6 -10 -2
.sprain -4 -8 -7 -6|.sprained 10 -3 -5 -2|.sprained_wrist 2 -3 -3 -2|.spre* 1 -9 -1 -12|.spri* 3 9 11 12
.spring 1 -5 3 -7|.spring_and -3 -15 -8 -20|.ss 3 -1 4 -1|.ssdi -5 -4 -6 -4|.ssi 4 0 -3 -3|.stab* 1 -2 -3 -4
.staf* 18 15 3 12|.staff 11 7 0 4|.stag* 6 2 9 1|.stage 5 -2 6 -3|.stage_# 2 -2 6 0|.stai* -3 -10 -6 -15
.stairs -3 -8 -5 -11|.stak* 1 4 3 6|.stake -1 -2 -1 -1|.stamp 9 11 2 9|.stand -2 -1 -6 -3|.standing 0 5 2 6
.stap* 9 9 -1 5|.start -7 -1 -7 -2|.started 8 42 22 43|.starting 4 12 9 11|.starts -9 -32 -25 -37|.stat* -7 10 -1 19
.state 8 12 6 7|.statement 5 21 15 29|.statement_<i> 4 14 6 13|.statement_to 2 -1 7 2|.states -1 6 3 7
.state~# -5 -2 -8 -7|.state~<name> 4 11 0 10|.state~and 4 3 7 1|.station -3 -9 -6 -9|.status -4 -6 -3 -6
.statute -9 -9 -12 -9|.statute_of -3 1 0 2|.statute~limitations -3 1 0 2|.stay 3 4 -2 9|.stay* 0 -5 6 -3
.stayed 2 0 10 5|.stea* -8 -4 -6 0|.stee* -4 -3 -2 -4|.sten* 3 3 -1 2|.step -2 -12 -2 -13|.step* 2 -7 3 -8
.stepped 8 -2 5 2|.steps -4 -9 -3 -13|.stew* 0 2 3 3|.steward 0 2 3 3|.stic* 6 7 13 7|.stif* 1 -10 -7 -14
.stiff 2 2 2 2|.stil* -1 16 22 24|.still -1 16 22 24|.still_has 6 1 0 1|.still_have 13 2 5 -1|.still_in 1 18 20 26
.still_no -2 -5 -3 -7|.still_on 5 9 4 10|.still_open 0 4 1 4|.still_there -1 -2 -5 0|.still_work -3 0 -1 3
.still~# -1 14 6 15|.still~<her> 6 10 4 10|.still~<my> 0 -5 2 -2|.still~<name> 1 -9 2 -12|.still~and -2 -1 2 2
.still~for -10 -18 -7 -17|.still~it -1 -10 2 -9|.still~on -4 -23 -19 -28|.stit* 2 2 -3 1|.stitches 2 2 -3 1
.stoc* 2 2 0 6|.stock 3 5 1 8|.stol* -4 -14 -14 -21|.stolen 6 -2 1 -6|.stoo* 2 3 2 4|.stop 3 -30 -17 -27
.stop* 3 -1 6 7|.stop_sign 4 11 6 13|.stopped 1 -12 -4 -9|.stop~<name> 4 10 4 9|.stor* -1 -18 -4 -20
.store -5 -13 -7 -14|.store~<name> 1 0 4 1|.store~and 2 -3 -3 -5|.storm 4 3 7 6|.story 0 -1 -1 -3|.stov* 10 25 15 29
.stove 10 25 15 29|.stra* 9 -6 2 -6|.straight 1 -7 3 -6|.strain -4 -7 -9 -6|.stranger 5 1 0 1|.stre* -12 -10 -22 -17
.street -6 -14 -15 -19|.stri* 16 17 18 20|.strip 6 3 5 6|.stro* 6 -6 4 -7|.stroke 6 -5 2 -7|.strong -1 -1 1 -1
.stru* 5 1 3 -2|.struck 3 -2 0 -5|.stub* 7 33 18 36|.stubs 7 16 10 17|.stuc* 3 -10 -7 -11|.stuck 3 -10 -7 -12
.stud* 2 7 5 10|.student 5 2 2 4|.stuf* 3 7 3 7|.stuff 3 7 3 7|.subd* 3 2 -3 3|.subs* 1 6 -4 7|.succ* 3 6 1 6
.such -15 -37 -25 -44|.sued 7 -5 -13 -15|.suff* -5 -9 -13 -7|.suffering -5 -10 -13 -9|.suga* -1 -1 5 0
.sugar 0 -4 2 -2|.suin* 1 2 -2 3|.suing 1 2 -2 3|.suit 12 0 5 -9|.suit* -7 -23 -21 -30|.suit_file 4 7 10 1
.suit~# -8 -41 -26 -48|.super 1 4 4 6|.supper 1 5 4 7|.support 3 1 0 3|.suppose -3 5 0 6|.supposed 4 13 10 15
.supposed_to 4 13 10 15|.sure -8 -14 -8 -20|.sure_<i> -3 5 0 6|.sure_if 0 5 4 9|.surg* -2 5 -2 10|.surgeon 10 13 11 18
.surgery -10 -11 -9 -10|.surgery_# 3 8 3 11|.surgery_$ -4 0 0 1|.surgery_in -3 -8 -8 -8|.surgery_on -1 -10 -4 -11
.surgery~# -1 17 7 17|.surgery~$ -3 -19 -5 -21|.surgery~<name> 11 35 22 37|.surgery~in -15 -16 -15 -14
.surv* 2 22 7 25|.survey -3 5 2 6|.susp* 0 2 -5 4|.suspended 0 3 -2 5|.suv -5 7 1 7|.swea* -5 -3 -3 -4
.swear -8 -6 -4 -7|.swit* 6 2 2 -3|.switch 4 6 4 4|.swun* -1 -1 -6 -3|.swung -1 -1 -6 -3|.tabl* 6 19 6 19
.table -4 11 6 14|.tabs 2 -5 -1 -7|.tag 10 6 6 3|.tagg* 10 27 13 30|.tagged 8 21 12 25|.tailbone 1 -7 -9 -8
.take -2 -1 -3 -5|.take* -9 -1 3 0|.take_care -1 -9 0 -9|.take_it 16 18 12 15|.taken -1 1 8 3|.takes -8 -3 -5 -3
.take~and -1 -4 -6 -4|.take~for -8 -7 -7 -8|.take~it 4 8 7 6|.take~of 2 2 6 2|.take~to 3 9 3 9|.taki* -3 6 6 7
.taking -6 -10 -4 -11|.talk 10 17 12 20|.talk* -1 18 10 18|.talk_about 7 8 7 9|.talk_to 0 7 0 7|.talked 4 15 7 15
.talked_to 1 -9 -9 -13|.talked~lawyer 7 22 15 22|.talked~no -1 2 4 1|.talking 0 9 4 11|.talks -4 -5 -1 -8
.talk~<me> 9 5 3 3|.tamb* 4 -2 3 -2|.tambien 4 -2 3 -2|.tank 3 11 6 10|.tape -3 -11 -9 -11|.tape* -6 -1 -1 1
.tard* -2 2 2 3|.tast* 0 8 3 10|.taug* 0 6 7 7|.taught 0 6 7 7|.tax 9 7 -2 -1|.taxe* 2 19 10 23|.taxes 2 19 10 23
.tbi 0 -1 -3 -1|.teac* 9 33 17 39|.teach 4 24 13 28|.teacher 2 6 2 8|.team -22 -31 -26 -36|.tear -4 -3 1 2
.tech 4 4 3 3|.tech* 2 32 15 37|.teet* -4 -4 -2 -1|.teeth -4 -4 -2 -1|.tele* -4 -29 -17 -36|.telefono -10 -38 -24 -45
.tell -23 -22 -18 -22|.tell_<her> -12 -2 -7 1|.tell_<me> 3 16 21 19|.tell_you 0 -3 -2 -1|.telling 0 -7 -9 -10
.tells 1 -9 -1 -9|.tell~<i> -5 -3 -5 -2|.tell~if 6 6 6 5|.tell~in -4 3 -1 4|.tell~it 8 10 12 9|.temp 5 9 6 7
.temp* -5 1 1 1|.tena* -1 7 -6 4|.tenant 1 4 0 3|.tend* 2 19 12 18|.tendon 4 5 1 2|.teng* 2 12 11 16|.tengo 2 12 11 16
.tengo_lawyer 3 13 9 16|.tengo_photo -3 0 4 -1|.tengo~ni 14 11 8 12|.tengo~report 3 9 3 4|.tengo~y 2 -2 3 -6
.teni* 6 2 -1 -2|.tenia 4 8 4 8|.tenido 2 -7 -4 -10|.tera* 0 0 -2 1|.terapia 6 8 2 8|.term 1 -16 -2 -17
.term* -16 -21 -19 -21|.terms -11 -11 -11 -12|.terr* -5 -18 -3 -20|.test 2 4 9 4|.test* -8 7 5 5|.tested 1 6 2 6
.testified -1 -8 -4 -10|.testify 10 15 11 13|.test~# 2 2 6 1|.text 11 40 22 40|.text* -2 3 0 1|.text_<i> 6 15 12 21
.text_from -2 6 5 12|.texting 0 5 2 6|.text~<my> -2 -4 -1 -4|.text~<she> 0 6 3 6|.text~it 6 17 15 21|.text~no 1 4 4 4
.text~says 4 4 3 4|.th -2 7 6 10|.th_and 1 -4 -1 -3|.th_of 5 -1 -1 -1|.than -2 -7 -5 2|.thank 6 31 23 39
.thank_you 3 33 20 40|.thanks -9 -8 -12 -9|.thank~for -4 -3 -3 -3|.thef* -3 -7 1 -4|.theft -3 -7 1 -4
.thei* -10 -10 -6 -5|.theirs -10 -10 -6 -5|.then -6 -32 -10 -33|.then_<i> -2 -2 -1 -3|.then_<my> -2 -1 -2 -1
.then_<name> 1 -1 0 -2|.then_<she> 4 2 -4 -1|.then_in -4 -37 -20 -48|.then~# 3 -5 -8 -6|.then~<i> -1 0 2 0
.then~<me> 6 13 11 16|.then~<name> 2 -9 -2 -11|.then~and 2 -1 2 1|.then~in 1 -7 -5 -10|.then~it 2 1 6 1
.then~to -6 1 0 4|.ther* 4 20 -5 28|.therapist 7 15 9 19|.therapy 8 24 16 32|.there -5 -20 -15 -21
.there_# -2 -6 -2 -6|.there_and -1 6 7 7|.there_for -2 -3 -7 -1|.there_no 2 -10 -3 -10|.there_some -2 -3 -2 -4
.there_video -3 -3 -1 0|.there~# 0 5 -6 6|.there~<i> -6 -10 -5 -11|.there~<me> -5 0 2 -1|.there~<name> -1 -3 -1 -4
.there~<she> 3 2 -4 1|.there~about -6 -7 -4 -7|.there~and 10 52 25 62|.there~at 6 0 -3 2|.there~but -5 4 5 8
.there~for -4 0 -2 -5|.there~from -1 11 7 15|.there~hour -1 -6 -2 -8|.there~in 5 7 3 5|.there~it 2 6 4 6
.there~no -8 -20 -11 -24|.there~of 2 -7 0 -5|.there~on 5 8 6 10|.there~one 4 -4 -3 -4|.there~some 2 1 0 2
.there~somebody -7 -11 -1 -10|.there~there -5 2 6 1|.there~to -4 2 -2 1|.there~told -2 -5 -3 -6|.there~with -1 0 -1 -5
.there~year -1 4 -4 3|.they* 6 14 4 14|.theyd 10 15 6 15|.theyd~it -6 -1 2 -2|.theyll -4 -1 -3 -1|.thig* 4 1 -4 2
.thigh 4 1 -4 2|.thin* 3 -11 -1 -6|.thing -4 -6 -2 -6|.thing_<i> 2 -1 0 -1|.things -6 8 1 12|.think -4 -13 -3 -12
.think_<i> 1 4 5 3|.think_<name> 0 -3 -7 -3|.think_<she> 4 4 6 7|.think_<they> 2 4 2 6|.think_about -2 -6 -6 -6
.think_and 0 -6 -1 -6|.think_it 0 -8 -4 -12|.thinking 15 8 4 7|.thinks -7 -11 -8 -10|.thinks_it -11 -13 -5 -14
.think~# -2 -5 4 -4|.think~<i> 0 5 0 6|.think~it -3 -4 -8 -6|.think~no -5 0 -4 0|.think~should 0 -7 -1 -8
.think~to -3 -2 1 -4|.think~want 1 3 1 5|.thir* 11 5 2 2|.third 9 1 -2 -1|.third_party 2 9 6 10|.thos* 4 -14 1 -10
.those 4 -14 1 -10|.thou* -6 4 4 8|.though 6 -2 6 -1|.thought -11 2 0 5|.thought~it 5 0 0 -2|.threw 4 14 7 13
.threw~out -4 1 8 4|.thro* -2 -38 -23 -38|.through -5 -34 -25 -36|.through_<name> 8 2 6 2|.through~<name> 4 -1 -4 0
.thru 1 3 1 2|.thum* 1 -4 -8 -4|.thumb 7 4 -1 3|.th~<name> 0 -6 0 -6|.th~and 3 3 6 5|.tib 2 5 2 5|.tib_fib 3 6 3 8
.tick* -3 19 5 22|.ticked -3 12 2 11|.ticket -11 -11 -13 -9|.ticket_and -5 -28 -17 -32|.ticket_for 6 6 -1 7
.tickets 9 17 16 17|.tiem* 18 35 30 40|.tiempo 18 35 30 40|.tien* -3 -3 0 -3|.tiene -3 -2 3 0
.tiene_insurance -5 -1 2 -1|.tiene_lawyer 1 6 0 7|.til -1 4 0 2|.tile 3 8 6 11|.till -7 0 -6 -2|.till_<name> -2 5 -8 2
.time -19 -12 -16 -10|.time* 7 15 14 19|.time_# 7 5 0 3|.time_and 8 -2 3 -11|.time_at 3 -5 0 -4|.time_no -2 -2 0 0
.time_to -2 -5 -1 -6|.timeline 3 -2 2 -1|.times 3 13 8 14|.times_and -1 -3 -1 -4|.time~and 4 5 -3 3|.time~it 4 6 8 4
.tips -3 -3 -6 0|.tire -3 -7 -5 -4|.tire* -7 -9 -2 -10|.tires -3 -9 -2 -11|.titl* -8 4 -1 8|.title -7 5 0 8
.to 2 -12 1 -11|.to_# -11 12 -7 8|.to_$ -12 0 -1 3|.to_<her> 0 -12 -8 -17|.to_<longago> 6 13 7 13|.to_<me> 10 17 11 15
.to_<my> 0 12 -4 10|.to_<name> -1 20 13 17|.to_<she> -2 2 6 4|.to_<them> -6 -17 -14 -22|.to_about -4 1 -1 3
.to_and -2 -13 0 -15|.to_another 1 -6 -12 -13|.to_any 9 -6 -3 -10|.to_anybody 2 -5 1 -6|.to_appeal -2 2 4 6
.to_apply 4 9 9 12|.to_ask -1 4 8 6|.to_begin -14 -3 -4 -1|.to_bring -8 -7 -7 -8|.to_call 0 -6 9 -4|.to_close 1 2 0 2
.to_come 8 11 7 12|.to_court -1 -7 -3 -10|.to_courthouse -6 -5 -5 -6|.to_do -15 -32 -29 -44|.to_doctor -9 -10 -3 -7
.to_er 5 23 18 29|.to_file -4 2 4 7|.to_find 10 19 13 20|.to_fix -1 -4 -2 -4|.to_get 16 -1 9 -2|.to_give 2 -2 0 -2
.to_go 3 10 0 1|.to_have -8 -13 -15 -11|.to_hear 5 10 5 11|.to_hire 9 16 12 17|.to_hospital 1 -5 -7 -8
.to_house -1 -10 -16 -10|.to_hurt 1 2 -1 1|.to_in -1 12 5 12|.to_it -13 -14 -10 -20|.to_keep -9 -24 -19 -27
.to_know 13 4 -1 -1|.to_lawyer 11 7 3 6|.to_leave -5 -24 -8 -31|.to_light 1 3 5 3|.to_look 6 3 10 6
.to_lose -2 -7 -6 -6|.to_make 1 -18 -11 -21|.to_move -4 1 5 6|.to_no 8 10 15 14|.to_one 7 -5 -6 -9|.to_pay 10 11 12 20
.to_put 0 12 11 14|.to_quit -1 -5 -1 -4|.to_read 5 6 2 10|.to_say -13 12 4 18|.to_see 4 -9 3 -9|.to_send 18 14 15 11
.to_sign 3 19 14 21|.to_speak 5 7 3 8|.to_start -9 4 -1 6|.to_stay -3 -3 -1 -1|.to_stop -19 -42 -25 -47
.to_take 2 16 19 23|.to_talk -14 -18 -13 -19|.to_tell 7 3 2 1|.to_try 1 7 3 8|.to_urgent -2 18 14 21
.to_whoever -11 -5 -10 -4|.to_work 5 17 9 21|.to_write 2 7 4 8|.to_you -4 -3 -3 -1|.to_your -13 -9 -12 -8
.tobi* -1 -1 1 -2|.tobillo -1 -1 1 -2|.toco 1 3 4 3|.toda* 4 -3 2 -6|.todavia 13 7 4 2|.today -12 -20 -9 -20
.todo -8 -8 -7 -7|.todo* -3 -18 -14 -23|.todos -3 -18 -14 -23|.toes 1 9 4 12|.toge* -1 1 -5 0|.together 4 13 3 14
.told 7 -23 14 -20|.told_<her> -7 -33 -10 -34|.told_<me> 20 25 32 26|.told_<my> -2 16 6 17|.told_<them> 4 16 6 17
.told_employer 6 10 2 12|.told_no -8 -28 -17 -38|.told_there -4 -9 3 -6|.told~# 0 -1 -1 3|.told~<her> 0 -10 -4 -10
.told~<i> 2 0 3 0|.told~<name> 7 5 1 4|.told~<she> 15 23 16 33|.told~about -2 1 -1 2|.told~and 12 8 7 11
.told~at -4 3 3 6|.told~by 1 4 2 8|.told~employer -4 0 -6 0|.told~in 7 -1 -9 -6|.told~it -4 -9 -6 -11
.told~no 0 -13 -2 -17|.told~of 2 -6 -2 -10|.told~on 1 1 0 -1|.told~to 5 8 17 7|.told~would -3 -2 -1 -3
.told~writing -1 0 -2 0|.told~year 0 -8 -1 -6|.too 2 -44 -1 -52|.too_and 3 5 4 5|.too_close -4 -13 -9 -11
.too_late -3 -5 3 -3|.too_much -6 -8 -5 -9|.took 14 6 3 -1|.took_# 0 -18 -12 -24|.took_<her> 1 4 14 8
.took_<me> 0 -12 -8 -13|.took_<my> 18 28 22 30|.took_care -3 -6 -7 -7|.took_it -14 -42 -33 -48|.took_photo 0 4 -1 5
.took_report 3 2 3 5|.took~# 4 48 32 55|.took~<i> -4 -14 -8 -16|.took~<name> 11 14 6 15|.took~and -10 -32 -11 -39
.took~day -2 10 -8 12|.took~down -2 -9 -5 -13|.took~in -1 -4 -4 -10|.took~no 0 0 -3 -1|.took~of -2 8 -2 8
.took~off 4 7 5 11|.took~to 0 -6 -2 -5|.toot* 3 6 -15 -7|.tooth 5 10 -7 2|.too~it 1 -1 5 0|.too~no 3 -8 -3 -10
.too~to -7 -12 2 -14|.top -3 -12 -15 -16|.tore 1 -13 -16 -18|.torn -1 -3 -3 2|.torn* -2 -6 -7 -7|.tort -11 -8 -6 -9
.tota* 1 -5 -3 -5|.total 2 0 3 0|.totaled -2 -5 -6 -5|.touc* 6 10 8 12|.tour -1 -7 -3 -9|.towe* 0 2 0 2
.town 6 -10 -3 -11|.to~# 4 31 3 37|.to~$ 7 12 8 14|.to~<adult> -15 -11 -10 -12|.to~<child> 7 11 7 10
.to~<her> 0 -12 -16 -13|.to~<i> 31 20 30 19|.to~<longago> 0 -19 -6 -21|.to~<me> 10 2 -7 -6|.to~<my> 25 9 21 6
.to~<name> -13 8 -2 2|.to~<parent> 2 -10 -2 -13|.to~<she> 1 -35 -25 -45|.to~<them> 1 -14 -2 -12|.to~<they> -2 28 17 35
.to~<thisyear> 2 2 0 -2|.to~about 3 18 15 23|.to~after 14 25 3 16|.to~again 6 12 7 9|.to~all 3 1 -1 3
.to~and -21 -29 -41 -42|.to~anybody 5 4 3 5|.to~as 0 -2 0 -1|.to~at -6 -20 -8 -19|.to~back 15 10 2 7
.to~before 3 -2 1 1|.to~but 2 5 -9 2|.to~by 11 29 20 34|.to~care -2 9 12 12|.to~day 15 19 22 27
.to~down -13 -25 -19 -29|.to~duty 2 5 3 7|.to~firm 11 34 21 41|.to~first -1 16 9 21|.to~for -11 -16 -7 -16
.to~from 1 10 9 12|.to~gave 5 -3 0 -7|.to~hearing -5 -5 -2 -1|.to~house 2 11 9 11|.to~how 5 7 5 6|.to~if 19 16 13 7
.to~in -26 -59 -32 -69|.to~it 13 42 50 63|.to~lawyer -6 -42 -23 -45|.to~letter -3 -7 -3 -8|.to~more 0 -1 -1 -1
.to~next -7 -17 -15 -24|.to~no -3 3 2 2|.to~now 10 11 8 10|.to~of -14 -13 -5 -11|.to~office -1 12 2 12
.to~on 1 30 14 38|.to~once -3 -6 -1 -7|.to~one -3 -1 0 0|.to~or -2 6 -1 3|.to~out -4 -11 -10 -16|.to~over 0 3 2 3
.to~own -2 -11 -9 -12|.to~pay 2 -1 -7 -4|.to~put 2 3 0 2|.to~said -4 -2 4 2|.to~says 0 1 6 0|.to~school 0 -2 -2 -1
.to~sign 3 1 -5 2|.to~since 0 5 2 7|.to~something -16 -24 -17 -30|.to~then -8 -6 -6 -5|.to~there 2 3 3 2
.to~to -9 0 0 -9|.to~up -15 -7 -7 -4|.to~w 1 11 5 12|.to~week -10 -14 -14 -16|.to~what -5 -21 -21 -24
.to~when -2 3 -3 0|.to~whether -3 3 5 4|.to~which 3 9 4 9|.to~who -3 1 3 4|.to~with -10 -3 -8 2|.to~yet 1 -3 -1 -5
.to~you -4 -7 -9 -4|.to~your -2 -20 -8 -25|.trab* 6 -1 -2 -7|.trabajando 3 -2 -6 -6|.trabajar 4 -8 -3 -11
.trac* 1 -4 6 -6|.tractor -4 -5 5 -3|.trad* 4 4 13 6|.traded 5 3 4 4|.traf* 2 -1 4 0|.traffic 2 1 3 2
.trai* -6 -30 -3 -31|.traia 10 -4 2 -3|.trailer -1 1 5 -3|.train 8 1 8 1|.tran* -2 31 14 32|.transcript 17 45 35 48
.transfer -3 -8 -8 -9|.transfers -11 -7 -7 -7|.transmission 1 0 -6 -2|.tras* 1 2 1 3|.trav* 4 5 4 6|.travel 4 2 1 1
.trea* -12 -35 -27 -39|.treated 1 0 -2 -2|.treating -2 -3 2 -2|.treb* 2 1 1 1|.treble 2 1 1 1|.tree 12 -8 -2 -11
.trial 2 -9 8 -11|.trial_lawyer 6 13 15 14|.tric* -2 -3 -10 -6|.trie* 4 3 -4 0|.tried 4 3 -4 0|.tried_to 4 5 -2 3
.trip 1 3 -2 -1|.trip* 6 8 -5 6|.tripped -2 -10 -12 -13|.tro 7 10 10 13|.troo* -3 -15 -5 -15|.trooper -3 -16 -6 -17
.trou* 7 12 19 18|.trouble 6 9 19 14|.truc* -3 -14 -10 -17|.truck 0 -3 -6 -3|.truck_# 2 4 3 6|.truck_in -8 3 -3 5
.trucking 0 -4 -2 -7|.trucks -3 -6 -3 -6|.truck~# 4 9 9 8|.true -5 -1 -1 1|.trus* -12 -4 -11 1|.trust -8 -8 -9 -6
.trustee 3 10 9 10|.try -11 -7 -4 -7|.tryi* -6 -4 -5 -3|.trying -6 -4 -5 -3|.trying_to -5 -4 -5 -4|.tub -2 -4 -2 -5
.tube 0 -6 3 -6|.turn -8 -21 -15 -19|.turn* 5 -3 10 -1|.turned -5 -11 -2 -11|.turned_down 6 23 28 27
.turned_in -1 -11 -2 -15|.turned~# -8 -20 -10 -20|.turned~down 4 10 5 13|.turning -1 -2 6 2|.turns 7 7 2 6
.tv -3 5 3 6|.twic* 2 14 7 18|.twice 2 14 7 18|.twice~# -4 -14 -14 -15|.type -4 4 5 8|.u -16 -39 -19 -41
.unde* -8 26 5 32|.under 12 52 22 60|.under_# -2 -3 0 -3|.understand -15 -26 -22 -30|.under~and 0 -5 -8 -10
.undetermined -5 -8 1 -6|.unem* 9 28 14 31|.unin* -6 0 -1 -2|.unio* 10 19 12 25|.union 10 19 12 25|.unit -1 2 2 0
.unit* 3 9 7 12|.unit_# 1 2 -2 0|.units 3 9 7 12|.unit~# 1 4 -1 1|.univ* -2 -6 -2 -4|.university 4 2 2 4
.unkn* 2 3 3 4|.unknown 2 3 3 4|.unle* 0 3 -3 2|.unless 0 3 -3 2|.unpa* 8 9 7 10|.unpaid 8 9 7 10
.unpaid_leave 5 9 7 11|.unpl* 6 4 5 5|.unre* 16 23 23 26|.unrepresented 17 24 24 26|.unse* 3 4 5 6|.unsi* 10 37 29 46
.unsigned 10 37 29 46|.unsu* 0 5 3 4|.unti* -2 2 -1 4|.until -3 3 -1 5|.until_# -2 -7 -6 -6|.until_<name> 9 16 7 14
.until~# -1 1 -1 4|.up -16 -10 -5 -2|.up_# -6 4 1 5|.up_<i> 0 10 3 9|.up_again 5 2 6 5|.up_and -1 -4 -5 -8
.up_at 3 3 -1 5|.up_by 8 15 13 16|.up_for -4 -1 3 1|.up_in 5 20 -5 24|.up_on 4 -25 -11 -28|.up_there -3 -4 0 -5
.up_to -5 -3 2 -1|.up_with 2 10 5 11|.uplo* 0 -4 -5 -7|.uppe* 1 6 4 8|.upper 1 6 4 8|.upse* -1 -4 5 -3
.upset -1 -4 5 -3|.upst* 1 1 1 0|.upstairs 0 0 -4 -3|.up~# -5 11 1 14|.up~$ -5 3 -1 4|.up~<i> -5 -8 -10 -11
.up~<me> 0 0 3 -1|.up~<my> 8 15 14 18|.up~<name> -11 -42 -30 -49|.up~<she> 0 -4 5 0|.up~and -14 -17 -12 -19
.up~for -3 -15 -12 -21|.up~it -6 0 3 1|.up~no -10 2 5 5|.up~on 0 0 2 1|.urge* -10 -5 -12 -6|.urgent 2 17 6 20
.urgent_care 4 18 8 20|.urol* 4 -5 1 -4|.urologist 4 -5 1 -4|.use 5 8 8 15|.used 4 -2 -6 -6|.used_to -6 -13 -9 -17
.usin* 1 16 8 19|.using 1 16 8 19|.usua* -2 -4 -3 -4|.util* -2 4 7 5|.utility -2 4 7 5|.va -9 -25 -14 -31
.vaca* 7 11 15 10|.valu* -2 1 -2 -3|.value -3 3 -1 0|.valv* 13 26 22 29|.valve 5 17 10 20|.van 8 20 12 22
.vece* 1 -4 0 -6|.veces 1 -4 0 -6|.vend* -4 -22 -11 -27|.vendor -2 0 1 1|.verdict -13 -11 -12 -10|.vert* 0 4 6 7
.vet 3 13 9 12|.vide* 14 15 13 13|.video 14 15 13 13|.video_<i> -1 1 0 1|.video_and -7 -32 -18 -36
.video_maybe -6 -12 0 -7|.video_of 3 -10 -5 -14|.video_on 2 -4 -5 -5|.video_shows 1 -2 -2 -3
.video_statement 0 -4 -3 -2|.video~# 2 -3 -4 -4|.video~<her> 1 -3 5 -2|.video~<i> -8 -17 -13 -19
.video~<my> 2 -1 -5 -3|.video~and 2 -1 -3 -1|.video~it 0 -18 -13 -21|.video~no -9 -16 -8 -14|.vien* 1 -17 11 -10
.view -9 -26 -17 -28|.viol* 9 13 6 14|.violation 3 1 1 0|.visa 19 57 51 70|.visi* 19 25 21 27|.visit 4 -4 -4 -3
.visitor 8 18 16 20|.visits 0 -4 -2 -5|.vive -1 0 1 1|.voic* 17 50 25 58|.voice 3 9 1 12|.voicemail 13 39 27 43
.voicemail_<i> -6 -7 -6 -7|.volu* -6 -8 -7 -6|.vote* -2 -1 1 -1|.voted -2 -1 1 -1|.vp 5 6 3 6|.vs 2 5 11 6
.vso 1 9 2 12|.w 2 25 15 32|.w_# -11 8 -7 9|.w_<her> -3 -9 -6 -12|.w_<my> 4 3 1 4|.w_<name> -11 -8 -7 -8
.w_no -2 10 7 9|.w_out 5 -1 -1 -5|.wage -2 -2 -1 -4|.wage* -2 -2 -1 -2|.wages -1 -1 1 -1|.wait 5 -4 -2 -8
.wait* -1 -18 -10 -16|.waited 2 -10 0 -11|.waiting -9 -17 -8 -18|.waiv* -2 -14 -9 -18|.waiver -2 -14 -9 -18
.walk 4 25 18 31|.walk* -2 -1 10 2|.walk_in -1 4 -1 4|.walked -2 1 4 1|.walker -2 -7 -1 -7|.walking 0 5 5 8
.wall 2 11 8 16|.wallet 0 -10 2 -10|.want 10 -12 -8 -14|.want* -21 -42 -31 -47|.want_# 1 -6 -3 -4|.want_$ 5 6 -2 4
.want_<her> -3 9 -4 14|.want_<me> 0 11 9 9|.want_<my> 0 -15 -11 -16|.want_<them> 3 -3 -1 -5|.want_it 3 8 -4 14
.want_lawyer 8 7 3 8|.want_money -1 4 -2 5|.want_somebody 4 -3 -1 -2|.want_to 4 3 5 -3|.wanted -23 -27 -23 -29
.wanted_to -6 -17 -15 -20|.wanted~know -8 -2 -5 -2|.wants 1 -17 -10 -21|.wants_# 5 2 6 2|.wants_<her> 8 11 5 12
.wants_<me> -2 -14 -3 -20|.wants_it -2 -4 0 -4|.wants_to -11 -5 -17 -7|.wants~file -2 -7 -5 -7|.wants~if 4 8 1 8
.wants~it -8 -7 0 -4|.wants~know -1 4 -3 3|.wants~on -2 5 -2 2|.wants~to -7 -29 -6 -30|.want~# 4 -2 -2 -6
.want~<her> 4 5 -1 2|.want~<my> 3 1 -1 2|.want~and -4 -6 0 -2|.want~back 2 5 -7 6|.want~for 6 9 9 15
.want~get 11 19 15 17|.want~go 2 7 4 7|.want~hurt 1 2 -1 1|.want~if -1 -10 -4 -12|.want~know -1 -7 -1 -8
.want~of 1 -4 -5 -7|.want~on 2 -12 -2 -11|.want~say -8 3 -1 4|.want~to 2 3 5 6|.want~what -3 4 6 7|.ware* -4 -2 4 -1
.warehouse -4 -2 4 -1|.warn* 1 -27 -6 -35|.warning 7 -2 7 -5|.warr* -4 -12 -6 -13|.warrant 7 0 4 0
.warranty -8 -7 -7 -6|.watc* -3 21 9 26|.watch -1 6 0 6|.wate* 4 9 8 12|.water 4 9 8 12|.way 5 -3 3 -7
.way~<i> 1 -5 -3 -7|.weak -4 -3 -3 -2|.wear -5 -12 -9 -18|.wear* -9 -13 -12 -14|.wearing -9 -13 -12 -14
.weat* -4 -4 -2 -3|.weather -4 -4 -2 -3|.webs* 5 0 0 0|.website 4 -1 0 -3|.wedd* -3 -27 -20 -31
.wedding -5 -36 -24 -44|.week 3 -1 -10 -3|.week* 9 45 24 57|.week_# 3 2 3 3|.week_<name> -5 -4 -4 -2
.week_<she> 2 -6 3 -10|.week_after -8 3 1 4|.week_and -10 -40 -23 -50|.week_at -2 -1 -2 -1|.week_no 4 7 1 6
.week_of -3 -7 -8 -9|.week_off 7 35 17 43|.week_pay -2 2 -3 4|.weekend 6 27 19 34|.weekends 0 10 1 13|.week~# -2 0 4 4
.week~$ 2 -2 4 -1|.week~<i> -10 -3 1 -2|.week~<my> -2 -3 0 -3|.week~<name> 3 26 20 30|.week~and 2 7 6 8
.week~check -3 -1 -5 -3|.week~in 1 7 -3 4|.week~it -2 -8 -4 -12|.week~now -7 -15 -6 -13|.week~on 1 -1 0 0
.weig* 12 4 -1 3|.weight 4 -1 -1 -1|.welder 7 14 6 14|.well -7 -11 -1 -9|.well~<my> -3 -3 -1 -3|.well~and 4 1 -2 4
.went -19 -54 -43 -68|.went_back -1 -1 2 0|.went_by 0 1 2 1|.went_down 0 4 2 8|.went_in -7 -17 -12 -17
.went_out 6 -2 0 -9|.went_over 1 -8 -6 -8|.went_to -6 37 11 43|.went_up 0 6 6 7|.went~# 0 14 6 13
.went~<her> -4 -4 -9 -5|.went~<my> 4 1 -2 2|.went~<name> -1 4 -2 1|.went~and -8 -11 -1 -9|.went~at -5 1 7 5
.went~day 4 8 1 5|.went~from 2 -1 3 -1|.went~in -7 -18 -19 -22|.went~it -1 6 4 5|.went~of 7 2 -2 5|.went~on 4 9 7 13
.went~one 3 5 -2 5|.went~to -7 0 0 2|.wet -5 -15 -2 -15|.weve 3 11 -1 14|.weve_got 6 14 8 14|.weve~# 6 12 4 12
.weve~year 7 10 0 10|.what -9 31 11 46|.what_<i> -9 2 -5 2|.what_<she> -10 -15 -7 -15|.what_<they> 1 10 4 9
.what_can 9 14 19 18|.what_do 9 10 15 14|.what_happened -6 0 -8 -2|.what_it -2 -3 6 4|.what_would 12 20 10 23
.whatever 3 6 2 5|.what~<i> 9 22 31 35|.what~<me> 0 -15 -10 -18|.what~and -7 -12 -10 -11|.what~charge 8 6 2 2
.what~cost 7 13 6 19|.what~do -1 5 16 14|.what~for -6 -13 -7 -15|.what~have 0 2 3 2|.what~it -1 3 -5 3
.what~like -4 -7 -4 -5|.what~of -2 -1 -4 -2|.what~on -2 -5 -6 -5|.what~said -1 -7 -3 -6|.what~to -10 -6 -9 -5
.what~worth 0 -6 3 -5|.what~would -6 -7 -6 -5|.what~you 7 6 6 4|.when -12 6 -4 7|.when_<i> -1 17 -5 22
.when_<my> -4 4 4 5|.when_<name> 0 -2 4 -4|.when_<she> -8 -16 -16 -16|.when_it 4 8 6 10|.when_you -3 -11 -1 -8
.when~and 1 5 5 5|.when~came 3 11 6 11|.when~had -2 -5 -4 -6|.when~in 0 23 15 28|.when~it 4 8 2 9|.when~to 0 6 3 8
.when~went 4 6 3 6|.wher* -15 -11 1 -5|.where -12 -16 0 -9|.where_<i> -13 2 -1 5|.where_<she> 5 1 5 4
.where_<they> -5 -4 -2 -6|.where~and 3 1 -2 1|.where~it -2 2 1 4|.where~says 2 4 0 4|.whet* 4 2 -1 2|.whether 4 2 -1 2
.whether~can 1 -4 -4 -4|.whic* -27 -40 -33 -33|.which -29 -42 -35 -36|.which_<i> 0 -7 -5 -4|.which_<my> -1 5 2 6
.which_<she> -10 -23 -15 -24|.which~<i> 3 1 -2 1|.which~<me> 4 10 6 11|.which~<my> -3 -3 -3 -2
.which~<name> -5 -4 -3 -3|.which~and -6 -4 -5 -3|.which~for 5 12 8 14|.which~had 4 0 3 2|.which~have 1 4 2 3
.which~no -6 -2 -6 -3|.which~on 0 -3 -4 -3|.which~to -12 -18 -15 -20|.whil* -7 19 0 21|.while -7 19 0 21
.while_<i> -2 4 -1 3|.while_<she> 12 45 31 54|.while~in -3 5 -3 2|.whit* -6 -18 -9 -21|.white -6 -18 -9 -21
.who -31 -71 -44 -76|.who_# 2 5 6 9|.who_<i> -2 -12 -9 -14|.who_came 1 0 1 1|.who_did -2 11 4 12|.who_do 11 11 12 13
.who_has 0 9 5 12|.who_no -4 -10 -9 -10|.who_said 5 7 3 8|.who_saw 7 15 6 12|.who_wrote -5 -6 1 -8
.whoe* -15 -13 -11 -14|.whoever -15 -13 -11 -14|.whol* -1 -12 0 -17|.whole -4 -10 -2 -15|.whole~and -3 -2 -2 -1
.wholl -2 -5 -4 -6|.whom 1 -9 -8 -13|.whos* -2 -2 -1 -1|.whose -2 -2 -1 -1|.who~# -1 1 -6 0|.who~<her> -3 -8 -8 -7
.who~<i> 10 8 21 10|.who~<me> -4 -5 -3 -3|.who~<she> 1 -2 1 -1|.who~and -6 6 -3 7|.who~in -1 -12 -4 -11
.who~it -9 -32 -17 -43|.who~no -12 -26 -18 -29|.who~of -4 -14 -5 -13|.who~to -14 -5 -6 -3|.why -15 1 4 1
.wide 2 -7 -4 -8|.win -8 -17 -18 -17|.wind* 1 15 10 18|.window 6 15 13 18|.windows -5 3 1 3|.wint* -2 -11 -11 -15
.winter -1 7 3 10|.wire 3 1 4 5|.wire* 8 13 20 22|.wired 5 7 12 16|.wiri* -1 -2 0 -3|.wiring -1 -2 0 -3|.wish -1 8 3 8
.wish_to -3 4 1 4|.with -27 -66 -41 -81|.with* -5 10 8 16|.with_# 9 -27 -17 -36|.with_$ -7 3 0 8
.with_<adult> 1 12 7 13|.with_<her> 0 -9 -22 -17|.with_<me> 0 16 8 16|.with_<my> 11 0 13 -4
.with_<name> -10 -21 -17 -25|.with_<them> -2 -9 -7 -12|.with_any -3 -4 -2 -4|.with_it -1 -20 -14 -24
.with_lawyer 7 18 15 21|.with_no 0 -15 1 -14|.with_one -10 0 -4 1|.with_photo 1 5 -1 3|.with_state -2 -3 3 -5
.with_tabs 2 -4 -2 -6|.with_your -22 -11 -14 -10|.within -2 4 -2 6|.within_# -8 0 -4 0|.within~day 1 -2 -2 -3
.with~# 7 19 12 21|.with~<adult> -8 -10 -10 -10|.with~<i> -8 -25 -18 -29|.with~<longago> 6 27 19 35
.with~<me> -2 -4 -2 -4|.with~<my> 0 -4 0 -2|.with~<name> -1 7 1 9|.with~<she> -8 -7 -9 -6|.with~<they> 3 6 4 5
.with~and -25 -65 -64 -81|.with~but 3 1 2 2|.with~day -5 -11 -11 -13|.with~for -7 -8 -9 -10|.with~from -3 -2 -3 -2
.with~in -8 -19 -13 -22|.with~insurance 0 -3 0 -5|.with~it 5 12 12 22|.with~kid 6 8 8 7|.with~last 1 -9 -1 -10
.with~lawyer 2 -5 -2 -9|.with~name 5 10 4 11|.with~no 13 16 5 14|.with~of -19 -25 -26 -26|.with~on -5 0 0 3
.with~or -7 -17 -14 -21|.with~own 4 -1 3 -9|.with~pay 1 -2 7 -4|.with~same 4 9 7 9|.with~since 10 39 28 48
.with~to -1 -4 -3 -4|.with~year -9 -10 -6 -11|.witn* -15 -11 -10 -9|.witness -15 -14 -10 -12|.witness_and -4 -1 -2 0
.won -6 -7 -10 -6|.wond* -24 -67 -42 -74|.wonder 8 -10 -3 -9|.wonder_if 7 -8 1 -7|.word -11 -7 -3 -2|.word* -4 4 -6 5
.words 0 6 -4 7|.wore -2 -2 3 -2|.work 1 20 5 25|.work* -14 -3 -1 -2|.work_# -7 -16 -14 -20|.work_at 2 8 1 4
.work_en -1 6 5 6|.work_for -3 -10 -3 -6|.work_full -2 -3 -3 -2|.work_in 4 5 3 5|.work_nights -1 -3 0 -2
.work_on 3 26 15 33|.work_there -8 4 1 5|.worker -6 -4 -2 -7|.workers -8 0 -2 0|.workers_comp -10 -5 -6 -3
.work~# 0 -2 -6 -2|.work~$ -7 -8 -6 -9|.work~<her> 0 7 4 7|.work~<me> 9 4 7 3|.work~<name> 5 8 11 15
.work~and -2 -1 -2 2|.work~at -6 -26 -10 -28|.work~month 5 1 -3 -3|.work~no 2 12 12 15|.work~since 3 15 13 22
.work~time 6 0 5 -1|.work~week -2 3 3 4|.worr* 6 -4 -6 -2|.wors* 3 0 1 1|.worse 3 0 1 1|.wort* 12 9 7 8
.worth 12 9 7 8|.worth_# 4 9 3 16|.worth_$ -2 -9 -7 -10|.worth_maybe 1 6 4 6|.worth~# 1 6 9 8|.worth~$ -4 -9 -9 -11
.woul* -5 21 3 22|.would -4 29 5 30|.would_have 6 7 7 9|.would_like 2 5 13 9|.would_pay -1 -7 -2 -6
.would_think -3 -5 -3 -4|.would_you 15 17 3 6|.wouldve -1 -9 -2 -8|.would~# -5 -8 -2 -7|.would~<them> -6 -8 -5 -7
.would~and -5 1 -5 2|.would~for -2 0 3 -2|.would~if 1 7 1 10|.would~in -5 1 -8 5|.would~it -3 -8 -10 -11
.would~know -3 -8 1 -11|.would~letter 0 -8 0 -6|.would~to 4 11 18 12|.wrap* 13 3 0 0|.wrec* -4 -25 -14 -31
.wreck -1 -5 -2 -8|.wris* 5 16 7 20|.wrist 8 12 7 16|.wrist~# -2 -11 -2 -12|.writ* 18 36 20 35|.write 0 6 -1 1
.write_it -4 1 -2 2|.write~down -5 2 -2 4|.write~letter 5 -4 1 -4|.writing 9 23 15 26|.writing_# 2 6 8 9
.writing_no 14 -7 1 -14|.written 12 31 21 35|.written~# 2 0 -2 -2|.written~and -4 2 3 6|.wron* -7 -15 -15 -20
.wrong 5 -6 -3 -12|.wrong_with -1 -16 -1 -18|.wrongful -11 -7 -10 -6|.wrongful_death -7 -2 -7 -1|.wrot* 5 7 10 6
.wrote 5 7 10 6|.wrote_<her> 4 2 1 -1|.wrote_<i> 0 -6 -5 -11|.wrote_<me> -2 -23 -3 -26|.wrote_down -1 5 0 6
.wrote_it -6 -13 -3 -17|.wrote_to -1 -12 -9 -14|.wrote~# -3 -2 -6 -1|.wrote~<i> 2 7 5 4|.wrote~<name> 0 11 6 10
.wrote~and -2 2 3 1|.wrote~down 0 6 6 8|.wrote~for 0 -20 -9 -23|.wrote~in 13 -1 -2 -10|.wrote~it -7 -3 -3 -1
.wrote~letter 0 4 0 5|.wrote~no 0 -5 2 -9|.wrote~on -1 3 3 4|.wrote~up -4 -12 -13 -20|.w~# 6 -12 -14 -10
.w~<i> 8 10 9 11|.w~and 6 4 1 2|.w~in -3 -4 2 -3|.w~lawyer 0 -3 0 -3|.w~on 0 7 0 6|.x 1 3 -1 3|.x_ray 2 1 -2 1
.x_rays 2 3 7 3|.xray 1 0 -1 0|.x~# 5 3 2 3|.x~and -1 -5 -2 -5|.y -2 -14 -10 -15|.y_# -2 9 12 15|.y_<me> 4 -17 -15 -20
.y_<my> 1 10 8 10|.y_le -5 -10 -6 -13|.y_no 9 27 18 31|.y_video 5 16 6 15|.y_ya 2 -9 -4 -14|.ya -22 -126 -94 -158
.yall -19 -5 -8 -3|.yard -3 -7 -11 -7|.year 13 23 28 28|.year_# 1 3 6 7|.year_$ 10 23 12 24|.year_<i> 8 18 20 20
.year_<name> 0 -23 -15 -28|.year_<she> 4 1 -1 -2|.year_ago 1 -3 -3 -6|.year_and -5 -10 -11 -8|.year_at 0 3 6 1
.year_back -1 2 1 4|.year_from 5 2 6 0|.year_in -4 -1 -1 -2|.year_no -8 -12 -14 -16|.year_of -4 13 3 14
.year_old -5 3 5 8|.year_to 1 12 4 17|.year~# 6 0 16 5|.year~$ 8 6 2 4|.year~<her> 12 4 7 2|.year~<i> -16 -16 -16 -15
.year~<longago> 4 10 5 9|.year~<me> 2 7 8 5|.year~<my> 2 -1 3 1|.year~<name> -4 -26 -27 -35|.year~<she> -6 1 1 4
.year~and 7 9 9 11|.year~at 3 2 6 5|.year~en 1 4 4 6|.year~in 7 14 4 13|.year~it 4 4 6 7|.year~kid -2 0 -2 -2
.year~month 3 7 8 10|.year~no -6 2 0 1|.year~on 2 23 10 29|.year~year 1 -6 -2 -6|.yellow -3 -15 -10 -15
.yes 3 -14 -20 -26|.yet 23 66 53 80|.yiel* 5 5 0 7|.you -44 -26 -34 -27|.you_<adults> -9 -21 -14 -26|.you_all -3 0 0 1
.you_and 0 4 -2 8|.you_can -6 1 -5 3|.you_charge 12 16 10 16|.you_for -17 -12 -11 -11|.you_have -3 18 11 23
.you_need -1 3 1 3|.you_no -2 -3 0 -1|.you_people -6 -5 -4 -3|.you_see -10 -16 -12 -14|.you_should -1 4 1 3
.you_take -8 -15 -12 -19|.you_tell 0 -4 -1 -6|.you_think -3 0 -2 0|.you_to 1 -14 -3 -19|.you_would -3 -6 -6 -9
.youd -7 -10 -10 -9|.youl* -12 -8 -8 -6|.youll -12 -8 -8 -6|.youn* 13 16 11 17|.young 6 -6 -3 -6
.young_<adult> 0 -5 -4 -4|.your -141 -163 -139 -181|.your* 1 13 8 19|.your_<she> 2 -5 -11 -3
.your_firm -21 -18 -15 -18|.your_office -6 -23 -14 -26|.youre 2 17 11 21|.your~<i> -7 -5 -7 -6|.your~<me> -4 -1 -3 1
.your~<name> -8 5 -4 7|.your~and -13 -17 -20 -21|.your~at -22 -19 -14 -20|.your~case 1 5 3 6|.your~for -15 -28 -19 -30
.your~has -7 2 -3 3|.your~in -20 -3 -13 1|.your~on 0 -11 -4 -16|.youv* -14 -9 -7 -9|.youve -14 -9 -7 -9
.you~# -5 -4 -3 -3|.you~<her> -3 -2 -3 -2|.you~<i> -4 -9 -12 -11|.you~<me> -4 12 10 15|.you~<name> -8 0 -1 3
.you~<them> -3 -8 -4 -6|.you~and -11 2 0 2|.you~at 0 2 1 -3|.you~call -8 -2 -6 -2|.you~file 2 0 3 -6
.you~for -11 -9 -7 -11|.you~from -7 0 -3 3|.you~have -7 -7 -7 -7|.you~if -6 -21 -10 -24|.you~in -7 1 -4 3
.you~it -10 -20 -21 -25|.you~lawyer 6 14 10 17|.you~like 3 6 2 8|.you~no -1 -4 -1 -4|.you~on -3 -4 -10 -8
.you~one -3 -5 0 -7|.you~see 3 -2 -1 -1|.you~take -7 -3 -7 -6|.you~to -11 -2 -9 -2|.you~you -6 -10 -3 -13
.you~your -1 3 2 2|.y~# -13 -5 -9 -7|.y~<me> -1 -3 5 -6|.y~con -4 -39 -25 -47|.y~en -7 -30 -18 -38|.y~no 12 40 24 47
.y~que 3 -41 -19 -57|.zero 6 4 1 4|<adult> -13 10 10 19|<adult>_# 8 12 1 3|<adult>_came 9 37 30 46
<adult>_gave 6 4 -1 4|<adult>_hit -9 -36 -26 -44|<adult>_name 0 3 4 6|<adult>_no -8 -29 -7 -32|<adults> -4 11 4 19
<bereaved> 6 18 8 24|<child> -13 -3 6 4|<child>_# 20 48 27 53|<child>_age 2 1 4 1|<child>_asthma 0 -1 4 1
<child>_dice -14 -23 -18 -19|<child>_law -7 -19 -13 -17|<child>_no -10 -15 -22 -18|<children> 15 -10 6 -18
<children>_# -1 17 6 18|<date> 78 99 112 103|<date>_# 3 0 9 0|<date>_$ -11 0 -12 -2|<date>_<date> 3 9 5 10
<date>_crane 3 6 7 8|<date>_driver 2 -2 0 -2|<date>_er -1 6 6 9|<date>_fell 6 27 10 27|<date>_fire -3 -5 -13 -11
<date>_hour -6 -9 -6 -7|<date>_house -4 6 5 7|<date>_k 7 8 0 9|<date>_need 1 -2 0 -6|<date>_no -2 17 2 20
<date>_one 2 -5 -3 -7|<date>_other -4 -8 -13 -12|<date>_saying -2 -12 -8 -14|<date>_served 2 1 -2 2
<date>_shoulder 0 -1 0 -2|<date>_year 0 3 2 2|<grandchild> 9 -11 -5 -13|<grandparent> -5 6 1 8|<parent> 8 31 35 42
<parent>_# 7 24 12 27|<parent>_died -3 -1 4 6|<parent>_no 0 16 17 21|<parent>_passed 0 3 -4 5|<parent>_pay 1 -8 -12 -7
<relative> -10 -36 -11 -34|<relative>_# -3 -14 1 -19|<relative>_died 8 1 -7 4|<sibling> 5 -28 -8 -31
<sibling>_# 4 -12 1 -14|<sibling>_law 7 2 -6 3|<sibling>_no 1 12 4 16|<sibling>_passed -7 -17 -1 -13
<siblings> 8 26 27 33|<spouse> 4 6 15 8|<spouse>_# 1 5 23 6|<spouse>_house 3 8 7 9|<spouse>_kid 1 -6 2 -7
<spouse>_name -3 -1 1 2|<spouse>_no -4 -2 -5 5|<spouse>_pregnant 1 1 7 4|<spouse>_saw -1 -7 -4 -7
<spouse>_thinks 7 -2 3 1|<spouse>_wants 6 27 14 32|<spouse>_wrote -6 -5 0 -1|<year> 33 48 49 56|<year>_# -2 2 1 4
<year>_$ -2 -17 6 -14|<year>_<year> 14 2 35 5|<year>_back -9 -10 -8 -11|<year>_case 0 -5 1 -6|<year>_every 6 10 11 11
<year>_maybe -2 4 7 11|<year>_no -11 -22 -14 -33|<year>_now 4 6 7 3|<year>_possession 1 2 6 1|<year>_same -4 -8 -7 -11
<year>_sign -2 7 2 6|<year>_state -4 -8 1 -7|<year>_tengo 12 34 27 43|above -3 -9 -2 -4|abt -10 -13 -7 -15
abt_# -4 -1 4 -1|ac -8 -4 -3 -4|accepted 4 2 -1 -4|access -3 3 4 6|accident -16 -8 -16 -10|accident_# -1 2 2 1
account -9 -15 -7 -23|accounting 4 1 2 -1|accounts 0 8 4 7|acct -9 -16 -6 -14|acl -9 -13 -15 -14|acres 1 9 16 11
acres_# -8 -16 -12 -17|across 2 -16 -10 -17|act 20 23 17 21|acta 4 6 6 4|action -4 -2 8 3|actually 8 -4 -2 -6
ad -10 -13 -9 -14|add -18 -2 -8 5|address -1 -4 1 -2|adipiscing -8 -6 -8 -6|adjuster 10 46 25 47
adjuster_letter -3 8 8 10|administration -10 -3 -3 -3|administrator -7 4 10 10|admission 1 9 0 7|admits 1 -16 -11 -23
admitted -7 -30 -13 -41|admitting 1 1 2 1|adult 6 8 -2 8|advise 7 8 14 5|advised -3 4 1 13|affidavit -12 -10 -14 -12
afford -2 -25 -24 -31|afraid 3 -4 4 -7|afternoon -6 -20 -7 -29|afterward 2 -8 -3 -4|afterwards -1 -10 6 -10
ag 3 7 -3 9|against -5 2 6 11|age 10 8 10 11|age_# 1 10 8 15|agency 9 8 24 6|agents -3 1 -1 2|ago -9 -5 -7 -5
agree 1 25 3 25|agreed -6 -11 -9 -15|agreement -15 -10 0 -6|agreement_no 3 5 6 10|agrees -16 -60 -41 -78
agua 1 0 -12 -2|ahead 10 16 13 18|ahora -2 -24 -15 -31|aid 0 -1 -1 -6|aide 5 7 15 10|aide_# 1 2 3 -2|aide_$ 5 2 3 0
aides -2 -12 -12 -11|aint -2 26 25 29|air -7 -6 -8 -2|airbag -4 -22 -8 -19|airline 3 -14 -23 -25|alarm 2 6 11 7
algo 6 -12 -11 -18|alguien 2 2 6 6|alimony 1 -8 8 -8|alj 7 11 8 9|all -4 -31 -25 -31|all_# 10 11 6 5
all_$ 4 -14 -20 -20|all_along -7 -17 -8 -19|all_back -11 -19 -16 -20|all_day -10 -11 -1 -8|all_good 4 1 -10 -4
all_no -14 -32 -19 -35|all_records 2 6 6 9|all_reviews -4 -8 -2 -7|all_right 5 12 1 11|all_way 7 6 7 -1
allowed -3 6 2 2|allows 13 -15 -13 -18|alone 10 -28 -2 -38|along 6 4 3 8|already -13 -31 -18 -40
already_lawyer -6 5 1 7|already_pay 7 31 8 30|always -14 -19 -14 -23|ambulance 1 2 8 3|amet -8 -6 -8 -6
amount -2 -4 -7 -10|amputated 4 18 17 19|anchor -1 1 -3 1|angry -3 6 9 8|animal 7 21 10 24|animal_control 7 27 17 31
ankle 8 -1 3 -5|ankle_fracture 0 -2 4 -7|annual 12 12 4 11|another 24 20 -1 9|another_<adult> -12 -6 -1 1
another_company 4 6 -2 2|another_hospital 7 10 7 12|answer -1 31 14 33|answer_due 8 13 5 13|answered -1 4 -14 0
answering -10 -3 -1 -2|answers -15 -7 -12 -5|any -11 -31 -26 -41|any_court 2 16 11 16|any_day -4 -15 -12 -18
any_lawyer 13 15 10 17|any_money 4 9 5 11|any_time -20 -18 -14 -14|any_trouble 4 -5 4 -6|anybody 13 13 15 17
anybody_see -2 -1 -3 0|anymore -1 9 4 10|anyone -12 1 -12 -2|anything 14 35 24 44|anything_no 7 -11 8 -17
anything_wrong 5 2 0 2|anyway 3 -9 -6 -9|anywhere 8 19 18 21|apart 14 21 5 18|apartment 4 -6 22 2|apnea -4 1 6 8
apologized 1 -4 -10 -10|apology -1 11 -3 12|app 1 -16 -18 -24|appeal -15 -87 -41 -102|application -2 -12 -9 -13
applied 7 42 19 45|apply 5 2 15 11|appointed 18 42 29 48|appraisal 5 5 6 3|appraised 2 0 4 0|approval -5 5 -5 -4
approx -5 4 -1 4|approx_# -4 1 -3 2|approx_$ -1 4 2 3|apt 1 11 4 11|arbitration 7 12 17 20|argue -10 -8 -13 -10
arm 20 32 24 37|arm_no -4 -16 -5 -19|arms 0 -11 -3 -11|around -14 -24 -17 -31|around_# -4 -9 -1 -9
around_$ -7 -1 -11 3|arraign -8 -18 -11 -12|arraign_<date> -8 -18 -11 -12|arraignment 5 24 16 34|arrears 3 2 -5 3
arreglo 8 19 13 22|arrest 1 -1 -1 0|arrested 12 44 35 51|arrests -5 6 -5 9|arrow -4 -21 -10 -18|asap 1 -12 -4 -14
aside 7 12 6 12|ask -5 5 12 17|ask_hearing 2 -5 1 -3|asked -22 -68 -51 -74|asking -15 -26 -21 -26|asks -2 -3 -12 -8
asleep -4 -50 -22 -57|assault -20 -8 0 -2|assessment 14 27 15 26|assets -2 -17 -17 -21|asst 1 9 3 8|asthma -2 5 3 10
asylum 7 -7 10 -6|ate 11 -13 -10 -17|atras -2 -22 -14 -27|attach -5 -2 -2 -3|attached -23 5 -2 6|attack 1 17 6 19
attend 8 11 8 17|audiencia 10 10 19 11|audit -4 2 3 1|auto -9 -1 0 2|autopsy -3 -30 -8 -34|available -14 -9 -6 -8
average -22 -1 -3 2|avg -5 -8 2 -7|away -2 -20 -16 -34|aww 4 4 -1 6|aww_# -1 -1 -3 1|ayuda -2 -4 8 -1|b 9 28 15 32
baby 8 1 15 -1|baby_# 1 2 6 1|back -8 0 -19 0|back_# -10 -39 -27 -41|back_<date> 12 14 23 11|back_<year> -6 9 6 9
back_forth -6 -3 1 -1|back_light -5 2 4 2|back_no 4 46 29 59|back_surgery -1 -4 -5 -4|back_work 1 -4 -5 -2
backed 5 19 7 20|background -5 5 -7 3|backing -1 -5 -13 -14|backs 4 -9 -5 -7|bad 6 4 14 8|badge 4 8 -1 6|bag 6 2 -9 -7
bail -3 4 -2 3|bakery 2 12 0 12|bald -5 -11 -4 -15|ball 10 -13 -9 -19|band -12 -15 -15 -21|bank -26 -47 -22 -60
bank_records 3 5 5 4|bank_statement -12 -11 -5 -6|bankruptcy 15 37 26 48|bar -25 -20 -9 -20|bar_# -5 -14 1 -15
bar_insurance 13 25 19 27|barber -4 11 3 12|bartender 10 12 3 10|basement 4 28 16 38|basket 2 -1 7 1|bass 2 2 -4 1
bass_boat -2 3 -4 2|bathroom 11 25 15 29|battery -9 -11 -8 -9|bc -6 -16 -18 -15|beat -5 -71 -40 -91|bed 16 39 22 39
bedroom -6 -1 -4 -3|beer 10 15 7 18|beers -8 -48 -26 -56|began 6 -7 -8 -13|begin -25 -18 -17 -19|beginning 4 5 3 6
behind -4 17 6 20|believe -8 -10 -2 -5|belongs 3 2 -6 -5|below 4 3 16 3|belt -8 -18 -9 -18|bench 6 -8 -2 -8
bender -11 -12 -11 -14|benefits 8 11 12 15|best -7 -5 -8 -1|better 3 -14 -29 -22|bien 1 -17 -13 -20|big 0 -13 7 -18
big_one 7 4 3 2|bike 5 13 6 17|bike_lane 4 23 10 26|bilingual -19 -20 -15 -20|billed 7 14 2 8|billing 3 14 6 21
binder 7 -8 2 -13|binder_tabs 4 -6 -2 -11|biopsy 11 23 14 23|biopsy_<date> 11 15 15 17|bird 9 25 13 25|birth 1 15 1 17
birthday 0 -2 -15 -4|bit -6 -16 -30 -23|bit_hand 0 -13 -11 -18|bite 2 5 -5 5|black 6 14 2 17|bladder 10 2 6 -2
blade 2 1 11 10|blames 6 4 6 3|blank 12 50 28 57|bleed -2 8 3 19|bless -23 -5 -7 -4|blew 8 1 10 3|blew_# 11 -5 3 -6
block -7 -6 -3 -2|blood 2 6 17 8|board 16 30 15 30|board_member 1 0 -4 -3|board_no 13 7 1 4|boat -14 -7 -14 -12
body -3 -8 -16 -7|body_shop -5 -11 -7 -10|body_video 6 -7 -9 -9|boiler 2 9 3 9|bolts 7 14 11 13|bond 3 9 19 10
bond_# -5 -9 -3 -8|bonded 4 5 2 4|bone 1 -8 -11 -14|boned -4 -21 -12 -18|bonus -14 -31 -21 -32|book 18 44 45 54
bookkeeper 5 -20 -12 -28|books 4 18 13 23|boot -8 -9 -7 -9|born 11 16 29 13|born_<date> 5 1 10 2|borrowed 3 2 5 -1
both 17 33 8 33|both_charts -3 -10 -2 -14|both_say -1 -13 -6 -18|both_sides -6 -15 -4 -15|both_times 9 12 11 14
bothers -7 -26 -22 -25|bought 4 -16 -1 -17|bought_new 7 30 21 40|bought_no -4 -15 -1 -17|bought_used -4 -10 -14 -12
bout -12 -19 -18 -21|boutique -5 -2 -1 0|bowel 7 26 21 30|bowl 3 -13 -9 -14|box -3 23 6 26|boxes 10 24 22 26
brace 3 21 -1 25|brace_# 1 1 -6 1|brain 0 -13 13 -19|brain_injury -1 -18 1 -23|brake -1 8 14 14|brakes 3 -20 -3 -23
branch 8 14 6 18|brand 4 7 -10 4|breach -1 -1 -6 -3|breaks -10 5 -4 4|bring -24 -8 -14 -4|bring_back 2 8 4 12
broker 10 10 14 10|brought -5 -23 -28 -32|bruise -5 -26 -16 -24|bruised -4 -14 -10 -14|brunch 4 6 -4 3|bucks 2 6 2 -1
buddy 4 -7 3 -8|budget 1 15 -1 22|budget_$ -2 -2 -12 -2|build -2 0 -3 -7|builder 4 7 4 12|building -3 4 5 4
built -2 -4 -8 -8|bulge 10 14 9 17|bull 4 1 6 -6|bulletin -2 -12 -3 -11|bumper 16 23 14 11|buried -1 -2 -2 -6
burn 3 20 8 18|burn_unit 2 3 0 3|burned -3 -21 -4 -20|burns 1 0 -7 -4|burst 5 19 11 18|burst_fracture 1 4 3 3
bus -7 -7 -11 -12|bus_video 3 4 2 6|business -3 -21 -27 -33|busy 6 7 9 8|buy -7 -21 -17 -25|buyer 12 9 -7 1
buying -1 -12 -12 -11|buyout -2 -8 1 -10|bye 15 24 15 24|bylaws -11 -20 -14 -20|bypass -1 -4 -1 -4|cabinets -2 6 -1 5
cable -6 -14 -2 -10|cad -6 -16 -10 -17|cafeteria 7 -3 6 2|cai 6 -5 -3 -7|cake 3 1 -1 1|calcaneus 2 9 3 9
calendar -8 -5 -4 -3|calf -2 2 -3 1|calibration 0 0 1 9|call -15 3 -1 7|call_# -6 -3 -4 -1|call_back -10 -4 -10 -3
call_no -2 5 -11 8|call_one -4 4 6 2|called -4 13 1 12|called_# -4 -4 -3 -6|called_lawyer -4 4 5 7|called_no -3 0 2 2
calling -21 -23 -16 -25|calls -2 -3 -4 0|came 4 6 -10 -2|came_# 0 12 -2 8|came_<date> -1 6 4 10|came_back 7 11 -3 4
came_hospital 0 -5 -7 -11|came_no -8 -11 -2 -13|came_thru -8 -17 -14 -15|cancel -16 -15 -15 -13|canceled 0 -4 -1 -6
cancellation -7 -1 2 4|cancelled -2 -9 -15 -14|cancer 3 -3 15 -3|cane -1 2 1 1|cap 16 4 -6 3|capacity -4 -4 -3 -3
caps -10 -15 -12 -13|captain -5 4 -5 2|car -19 -14 -21 -22|car_# 5 -13 -1 -22|car_$ -3 1 -5 0|car_accident 6 1 3 2
car_no -9 -40 -21 -47|card -15 -14 -15 -14|card_# 11 6 20 10|card_no 16 14 14 17|cards 14 18 2 19|cards_# -4 18 7 25
care -1 -10 3 -10|care_plan -4 0 -7 0|caregiver 6 18 9 24|carpet 8 -1 -5 -3|carro -5 -51 -24 -61|carry -3 35 23 47
carrying 4 8 17 15|cars 2 -2 -6 -5|casado 0 1 1 2|casado_# -4 5 1 7|case -42 -46 -40 -52|case_no -4 -46 -26 -59
cases -13 -9 -7 -6|cash 8 29 17 28|cashed -19 -54 -47 -69|cashier 8 16 8 15|casi 6 9 6 11|casino -7 3 -3 5
caso 4 10 5 7|cast -1 22 16 27|cat 5 6 3 3|caught -5 -27 -15 -31|cause 9 12 9 8|cayo 2 14 11 15|cdl 7 -7 -10 -5
cds 7 7 12 10|cease 4 12 0 14|ceiling -9 -1 -4 4|center 13 17 11 19|ceo 6 14 9 14|cert -2 -1 1 -2
certificate 19 32 27 31|certified -18 -24 -33 -29|ch 5 -11 -7 -17|chain 6 14 23 17|chair -1 21 7 25
chance -6 -19 -15 -23|change 5 -39 -11 -46|changed -3 21 16 24|changing -1 10 10 8|channel -9 -4 -10 -2
channel_# -9 -4 -10 -2|charge 13 -3 6 -2|charge_file -1 -20 -5 -29|charge_nurse -1 -8 -3 -7|charged 7 34 19 37
chart 7 17 15 20|chart_# 4 -11 -5 -16|chart_hand 5 27 12 31|charted 7 15 13 14|charts 9 7 14 1|cheap 2 -7 -3 -5
check 8 10 10 13|check_$ 4 10 7 11|checked -7 -33 -15 -38|checking -21 -19 -13 -20|checks 3 29 9 30
checks_# 6 19 -2 12|chemo 10 37 29 44|cheque 6 -7 -5 -15|chest 3 11 14 12|chicken -12 -1 -10 2|chief 4 10 18 11
chipped 5 16 -2 14|chips 2 -11 -5 -8|chiro -7 -27 -22 -38|chiro_# -11 -18 -16 -27|chiropractor -3 17 12 23
chofer 3 1 -1 -5|choice -4 0 2 0|choir -3 4 4 1|choked -4 4 0 7|choque -2 -25 -8 -27|chp 3 16 8 13|church 0 5 0 6
circle -3 -2 -6 0|cited 4 -14 -1 -24|cited_<date> -7 0 -7 -4|cites 7 16 14 17|citizen 2 27 16 31|city 4 22 19 25
city_code -5 -9 -7 -9|city_no -11 1 -5 1|ciudadano 2 8 15 9|civil 7 19 6 14|claim -17 -24 -22 -45
claim_against -7 1 -1 3|claim_deny -3 -3 -2 -3|claim_file -4 0 -3 -2|claim_form -5 -12 -8 -17|claim_no 1 -7 -12 -14
claim_number 13 41 21 45|claims 30 37 18 26|claims_<adult> 8 7 -2 10|class -1 -12 -11 -11|class_action -8 -7 7 -3
clause 11 12 18 14|clean 2 6 -10 6|cleaned 7 4 3 5|cleaning -10 -5 -6 -4|clear -9 -18 -31 -24|clearance 6 7 9 11
cleared 10 21 17 22|clerk -14 18 10 25|clients -24 -13 -6 -14|clinic 6 6 -4 8|clinica 4 -2 1 -2|clip -3 -1 -4 1
clipped 8 17 10 21|clock 6 12 7 17|clock_# 2 1 6 2|close -1 -8 -5 -5|closed -12 -65 -39 -84|closed_<year> -5 -3 -9 -5
closing 20 18 5 19|clothes -10 -32 -30 -41|club 5 6 -3 9|co 13 2 18 -2|co_op 2 5 1 4|coach -3 -3 -1 0|code -9 -7 -8 -6
coffee -4 4 -12 9|cold -22 -45 -28 -48|collarbone -1 -13 2 -15|collarbone_# -2 -13 1 -13|collections -6 -16 -9 -18
college -20 -74 -53 -83|color -13 -22 -15 -20|comadre 0 18 10 25|come 18 8 7 3|come_back -6 -12 6 -10|comes -5 -1 4 0
coming 6 10 13 3|comments -5 -26 -12 -25|commercial -22 -18 -18 -24|commercial_policy -2 8 4 10
commission -12 -25 -16 -27|common 1 -19 -4 -20|comp -10 14 17 16|comp_lawyer -7 -39 -28 -49|comp_pay 16 30 40 31
compadre -9 -27 -26 -35|compania 5 1 3 -1|companies -7 -4 1 -3|company 10 44 39 49|company_# 5 -10 -1 -12
company_<adult> -3 1 5 1|company_doctor 1 7 1 10|company_lawyer -2 -1 0 0|company_name 1 3 2 2
compensacion -8 -17 -9 -23|compensation 3 -7 -6 -8|competitor 4 4 7 7|complained 15 12 0 4|complaint -6 -23 -17 -29
complaints 0 1 7 3|complete -11 -19 -6 -18|complex 2 7 10 7|compliance -22 -15 -12 -14|computer -7 20 10 24
concrete -1 -9 2 -8|condo 3 16 9 10|conductor 8 12 1 12|cone 6 0 -1 -3|cones 6 -1 7 1|confidence -19 -13 -12 -9
confidential -24 -5 -13 -5|confirm -9 -4 -10 -1|confirmed -6 5 -7 0|confirms -14 -34 -16 -40|conflict 8 37 24 43
conmigo -14 -19 -9 -20|connected 9 16 12 18|consent -8 4 4 7|consideration 2 -2 5 0|consult 2 6 4 5
consultation -10 -15 -12 -14|contact -5 -1 -1 1|contacted 0 1 0 1|container -4 -8 -2 -5|contempt -7 -9 -10 -7
contingency 6 5 -7 -2|contra 9 -9 2 -9|contract -7 -36 -32 -52|contractor -1 9 10 18|contractor_insurance -1 -3 -1 -4
contratista 17 41 36 44|contrato -23 -55 -40 -64|contributory 0 -15 6 -9|control 2 32 16 36|convicted 10 3 7 -1
cook 10 28 15 30|cook_# 4 15 7 16|copd 1 -9 0 -9|copied 7 24 19 28|copies 2 0 7 5|copy -6 10 2 8|cord 1 13 3 15
corner 2 -8 -5 -6|corp 5 10 5 8|corporate -2 -5 -5 -5|corrieron 2 2 -6 2|corte -13 -33 -11 -29|corto 4 8 0 8
cost 5 3 -6 5|cost_$ -12 -34 -29 -40|costs 5 14 5 12|counseling 11 5 5 7|count -9 -20 -11 -24|country 1 -37 -9 -39
counts 6 1 -11 -2|county 3 5 -6 -4|county_jail 4 -1 12 3|couple 8 26 19 27|court -13 -49 -22 -49
court_<date> 0 -13 -18 -9|court_date -1 2 -1 2|court_document 5 9 15 18|court_no -3 19 12 25|courthouse -1 11 9 14
cousin -9 -10 -1 -13|cover -8 28 18 35|coverage -12 -26 -26 -32|covered -6 -5 -1 -5|covers -4 -19 -15 -16
cow 11 14 12 12|coworker 2 19 18 20|cows 2 0 -1 -6|cpa 13 -14 11 -9|cps -2 -18 -12 -22|crack 2 6 -1 7|cracked 0 3 8 3
crane 9 2 10 1|crane_op -1 -2 -1 -4|crane_operator 4 2 3 0|crash -10 0 7 2|cream 12 -7 6 -5|credit 13 -3 -16 -17
credit_card 17 10 -3 4|creo 8 10 0 6|crew 5 -8 -7 -2|crew_no -3 -1 6 -1|cried -2 -15 -7 -16|crimen 0 -17 -4 -19
crop 3 -8 13 -10|crossed 8 9 10 6|crossed_center 3 2 3 3|crossing 4 6 9 8|crosswalk 6 21 20 15|crushed 11 13 17 13
cuanto 13 26 13 30|cuello -8 3 1 11|cuff 2 -28 -15 -38|cuff_surgery -3 -12 0 -13|culpa 1 -27 -11 -34|curb 0 7 -1 10
cure 0 -2 0 -5|current 17 16 15 16|custody 8 -8 22 -11|customer 0 3 3 4|customers 9 13 7 16|cut -1 -27 -19 -30
cut_# -2 0 -4 -4|cut_<date> -5 6 5 6|cuts -4 -5 -4 -2|cutting 7 12 13 16|cuz -10 -3 -3 1|cyst 1 -8 5 -11
d -2 -15 -14 -19|d_<date> 0 -11 -7 -13|da 17 20 15 15|daca 4 3 4 5|daily -20 0 -5 2|damage 6 19 1 11
damages -1 -19 -14 -16|dark -1 -52 -17 -58|dash 1 -1 0 -1|dash_video -1 5 2 6|dashcam 6 3 1 2|data -16 -21 -14 -20
date -11 7 -6 11|dated 12 41 28 52|dated_<date> 5 21 15 27|dates -2 -5 2 -2|day 13 42 14 52|day_# 2 1 10 6
day_$ 1 -6 -1 -6|day_<date> 0 -8 -9 -6|day_ask -4 -15 0 -15|day_doctor 4 -19 -2 -16|day_hospital -3 14 11 21
day_internado 4 15 11 15|day_later -1 -10 -6 -10|day_letter 9 -8 1 -11|day_no -19 -20 -14 -21|day_notice 2 13 3 14
day_now 9 21 -2 15|day_one -2 -4 -10 -9|day_think 3 -11 14 -7|daycare -2 7 3 1|dead 2 19 -2 12|deadline -7 24 10 35
deal -12 2 -11 -4|dealer 2 7 4 7|dear -35 -20 -22 -17|death -5 -3 -4 4|death_cert -3 -14 -7 -16
death_certificate 2 10 13 13|debe -2 -5 -11 -8|debo -1 11 -3 13|debts 4 4 -5 1|deceased -2 -5 6 -5|decent -3 -10 -6 -9
decision 18 15 20 18|deck -10 0 -6 6|deckhand 11 20 12 16|declaracion 10 21 16 24|declined 0 -1 1 -2
decree 18 21 11 13|decree_<year> 5 9 4 3|deductible 3 -20 -13 -24|deed 2 15 9 17|deer 3 -7 -5 -2
default -15 -37 -20 -44|defect -3 -28 1 -30|defendant -9 3 -6 8|defender 7 -6 3 -1|defense -13 -3 -6 -3
deg 4 -13 -3 -11|degree 5 27 18 32|delay 1 6 8 5|delivered 11 13 7 11|delivering -2 5 0 3|delivery 8 35 25 41
demand -9 -15 -23 -27|demanda 6 20 14 23|dementia 6 5 3 5|dental 10 16 5 18|dentist 3 -2 -19 -13|dentist_# 0 3 -4 4
deny 16 10 16 8|deny_<date> 9 31 14 36|deny_letter 7 7 8 10|dep 5 14 4 15|department -8 -2 -6 -3|depo -40 -32 -25 -34
deposit -20 19 -21 24|deposition 1 -1 9 1|dept 1 6 2 7|deputy 7 13 17 17|desk -19 7 -6 13|despues -14 -8 -9 -7
detective 14 33 35 41|detention 4 1 1 6|device -2 -1 -5 -3|diabetic 9 14 14 19|diagnosed 1 12 4 15|diagram 3 -4 -4 -2
dice 15 -4 19 -7|dice_no 10 7 7 8|dicen 4 5 7 5|died -17 -18 -9 -24|died_<date> -7 -17 -10 -29|died_<year> 12 19 22 20
dieron 15 -11 -11 -19|dieron_# 7 -6 -5 -11|diff 4 1 1 -2|difference -1 7 4 9|different -16 6 1 11|dije -1 -8 -2 -7
dijeron -7 -33 -13 -39|dijo -1 19 11 27|dinero 1 -2 -1 -8|dio -3 -15 -11 -20|diocese 13 -1 1 -1|director 9 8 5 3
directory -9 -2 -3 0|disability 2 -15 -1 -19|disabled 2 9 3 13|disc 13 31 6 33|discharge -1 -32 -20 -42
disclosed 11 14 12 18|disclosure -2 -4 -2 -8|discrimination -16 -12 -11 -12|discs 17 25 22 30|dismissed 4 0 5 1
dispute 9 13 13 14|disputed 7 14 5 12|distress -1 -14 -20 -23|district -3 12 9 17|ditch 6 -14 7 -12
divorce -8 -5 -10 -2|divorce_lawyer 7 23 13 26|divorced -2 -4 4 -5|divorcio -5 1 -4 -1|dmv -10 -9 -7 -9|dob 6 21 15 20
dock 17 34 26 43|doctor -1 -16 -11 -18|doctor_# 10 4 11 6|doctor_gave -8 12 6 15|doctor_letter 1 8 4 11
doctor_no -5 -19 -26 -30|doctor_once -4 8 -1 11|document -7 -18 -8 -17|document_corte -6 0 -1 3
document_no -19 -20 -22 -29|document_sign -3 13 9 12|documented -4 -6 -1 -6|dog 2 -34 -30 -44|dogs 2 6 -10 2
doi -1 -4 2 0|doi_<date> 1 -4 2 0|dol 0 2 -1 2|dolares 5 -38 -33 -48|dollar -13 -28 -17 -28|dollars -2 -29 -25 -34
dolor 7 -2 -2 -3|dolor_sit -8 -6 -8 -6|domestic 3 10 11 16|done -1 -18 -16 -17|done_<date> 5 7 7 10
done_<year> 8 26 5 26|done_anything -3 -3 -8 -5|done_no -4 3 -9 4|door -10 -19 -13 -21|double 10 5 3 2
drawer -13 -41 -30 -49|drawing 2 3 -5 5|drawings -7 -19 -16 -20|drawn -8 1 -3 5|dreams -13 -6 -9 -2|dress -2 3 0 3
drifted 3 26 10 29|drill -5 0 -4 3|drink -1 -5 7 -4|drive -5 2 -6 4|drive_thru 0 4 -2 2|driver 10 20 2 21
driver_# -1 -10 -2 -13|driver_cited 7 6 1 6|driver_insurance -2 -6 -3 -7|drives -12 -25 -11 -28|driveway -7 -18 2 -15
driving -17 -27 -22 -31|drone 0 -4 1 -3|drop -2 -19 -10 -26|dropped -9 -12 -10 -18|drove 7 26 15 31|drugs 6 24 19 30
drugstore 6 7 -4 11|drunk -10 -28 -23 -39|drunk_driver -5 -1 -8 -4|dry 7 -20 -3 -18|due -3 49 19 65
due_<date> 4 7 -5 7|duele -3 2 -2 9|duele_cuello -5 -21 -13 -15|dueno 6 23 8 22|dug 3 7 -5 -1|dui 5 -14 3 -11
dui_<date> 5 7 8 11|dui_<year> 3 -2 4 3|dump 3 1 4 -1|dusk 11 19 5 19|duty -18 -16 -16 -14|dwi 15 -7 2 -7
dx 8 10 15 10|each -5 9 -2 14|each_month -1 5 2 7|each_time -9 -15 -16 -14|ear 0 0 -7 0|earlier 4 11 14 22
early -21 -20 -11 -21|earn -9 0 -3 1|earn_$ 4 9 5 8|earnings 2 -4 6 -1|earnings_printout 4 3 6 5|easement 1 -3 7 1
eeoc 3 0 11 6|eeoc_charge 1 8 5 7|eeoc_no 2 1 0 2|eggs 2 -16 -21 -20|either -2 8 -7 15|either_way -2 -15 -17 -15
elbow 15 19 27 11|elbow_fracture 0 -9 0 -11|electrician 2 8 5 10|elevator 1 -18 -20 -26|eliminated 2 6 7 9
elit -8 -6 -8 -6|else -12 -18 -12 -23|em 11 -7 5 -9|email -1 30 21 38|email_# 9 6 17 8|email_<date> -4 21 4 28
email_insurance 7 17 5 13|emailed 10 25 14 29|emergency -15 -17 -13 -24|emotional -4 -6 -9 -5|empacadora 10 15 9 14
empleado 2 6 6 8|employed 2 -9 3 -7|employee -6 -1 5 1|employees 12 23 25 30|employer 12 -2 -3 1|employer_# 5 3 7 0
employer_<date> -2 -4 -11 -11|employer_gave 8 5 -3 5|employer_no -2 -14 -9 -12|employer_text 1 3 8 6
employment -2 -2 2 -5|empresa 5 8 3 9|empty 7 10 0 9|ems 6 17 16 17|end -21 -12 -11 -9|ended 0 5 8 5
ends -19 -70 -47 -81|ends_# -10 -11 -10 -10|engaged 0 11 10 13|engine 2 10 15 8|engineer 0 -2 7 3|engineer_$ 1 -3 5 -2
enjoy 10 8 1 6|enough 7 0 -2 -3|entered 12 12 19 12|entrado 15 32 16 35|entrar 5 3 6 0|entro -10 -14 -10 -13
epidural -3 -6 -11 -6|equal 2 2 0 0|equity 10 13 20 20|er 1 28 5 32|er_# -4 -11 -11 -14|er_document 0 2 -5 -4
escalera 12 24 11 25|escribio 10 28 20 37|escrito -1 -2 0 -2|espalda 3 17 6 18|espanol -20 -30 -23 -34|est 4 -10 0 -6
estate 2 4 3 3|estimate 9 -2 -4 -3|estimate_# 4 -15 -10 -16|estoy -9 -9 -6 -11|eval -3 -7 -7 -8|evening -7 -20 -14 -22
event -2 -7 -4 -4|every 4 32 27 48|every_day 10 24 25 32|every_month 16 41 30 45|every_one -8 -22 -17 -19
every_other -2 -17 -8 -19|every_time -8 -2 -3 1|every_week 16 29 27 37|every_year 5 6 0 5|everybody 1 -29 -9 -26
everyone -2 -3 17 -3|everything -10 -43 -30 -53|everything_# -2 7 1 10|evidence -15 -21 -20 -22|ex -8 3 -14 2
ex_<spouse> -3 3 -8 3|exact 2 3 3 4|exam 8 3 1 3|examiner 10 13 11 16|exceeds 7 8 5 5|except -25 -18 -20 -20
exchange -2 -1 -5 -5|executor 9 4 -5 0|executor_letter 1 1 3 -2|expenses 2 -3 3 -6|experience -14 12 3 15
expert 7 -7 10 -7|expired -1 -13 -10 -20|expires 4 -6 -4 -5|expires_<date> 4 -13 -6 -10|explained -11 -2 -4 -1
extended 6 -9 -2 -9|extra 3 -8 -11 -9|eye 3 -12 -14 -15|eyes 6 -22 -10 -30|f 7 10 7 13|face -12 9 1 12
facility 1 23 7 24|fact 9 6 7 8|facts -14 -6 -5 -5|failed -1 -7 8 -2|failure 3 18 8 19|fair -12 -3 -8 -2
fall 7 -13 7 -12|falling -3 -15 -4 -14|falls -3 3 7 4|false -2 10 2 17|families -1 8 1 9|family -11 2 5 9
family_# 2 6 13 4|far 15 41 5 31|far_$ -4 9 3 10|far_no 8 14 4 15|farm 6 19 17 24|fast -15 -16 -12 -12|faster -9 1 1 4
fault -8 -20 -23 -20|fax 2 -7 -6 -3|fbi 1 -11 9 -8|fdd 8 8 13 8|fecha 2 0 2 -2|fed 0 -20 -4 -20|federal 1 7 11 5
fee -21 -18 -30 -14|fee_$ -3 -10 -5 -12|fee_schedule -20 -22 -17 -23|feed 4 12 0 14|feel -19 -31 -18 -39
feeling -9 -12 -19 -9|feelings 4 -4 1 -4|feels -5 -11 -7 -10|fees 13 30 18 24|feet 8 12 18 16|fell 7 -30 -15 -33
fell_# 0 8 6 15|fell_<date> 0 4 3 5|fella -2 19 20 33|fellow 12 4 7 2|felony -8 -16 -9 -9|felt -1 4 -1 3
femur -6 3 1 6|fence -2 1 -1 3|fender -11 -12 -11 -14|fender_bender -11 -12 -11 -14|fever -15 -8 -7 -9|few 4 4 -12 -2
fib 4 7 3 10|field 1 -9 7 -8|fight -15 -10 -6 -8|fighting -2 -7 5 -7|figure -7 -13 -11 -10|figured 0 0 3 -1
figures -15 -6 -8 -7|file 10 -26 8 -36|file_# -1 -10 -8 -22|file_<date> 9 22 14 31|file_anything 0 -14 7 -17
file_closed 0 -10 -4 -9|file_no 1 -18 -10 -19|file_now 10 8 6 10|file_time 4 6 6 8|file_yet 23 70 44 83
fill -10 -15 -13 -13|filled 17 17 21 19|film 5 15 9 15|films 5 8 4 8|final 5 -17 -2 -27|finally 8 8 4 7
financials 8 5 7 3|find 7 35 16 38|findings -1 0 3 -1|fine -6 -38 -33 -38|fine_# 7 -3 -3 -5|fine_no -3 -15 -6 -17
fine_now 0 22 8 29|fined 0 7 -13 0|fingers -2 -6 8 -6|finish 5 -4 4 -1|finished 6 32 12 32|fire -5 -16 -15 -19
fire_<date> 5 3 0 0|fire_marshal 0 4 4 0|firm -30 -59 -32 -69|firmado 13 33 20 34|firms -22 -6 -10 -5|first 2 53 33 66
first_# -21 -16 -22 -17|first_call -1 -14 -1 -19|first_one 8 -2 4 -3|first_time 4 18 12 19|fish -11 -27 -21 -28
fit 8 13 9 14|fix -13 -22 -12 -22|fixed 7 -2 0 -7|flagged 7 24 13 26|flat 13 32 19 37|flat_$ 0 -7 3 -8
flat_fee 27 44 23 50|flew 5 20 13 17|flight -5 -12 -15 -19|flip -1 -14 -1 -12|flip_flops -1 -14 -1 -12|flood 4 15 9 14
floor 0 -10 -12 -13|flops -1 -14 -1 -12|fmla -1 -9 -5 -11|folder -2 -35 -8 -46|folding -2 -4 2 -1|folks -1 -17 -24 -20
following -14 -25 -18 -21|food -2 -10 -19 -16|foot 2 4 19 3|foot_<date> -2 13 13 15|forced 9 7 14 4|forearm 6 19 11 19
foreclosure 10 10 26 19|foreman 15 41 36 41|foreman_text 4 6 12 3|forensic 1 2 -2 1|forged 0 -3 1 1
forgot -7 -30 -20 -34|forklift 6 -1 4 1|form -8 -16 -20 -25|form_# -22 -20 -29 -18|form_no -5 6 6 2|former 8 11 8 14
forms 1 2 3 2|forth -6 -3 1 -1|forward -6 5 1 5|forwarded -2 -7 -6 -6|found 3 10 27 6|found_# 13 15 17 13
fourteen -5 -1 -3 0|fourth -7 -7 -8 -9|fracture 11 -26 -2 -38|fracture_# -4 -8 6 0|fracture_ankle 2 -21 -1 -23
fracture_femur 1 10 6 14|fracture_fusion 1 3 3 4|fracture_hip 8 13 15 7|fracture_jaw 8 1 5 1|fracture_pelvis 3 5 4 7
fracture_plate -4 -1 -9 -4|fracture_ribs 3 2 -1 3|fracture_rods -1 3 1 1|fracture_shoulder 3 0 5 0
fracture_wrist 0 -6 2 -4|franchise 19 14 10 10|fraud 9 -3 18 -2|free 1 3 -4 -4|freeze 3 2 4 -1|fresh -16 -29 -10 -41
friend -4 -29 -29 -32|friendly -6 -6 -3 -6|friends -13 5 -3 6|front -4 16 -6 6|front_desk -2 11 -1 17
front_door -3 1 -6 -3|froze 5 3 4 4|ft 0 -2 2 3|fuel 1 -6 -5 -14|fuera -9 -37 -19 -43|fui 20 24 29 27
full -13 -27 -8 -29|full_final 0 10 8 11|full_time 4 6 7 9|fun 0 1 2 0|fund -1 -9 -1 -12|funeral 13 6 15 8
funny 9 0 2 0|furniture 3 22 13 30|further -11 -6 -11 -6|fused -4 -8 7 -9|fusion 12 13 23 15|fusion_done 4 12 10 12
g 6 12 12 10|gallbladder -2 -2 3 -1|gana -2 8 -4 8|ganaba 1 -1 -1 -2|ganaba_# -4 1 7 0|ganaba_$ 4 -1 -8 -2
gano -22 -30 -16 -31|garage -16 -5 3 -2|garbage -1 10 6 16|garbage_truck -1 10 6 16|gas -1 9 7 16
gas_station 2 -19 -11 -22|gate -6 5 7 6|gate_latch -1 2 -1 3|gave 8 -20 -21 -24|gave_# -12 -54 -18 -62
gave_<spouse> -8 -16 -6 -19|gave_copy 9 7 1 8|gave_document 0 9 0 8|gave_name 6 8 7 8|gave_no -3 11 2 10
gave_statement -1 4 2 5|gc 5 -7 6 -6|gear 1 -19 -5 -26|general 5 -10 -3 -11|getting 0 22 7 19|gift -6 -6 -6 -13
give 11 -35 -22 -31|given 1 19 20 30|gives 8 15 10 11|gives_# 7 12 16 15|glad -7 -3 3 -6|glasses -3 -27 -21 -35
glove -10 -16 -5 -21|gm -5 7 5 12|go -2 -13 2 -15|go_# 8 13 11 12|go_away 2 5 3 6|go_back 11 13 4 2|goes -11 7 -7 20
goes_back -15 -4 -7 -1|going -7 14 5 20|going_# 2 5 -4 7|going_fast 2 3 0 3|gone 16 -8 8 -4|gone_# -16 -9 -10 -6
good -17 -26 -27 -34|good_afternoon -6 -1 -2 -2|good_morning 1 7 -1 7|good_no -5 -1 -5 -6|good_now 1 8 0 5
gotten 4 15 11 18|gps -17 -44 -26 -50|graft 5 12 9 12|grafts 6 12 7 15|grandbaby -8 -2 3 1|grandparents 2 21 7 24
granted -2 -28 -16 -36|granted_<date> 4 3 6 3|gravel -1 -16 -10 -14|gray -13 -13 -16 -13|great -9 -16 -12 -23
green -10 -46 -29 -56|green_card 12 22 8 20|grievance -2 3 7 5|grocery -9 -3 -6 -5|gross 1 -17 -11 -18
ground -9 -48 -27 -58|group -7 -6 -9 -3|group_# 7 18 9 18|growing -17 -22 -10 -20|grown 8 -20 4 -25|growth -1 -3 -2 -7
guaranteed -7 0 0 1|guard 12 13 24 16|guardado 6 3 0 0|guardian 4 6 6 5|guardianship 10 2 2 0|guess -1 -4 -8 -10
guess_# -4 -19 -16 -23|guest 0 9 3 12|guide -5 -3 5 2|guilty 5 -1 6 -10|gutter -7 -5 -2 -5|gutters 1 -18 -12 -27
gym -6 -3 -6 -4|h 1 -14 -11 -18|h_# 1 -3 0 -4|habia -2 -1 -1 -1|hace -14 -38 -37 -48|hacer 19 74 49 90
hair -24 -6 -22 2|half 12 65 42 82|hall 6 -4 0 -9|hand 6 45 29 60|hand_<date> 2 -4 -5 -6|handed -9 -26 -22 -35
handle 14 27 23 32|handles -3 10 5 10|hands 13 27 21 28|hang -9 1 -2 -5|happen 10 -6 6 -4|happened 5 1 0 -4
happy -33 -14 -11 -15|hard 20 26 8 30|hardware -1 -5 -7 0|hardware_store -3 -5 -8 1|harness -6 -5 -3 -5
hauler -3 -2 -5 -2|head 2 27 16 27|headache 5 -1 -11 -6|headaches -1 -1 5 4|healed 5 -5 -8 -2|health -16 -25 -19 -23
health_dept 1 -1 -5 -4|health_insurance -5 -16 -3 -15|health_plan -7 -17 -6 -15|healthy -1 -11 -11 -10|hear 7 12 9 17
heard -6 -31 -15 -38|hearing 6 -14 1 -12|hearing_<date> -14 -1 7 10|heart 5 2 -7 -2|heat -11 -9 -4 -8
heater 0 -1 -6 -7|hed 6 0 14 5|hed_no 5 14 3 16|heirs -1 0 4 -3|held 3 31 32 39|helicopter 5 -9 3 -7|hell 30 32 29 39
helmet -4 -17 -14 -22|helmet_video 2 -2 -1 -3|help -3 -15 8 -14|helped 12 5 -1 8|helper 12 17 20 18|helping 3 2 4 3
hernia -6 -7 -4 -4|herniated -1 1 0 0|herniated_disc -3 -9 -4 -13|hidden 3 1 0 0|hide -4 -4 -2 -3|high -5 -12 -6 -14
hip 8 14 14 6|hip_# -1 -16 5 -18|hip_surgery 2 14 -3 15|hire 15 13 11 15|hired 1 -10 0 -18|hired_anyone 5 12 5 12
hired_lawyer -1 -8 -6 -9|hired_no 2 8 5 8|hired_yet -7 -3 1 1|hiring -6 -3 -5 -6|history -4 -24 -16 -30
hit -18 -39 -21 -43|hit_<date> 11 22 13 21|hit_behind 13 47 28 57|hit_car -13 1 -2 1|hit_head -3 10 10 11
hit_parked 2 7 17 13|hoa -19 -22 -32 -27|hobby -1 -17 -11 -18|hola -37 -19 -18 -17|hold 7 4 15 4|holding -2 17 12 23
hole 1 -2 4 -6|holes -3 -2 -5 -3|holidays 7 23 21 26|homeowner 0 13 10 17|homeowners 2 20 7 21|honest 17 0 3 1
horse 4 -2 11 1|horses -8 -7 -14 -8|hospice -2 -1 -4 2|hospital -16 -24 -2 -20|hospital_# -1 -20 -6 -25
hospital_$ -4 -10 1 -11|hospital_document -2 2 -2 2|hospital_no 5 16 2 16|host -1 10 0 11|hot 7 -4 3 -4
hotel 15 12 12 14|hour 21 7 5 4|hour_# 13 21 18 25|hour_$ 2 -11 -11 -13|hour_email 5 8 8 6|hour_gave 8 -16 -5 -27
hour_no -6 -24 -17 -28|hour_week -5 -8 -8 -6|house -2 -17 -2 -17|house_# 21 51 26 58|house_$ 4 -14 -6 -13
house_<date> -6 -6 -10 -4|house_<parent> -3 7 -3 2|house_check 0 -6 3 -7|house_maybe -7 -15 -14 -12
house_no 1 53 23 60|house_sold 1 -3 -3 -6|house_worth 2 20 9 23|household -16 -32 -21 -36|houses -1 -4 -7 -8
hung -18 3 -4 4|hurricane 0 8 0 10|hurt -14 -16 -21 -11|hurt_back 11 5 13 2|hurt_shoulder -16 -8 -3 -1
hurting 6 17 10 18|hurts 2 -12 -1 -10|hvac 6 0 4 5|hygienist -7 -9 -10 -8|hysterectomy 2 -4 -6 -2|iba 12 -21 5 -22
ice -15 -35 -11 -35|icu 2 21 12 30|icu_# 2 0 -1 1|idea 6 2 1 4|identified 1 -8 -3 -10|idk -3 -2 4 -2|iep 4 3 -10 1
ignored 18 45 38 52|ij -9 -3 -3 -5|illness 8 12 15 20|imaging -5 -6 0 -6|ime 3 4 0 3|immigration 3 4 7 7
implants -11 -13 -5 -12|improvement 4 2 5 3|inch 0 8 -5 5|incident 2 7 0 8|incident_report 1 7 -2 6|incl 10 8 7 12
including 0 0 -1 -2|income -5 20 22 32|independent -4 -6 -11 -6|infection -5 -5 0 -1|info -2 3 -1 5|initial 0 22 12 25
initials 9 7 10 3|injunction -1 -25 -18 -25|injured -3 -5 -2 -4|injuries -27 -30 -25 -27|injury -11 -12 7 -14
ink -9 -10 -12 -11|inside -5 -27 -22 -32|inside_# 10 -16 1 -20|inspected -1 6 -1 7|inspection 9 40 26 48
inspector -2 -20 -9 -23|inspector_came -1 2 1 3|insurance 8 -23 -12 -25|insurance_# 7 28 24 30|insurance_$ -2 -7 -1 -6
insurance_<adult> -1 -20 -10 -26|insurance_card -12 6 -13 -3|insurance_claim 4 7 0 7
insurance_compensacion -9 -5 -7 -6|insurance_house 6 -4 8 -4|insurance_no 18 -13 -1 -14|insurance_offered -5 -9 5 -8
insurance_own 2 43 22 49|insurance_pay -12 -20 -17 -17|insurance_wants 3 2 -1 7|insurance_wrote 1 -2 3 -4
intake -43 -22 -23 -22|interest 5 -6 -2 -15|interested 8 4 2 2|interlock 6 6 9 9|internado -1 19 9 24
internal 13 43 23 47|internet -1 -6 6 0|intersection -2 -11 -7 -9|interview -5 -24 -13 -28|invented -5 -11 -1 -7
invoice -20 -33 -32 -38|invoices -1 -7 -5 -9|involved 1 -15 -9 -21|ipsum -8 -6 -8 -6|ipsum_dolor -8 -6 -8 -6
ir -2 -43 -32 -57|irs 6 -1 3 -3|ish 4 4 -11 2|issue 12 8 5 7|issued 5 0 -2 4|issued_<date> -1 -4 -4 -1
itd 1 -20 -13 -25|item -4 -4 1 -4|itll -9 -20 -16 -19|itself 8 37 22 46|jacket -3 -3 0 3|jail 20 28 22 33
jaw -2 -21 -9 -21|jaw_wired 8 6 3 9|job 1 4 5 2|job_# 4 3 5 3|job_$ 4 13 9 13|job_back 0 -12 -9 -15
job_no -13 -32 -24 -45|jobs 10 1 -2 -2|joint -4 -2 3 2|judge -22 -63 -40 -74|judgment -6 -9 -10 -12|jury -19 -6 1 -2
k 9 1 -3 2|k_# 1 15 9 17|keep 27 12 9 8|keeps 4 21 11 27|kept 23 21 22 23|kept_# 2 0 -6 -5|kept_all -1 -3 -12 -10
key -5 -33 -10 -31|keys -5 0 -5 2|keys_house -7 -8 -9 -8|kicked 2 -8 -1 -8|kid 31 37 31 40|kid_# -8 -16 -2 -10
kid_all 11 15 4 18|kid_house 3 -4 4 -3|kid_no 8 18 4 18|kid_one -3 -3 -4 -1|kid_support 2 2 -1 2|kidney 4 -21 1 -26
kidneys 4 8 9 8|killed 1 20 4 17|killed_<date> 1 16 6 11|kin 3 3 21 5|kind -20 -9 -21 -10|kindly -17 -10 -8 -10
kitchen -23 -30 -30 -34|kitchen_fire -6 8 -2 9|knee 2 18 1 17|kneecap 5 1 6 -3|knees 10 -8 7 -7|knew -2 -54 -16 -64
knock -3 -5 -8 -7|know -20 -24 -21 -26|know_# -23 -17 -22 -20|know_anything 3 7 2 10|know_last 4 12 3 13
know_no -7 -2 2 0|known -16 -32 -8 -36|knows -4 34 16 39|l -4 4 6 12|lab 6 15 22 18|label 16 33 24 39|labor 7 20 9 20
laborer 7 16 13 17|labrum 2 -14 -5 -16|lack 4 5 2 5|ladder -4 -12 -5 -14|lado -8 -8 5 -6|laid -8 -11 -7 -6
laid_<date> -9 -13 -9 -15|land -10 -9 -4 -8|landed 2 -8 -15 -12|landlord 1 -22 -13 -31|landlord_no 15 3 -8 -3
landscaping 6 1 3 2|lane 0 6 2 7|lanes -3 -16 -9 -23|laptop 6 14 6 13|large 14 21 11 25|last -21 -62 -45 -68
last_# -13 -6 -19 -6|last_check -1 -8 5 -4|last_day 10 18 20 21|last_month -3 -10 -17 -19|last_name 8 17 10 20
last_night -32 -48 -35 -48|last_time -11 -5 -6 -4|last_week 8 25 20 30|last_winter -4 4 1 9|last_year -15 -2 3 1
latch -1 2 -1 3|latch_fracture -1 2 -1 3|late -4 -26 -21 -31|late_<parent> 0 -4 3 -8|late_<sibling> -5 -2 -4 0
later -11 -16 -13 -15|later_no 2 15 7 16|laughed 6 6 -1 7|laughing 3 -2 -5 1|laundry -5 11 7 12|law -22 -27 -27 -29
law_firm 21 29 29 29|law_office -20 -1 -13 -3|lawfully 4 3 -1 1|lawn -1 1 8 6|lawsuit -6 4 6 9|lawyer -14 -24 -13 -26
lawyer_# 6 15 22 18|lawyer_$ -15 -18 -3 -15|lawyer_elit -8 -6 -8 -6|lawyer_engaged 6 10 6 12|lawyer_far 10 20 13 23
lawyer_fees -3 1 -2 -1|lawyer_file -15 -45 -36 -57|lawyer_free 8 -4 -6 -11|lawyer_hired -13 -27 -25 -38
lawyer_needed 7 8 13 11|lawyer_ni 18 30 13 32|lawyer_no 4 1 2 4|lawyer_now 1 -31 -6 -37|lawyer_only 6 9 7 8
lawyer_sent -4 -7 -5 -8|lawyer_sign 3 4 -2 3|lawyer_today 0 4 9 8|lawyer_want -3 3 -2 0|lawyer_wrote 3 5 7 5
lawyer_yet -2 -8 -13 -19|lb 5 -10 -8 -16|lbs 4 5 4 3|leak 8 27 14 31|leaked -4 -5 -8 -5|leaking -11 -50 -25 -59
lease 22 26 20 26|lease_# -4 -13 -6 -17|least -7 1 -1 3|leave -17 -20 -22 -30|leaves -7 -15 -11 -13
leaves_all -3 2 -3 3|leaving 10 26 10 34|lechuga -3 0 -1 0|left 23 32 32 38|left_# 0 -8 -14 -20|left_arm -3 -1 4 -1
leg 9 24 18 10|leg_# -3 -4 -2 -5|legal -12 -6 -7 -2|legal_aid -5 -6 0 -7|lender 0 3 2 1|lent 4 -2 -12 -9
less 4 -12 -6 -10|let -34 -54 -45 -57|let_go 5 11 18 20|let_know -32 -34 -31 -37|letter 8 -10 -16 -15
letter_# -3 -8 -2 -8|letter_<date> -6 -20 -4 -22|letter_came -7 -29 -14 -38|letter_dated 14 24 17 27
letter_file -2 -6 -10 -5|letter_hand 4 18 16 21|letter_issued 1 -6 -10 -5|letter_no 3 19 9 19|letter_sent -1 4 4 3
level 8 18 12 15|level_# 5 9 8 10|liability 3 15 19 24|liable -9 -34 -20 -43|library 0 -11 -5 -12
licenciado -11 -12 -13 -15|license 12 7 5 7|license_# 8 17 13 22|license_suspended 4 -11 1 -11|licensed 7 12 7 9
lid 0 -1 -6 -2|lie -7 -3 -7 0|lied -5 4 -1 7|lien 8 7 -12 -1|life 12 25 32 25|lift -12 11 8 11|lift_boat -1 6 9 7
lifting -11 -5 1 -4|light 6 19 4 25|light_duty -2 8 3 13|lights -3 -11 -7 -12|like -4 -39 -35 -37|like_# -7 5 8 5
like_know 6 3 -4 -1|like_lawyer 3 -9 1 -4|like_letter 2 19 4 19|like_put -4 -1 -4 1|liked 4 -8 1 -3|likely -3 -5 -9 -3
likely_no 3 3 5 4|likes -9 -16 -14 -25|limit -9 -13 -4 -13|limitations -7 -2 -3 0|limits 7 -17 -9 -30
limits_$ -2 0 0 -6|line 1 11 13 5|line_cook 4 16 7 18|lip -7 22 14 28|list -8 19 22 30|listed 2 7 9 13|lists -4 0 6 4
lit 1 -29 -9 -37|litigation -26 -25 -21 -24|little 14 11 6 14|lived -4 16 11 21|lived_# -6 0 4 1|liver 3 4 4 4
lives -4 -22 -20 -28|living 0 21 5 25|ll 10 31 18 37|llc 15 35 16 42|llego -1 -7 6 -5|llegue 6 9 9 12|load -3 -1 2 -2
loading -9 -7 -11 -4|loan 9 10 15 15|loan_$ 2 4 3 6|loans 5 5 13 4|lobby 3 6 0 8|local 7 0 10 2|lock 1 10 21 12
locked 4 12 8 8|lockout -1 -7 -9 -10|logged 5 10 6 12|logo -15 4 -2 6|logs 3 -13 5 -18|lol 3 3 -2 5|long 7 -12 -5 -19
long_gone -3 1 -4 -7|long_term 7 -11 -3 -14|longer -10 -1 -10 2|look 3 16 3 13|looked -6 0 -9 2|looked_no 1 1 3 0
looked_phone 5 14 4 15|looking -21 -7 -19 -14|looking_lawyer -19 -1 -11 4|looks 4 15 4 18|loose 5 20 25 25
lorem -8 -6 -8 -6|lorem_ipsum -8 -6 -8 -6|lose -7 -14 -11 -14|losing 9 19 11 21|loss -1 2 4 2|loss_# 1 -8 1 -8
lost 31 34 38 31|lost_# 2 15 4 11|lost_$ 2 -1 8 -3|lost_job 0 1 1 1|lot -6 -34 -17 -35|lot_# -3 13 6 18
lot_no 8 9 -1 9|loud -10 -28 -16 -32|love 2 -1 4 4|lovely 10 -22 -22 -41|low -8 -36 -24 -43|lower -12 -17 -22 -14
lpn 11 16 16 20|lpr 14 18 18 20|lumber -2 0 0 1|lumber_yard -2 0 0 1|lump -5 -10 -6 -14|lunch -19 -17 -14 -15
lung 11 18 18 17|machine -17 -41 -15 -45|machines -7 -9 -6 -11|mad -1 5 6 0|made 6 -3 -10 -1|made_# -6 -4 -7 -3
made_$ 0 8 6 6|made_pay 2 2 -3 1|magnets -4 -1 -4 -1|mailbox 6 -11 -7 -9|mailed -2 -2 7 -3|mailman 0 3 2 5
main -3 0 2 0|maintenance 13 24 18 24|make 16 -4 -3 -5|make_# 1 14 10 18|make_$ 12 24 15 28|maker 1 -4 7 -5
makes -18 -10 -5 -8|making 12 13 12 15|mall 9 5 1 7|malpractice 2 4 -7 4|management 1 -2 1 0|manana -3 1 3 1
mando 4 22 16 27|mano 12 20 16 20|manual -11 -40 -20 -48|manufacturer 6 -4 0 -5|many -12 -19 -19 -16|marked 3 10 9 11
market 10 15 8 16|marriage 8 36 25 42|marriage_cert 7 10 9 9|married -6 -2 -1 -2|married_# -11 -7 -13 -14
married_<date> 7 15 7 20|married_<year> 0 -1 3 -1|marshal 3 9 8 4|mass 6 1 10 0|mass_tort 0 5 6 6|master -5 0 2 2
mate 0 15 5 14|matter -13 11 -5 9|matters 8 22 13 21|maybe 10 10 17 22|maybe_# 2 8 24 10|maybe_$ -5 -2 -10 -9
maybe_<year> 8 12 14 15|maybe_no -4 -1 11 5|mayordomo 5 17 7 20|mca 4 -4 1 -9|meal 2 -3 0 -5|mean -8 -17 -6 -16
meaning -5 -25 -14 -28|means 1 5 -8 6|meant 8 38 34 46|measured -5 -10 -6 -9|mechanic 0 13 10 14|med 4 -7 -16 -14
mediation -20 -48 -37 -59|medical -11 13 4 18|medical_records -2 2 -1 2|meds 6 14 12 17|meet 5 10 15 11
meeting 3 -6 -12 -3|member -16 -21 -24 -24|members 2 -11 -5 -13|memo 5 19 16 23|memory -11 3 2 5
memory_care -4 -8 0 -9|mention 12 21 3 17|mentioned -9 4 1 5|mesh -5 -10 -10 -11|message -16 -25 -21 -27
messages 4 4 7 3|met -9 -44 -19 -51|metal 5 1 -3 -1|meter -2 10 7 5|mid 1 -14 -9 -16|middle 11 -11 7 -11
miedo 4 -18 -1 -24|mil 11 7 18 14|mild 9 7 2 5|miles 5 14 7 20|mill 4 10 17 10|million -16 5 -10 7|millions 1 -7 -1 -6
min 0 0 -10 -7|mind -2 -14 -7 -16|minimum 1 6 1 6|minivan -1 -4 1 0|minor -3 -13 2 -18|mins 4 2 -5 -5|minute 2 3 -1 7
minutes -34 -33 -23 -32|minutes_no -10 -15 -14 -18|misdemeanor 8 14 9 19|mismo 13 34 23 42|misrepresentation -4 -1 1 1
missed -8 -39 -40 -49|missed_# -15 -37 -34 -43|missing 2 -4 1 -10|mistake 12 4 15 -1|mixed -6 -9 -11 -14|mm 2 14 4 14
mmi 2 1 3 -2|mobile -1 -2 -9 -5|mock -22 -26 -24 -28|moderate 13 17 12 14|mold -5 4 -4 4|money -25 -30 -27 -37
money_back 5 12 -3 9|money_now 4 -1 6 0|monitor -2 9 7 9|month 2 -1 -10 -7|month_# -16 -59 -39 -67
month_ago -2 -5 -3 -3|month_behind 1 8 7 12|month_no -2 -19 -18 -30|month_notice 10 20 13 25|month_now 4 4 -5 4
month_pt -4 -8 -7 -6|monthly 1 -1 -3 3|more -12 2 -11 -6|more_now -1 5 -1 8|more_time -4 -4 1 -6|morning -1 4 11 15
morning_# 1 -3 -3 -1|mornings -7 -9 -11 -7|morphine -2 -1 -4 2|mortgage 13 27 22 33|mortgage_co 1 -2 5 0
most -10 -19 -6 -20|most_day -3 10 1 9|mostly 9 20 15 23|motion -7 -3 -2 -1|motor 4 -5 1 0|move -1 25 12 31
moved 10 -1 -6 -10|moved_$ 3 -6 -3 -7|moved_<date> -8 -2 -13 -2|moved_nights 0 4 6 3|moved_no 9 9 15 12
moving 3 -4 10 -1|mower 1 -15 -4 -16|mri 4 37 16 48|mri_shows -4 16 12 19|mta 2 -4 -1 -11|much -3 29 2 30
mucho -8 4 -3 4|multa 14 25 18 34|multo 5 -2 -2 -4|muneca 9 8 11 13|murio 2 11 12 13|murio_# -1 -4 -3 -4
muscle 2 12 8 17|must 0 0 14 8|mva -21 -24 -19 -25|myself 8 1 -6 -13|n 5 4 -1 3|n_# 11 17 14 21|nada 3 18 6 19
nada_ni 0 -14 -4 -17|nadie 16 38 30 48|nadie_representa -2 -6 1 -4|nail -2 0 2 3|name 5 15 -5 15|name_no -2 -10 8 -7
named 4 26 19 28|names 3 17 11 17|national 2 -5 3 0|nd 8 4 8 4|nd_# 5 -3 -1 -4|nda 2 7 11 10|near -16 -21 -22 -27
nearly 1 -17 -5 -22|necesito 0 -3 -8 -4|neck -3 -2 -10 -3|need -20 11 -1 15|need_know 26 11 17 11
need_lawyer -59 -37 -51 -37|need_one -9 -5 -5 -5|need_somebody 7 19 15 27|need_someone 3 -9 -1 -11|needed -11 -3 1 -4
needs 3 9 15 20|neg 3 -13 -6 -17|negligence -10 -8 -2 -7|neighbor -2 -25 -22 -32|neighbors -7 -8 -9 -10
neither 11 33 21 35|nerve 12 10 6 13|net -20 -26 -19 -31|net_# -22 -22 -20 -24|neuro 2 5 5 3|neurologist 10 42 26 54
neuropsych 0 5 11 8|new 8 -4 -3 -6|new_employer -6 -14 -11 -15|new_job 4 4 -9 2|new_one -20 -25 -28 -25
newspaper -4 17 5 23|next -17 -32 -34 -36|next_day -9 -9 -17 -18|next_door -10 -8 -4 -3|next_morning 3 -18 -8 -20
next_week 3 -24 -8 -28|next_year 4 6 -6 7|ni 6 -12 -5 -17|nice -16 -17 -27 -9|night -8 -9 -15 -6|night_# 4 31 27 40
nights 10 17 14 22|nights_$ 3 6 2 5|nineteen 11 23 14 23|nipped 3 7 0 10|no 14 11 5 10|no_# -20 -24 -5 -28
no_advise 4 9 11 7|no_answer -8 -17 -6 -20|no_answered -2 0 -14 -6|no_any -4 -7 -10 -8|no_anybody -1 5 7 6
no_anything 5 3 17 7|no_arbitration 5 6 -1 8|no_around -6 7 4 8|no_arrest 2 -5 -5 0|no_arrested 15 39 22 48
no_arrests 5 14 0 17|no_ask -11 -3 -3 -1|no_asked -13 -38 -26 -41|no_asking 11 18 16 24|no_autopsy -5 -23 -6 -22
no_bankruptcy 2 -8 2 -6|no_believe -6 1 -1 1|no_call -2 3 -7 -8|no_called 7 4 2 3|no_car 2 -12 -10 -22
no_care -2 3 0 2|no_case -7 1 -1 2|no_charge -9 -16 -11 -21|no_charged 6 13 1 11|no_checks 3 0 1 2|no_claim -12 2 -8 4
no_come -9 2 0 1|no_comp -6 -11 2 -12|no_company 3 -3 6 -1|no_complained 9 3 -1 2|no_complaint 3 -11 -6 -17
no_complaints -5 -9 0 -10|no_contract -20 -7 -12 -10|no_court -7 6 9 11|no_coverage -9 -26 -17 -29
no_da -15 -14 -8 -11|no_dispute 8 10 12 14|no_doctor 0 -22 -8 -28|no_document 6 2 0 -1|no_done -1 0 3 -4
no_else 6 19 11 17|no_employer -4 -2 3 -8|no_family 10 0 -8 0|no_fault 2 -2 6 5|no_fee -13 -2 -5 2|no_fight -6 3 -5 4
no_file 22 24 43 30|no_find -4 2 3 3|no_finish -3 -4 -6 -2|no_fire -10 -10 -14 -8|no_firm 20 41 35 46
no_firmado 2 18 19 22|no_fix 0 -2 -7 -7|no_found 11 8 6 10|no_fracture -7 2 -6 5|no_fraud 7 -10 12 -13
no_give 6 -12 -2 -12|no_go -1 -17 -9 -19|no_going 1 13 3 15|no_gone 13 1 -2 0|no_good 8 5 9 5|no_guard -4 -14 -6 -17
no_happened 14 -8 3 -14|no_harness -3 7 6 10|no_hear -3 -13 -12 -13|no_hearing -13 -18 -17 -18|no_help 2 2 -2 0
no_helping 6 2 1 2|no_hide -4 -4 -2 -3|no_hired 13 38 36 48|no_hit -13 -4 -7 -2|no_hold 4 -2 8 -6
no_hospital 3 20 16 23|no_house -8 -18 -19 -23|no_hurt 11 -28 -27 -39|no_insurance -23 -41 -18 -48|no_kid 20 27 16 33
no_know 3 14 11 16|no_late -12 -28 -15 -31|no_lawyer 11 -10 -6 -21|no_leave -8 -28 -27 -36|no_left -4 -3 -1 2
no_let 2 8 -2 8|no_letter 2 -7 4 -6|no_light 3 12 8 14|no_like -4 -8 -12 -14|no_look 1 -4 0 2|no_looking -7 2 1 7
no_lost -6 -2 -14 3|no_married -13 -11 -4 -13|no_matter 6 13 4 8|no_mention 12 18 4 11|no_met -4 -6 -5 -4
no_minor -6 -28 -2 -31|no_money -4 -27 -8 -27|no_more -3 -10 -4 -15|no_moved -8 -13 -8 -14|no_mri 0 -6 -7 -6
no_much -1 8 11 15|no_name 0 -14 -1 -15|no_need -30 -27 -32 -34|no_needed -1 -11 -3 -17|no_new 8 -15 6 -19
no_no 20 6 10 -5|no_note 0 9 5 8|no_notice -14 -32 -25 -43|no_now -7 -12 -4 -11|no_one 21 9 7 7|no_opened 8 -3 -2 -8
no_other -5 -15 -8 -15|no_ours -1 16 2 21|no_own -5 -9 -10 -17|no_pay -9 -16 -15 -19|no_photo -8 -2 7 6
no_poa 0 17 16 18|no_prior 0 -9 -10 -7|no_private 1 2 1 -3|no_probated -3 -3 5 -5|no_problem 0 -3 1 -7
no_promised 7 7 3 11|no_puedo 3 -4 2 -4|no_put 11 19 19 24|no_read 0 6 1 6|no_reason -11 -20 -19 -26
no_receipt -2 1 2 6|no_record 3 7 13 -1|no_records -4 -3 -3 -1|no_release 2 12 5 13|no_remember 5 7 5 8
no_rep 12 17 12 16|no_report 0 -23 -7 -24|no_represented 5 12 18 16|no_retained 10 20 15 21|no_rush 6 0 -4 1
no_sabe -2 6 -8 5|no_saw -5 -23 -10 -29|no_say -4 -55 -31 -64|no_see 8 -14 6 -15|no_seen 17 -12 8 -16
no_sent -4 -18 -21 -35|no_settlement 9 6 7 5|no_show -1 16 -6 19|no_shut 3 8 5 11|no_sick -4 -10 -7 -12
no_sign 18 70 56 86|no_sit -6 5 -5 6|no_sleep 11 9 6 9|no_smoked 2 8 6 9|no_spoken -5 7 1 9|no_statement -2 -5 -6 -7
no_stop 13 3 -5 5|no_sued 8 12 3 12|no_suit 6 3 0 1|no_sure -8 -1 -6 -1|no_tag -1 -10 -3 -9|no_take 4 18 3 23
no_taken 2 9 8 11|no_talk 6 17 11 18|no_talked 14 32 15 27|no_tell -25 -43 -25 -42|no_tengo -5 -3 2 -7
no_tenido 3 -6 -6 -12|no_text -3 -15 -16 -19|no_think 0 18 12 28|no_ticket 11 11 -3 10|no_tiene 8 22 13 26
no_took 13 7 11 10|no_trouble -1 15 7 21|no_use -2 0 -2 1|no_used 1 6 3 8|no_video -15 -26 -24 -24|no_walk 6 14 9 17
no_want -1 -16 8 -19|no_way 6 3 1 3|no_well 14 22 13 24|no_work 8 15 9 18|no_write 0 0 9 3|no_writing 1 7 12 11
no_written -1 -13 1 -13|no_wrong -14 -42 -18 -49|no_wrote -10 -12 -13 -13|no_year -5 1 -1 2|no_yet 26 40 44 43
noche -21 -1 -6 0|nomas -6 -10 -8 -5|nombre -4 5 5 8|nombre_# -1 -2 1 -6|non -1 1 5 5|noncompete 0 -2 -2 1
nonverbal -2 -1 -5 -2|noon -17 3 -3 6|normal 8 -21 -2 -25|notarized -4 -12 -6 -14|notary -12 -28 -24 -32
note -1 11 9 9|notebook 0 -3 -7 -2|notes -7 15 7 22|notice 14 17 23 25|notice_# 7 8 11 14|notice_<date> 0 -6 6 -6
notice_claim -1 16 7 12|notice_no 7 3 0 -1|notice_sent -1 -3 -6 0|noticed -4 -18 -8 -19|notices -5 -24 -16 -32
now 8 6 16 14|now_# -2 14 3 15|now_maybe 7 9 6 11|now_no 7 18 20 24|now_weak -8 -7 -7 -7|ntsb -3 1 5 3
ntsb_prelim -3 1 5 3|numb 3 9 12 13|number -19 -2 -10 -2|number_# -5 6 3 7|number_no -1 -10 0 -11
number_one -9 -6 -1 -4|numbers 1 4 3 2|nurse 5 -18 -2 -16|nurse_# -2 -9 -5 -9|nursing -5 10 6 13
nursing_house -2 -5 5 -3|oath 3 4 -3 7|ob 6 7 15 6|object 0 1 -3 0|obra 0 -6 -4 -7|obtained 6 11 16 11
od -6 -14 -6 -11|offer 15 9 15 -3|offer_$ 0 2 2 2|offered 7 -5 -24 -2|offered_# -9 -14 -12 -6|offered_$ 5 23 9 21
offering 1 -12 -4 -10|offers -2 16 2 12|office -46 -23 -15 -22|office_# -12 7 5 15|office_no 6 8 14 7
office_sent -6 -7 -11 -7|officer 12 -34 -10 -38|officers -2 10 4 15|offshore -3 12 14 14|oh 5 15 -4 20
oh_one 11 12 6 10|oil -2 6 -3 -1|old 17 31 41 41|old_# 9 5 2 7|old_one -6 11 2 11|older 11 19 8 17|once -10 -4 -21 -2
oncologist -3 4 9 2|one -8 6 8 14|one_# 31 53 41 61|one_<child> 2 1 0 -3|one_<date> 0 13 5 16|one_<year> 10 6 -2 13
one_aide 0 5 -2 3|one_firm -2 -9 -6 -7|one_hurt 2 -1 0 -3|one_kid -2 5 -1 9|one_lawyer 3 12 2 12|one_no -4 -16 -4 -20
one_one -2 6 3 6|one_thing 10 4 2 0|one_time -7 9 3 17|one_year 5 -4 -12 -4|ones 0 62 24 68|online 2 -11 2 -6
only -9 -30 -6 -35|only_# -10 -7 -13 -11|only_one -2 -19 -3 -22|only_own 0 -17 -7 -18|op 9 -3 4 -6|op_note -2 -7 -5 -7
open -4 -11 -2 -3|opened 15 29 22 28|opening -4 9 0 9|operacion 0 1 3 3|operating -5 -10 -10 -11
operating_agreement 4 25 12 32|operative -2 -8 1 -5|operator 11 34 29 40|opinion -12 -43 -37 -52|ops 9 16 12 16
oral -1 3 2 7|oral_surgeon -1 3 2 7|orden 11 -2 0 -13|order 16 45 33 55|order_<date> 5 0 6 -2
order_<year> -7 -17 -2 -17|ordered 24 42 24 47|orders 5 11 -1 5|orif -2 -3 1 2|original 5 15 7 17
ortho -10 -26 -20 -31|osha 14 16 20 16|osha_cited 8 17 14 16|osha_multo 5 2 3 1|ot -3 -5 0 -3|other 9 24 24 34
other_# -8 -5 -3 -3|other_<adult> -4 33 23 41|other_<adults> 16 30 19 36|other_car 4 13 9 16|other_driver 5 27 23 33
other_lawyer -6 -10 -11 -8|other_place -7 -1 -11 -2|other_side 0 2 -4 2|others -19 -33 -17 -36|otherwise 4 28 -1 34
otro -2 11 8 12|ought 0 -22 -19 -20|ours 13 44 26 53|outfit 17 30 38 33|outside -1 -10 3 -5|oven 1 4 0 3
overhead -3 -4 -5 -3|overtime -17 -11 -13 -2|owe -14 -17 -20 -25|owe_# -1 4 1 1|owe_$ 11 26 15 30|own 34 34 39 38
own_# -8 4 0 9|own_<year> 0 -6 4 -7|own_doctor 5 4 -6 4|own_house -7 -9 -6 -13|own_insurance -18 -19 -13 -17
own_lawyer -10 -26 -17 -32|owned -5 23 9 30|owner 14 12 2 8|owner_no -1 -7 -2 -10|owner_text 0 18 7 26
owns 27 47 30 52|owns_# -4 -21 -16 -27|oxygen 2 15 7 12|pack -1 -1 1 3|packet -1 -9 -11 -10|pad -4 -1 -6 -9
pagaron -12 -34 -26 -42|page 12 1 2 -1|pages 5 7 15 10|pago 8 17 8 22|pague 7 -10 -9 -8|pain -10 -13 -11 -13
pain_suffering -9 -17 -20 -15|paint 5 12 -11 1|painted 1 -6 -7 -5|pallet 4 -3 -1 -7|palsy 6 18 14 19
panels -4 -2 -11 -7|papel 11 13 8 14|paralegal -11 -9 -11 -5|paralegals -6 3 3 4|parents 14 40 23 39
parish 10 13 12 13|parked 1 11 6 12|parking -22 -35 -26 -34|parking_lot -1 14 12 15|paro 12 12 4 12|parole 9 10 18 12
part -3 -2 -5 -2|part_time 13 20 14 20|partial -1 -2 -2 1|partner -7 -20 -7 -25|partners -11 -8 -6 -7|parts -2 11 -2 7
party -9 -8 -3 -5|pasado 9 49 36 65|pass -10 -25 -11 -33|passed 1 -11 14 -10|passed_<year> 3 7 6 9
passenger 7 22 23 40|passport -8 -23 -20 -29|past 9 47 21 58|past_# -1 -12 -17 -17|pastor -18 -12 -14 -11
patch -9 -12 -14 -15|patent -1 -5 2 -2|pathology -3 -5 -5 -6|patient -11 -19 -7 -19|patients 4 -9 1 -8|patrol -1 0 7 1
patrol_report 5 6 6 6|pause -5 8 -1 10|pay 23 5 1 -2|pay_# -9 0 -29 -2|pay_$ 9 22 5 23|pay_<adult> 1 -7 -2 -9
pay_<date> -1 -2 -7 -3|pay_all 10 15 13 23|pay_anything 2 8 5 10|pay_comp 3 10 5 12|pay_doctor -4 2 2 7
pay_fee -1 -15 -10 -19|pay_flat 5 13 6 11|pay_hour 3 3 5 7|pay_lawyer 2 6 12 14|pay_most 0 -21 -6 -21
pay_much 7 12 -4 7|pay_no -4 -23 -16 -33|pay_plan -5 -9 -3 -6|pay_same -2 -2 -8 -3|pay_some -4 -7 -15 -10
pay_something 5 19 16 26|pay_stubs 0 4 -2 2|pay_taxes -2 -1 -2 -2|payroll 18 32 28 36|pdf -1 0 -2 -1
pediatrician -3 -2 -8 -5|pedir -3 -10 -11 -14|pegaron -13 -5 -9 -4|pelvis 7 11 21 16|pelvis_# 9 20 17 23
pending 24 46 20 41|pension 12 47 28 53|people -8 7 -9 9|per -6 7 4 6|per_month -6 -8 -15 -14|percent -12 -8 0 -9
perdon -3 3 0 3|perhaps 5 -5 0 -2|permanent -11 -14 -15 -18|permiso 0 -17 -4 -19|permit -3 -35 -15 -41
permits -19 -62 -35 -73|person -10 -19 -17 -16|personal -3 15 5 21|peticion 3 -3 0 -4|petition 7 18 18 20
petition_file 2 7 3 10|pharmacist 3 12 6 11|pharmacy 5 17 3 14|phone 12 -12 -9 -12|phone_no 2 4 3 6
phone_number 14 -1 13 -4|photo 1 -6 -6 -14|photo_# -4 -9 -11 -14|photo_next -6 -4 -11 -4|photo_no -3 2 -16 -3
photo_sign -4 0 -3 3|physical 4 -4 -3 1|piano 7 -4 -10 -4|pick -5 0 7 8|picked -5 9 3 14|picking -7 0 -2 3
picks -5 -3 -2 -2|pickup 7 10 15 12|pide -2 -6 3 -9|pie -7 -9 -10 -7|piece -19 -13 -21 -17|pieces 8 17 13 20
pier 7 3 5 7|pies -4 -3 -5 -2|pill -8 8 3 6|pillow -4 -3 -8 -3|pills -10 -6 -1 5|pilot -3 0 6 6|pinned 3 2 8 3
pins 8 -12 0 -10|pip -2 3 -2 2|pipe -5 -2 3 4|pipeline -3 6 6 9|pit 0 19 6 22|placa 2 5 7 6|place -34 -49 -47 -57
place_# 4 15 7 15|placed 0 1 3 2|places -15 -22 -9 -20|plain 5 1 2 4|plaintiff -35 -16 -22 -12|plan -7 -10 -8 -9
plan_pay -2 2 -1 4|plane 5 6 3 3|planned 5 24 12 20|plant 6 6 8 -5|plate 6 13 13 12|plate_# 10 -11 5 -12
plates 1 0 11 2|platform 6 -1 8 1|play -6 1 -11 2|played 5 2 7 4|plea 8 8 8 9|pled -8 -75 -45 -97|plow 4 -14 -7 -18
pls -2 0 -6 0|plus -14 -36 -31 -42|pm 8 4 3 9|poa 2 3 3 3|pocket -2 7 -1 9|poco -4 -3 -2 -8|podcast -4 -1 -4 -3
police -3 25 7 38|police_# 5 0 0 -4|police_$ -15 5 -7 5|police_came 2 16 12 16|police_no -12 -15 -6 -10
police_report -3 -14 -15 -18|police_took 6 0 1 4|police_wrote -2 -19 -15 -15|policy -4 -26 -6 -27
policy_# -12 -5 -2 -7|policy_$ -5 5 -5 7|policy_limits 3 -14 -2 -17|polite 5 5 2 8|pool -17 -24 -10 -21|poor 3 7 6 8
pop -5 -2 -1 -1|porch 2 1 -7 3|portal 8 -9 4 -13|position 1 4 10 9|position_eliminated 2 6 7 9
positive -14 -19 -19 -20|possession 1 5 7 5|possible -2 13 14 12|post -1 10 10 18|posted -11 -45 -19 -55
posting 2 -12 0 -14|poured -2 1 6 3|power -2 29 14 34|ppl 20 1 13 1|practice -6 1 -2 0|practices 2 16 10 19
pre -15 6 -1 8|pregnant 7 -1 3 0|prelim -1 -18 2 -15|prepared -7 -10 -11 -14|present -13 -6 -6 -4|preserved 0 16 19 21
press 10 20 18 22|pressed -12 -2 -1 -3|pressure -6 -5 -2 -7|pretty -1 -22 -14 -31|previous 2 7 4 11|price -8 4 -4 -3
prices 3 2 12 4|primary -6 -2 4 -2|principal -8 -14 -15 -14|principle 1 -13 -12 -18|print 6 -2 -4 -2
printed -18 -39 -31 -51|printout 11 14 8 14|prints 3 17 14 19|prior 0 34 14 43|priors -7 -8 -10 -8
prison -15 -26 -22 -32|private 6 -11 -7 -17|private_hospital 6 0 11 -2|prize -8 -10 -13 -8|pro 8 15 8 14
probably -5 -4 -2 -3|probate 10 -8 5 -12|probated -3 -3 5 -5|probation 0 15 5 14|problem 2 -5 3 -5
proceeds -4 -10 -12 -11|process 0 6 -2 6|product 0 7 1 8|program -1 -6 -5 -6|promise -2 0 -8 2|promised 11 8 2 12
proof 5 13 7 8|proof_loss 1 2 6 5|properly 11 8 15 13|property -9 -18 -12 -19|prove -1 4 -2 4|proves 2 5 5 8
pt 3 22 -17 24|pt_# 5 -6 -20 -13|pto 1 -4 0 -2|ptsd 10 20 10 24|ptsd_dx 1 3 7 6|public 15 4 9 4
public_adjuster -2 16 7 13|public_defender 7 -6 3 -1|published -1 1 -2 3|puede 7 -37 -5 -41|puedo 4 -1 15 0
puedo_pay 5 23 14 20|puesto 0 4 2 8|puesto_queja 5 10 2 12|pull -6 -16 -15 -11|pulled 6 9 7 1|pulling 2 12 10 16
punch 10 17 24 25|punitive 2 0 -6 -4|purchase -15 -5 -3 -5|purpose -8 -12 -10 -11|push 3 9 4 12|pushed -4 7 -2 11
put 5 -3 0 -10|put_# -1 17 9 18|put_<year> 12 5 7 1|put_writing -5 -5 -3 -6|puts 2 13 2 15|putting 6 43 31 51
q -25 -13 -14 -14|quarrel 7 16 6 16|quarter -3 -8 -14 -11|queja -2 -17 -18 -22|question 2 -6 -1 -7
questions -14 -11 -13 -13|quick -29 -43 -28 -42|quiere -15 -25 -18 -28|quiero -1 -16 -3 -18
quiero_alguien 1 -16 -7 -16|quiero_divorcio -5 -9 -8 -13|quit 0 -4 11 4|quit_job -6 -12 -7 -13|quite -2 -4 -6 -4
quote 0 5 -1 5|quotes 0 12 5 11|rack -14 9 0 11|radio -2 -34 -20 -41|rail 11 18 9 25|railroad 0 -6 3 -11
rain -10 -8 -2 -7|raining 4 -9 -7 -5|raise 7 5 8 7|raised -5 -28 -7 -26|ramp -3 -19 -8 -20|ran -6 -34 -20 -46
ran_# 3 -1 0 2|ran_red -4 -5 -5 -5|ran_stop -2 18 9 24|rang 0 -20 -16 -23|rash -3 -4 -9 -5|rates -22 -4 -5 3
rather -15 -4 -10 -3|rather_no 0 4 -8 3|rather_tell -8 1 -1 1|ray 4 4 -1 6|rays 2 2 10 1|rd -10 -22 -17 -25
rd_deg 4 -10 -4 -11|rd_degree 3 2 6 3|rd_party -1 -6 0 -6|re -6 -2 -6 -4|re_read 8 11 7 9|reached 0 11 8 18
reaching -3 -18 -6 -24|read 12 -3 9 -9|read_# 8 7 -1 12|read_all -4 -13 -10 -16|reading -14 -58 -41 -67
ready 6 24 20 23|ready_sign 2 3 -1 3|real 18 13 24 23|rear 1 6 3 0|rear_end -1 -4 -4 -4|rear_ended -6 12 3 9
reason -4 -14 -9 -13|recall 6 1 -4 -1|recalled 1 25 19 31|receipt 4 0 -7 -2|receipt_# -4 -4 -8 -11|receive -8 10 8 13
receptionist -31 -38 -39 -40|reckless 10 1 0 5|recon 9 20 11 19|record 13 24 12 31|records -5 -29 -21 -29
records_# 9 5 -4 6|red -19 -38 -38 -33|red_light 0 -14 -16 -21|references -8 -4 -5 -5|referred 9 14 15 16
refinery 2 -5 -4 -6|refrigerator 6 24 17 29|refund 0 5 1 -4|refunded 12 15 -7 5|refused -7 -16 -10 -16
register 6 10 6 12|registered 16 14 8 8|regular 3 12 -3 12|rehab 10 2 26 -1|reimplant 0 -5 -7 -5|relaxer -19 -8 -14 -8
relaxers 3 12 9 21|release 9 -13 -3 -21|release_no -6 8 -2 9|released 13 26 22 30|remember 7 10 9 14
reminder -4 -18 -4 -19|remote 5 2 3 2|removal 6 5 3 3|removed -3 -18 -11 -18|renewal 1 -9 -8 -5|rent 4 21 -8 18
rent_# 4 6 2 9|rent_current 10 11 -1 0|rent_pay -5 1 -2 2|renta 9 -6 -7 -11|rental -4 -21 -17 -24|rented -4 14 21 25
renting -3 5 -6 2|rents 15 48 25 52|reopen -2 -13 -6 -11|rep 32 1 7 -8|repair 12 28 6 26|repeat -25 -14 -9 -15
replaced -2 5 -3 1|replaced_<date> 7 5 3 6|replacement -1 0 1 -2|reply 6 14 3 18|report 6 19 19 19|report_# 6 3 14 0
report_<date> -1 5 5 7|report_copy 4 10 7 12|report_hand -3 -8 -3 -10|report_lists 3 8 10 13|report_made 8 0 5 1
report_no -11 -44 -9 -49|report_number -2 -11 -4 -10|report_other -5 -13 -8 -9|report_photo 5 -8 6 -15
report_police -21 1 -6 4|reporter -10 -14 -13 -16|representa -2 -6 1 -4|represented 2 15 21 20|representing 5 19 9 19
reps 9 19 12 21|request -13 -39 -20 -45|requested 5 2 4 3|resident -8 -12 -10 -18|residents -1 5 3 6|resigned 4 3 0 5
resort 6 19 15 22|responsible -3 -23 -2 -21|rest 4 11 3 10|restaurant 10 18 -2 11|restrictions 5 6 2 5
result -4 -3 -2 -4|results 3 9 -9 3|resume -10 -2 -1 -2|retained 17 21 19 4|retainer 13 4 18 9|retainer_$ -2 -5 -7 -6
retainer_no 16 26 14 23|retainer_ready 0 6 8 4|retainer_wired 0 -14 4 -6|retaliation -6 -3 -9 -1|retired -8 5 6 4
retirement 6 20 12 26|return -4 8 5 8|returned -14 -8 -15 -2|returns 2 -15 1 -16|review 8 13 7 7|reviews -4 -2 -11 -5
revoked -5 0 -9 -2|ribs 3 -18 -10 -17|ride 2 -4 -3 -3|rider 17 63 36 76|rideshare -10 -2 -10 0|ridge -5 -27 -4 -30
riding -1 -13 -10 -19|rig 4 14 8 13|right 23 44 23 42|right_now -11 15 -7 14|right_side -1 -1 4 1|right_way 5 -2 -4 -4
rights -14 -6 -8 -5|ring 5 9 6 14|risk -12 -14 -13 -18|river 9 4 17 6|rn -2 -11 -3 -17|rn_$ 1 -7 -2 -10
road -9 -44 -2 -47|road_rash -2 -3 -9 -4|robbery 12 11 10 12|rod -6 2 8 15|rodilla 1 6 5 9|rods 8 8 17 6
roll 4 -5 -4 -4|rolled -7 -1 4 -4|roof 5 3 6 10|roofer 1 4 4 7|roofing -2 -3 9 1|room -23 -47 -40 -52
roommate 8 -18 -9 -23|roommates 8 17 9 19|roots 1 -3 3 -4|rot 1 12 4 16|rotator 5 0 4 -4|rotator_cuff 5 0 4 -4
rough 6 3 -1 4|roughly -6 -4 -10 -4|round 5 -7 9 -9|rude 11 14 -8 7|ruined 5 24 -1 24|rule -14 -13 -5 -10
rules 1 -8 -8 -14|run 3 19 11 28|running 3 -2 0 -2|runs 0 -34 -16 -41|rush 6 0 -4 1|s -2 -3 -6 -8|sabe 3 1 -16 -4
saber 3 4 5 5|safe 3 39 19 49|safety 6 8 8 5|safety_<adult> 6 5 4 3|salary -4 -20 -9 -23|salary_$ -1 -6 1 -5
sale 12 0 3 3|sale_<date> 11 7 3 7|sales 9 14 -1 20|salesman -3 0 -1 -4|salio 3 -18 -13 -24|salon 0 -1 2 -1
same 0 15 -1 9|same_afternoon -6 -14 -4 -18|same_day -22 -11 -16 -10|same_name 3 9 8 11|same_night 5 12 11 14
same_pay 11 1 0 1|same_thing 1 4 3 5|same_week 2 -14 -10 -20|same_year 2 -3 13 -5|sample -30 -14 -17 -11
samples 6 12 2 11|sandwich 9 12 3 9|save -3 0 -6 -4|saved 21 25 13 18|savings 0 17 7 20|saw 6 -11 -1 -9
say -11 -5 -8 -3|say_# -5 0 -16 -3|say_no 2 14 7 17|say_same -1 -4 0 -4|say_something -20 -12 -9 -13
saying -16 -17 -12 -25|saying_no 2 19 10 21|sba 8 9 13 13|sba_loan 8 9 13 13|scaffold -2 8 3 11|scale 10 -4 -9 -7
scalp -7 6 -6 6|scanned 8 11 6 11|scar 0 4 -5 3|scared 0 5 -4 1|scene 0 -24 -9 -26|schedule -10 -26 -21 -32
scheduled -12 -12 -6 -5|schedules 10 12 -1 4|school 19 29 12 25|school_bus 1 -1 -1 -5|school_cafeteria 6 -5 5 0
school_district -2 12 7 15|scooter 13 -7 -1 -6|scope -1 -9 -3 -19|screaming -11 -5 -5 -4|screen 0 -3 -3 -4
screenshot 6 10 -3 9|screenshots 14 7 -2 4|screws 6 0 14 3|sealed 9 16 13 18|search 7 6 8 7|searched 8 4 6 8
searched_trunk 6 6 6 9|season -7 1 -1 -2|seat 1 4 0 9|seats -6 5 -6 4|sec -7 -19 -15 -26|second -1 -7 -4 -16
second_one 6 14 8 15|second_opinion -4 -17 -10 -22|secretary -5 1 1 2|section 13 8 16 7|section_# 0 1 1 1
security -3 10 -2 16|sed -8 -6 -8 -6|sedentary 7 10 11 11|see -11 -40 -16 -42|see_doctor 7 23 8 23|seed -13 4 1 8
seeing 1 -9 0 -6|seen 21 5 6 2|sees 0 21 11 25|self -5 -14 -6 -16|self_employed -7 -6 -2 -7|sell 5 23 14 20
seller 10 15 8 17|selling -19 -41 -18 -41|send -17 -17 -16 -26|send_one -11 -4 -6 -6|sense -5 -3 0 -5
sent 0 -21 -7 -25|sent_# 5 28 19 37|sent_<date> 1 -7 -1 -12|sent_back -7 5 -1 15|sent_house -4 -17 -14 -23
sent_letter -11 -16 -18 -11|sent_notice 12 13 16 19|separate 13 19 15 20|separated -7 -6 -4 -5|sepsis 3 9 2 7
serious -11 8 -1 10|served -7 -30 -19 -42|served_# 1 -22 -3 -31|served_<date> 2 4 5 5|server -2 8 0 7
servers -3 -2 -3 3|service 16 23 13 24|session 0 -1 -1 -1|sessions 5 0 1 0|set 5 10 6 17|set_aside 7 12 6 12
setter 2 5 4 6|settled 0 -11 -4 -13|settlement -22 -24 -20 -25|several -1 8 6 9|severance 5 2 -5 2
severe -12 -15 -16 -19|sgt -2 -17 -18 -19|share 19 26 11 30|shares 2 -4 1 -3|sharp 3 -9 -3 -11|shed -16 -58 -36 -67
sheet 2 -4 -3 -8|sheets 5 8 2 7|shell 3 4 -3 -2|shelter 6 13 16 13|sheriff -16 -37 -18 -45|shift 5 5 -4 0
shifts 6 11 -7 12|shingles -4 -24 -6 -28|ship 4 4 4 7|shipyard 13 15 8 12|shootings 8 9 7 10|shop 21 39 4 40
shop_$ 6 1 -4 -3|shop_no 4 5 -7 -7|shoplifting 7 28 11 26|shoplifting_<year> 10 12 10 12|shopping -1 5 -4 6
short 0 -7 -2 -6|shot 10 8 18 3|shots 5 15 13 17|shoulder 8 -6 10 -6|shoulder_surgery 14 15 6 16|shouldnt -5 3 -6 5
shouldve -2 -16 1 -21|show -15 -21 -28 -27|show_# -4 -4 -1 -3|showed 11 3 15 18|shower -5 1 -1 2
showing -7 -50 -34 -62|shown 2 8 5 11|shows 21 39 14 39|shows_# 3 4 8 6|shut 3 0 -7 -2|siblings 1 6 6 5
sick 14 -19 -14 -22|side -2 -32 -14 -29|sides -10 -13 -4 -12|sidewalk 6 10 16 9|sign 19 -15 3 -27|sign_# 0 -5 2 -8
sign_<date> 8 14 18 15|sign_any 3 11 5 12|sign_anybody 4 3 8 4|sign_anything 7 14 6 12|sign_arbitration 1 11 3 12
sign_contract 3 14 10 22|sign_document -11 -16 -17 -21|sign_nda -1 -5 2 -4|sign_no 10 32 27 38|sign_release 3 -4 -2 -6
sign_something -5 4 2 4|sign_statement 1 16 6 16|sign_today -2 -5 -10 -7|signal -1 -3 0 -2|signature -12 -18 -9 -19
signs -8 5 -5 4|sigo 0 -13 -14 -18|sigue 0 -11 -16 -17|silence 1 12 -3 9|silent 13 12 2 13|silver -9 -11 -10 -10
simple 16 20 8 16|simply -19 -17 -22 -17|sing -5 -1 2 2|single -4 -15 -9 -16|sit -17 -24 -30 -28|sit_amet -8 -6 -8 -6
site -14 -15 -12 -23|sits 11 25 20 24|sitting 4 12 -1 6|size -18 -25 -23 -26|skiff 5 2 3 3|skin -5 -32 -24 -38
skipped 6 13 8 13|skull 4 1 12 1|skull_fracture 5 8 12 11|sleep 18 10 14 16|sleep_apnea -4 1 6 8|sleeping -7 -5 3 -8
slide 3 -12 -5 -18|slides 16 17 14 17|sling -3 -2 2 -4|slip -17 -1 -8 -1|slip_fall -5 4 1 4|slipped 11 15 11 11
slippers 7 11 7 11|slips -12 -12 -15 -14|slow -4 -25 -14 -27|small 7 12 -15 4|small_claims 0 12 -15 -5
smoke -10 0 -2 3|smoked 0 5 6 9|snapped -11 -6 -8 -1|snow -16 -6 -13 -5|sober 4 -3 0 -7|social -5 11 8 18
social_security -8 -6 -5 -3|soft 0 21 16 31|software -7 -4 -3 -4|solar -4 -2 -11 -7|sold 7 -8 -2 -17
sold_house 1 4 6 6|sole 7 45 27 52|solo -18 -74 -49 -91|some 5 12 11 15|some_# 4 -4 6 -4|some_money 8 20 13 18
some_people -4 -1 -4 3|some_photo 1 12 6 14|somebody -5 6 6 12|somebody_tell 11 26 15 26|someone -7 -21 4 -17
something -11 1 -20 8|sometime 10 18 14 26|sometimes 3 -4 -10 -9|somos -3 -10 -18 -19|somos_# 3 -3 -9 -10
song -8 -3 -7 2|soon 11 13 16 15|sooner -15 0 -4 1|sore 12 12 -13 5|sorry 4 18 -4 11|sound -9 -29 -20 -35
soup -1 -7 -4 -5|space 0 9 -9 2|speak -2 -12 -5 -12|speaker -1 3 6 4|special 2 6 -2 7|specialist 4 4 11 7
specials -3 -10 0 -10|speech 1 8 9 14|speed 0 -12 -1 -12|speeding -7 -7 -11 2|speeding_ticket -14 -7 -5 -10
spend -7 -2 3 0|spent 12 -13 0 -19|spine 4 3 7 2|spiral -3 -3 -7 -6|splash -1 4 2 5|spleen 0 -7 6 -1
splint -1 1 -12 -1|split 4 -6 -1 -8|spoke 16 -5 8 -9|spoken -1 4 1 9|sponge 4 7 7 5|sponsor -5 -10 1 -10
spot -20 -20 -19 -24|sprain -7 -12 -12 -9|sprained 18 -4 -7 -2|sprained_wrist 4 -4 -4 -2|spring 6 -7 8 -10
spring_<year> -4 -12 5 -9|ss 3 -1 5 -1|ssdi -5 4 -2 5|ssi 9 4 -3 -2|stabbed 1 -4 -4 -6|staff 18 15 3 10
staffing 9 11 6 12|stage 8 1 12 1|stage_# 3 0 12 6|stairs -5 -16 -9 -22|stake -1 1 0 1|stamp 16 17 0 12
stand -3 -4 -10 -9|standard 2 -18 -6 -25|standing -1 6 1 8|stands -2 -34 -23 -37|start -13 2 -9 2|started 13 73 40 75
starting 7 22 16 20|starts -14 -43 -33 -49|state 13 25 14 19|state_board -1 11 1 10|state_letter 2 5 1 6
state_no 2 -17 -4 -18|statement 8 39 21 49|statement_no 7 10 11 15|station -6 -16 -10 -16|station_no 1 -3 -10 -7
status -5 -6 -2 -5|statute -16 -18 -21 -17|statute_limitations -7 -2 -3 0|statutory 7 9 6 12|stay 5 13 0 23
stayed 4 4 20 12|staying -3 -13 -13 -16|stays 2 8 7 8|steady -14 -25 -11 -21|stent 0 -5 -7 -5|step -2 -15 0 -14
stepped 17 -7 10 0|steps -4 -13 -4 -19|steward 0 5 5 7|sticker 1 -5 1 -4|stiff 3 2 2 2|stitches 2 7 3 8
stitches_tendon -2 -5 -7 -8|stock 5 9 4 14|stole -16 -21 -23 -25|stolen 13 -3 5 -8|stop 1 -42 -20 -39
stop_sign 7 16 10 18|stopped 2 -17 -4 -13|store -6 -25 -15 -26|store_video -8 -3 1 -1|stores -3 -10 -6 -13
storm 8 3 12 7|story -1 -4 -3 -8|stove 18 43 25 49|straight -2 -20 1 -20|strain -5 -4 -8 0|stranger 9 0 0 1
strangers 3 11 11 11|street -7 -16 -21 -22|strip 11 5 8 10|stroke 10 -10 2 -13|strong -1 -2 4 -2|struck 6 -3 0 -8
stubs 15 33 22 34|stuck 5 -17 -11 -20|student 9 2 2 5|study -4 12 7 14|stuff 5 14 6 15|subdural 1 0 -5 -1
succession 5 15 4 14|such -23 -57 -40 -69|sued 13 -7 -17 -24|suffering -9 -17 -20 -15|sugar -1 -6 4 -2|suing 1 6 -2 9
suit 19 -10 3 -27|suit_file 7 -1 9 -12|suit_no 3 7 2 8|suitcase 2 -40 -27 -55|suits -1 13 6 19|super 2 2 5 4
supper 2 10 7 15|supply -3 -7 4 -5|support 5 3 1 6|suppose -6 10 0 13|supposed 6 24 17 28|sure -16 -20 -16 -28
surgeon 17 10 16 16|surgeon_letter -5 -1 -12 -3|surgery -3 -5 3 -4|surgery_# 4 -5 4 -5|surgery_$ -4 -3 0 -1
surgery_<date> 2 16 3 20|survey -3 10 6 14|surveyor 0 5 3 7|suspended 2 6 -1 10|suv -7 9 1 9|swear -16 -9 -6 -9
switch 7 8 9 5|sworn 1 13 8 18|swung -2 0 -7 -3|syndrome 2 7 1 8|table -9 19 9 23|tabs 3 -9 -2 -13|tag 16 7 7 2
tagged 12 34 17 38|tailbone 1 -8 -11 -10|take -7 -6 -10 -14|take_care -2 -17 0 -17|taken -3 -1 14 0|takes -12 -3 -7 -3
taking -11 -15 -6 -17|talk 20 36 24 41|talked 3 21 9 22|talked_lawyer 13 41 28 42|talked_no -1 5 6 2|talking 0 21 8 24
talks -6 -9 -2 -14|tall -17 -18 -14 -18|talones -2 2 0 1|tank 4 17 9 17|tape -6 -19 -16 -20|taped -5 0 2 3
target -2 -4 3 2|taught 0 10 12 11|tax 14 16 1 5|tax_returns -5 -6 -4 -7|taxes 1 33 14 40|tbi 0 -2 -4 -2|tea -9 0 -5 4
teach 7 43 24 51|teacher 3 8 1 10|team -40 -53 -46 -63|tear -6 -3 3 6|tech 7 9 5 8|teeth -7 -5 -2 0
telefono -15 -63 -39 -75|tell -40 -35 -30 -36|tell_no 4 -2 1 -5|telling -1 -15 -18 -20|tells 1 -14 -2 -15
temp 10 14 10 11|tempor -8 -6 -8 -6|tenant 5 12 7 9|tenants -1 6 -8 3|tendon 5 7 2 4|tenemos 11 11 14 10
tengo 6 8 11 10|tengo_lawyer 8 23 17 27|tengo_letter 5 11 13 13|tengo_photo -12 -7 0 -8|tenia 5 12 5 11
tenido 3 -12 -8 -17|tenido_lawyer 3 -6 -6 -12|terapia 10 12 4 11|terapia_# -1 -1 -6 -4|term 2 -27 -2 -29
termination -9 -14 -4 -14|terms -17 -17 -19 -19|terrible 2 -16 8 -22|test 5 11 17 11|tested 0 8 2 8
testified -3 -13 -8 -18|testify 16 24 18 22|testing -21 -25 -14 -27|tetanus 3 3 -8 -3|text 19 63 32 59
text_<date> -11 -12 -11 -12|text_no -1 -21 -10 -21|texting -2 6 1 7|th -5 10 10 17|thc -8 -17 -7 -14|theft -5 -10 2 -6
theirs -19 -18 -12 -10|therapist 11 25 15 31|therapy 16 38 29 50|theyd 19 26 10 27|theyll -6 0 -5 -1|thigh 7 4 -4 6
thing -15 -9 -4 -9|thing_# 4 -3 0 -5|things -12 16 3 24|think -8 -19 1 -18|think_# 0 -14 1 -15|think_no -13 -1 -10 -1
thinking 22 12 5 12|thinks -12 -23 -15 -21|third 21 4 3 0|third_party 4 13 10 14|third_time 4 -9 -6 -12
tho -3 -15 -12 -18|thought -10 8 0 12|threw 6 21 12 19|thrown 0 -15 -1 -12|thru 5 8 7 6|thumb 11 5 -1 5
thumbprint -9 -11 -10 -10|thx -12 -23 -20 -26|tib 2 6 2 7|tib_fib 4 7 3 10|ticked -4 19 4 19|ticket -14 -10 -20 -8
tickets 17 31 31 30|tie 6 8 16 9|tiempo 28 52 46 59|tiene -5 -8 3 -4|tiene_insurance -8 -4 1 -4|tiene_lawyer 0 3 -3 4
tiene_miedo -4 -8 3 -7|ties -1 7 6 12|til -2 6 1 4|tile 6 11 8 16|till -15 -12 -17 -18|till_# 0 -2 2 -3
timber -1 5 4 5|time -34 -15 -32 -15|time_# 5 -5 -11 -13|time_limit -10 2 -1 3|time_no -2 1 5 6|timeline 5 -6 3 -4
times -1 13 7 15|tips -5 -5 -9 -1|tire -6 -12 -9 -9|tires -6 -16 -4 -18|title -16 3 -3 9|tobillo -1 -4 2 -4
toco 3 8 8 9|todavia 20 11 7 4|todavia_no 2 33 22 41|today -18 -28 -12 -26|todo -16 -19 -15 -20|todos -4 -29 -23 -37
toes 3 14 6 19|together 3 17 0 17|tolling -2 -14 -6 -13|tomo -4 -6 8 -4|tomorrow -6 6 0 5|tone -9 3 1 8|took 27 4 7 -6
took_# 1 6 -5 8|took_$ 3 18 8 19|took_care -6 -11 -12 -13|took_no -2 2 0 5|took_photo 2 10 0 11|took_report 8 7 9 11
tools -4 -10 -3 -14|tooth 6 14 -15 -2|top -4 -17 -21 -23|tore 1 -24 -28 -31|torn 1 -2 -7 4|tornillos 0 6 7 6
tort -6 -3 2 -4|total 5 5 8 6|totaled -3 -9 -11 -9|touch 3 4 7 4|tour -2 -13 -6 -16|tow 3 6 3 5|toward -6 -26 -19 -31
towed 2 4 8 6|tower -11 -6 -9 -8|town 10 -13 -2 -14|trabajando 3 -2 -7 -6|trabajar 5 -18 -9 -25|trabaje -5 7 6 9
track 5 5 6 4|tractor -6 -10 7 -6|traded 9 5 7 7|traffic 1 -6 -1 -6|traia 15 -7 2 -4|trail 2 -2 3 2|trailer -3 0 7 -5
train 14 -4 12 -2|trained -10 -14 -14 -16|training -6 -14 -10 -14|transcripts -8 11 7 14|transfer -6 -12 -13 -12
transfers -19 -12 -12 -12|transmission 1 -4 -12 -9|trash 4 -5 -8 -5|travel 6 2 1 0|tread -7 -17 -10 -17
treat -17 -7 -13 -6|treated 2 0 -3 -2|treating -4 -11 1 -9|treatment 2 -11 -7 -14|treble 3 2 2 2|tree 15 -21 -13 -27
trees 0 -9 2 -13|trial -6 -22 6 -25|trial_lawyer 9 21 26 22|tried 6 5 -5 1|trip 1 4 -3 -1|tripped 0 -14 -17 -19
tro 11 16 17 22|trooper -4 -27 -8 -27|trouble 14 18 33 25|truck 2 -18 -14 -21|truck_<date> 6 12 10 13
trucking -1 -8 -3 -14|trucks -5 -12 -6 -13|true -9 -1 -1 3|trunk 6 6 6 9|trust -12 -16 -18 -15|trustee 4 13 12 14
try -19 -10 -6 -12|trying -10 -8 -9 -6|ttd -2 -9 -7 -10|tub -4 -9 -3 -10|tube 0 -10 5 -9|turista 6 21 18 27
turn -14 -33 -23 -28|turned -9 -36 -14 -40|turned_# -19 -49 -32 -54|turned_left 7 19 15 29|turning -1 -5 8 0
turno 7 7 12 9|turns 12 12 4 10|turns_# 7 7 -3 5|tuve 5 11 15 14|tv -5 9 4 11|twice 1 21 10 27|type -6 6 7 12
uber -7 -2 -2 -9|uim 1 -4 -1 -2|umbrella 2 0 2 -1|underground 1 10 8 12|understand -26 -46 -38 -52|understood 6 3 7 3
undetermined -7 -13 2 -10|unemployment 6 28 16 35|uniform 5 9 9 7|uninsured -2 -2 -2 -8|union 14 29 17 39
union_book 5 8 9 10|union_rep -1 -3 -4 -3|unit -2 9 7 6|unit_# 2 3 -3 0|units 6 16 13 21|university 7 2 3 6
unknown 3 8 7 11|unless 1 7 -4 6|unpaid 11 15 12 17|unpaid_leave 8 14 12 18|unrepresented 26 33 31 35
unsigned 15 55 43 69|upon -21 -12 -16 -13|upper 2 12 8 14|ups -2 3 10 3|upset -1 -1 9 1|upstairs 1 -1 -8 -6
ur -6 3 -7 5|ureter 0 -5 -7 -5|urgent 3 34 16 41|urgent_care 5 33 18 37|urologist 7 -8 2 -8|use 6 11 11 23
used 8 3 -6 -1|used_# 7 10 6 11|uses 16 32 16 35|using 0 23 9 28|usual -9 -9 -4 -2|usually 5 2 -2 -5|utility -2 7 12 8
va -13 -37 -21 -47|value -5 5 -1 0|valve 9 27 15 32|van 12 33 22 38|van_driver 1 -2 -2 -3|veces 1 -8 -1 -12
veces_week 3 10 3 10|vecino -8 -8 -10 -6|vehicle -6 -23 -8 -26|vendor -4 0 1 1|ver -1 -21 -13 -29
verdict -23 -15 -16 -14|vertebrae -4 0 1 3|vest -2 -19 -5 -16|vet 6 20 14 18|vez 13 12 -4 7|video 15 -10 -1 -17
video_maybe -9 -18 0 -11|video_no -11 -25 -22 -31|video_shows 1 -9 -6 -13|video_statement -1 -7 -6 -4
view -15 -44 -29 -48|vio -6 -7 -6 -8|violation 6 -3 -1 -5|visa 31 100 88 122|visit 9 -7 -8 -4|visits 1 -8 -3 -8
visto 2 15 19 16|vive 0 2 2 2|voice 4 15 1 21|vote 9 21 16 23|voted -2 0 3 -1|voy 6 14 3 16|vp 9 10 6 11|vs 3 5 16 7
vso 4 16 5 20|vso_no 7 10 6 10|wage -4 -2 -1 -6|wages 1 -3 3 -3|waist 1 8 5 6|wait 9 -4 0 -10|waited 4 -17 1 -20
waiting -14 -29 -14 -30|waiting_list -1 -3 5 -5|waiver 5 -12 -6 -17|waiver_sign 3 4 4 7|walk 8 37 29 45
walked -5 2 5 2|walker -3 -14 -1 -14|walking -1 8 6 11|walks 3 -2 4 -2|wall 2 17 13 25|wallet 0 -17 3 -17
want 12 -18 -15 -23|want_# 2 -15 -7 -10|want_$ 9 10 -4 7|want_all -4 -3 -11 -3|want_back 4 12 10 18|want_go 5 10 8 8
want_hurt 2 3 -2 1|want_know 2 -11 1 -12|want_lawyer 12 11 5 13|want_money -2 6 -5 7|want_more -6 -1 8 2
want_say -15 6 -2 9|want_see -13 7 0 13|want_sign -4 12 7 11|want_somebody 4 -5 -3 -2|wanted -34 -49 -43 -56
wanted_know -14 -5 -9 -4|wants 4 -21 -11 -24|wants_# 7 1 6 -1|wants_file -6 -18 -13 -19|wants_go 2 0 0 2
wants_know -2 8 -5 6|wants_lawyer 5 30 18 41|wants_more -3 -15 -5 -16|wants_sign 4 23 15 26|warehouse -8 -5 7 -2
warning 10 -8 9 -13|warrant 11 5 8 6|warranty -12 -10 -11 -10|wash 8 -3 -6 -6|watch -3 9 -1 10|water 7 14 13 20
way 4 -13 -3 -20|wc 5 15 11 18|weak -6 -4 -4 -3|wear -7 -16 -13 -26|wearing -16 -24 -22 -25|weather -9 -8 -5 -7
website 8 -3 -1 -5|wedding -6 -56 -39 -69|week 9 -14 -20 -21|week_# 5 15 1 11|week_$ 15 30 14 30|week_late 1 5 0 8
week_no 12 17 9 11|week_now 3 51 23 62|week_pay -3 7 0 12|week_work -2 2 0 1|weekend 13 42 29 52|weekends -2 19 3 24
weight 5 -2 -2 -2|welder 10 19 9 18|well -12 -9 2 -2|well_no -7 -20 -14 -24|went -28 -93 -65 -115|went_# -1 14 -2 10
went_<date> 5 3 12 4|went_back -1 -2 5 0|went_doctor -7 -1 -7 3|went_er 9 33 16 39|went_house 1 -18 -17 -24
went_one 6 16 1 17|wet -9 -31 -7 -29|weve 3 13 -8 17|weve_# 4 7 13 12|weve_no -6 7 2 11|whatever 4 10 2 10
whats -2 -10 -13 -11|whether 2 3 -6 4|whichever 3 9 9 10|white -12 -33 -15 -38|whoever -27 -25 -21 -25
whole -8 -28 -8 -37|whole_thing 3 -6 1 -3|wholesale 7 1 7 2|wholl -5 -8 -8 -8|wide 4 -10 -5 -11|willing 13 10 12 13
wills 22 62 40 74|win -11 -23 -25 -24|window 7 19 15 24|windows -9 6 2 6|winter -1 13 6 17|wipe 13 20 12 23
wire 5 1 7 8|wired 9 7 15 18|wired_# 6 9 5 6|wires 4 10 14 10|wiring -2 -2 0 -2|wish -1 17 7 19|withdrew 5 14 20 17
within 2 12 1 17|within_# -11 4 -3 6|witness -26 -19 -15 -16|witness_all -6 -8 -8 -8|won -13 -14 -20 -13
wonder 15 -20 -4 -18|wondered -22 -14 -15 -15|wonderful -10 -16 -9 -16|word -21 -14 -7 -6|word_no -1 -6 -2 -2
words 1 10 -7 12|wore -3 -5 3 -4|work 1 16 16 22|work_# -16 -39 -28 -45|work_<date> 0 4 -3 2|work_<year> 3 -11 0 -11
work_county 7 -4 -15 -16|work_full 0 -5 -2 -4|work_hospital -9 -3 -7 -8|work_nights -2 -4 0 -2|work_no 8 22 29 30
worker -8 -4 0 -6|workers -11 1 -1 2|workers_comp -14 -6 -8 -3|worried 0 -13 -13 -9|worse 5 -1 1 1|worth 25 17 14 14
worth_# 6 15 4 25|worth_$ -3 -14 -12 -19|worth_maybe 2 11 6 10|wouldve -1 -16 -3 -14|wrapped 2 5 6 9
wreck -6 -11 -1 -11|wreck_# -23 -25 -19 -24|wrist 17 29 19 36|wrist_# -1 -7 2 -11|wrist_cast -3 -10 -4 -15
write -3 10 -5 3|write_letter 8 1 -6 -8|writing 13 34 26 40|writing_<date> 0 2 3 5|writing_no 23 -17 1 -30
written 21 51 34 58|wrong 6 -20 -10 -32|wrong_place 6 -5 -2 -8|wrong_way -7 -32 -9 -39|wrongful -17 -11 -15 -10
wrongful_death -11 -3 -10 -1|wrote 9 -4 1 -6|wrote_apology -3 1 2 0|wrote_back 2 -3 -6 -3|wrote_letter -13 -15 -16 -13
wrote_no 6 5 11 6|wrote_report 5 3 0 6|x 4 8 -1 8|x_# 2 -1 -2 -3|x_ray 4 4 -1 6|x_rays 2 2 10 1|x_week -5 5 2 5
xray 2 1 -2 1|yall -37 -11 -17 -9|yard -5 -13 -19 -12|yard_no 0 -2 2 0|year 22 26 31 27|year_# 8 20 26 39
year_$ 14 17 2 14|year_ago 0 -10 -7 -15|year_all -4 -1 4 0|year_back -3 2 1 5|year_no -17 -32 -25 -38
year_old -10 -6 5 -1|year_underground 1 9 7 12|year_went -1 -4 -3 -8|yellow -3 -25 -17 -24|yesterday -3 10 4 13
yet 40 113 81 139|yield 9 12 2 16|youd -14 -18 -19 -18|youll -22 -14 -15 -10|young 12 -17 -10 -18
young_<adult> 0 -11 -8 -9|younger 7 4 2 0|youre 0 22 14 28|youve -22 -12 -11 -12|zero 8 6 1 5|zip -1 -8 -3 -12
`,
} as const;
