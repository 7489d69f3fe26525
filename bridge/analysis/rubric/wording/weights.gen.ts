// Fitted to 1564 graded notes (families d, e, gs, hs, t, u, w, x, y, z), 135 retold pairs and 336 pairs with a
// deciding fact. Made by `node test/eval/fit-wording/fit-wording.ts SET…`; not to be edited by hand. Why, and
// how to refit: bridge/docs/decisions/0007-learned-wording.md. Each entry: a form, then tenths for clarity, strength, damages, merit.
/** What words and pairs of words of the notes are worth. */
export const packedWeights = {
  base: [-30, -24, -27, -20],
  length: [88, 49, 58, 47],
  forms: `
!against.barred>0 -12 -46 -29 -54|!against.barred>1 -1 -2 -3 -2|!against.client_fault>0 -7 -41 -22 -47
!against.ineligible>0 -3 -34 -15 -44|!against.ineligible>1 -9 -16 -11 -19|!against.no_proof>0 -1 -30 -13 -34
!against.no_proof>1 -1 -6 -5 -7|!against.no_standing>0 -1 -18 -11 -23|!against.no_treatment>0 9 -15 -10 -23
!against.no_wrong>0 -4 -14 -9 -13|!against.no_wrong>1 -4 -6 -4 -6|!against.nobody>0 -7 -24 -3 -30
!against.nobody>1 0 -11 0 -12|!against.nobody>2 0 -5 -1 -7|!against.recovered>0 -2 -9 -13 -10
!against.recovered>1 1 -2 -3 -2|!against.released>0 -4 -17 -9 -20|!against.trivial>0 -1 -10 -17 -16
!against.trivial>1 -2 -10 -7 -15|!against.turned_down>0 5 8 7 11|!against.weak_wrong>0 -26 -31 -25 -32
!against.weak_wrong>1 -3 -7 -7 -11|!against.weak_wrong>2 0 -2 2 -1|!breadth>0 50 40 30 41|!breadth>1 69 72 54 66
!breadth>2 49 76 54 75|!breadth>3 3 10 19 11|!breadth>4 23 147 110 178|!breadth>5 2 43 42 52|!breadth>6 -10 6 2 5
!density>0 50 15 17 11|!density>1 68 43 47 37|!density>2 60 129 93 140|!density>3 49 120 71 134
!density>4 18 85 47 105|!density>5 15 27 26 32|!end:barred -92 -408 -253 -495|!end:client_fault -26 -199 -115 -228
!end:ineligible -6 -60 -32 -71|!end:no_standing -13 -78 -43 -94|!end:no_wrong -14 -75 -48 -79
!end:nobody -1 -66 -27 -73|!end:notice_missed 1 -17 -8 -27|!end:released -6 -74 -37 -85
!end:represented -31 -182 -114 -233|!end:trivial -1 -171 -118 -216|!end:unreadable -14 -12 -10 -12
!evidence.admission>0 -19 -9 -24 -22|!evidence.document>0 10 9 9 10|!evidence.document>1 32 47 33 49
!evidence.document>2 5 -1 4 -4|!evidence.document>3 2 -3 2 -7|!evidence.document>4 3 -1 -3 -7
!evidence.document>5 4 5 3 5|!evidence.expert>0 0 10 17 10|!evidence.expert>1 -3 -5 -3 -6
!evidence.medical>0 19 32 27 36|!evidence.medical>1 10 12 17 13|!evidence.medical>2 0 -1 0 -5
!evidence.official>0 26 55 25 51|!evidence.official>1 0 3 -3 -1|!evidence.official>2 -2 -3 0 -2
!evidence.writing>0 32 83 57 82|!evidence.writing>1 10 31 4 35|!evidence.writing>2 -8 1 -3 -1
!evidence.writing>3 5 12 4 15|!fault.notice>0 1 -17 4 -19|!fault.notice>1 1 -4 6 -3|!figures>0 36 11 18 10
!figures>1 61 63 47 58|!figures>2 64 109 87 122|!figures>3 6 -46 -4 -63|!figures>4 10 5 4 1|!figures>5 2 -2 9 2
!figures>6 6 12 8 17|!harm.bodily>0 12 -16 14 -22|!harm.bodily>1 17 13 50 16|!harm.bodily>2 8 -1 35 3
!harm.bodily>3 14 17 26 15|!harm.lasting>0 2 17 11 20|!harm.lasting>1 -1 6 1 6|!harm.level>0 5 -11 7 -14
!harm.level>1 29 44 64 47|!harm.level>2 19 28 58 30|!harm.level>3 28 38 49 36|!harm.other>0 -6 5 -7 7
!harm.other>1 12 31 14 30|!harm.other>2 11 28 24 27|!harm.other>3 14 21 24 21|!harm.treatment>0 2 32 16 38
!harm.treatment>1 0 -1 11 6|!harm.treatment>2 2 15 5 18|!harm.treatment>3 -3 -8 -4 -10|!hedge.rant>0 -33 -22 -23 -21
!hedge.rant>1 -7 1 -1 1|!hedge.shopping>0 -15 -38 -24 -44|!hedge.unknown>0 -14 32 11 42|!hedge.unknown>1 -4 10 5 11
!hedge.vague>0 -18 -31 -26 -30|!hedge.vague>1 -8 22 11 33|!hedge.vague>2 -2 -3 -2 3|!hedge.vague>3 5 2 1 3
!hedge.vague>4 2 -2 -2 -2|!kind:animal 0 3 -2 1|!kind:business -7 -2 -7 -5|!kind:civil -5 -3 -6 -2
!kind:comp 2 14 11 15|!kind:consumer 0 -2 -6 -6|!kind:criminal 4 5 15 14|!kind:debt 5 3 2 2|!kind:disability 3 6 4 8
!kind:employment 6 1 1 0|!kind:estate 5 17 7 19|!kind:family 4 11 9 10|!kind:ideas 3 4 2 6|!kind:immigration 6 -5 7 -5
!kind:insurance 0 -1 1 -2|!kind:malpractice 7 -5 2 -9|!kind:motor -21 -42 -27 -49|!kind:none -27 -24 -24 -26
!kind:nursing 3 11 7 15|!kind:premises 4 1 4 3|!kind:product -3 -2 1 -2|!kind:property 5 9 2 9|!kind:tax 0 -6 0 -5
!kind:tenancy 0 6 -3 5|!kind:wage 5 3 -1 2|!kind>0 75 56 59 61|!loss.bills>0 -8 -35 -20 -47|!loss.bills>1 2 -1 -4 -3
!loss.bills>2 4 5 2 6|!loss.income>0 11 43 29 49|!loss.income>1 14 29 6 30|!loss.income>2 0 -6 -5 -7
!money.bodily>0 1 -16 -6 -18|!money.bodily>1 0 -10 8 -16|!money.bodily>2 -2 -19 6 -25|!money.bodily>3 0 -6 17 -10
!money.bodily>4 -1 11 23 9|!money.bodily>5 6 15 7 12|!money.count>0 11 -36 -21 -50|!money.count>1 1 32 -17 22
!money.count>2 -3 -9 -19 -17|!money.count>3 1 -7 0 -8|!money.count>4 2 0 -1 0|!money.count>5 -1 -1 -1 -1
!money.other>0 10 -20 -15 -32|!money.other>1 38 56 38 62|!money.other>2 33 59 49 69|!money.other>3 20 36 53 47
!money.other>4 -4 -7 15 -4|!money.other>5 7 1 14 3|!money.size>0 11 -36 -21 -50|!money.size>1 38 45 46 46
!money.size>2 31 40 54 43|!money.size>3 20 30 70 37|!money.size>4 -5 4 38 5|!money.size>5 13 15 22 15
!party>0 28 67 39 80|!party>1 15 3 28 5|!place>0 1 -7 -3 -3|!place>1 -23 -33 -17 -32|!proof.kinds>0 20 67 59 75
!proof.kinds>1 17 37 25 33|!proof.kinds>2 32 38 23 28|!proof.kinds>3 9 23 7 14|!proof.kinds>4 -1 15 -2 16
!proof.kinds>5 -1 6 3 10|!proof.kinds>6 -2 -6 -1 -4|!ready.deadline>0 -13 -17 -8 -7|!ready.deadline>1 26 43 37 49
!ready.deadline>2 7 17 16 21|!ready.favourable>0 14 36 34 45|!ready.favourable>1 4 11 3 8
!ready.favourable>2 -1 -1 -3 2|!ready.favourable>3 0 1 -2 1|!ready.funds>0 15 17 18 21|!ready.funds>1 3 9 -3 10
!ready.funds>2 4 9 8 10|!ready.goal>0 -4 -50 -31 -52|!ready.goal>1 4 0 -14 6|!ready.goal>2 3 7 -2 5
!ready.insured>0 10 13 12 5|!ready.insured>1 1 16 -4 8|!ready.insured>2 -4 16 1 13|!ready.insured>3 -4 -4 -3 -5
!ready.sign>0 -6 1 2 -4|!refusal.offer>0 21 86 55 94|!refusal.offer>1 2 15 10 19|!rep.none>0 59 137 98 150
!stake.kinds>0 30 34 47 44|!stake.kinds>1 45 67 84 76|!stake.kinds>2 7 48 25 59|!stake.kinds>3 -2 16 13 14
!stake.kinds>4 6 -5 -2 -7|!stake.kinds>5 -11 -21 -18 -24|!stake.kinds>6 -4 -10 -8 -13|!when.event>0 71 101 81 112
!when.event>1 55 50 47 40|!when.event>2 0 1 6 -4|!when.event>3 9 29 24 31|!when.exact>0 29 64 40 67
!when.exact>1 25 55 41 56|!when.exact>2 14 36 13 42|!when.exact>3 2 1 0 5|!when.exact>4 1 -1 -5 0
!when.exact>5 1 -1 -5 -1|!words>0 40 19 16 21|!words>1 44 32 25 33|!words>2 53 45 32 45|!words>3 71 57 48 56
!words>4 24 -9 4 -15|!words>5 -32 -195 -118 -240|!words>6 15 4 49 -3|!work.adverse>0 6 -21 -14 -23
!work.adverse>1 0 1 3 1|!work.clean>0 7 3 4 3|!work.protected>0 10 62 36 73|!work.protected>1 -3 -2 -2 -3
!work.protected>2 -5 1 0 4|!wrong.kinds>0 26 24 12 21|!wrong.kinds>1 0 -10 -2 -4|!wrong.kinds>2 14 33 29 47
!wrong.kinds>3 2 11 12 10|!wrong.kinds>4 -6 1 -2 1|!yield>0 63 44 41 49|!yield>1 71 22 48 11|!yield>2 33 -7 -12 -31
!yield>3 32 87 37 97|!yield>4 10 92 42 119|# 0 -1 -21 -7|#_# 10 -12 16 -11|#_$ -27 -28 -19 -28
#_<adult> -5 -29 -20 -33|#_<adults> 19 56 39 66|#_<child> -6 -16 -5 -16|#_<children> 0 24 20 25|#_<date> 6 9 -1 -4
#_<parent> 5 14 14 20|#_<sibling> -10 -7 -4 -8|#_<siblings> 0 0 3 4|#_<year> 6 -65 -33 -91|#_ac -1 5 9 5
#_accounts 2 2 2 3|#_acres 4 17 27 20|#_aides -3 -12 -13 -12|#_all 11 30 21 36|#_answer -2 6 5 10|#_b -2 -14 -6 -17
#_back 13 13 21 13|#_bank -3 2 -2 3|#_beers -14 -59 -27 -67|#_behind 2 -5 0 -4|#_born 2 8 13 7|#_both 1 14 9 17
#_bucks 4 9 4 3|#_burns -1 1 4 -1|#_c -10 -8 -7 -8|#_called -1 0 6 4|#_calls 14 30 14 31|#_came -2 -2 -5 -8
#_cars 1 3 -4 1|#_cds 3 8 11 8|#_certified 12 12 8 12|#_charged 4 3 8 7|#_checks 8 7 -6 1|#_coworker 7 13 13 18
#_cracked -6 4 0 8|#_cut -3 4 3 7|#_d -3 -37 -19 -42|#_day 21 -10 6 -17|#_deductible -1 -16 -5 -20
#_deposit -4 -8 -11 -6|#_died -6 -30 -1 -34|#_doctor -2 -6 -6 -10|#_dolares -5 -46 -35 -58|#_dollars -7 -43 -32 -50
#_drowned 3 2 7 4|#_each -7 -11 0 -9|#_email 4 8 -3 1|#_employees 12 27 26 32|#_er 14 18 15 18|#_f 2 7 6 7
#_far 7 -4 -1 -3|#_feet -5 -22 -8 -29|#_fell -3 -3 -4 -2|#_figures -10 1 -6 1|#_file 0 -19 -16 -18
#_fine -4 -28 -15 -28|#_fingers -1 -6 9 -4|#_firm -3 -7 -1 -5|#_found 4 -4 10 -5|#_fracture 11 16 4 14
#_free -4 -5 -3 -3|#_ft 0 -2 4 3|#_g 8 19 15 19|#_gone -5 -10 -5 -10|#_grand -3 -6 -3 1|#_grown 4 13 3 15|#_h -2 2 2 1
#_half -6 0 -9 3|#_hit -3 -30 -4 -39|#_hour -7 -3 -1 -5|#_house -1 -12 -9 -15|#_houses 2 2 6 1|#_insurance 8 -3 -4 -3
#_kid -1 6 12 2|#_killed 2 19 4 17|#_l -2 0 -1 1|#_last -1 -17 0 -22|#_lawyer 6 -23 4 -20|#_lb 10 -8 -6 -14
#_lbs 4 2 2 -1|#_letter 8 15 18 21|#_lived -2 7 4 9|#_maybe -5 2 4 1|#_messages 0 -5 3 0|#_mil 4 15 16 21
#_miles -5 -3 -17 1|#_million -7 -5 -10 -8|#_min 3 -6 -2 -6|#_mins 5 0 -4 -6|#_minutes -33 -25 -29 -25|#_mm 4 11 3 11
#_month 14 17 19 23|#_more -7 19 9 22|#_morning 4 -1 7 1|#_most -3 -1 -3 -3|#_nd -1 -14 1 -15|#_neighbors -4 -3 -4 -1
#_new 3 0 8 2|#_night 2 -4 -9 -5|#_nights 7 11 7 16|#_no 16 31 21 27|#_now -6 -11 -7 -10|#_oh 13 16 11 14
#_one 11 69 50 85|#_ops 8 16 11 17|#_other 7 12 13 10|#_others -9 -32 -24 -35|#_owe 2 -17 -5 -20|#_own 2 4 10 11
#_pages 2 6 11 9|#_pay -15 -41 -16 -46|#_people 10 29 17 34|#_per 3 2 0 3|#_percent -10 2 1 5|#_photo 10 6 -3 -4
#_places -12 -28 -10 -30|#_plan 4 12 9 14|#_pm 3 -1 -1 4|#_pp 3 6 5 7|#_rd -5 -17 -13 -20|#_rental -1 -5 -4 -5
#_retired 2 -5 5 -6|#_ribs -1 -15 -7 -15|#_s -9 -11 -8 -13|#_say -1 1 -12 2|#_school 2 7 0 9|#_screws -4 -16 2 -15
#_send -1 7 -3 4|#_sent -4 -9 -3 -9|#_shifts 3 6 -8 6|#_sign -7 -25 -15 -19|#_stitches 4 4 6 9|#_stores -1 -9 -5 -12
#_surgery 1 -5 13 1|#_teeth -2 -2 1 2|#_text 10 32 8 34|#_th -8 5 6 11|#_things -2 5 -2 4|#_time 5 -6 1 -5
#_times 1 14 2 10|#_toes 1 7 7 11|#_union -2 7 0 11|#_veces -3 -21 -7 -25|#_visits -1 5 2 4|#_want 1 6 -2 6
#_week -1 24 17 24|#_went 3 -10 3 -9|#_witness -9 4 2 13|#_work 1 -1 -3 5|#_writing 12 17 16 16|#_written 8 15 8 13
#_x 4 6 1 1|#_year -12 -35 -39 -42|$ 15 -12 -12 -17|$_# -12 -25 -29 -33|$_$ -19 8 -3 9|$_<spouse> 3 4 2 7
$_<year> 4 20 -2 22|$_all 5 9 14 10|$_billed -2 1 -1 7|$_cash -1 -9 3 -5|$_day 8 1 4 -1|$_each 3 -17 -15 -19
$_far -8 1 -1 0|$_gave 1 -7 -3 -3|$_hour 3 13 8 14|$_house 2 11 5 16|$_insurance -11 -14 -6 -18|$_last 3 0 0 -3
$_left 3 -2 -1 -5|$_less 5 20 9 16|$_letter -2 -9 -8 -9|$_lost -3 -9 -6 -11|$_month -7 2 -1 1|$_moved 2 5 4 5
$_no -2 18 5 24|$_now 0 7 2 7|$_owe -1 7 -2 16|$_part 8 5 0 2|$_pay 10 21 2 10|$_per -3 5 3 5|$_plus 3 -5 -7 -7
$_policy 8 2 7 4|$_ready 0 1 -1 6|$_retainer 3 -5 6 0|$_salary 11 15 13 17|$_set 6 3 7 3|$_today 0 -7 1 -8
$_truck 2 8 3 11|$_week 11 28 4 30|$_year 1 -4 3 -3|.# 1 15 17 20|.#_# 3 29 17 24|.#_$ 4 -2 1 -6
.#_<adult> -1 -7 -4 -9|.#_<adults> 7 11 8 7|.#_<children> 2 16 15 17|.#_<her> 5 11 7 11|.#_<i> 2 -13 -15 -30
.#_<lastyear> -10 -44 -28 -51|.#_<longago> -4 -35 -21 -47|.#_<me> 10 18 15 19|.#_<my> -4 7 6 7|.#_<name> 11 9 4 12
.#_<she> 3 -39 -21 -49|.#_<siblings> -1 -1 1 1|.#_<they> 5 -5 -12 -9|.#_<thisyear> 24 82 52 99|.#_about 4 -3 4 -1
.#_ac 0 4 6 3|.#_accounts 1 2 1 3|.#_acres 3 12 18 14|.#_after -5 -6 -7 -8|.#_and 25 45 20 44|.#_answer -5 -6 -3 -4
.#_at -10 -39 -33 -46|.#_b 0 -7 -3 -9|.#_back -1 -1 4 -2|.#_because 0 6 5 9|.#_beers -8 -32 -14 -36
.#_before 3 -3 0 -4|.#_bucks 3 5 3 1|.#_burns -3 -3 -3 -5|.#_but -2 -6 -2 -6|.#_by -5 -7 -9 -11|.#_charged -1 1 1 1
.#_coworker 5 9 9 12|.#_crane 3 5 4 5|.#_cut -2 2 0 5|.#_day -1 -5 1 -7|.#_deny 2 13 3 14|.#_died -2 -12 2 -13
.#_dollars -4 -24 -17 -29|.#_down 1 -1 -4 -3|.#_drowned 2 1 4 2|.#_email 6 6 1 2|.#_employees 9 20 18 24
.#_er 9 16 15 18|.#_f 1 5 4 4|.#_far 3 -3 -2 -3|.#_feet -3 -17 -7 -23|.#_fell 0 1 0 3|.#_file 3 4 2 7
.#_fingers 0 0 7 0|.#_fire -1 -5 -8 -9|.#_for -5 2 -5 8|.#_found 4 8 9 8|.#_fracture 4 5 -1 3|.#_from -9 -18 0 -11
.#_ft 0 -1 2 2|.#_g 6 13 11 13|.#_grand -1 0 -2 4|.#_has 0 9 11 13|.#_have -5 -10 -5 -10|.#_hour -8 1 2 0
.#_houses 1 1 4 1|.#_in 1 -15 -3 -8|.#_ish 0 -5 -4 -6|.#_it 0 1 -6 0|.#_k 7 9 3 10|.#_kid 8 8 17 5|.#_last 0 -3 0 -4
.#_lawyer -2 -24 -6 -29|.#_lb 6 -3 -1 -6|.#_letter 6 21 19 25|.#_messages 0 -3 2 0|.#_mil 4 16 15 20
.#_miles -2 -1 -9 2|.#_million -4 -2 -5 -4|.#_min 5 2 4 0|.#_mins 3 1 -1 -2|.#_minutes -16 -18 -14 -19
.#_month 3 -1 5 4|.#_more 1 15 8 16|.#_nd -4 -10 -1 -10|.#_neighbors -3 -2 -3 -2|.#_nights 5 14 9 19|.#_no 3 1 -2 2
.#_now -2 -9 -10 -10|.#_of 12 -12 -5 -12|.#_off -6 -5 -9 -7|.#_oh 7 9 6 8|.#_on 14 17 10 26|.#_one 16 38 26 44
.#_or -17 -20 -14 -21|.#_other 1 1 1 -3|.#_others -5 -19 -15 -20|.#_out 1 6 4 3|.#_over 2 -5 -1 -3|.#_owner 8 11 8 11
.#_pages 1 3 6 5|.#_pay -13 -30 -20 -31|.#_people 6 17 10 20|.#_per 3 2 1 3|.#_percent -6 2 1 4|.#_photo 7 6 1 2
.#_places -8 -17 -7 -17|.#_pm 3 0 1 4|.#_rd -3 -15 -12 -19|.#_ribs -1 -7 -4 -7|.#_right -1 -1 1 0|.#_s -4 -2 -5 -4
.#_says -2 5 3 7|.#_screws -2 -7 2 -7|.#_sign 0 -19 -10 -21|.#_since -4 6 -3 7|.#_states -3 7 5 9|.#_stitches 4 2 1 3
.#_stores -1 -6 -3 -8|.#_surgery -3 -5 5 -2|.#_teeth -2 -2 0 1|.#_text 3 19 8 21|.#_th -4 3 3 5|.#_then -1 -16 -8 -17
.#_times 2 10 2 8|.#_to 10 32 21 39|.#_toes 0 5 5 7|.#_told -1 -5 -5 -4|.#_veces -2 -13 -5 -16|.#_visits -1 3 0 2
.#_w -4 -8 -6 -4|.#_want -1 2 -2 1|.#_week 0 14 7 16|.#_when 3 32 20 37|.#_which 4 7 7 7|.#_while 3 11 1 10
.#_with 5 22 19 28|.#_witness -3 8 5 14|.#_work 1 0 1 1|.#_x 1 1 1 -2|.#_y -4 -10 -10 -11|.#_year -3 -11 -10 -13
.#~# 11 27 27 27|.#~$ -12 10 11 21|.#~<adult> -5 -3 -7 0|.#~<adults> 1 28 14 39|.#~<child> 0 -5 7 -3
.#~<children> -4 0 0 -1|.#~<her> 13 3 17 7|.#~<i> -3 -20 -15 -31|.#~<lastyear> 2 -5 1 -7|.#~<longago> -4 0 -4 2
.#~<me> 10 16 -1 8|.#~<my> -9 -7 -9 -8|.#~<name> 35 18 26 20|.#~<parent> 12 17 14 16|.#~<she> 10 57 33 68
.#~<spouse> 0 10 9 11|.#~<them> 15 48 22 56|.#~<they> -8 -26 -33 -34|.#~<thisyear> 9 25 4 20|.#~<years> 4 7 3 13
.#~about -4 -10 -10 -14|.#~after -2 14 12 23|.#~again -3 -3 -5 -3|.#~ago -3 -16 -5 -16|.#~all 10 31 25 41
.#~already 0 -17 -1 -21|.#~always 1 2 4 1|.#~and -15 -19 -19 -17|.#~answered -5 -4 -2 -4|.#~any -6 -4 -1 -4
.#~appeal 2 8 7 11|.#~arm 0 -2 -2 -6|.#~as -18 -26 -26 -29|.#~ask 2 -3 2 -3|.#~asked -1 5 4 8|.#~assault 1 2 5 3
.#~at 17 44 33 46|.#~back 2 -6 -3 -1|.#~because 3 -8 2 -8|.#~before 0 15 10 19|.#~behind -2 -12 -4 -13
.#~both 2 -2 2 0|.#~burns -2 -8 -7 -13|.#~but 5 -7 -4 -11|.#~by -1 -9 2 -5|.#~call -5 -1 -5 -2|.#~called -5 -5 0 -4
.#~came 0 -5 -5 -12|.#~cancer -3 -3 2 -3|.#~car -6 0 -3 4|.#~card 1 1 -5 3|.#~certified 1 -5 -6 -6|.#~clean 0 3 0 4
.#~como -6 -10 -5 -9|.#~con 6 8 2 10|.#~copied 2 6 4 7|.#~court 2 -13 -4 -16|.#~day -13 -4 -16 -11|.#~deg 4 -7 -2 -6
.#~degree 0 -2 -3 -3|.#~dentist 3 -16 -5 -16|.#~did 1 4 2 3|.#~doctor -2 -12 -1 -13|.#~document 1 0 7 2
.#~dollars 1 -2 -3 -3|.#~down 2 -1 7 4|.#~driver 2 1 3 -2|.#~driving -7 9 1 10|.#~due -12 -12 -7 -12
.#~dui -3 -11 -5 -10|.#~each 7 8 12 12|.#~email -3 -8 -5 -7|.#~employer -3 7 -2 9|.#~en -3 15 1 23|.#~ended -7 2 0 3
.#~er 4 -2 12 -1|.#~far 0 7 -3 -1|.#~fell 4 16 5 15|.#~file 20 15 5 14|.#~fine -2 -16 -6 -14|.#~firms 0 -7 -4 -9
.#~first -3 4 0 5|.#~flat 0 -11 0 -13|.#~for 20 19 22 12|.#~found 1 7 4 9|.#~fracture 5 5 11 4|.#~from 2 5 10 15
.#~front -2 -2 -4 -3|.#~ft 2 7 3 7|.#~full 2 9 5 7|.#~gave 4 -7 -4 -8|.#~get 4 4 4 1|.#~gone -5 5 7 2|.#~good 1 8 3 10
.#~got 1 -22 -26 -31|.#~had 4 -13 10 -11|.#~half 0 9 1 12|.#~hand -6 -1 2 2|.#~has 5 -22 -5 -23|.#~have 15 16 11 14
.#~heard -1 -4 -5 -6|.#~hearing 9 20 17 27|.#~here 0 -11 -6 -16|.#~hospital -1 6 5 5|.#~hour -1 9 7 6
.#~house 5 8 6 10|.#~icu 0 -5 7 -3|.#~in 2 1 7 9|.#~incl 4 5 1 7|.#~injury 4 15 9 17|.#~insurance -1 -9 -2 -4
.#~into 7 17 13 19|.#~it -15 -38 -24 -46|.#~job 3 2 4 0|.#~judge -5 -18 -15 -22|.#~kid -3 -8 -8 -6
.#~killed -2 -5 -2 -6|.#~know -5 -5 -2 -6|.#~last 15 2 -2 -6|.#~late 5 -9 -11 -12|.#~later -7 -4 -6 -4
.#~lawyer 2 10 11 16|.#~le -2 -6 3 -7|.#~left -3 -6 -3 -6|.#~letter 9 3 3 -3|.#~limit 3 5 5 4|.#~line 0 -1 2 -1
.#~loan -3 -3 -2 -2|.#~log 5 0 3 -1|.#~lost -5 -4 -2 -2|.#~maybe -2 6 4 7|.#~min 4 11 8 10|.#~month 0 -8 1 -2
.#~more -8 -6 -6 -10|.#~morning -10 -11 -6 -11|.#~need -11 -18 -11 -23|.#~new -1 -2 7 -3|.#~next 0 1 2 -3
.#~night -2 3 3 2|.#~nights 5 4 4 7|.#~no 4 -13 -2 -21|.#~notice -8 -11 -11 -12|.#~now 6 36 16 43|.#~of 2 -21 -22 -26
.#~off -16 -18 -22 -27|.#~oh 7 9 6 8|.#~ok 5 3 -2 3|.#~old -4 8 9 11|.#~on 7 -9 -6 -10|.#~one -3 16 12 17
.#~only -11 -10 -6 -7|.#~or -10 -3 -4 -3|.#~orders 3 6 -3 4|.#~other 4 11 0 9|.#~out -4 -12 -7 -13
.#~over -1 -12 -10 -14|.#~owe 0 -8 -6 -10|.#~own -2 -17 1 -16|.#~para -6 -10 -9 -12|.#~part -3 -12 -3 -11
.#~passed 1 -1 5 1|.#~pay 16 33 19 31|.#~per 0 3 -1 -3|.#~photo -4 0 0 -2|.#~plan 5 11 10 13|.#~plant 2 7 3 10
.#~plate -4 -10 -7 -11|.#~plus -10 -15 -14 -18|.#~pm 4 5 6 10|.#~police 1 -2 -2 -4|.#~policy 3 8 10 7|.#~por -1 9 5 10
.#~pulled 5 10 5 10|.#~put 1 3 5 6|.#~que 9 10 5 7|.#~ran -6 2 -4 -1|.#~rd 3 -4 0 -4|.#~receipt 3 6 3 2
.#~rehab -1 -2 2 1|.#~report 3 5 2 5|.#~retired 1 10 9 12|.#~reviews 0 -4 -4 -7|.#~ribs 3 10 2 11|.#~said -2 6 5 1
.#~sales 4 7 -1 8|.#~same -5 9 0 14|.#~say 4 -13 -8 -20|.#~says -4 -22 -8 -29|.#~school -4 7 0 9|.#~send 0 8 0 6
.#~sent -8 -19 -13 -20|.#~service 0 3 0 5|.#~set 1 -5 -2 -3|.#~shop 3 18 9 21|.#~sign -13 -25 -18 -22
.#~since -2 6 -1 5|.#~somebody 2 -4 -3 -3|.#~statement -1 8 6 10|.#~still -4 2 -1 0|.#~stitches 2 7 1 3
.#~stopped -3 -8 -10 -10|.#~surgery 2 -1 -1 0|.#~text 1 -1 7 -1|.#~then 3 -7 5 -3|.#~there -8 -21 -9 -21
.#~think -2 -8 10 -3|.#~time 5 -2 -1 -2|.#~times 4 2 4 3|.#~to -12 -8 0 -4|.#~told 2 13 10 16|.#~total -2 -9 -6 -11
.#~turned -5 -4 -5 -3|.#~under 7 8 14 10|.#~underground 2 7 5 9|.#~up -2 -16 -9 -21|.#~video 5 5 2 3
.#~w -4 -27 -17 -29|.#~want -3 1 1 2|.#~week 17 44 29 53|.#~went 0 9 7 11|.#~what 9 6 7 7|.#~when -6 7 6 8
.#~which 9 7 8 5|.#~while -5 -11 -11 -17|.#~who -2 4 2 8|.#~with -21 1 -5 9|.#~work -5 -8 -17 -10|.#~would -4 -4 -7 -6
.#~wrist 3 12 1 13|.#~writing 5 9 5 9|.#~wrote 6 19 14 23|.#~y 24 46 30 45|.#~ya -1 22 10 27|.#~year 12 55 30 67
.#~you -7 -3 -1 -2|.#~your -11 -7 -9 -7|.$ 11 41 25 50|.$_# 8 5 7 4|.$_<i> 8 23 11 27|.$_<name> -7 -12 -6 -14
.$_<she> -10 -14 -15 -17|.$_and 3 6 -1 3|.$_billed -1 1 0 5|.$_day 5 2 3 0|.$_far -5 0 -1 0|.$_for -6 -6 -21 -14
.$_from 7 4 7 6|.$_hour -2 6 1 6|.$_in 9 19 15 23|.$_insurance -3 -5 -2 -6|.$_last 1 -1 0 -3|.$_less 3 12 5 10
.$_month 4 12 6 11|.$_no 0 10 5 14|.$_now 0 0 -1 0|.$_of 7 14 5 14|.$_ok 10 22 10 26|.$_on 4 -19 -11 -28
.$_or 7 13 8 18|.$_owe 0 6 -1 11|.$_pay 2 -5 -10 -11|.$_plus 2 -1 -3 -2|.$_policy 6 4 5 5|.$_por 2 10 4 10
.$_ready -1 -1 -2 3|.$_retainer 1 -10 -1 -6|.$_salary 7 10 9 11|.$_set 4 3 5 3|.$_to -1 6 10 6|.$_week 7 11 3 13
.$_with 6 10 10 12|.$_year -3 -5 1 -5|.$~# -1 2 -13 -6|.$~$ -11 -11 -21 -12|.$~<her> 9 7 9 7|.$~<i> -12 -29 -19 -32
.$~<lastyear> 1 5 8 8|.$~<longago> 2 0 0 0|.$~<me> -1 -4 -3 1|.$~<my> -13 -2 -6 -4|.$~<name> -2 -18 -10 -21
.$~<she> 2 3 -4 4|.$~<they> 5 0 2 -1|.$~after 2 -6 0 -6|.$~and 8 18 14 16|.$~aside 4 3 5 3|.$~at 1 -5 -4 -6
.$~by -1 6 5 9|.$~current 3 3 1 5|.$~day -13 -7 -7 -6|.$~for 10 25 15 26|.$~from -2 -20 -5 -16|.$~has -3 -10 -6 -11
.$~have -5 -16 -9 -19|.$~health -3 -5 0 -4|.$~hour -6 -4 -2 -2|.$~in 2 3 8 -1|.$~insurance -1 -8 -2 -6|.$~it 0 10 3 11
.$~kid 2 5 5 6|.$~last 1 -2 2 -5|.$~lawyer 7 19 11 24|.$~month 10 20 11 19|.$~no 12 22 15 25|.$~of -4 2 -7 0
.$~off -2 -2 -4 -6|.$~on 2 -22 -9 -30|.$~pay 5 13 17 12|.$~plus 2 -6 -2 -9|.$~policy -2 0 -3 -1|.$~said 6 -2 -4 -2
.$~says -1 3 -2 4|.$~sign -1 -10 -6 -15|.$~to 7 14 14 17|.$~week -5 5 -2 0|.$~with 3 9 12 13|.$~y -3 5 4 8
.$~year 1 -1 -4 -3|.<adult> -3 15 12 21|.<adult>_# 2 -9 -2 -11|.<adult>_<name> -3 -9 -5 -11|.<adult>_and -6 -14 -9 -16
.<adult>_at -4 22 12 27|.<adult>_came 6 21 17 26|.<adult>_from -3 -26 -20 -35|.<adult>_in 3 13 0 13
.<adult>_on -2 4 0 6|.<adult>_que -2 -19 -16 -20|.<adult>_said 4 4 4 2|.<adult>_says 2 6 10 7|.<adult>_to 2 4 1 1
.<adult>_who 9 17 8 13|.<adult>_with 1 6 5 10|.<adult>~# 9 0 1 -3|.<adult>~<her> -14 -47 -27 -57
.<adult>~<i> 6 11 15 13|.<adult>~<me> 2 -2 -3 1|.<adult>~<my> 10 13 6 12|.<adult>~<name> 9 5 7 6
.<adult>~<she> 6 6 8 7|.<adult>~and 0 -7 -2 -7|.<adult>~door -6 -6 -4 -6|.<adult>~had -2 -18 -12 -22
.<adult>~in 0 7 11 7|.<adult>~it 2 18 9 22|.<adult>~no 6 32 23 40|.<adult>~of 5 7 5 8|.<adult>~out 2 6 4 6
.<adult>~said 4 -3 0 -1|.<adult>~says 4 5 4 6|.<adult>~to 3 0 1 -1|.<adults> 0 12 7 15|.<bereaved> 6 14 6 18
.<child> 21 11 17 17|.<child>_# 3 -25 -2 -30|.<child>_<name> 5 3 4 4|.<child>_born 3 -1 4 -2|.<child>_has -2 5 0 5
.<child>_in 7 -10 5 -6|.<child>_on 6 3 7 -1|.<child>_said -7 -3 -4 -1|.<child>_says -6 4 -3 7|.<child>_who 1 7 2 8
.<child>~# 19 36 18 36|.<child>~<her> 3 -4 0 -7|.<child>~<i> 4 7 4 6|.<child>~<me> -6 -5 -4 -4
.<child>~<name> 8 5 11 3|.<child>~and -1 11 -2 12|.<child>~at -1 -9 -3 -11|.<child>~for 3 9 5 10
.<child>~from -2 -10 -2 -13|.<child>~in -2 -13 -3 -11|.<child>~it 0 10 3 11|.<child>~law 0 -13 1 -10
.<child>~no 1 -3 -5 -3|.<child>~on 2 -1 -3 0|.<child>~photo -2 -7 -2 -7|.<child>~said 1 -3 -6 -10
.<child>~to -1 7 13 7|.<child>~w 2 -2 5 -1|.<child>~year -3 0 2 0|.<children> 6 -7 3 -12|.<children>_# -3 3 -1 3
.<children>~# -6 -3 -3 -2|.<children>~and 1 12 6 14|.<grandchild> 4 -12 -7 -13|.<grandparent> -3 7 3 9
.<her> 9 -5 10 -10|.<her>_# 12 16 15 17|.<her>_$ -9 -23 -19 -30|.<her>_<child> -1 -12 -3 -15|.<her>_<i> -6 0 3 4
.<her>_<name> 8 -2 3 -2|.<her>_<parent> 8 -1 1 -1|.<her>_<relative> 0 -18 -8 -22|.<her>_<she> 1 -25 -23 -34
.<her>_<sibling> -13 -35 -20 -40|.<her>_<spouse> -17 -43 -28 -52|.<her>_age -3 1 -2 4|.<her>_and -9 -54 -40 -62
.<her>_arm 2 -1 0 3|.<her>_back 11 21 17 23|.<her>_by -2 -8 -6 -11|.<her>_car 0 -1 6 -3|.<her>_church 1 -8 -2 -9
.<her>_cousin -2 -5 -2 -4|.<her>_every 2 1 -2 1|.<her>_fault 1 -7 -7 -10|.<her>_for 1 19 6 23|.<her>_from 8 39 26 46
.<her>_health 0 2 1 5|.<her>_hip -2 -4 -6 -3|.<her>_house 2 17 16 22|.<her>_in -2 -21 -3 -23
.<her>_insurance 10 5 -3 -3|.<her>_job -2 -4 2 -5|.<her>_last 3 2 -1 1|.<her>_lawyer -7 -33 -22 -46
.<her>_letter -8 -15 -7 -15|.<her>_name -1 -17 -6 -19|.<her>_no 7 13 2 14|.<her>_number -7 1 -2 4|.<her>_off 3 12 8 17
.<her>_on -1 1 -10 4|.<her>_out 5 27 18 27|.<her>_own 0 -14 3 -24|.<her>_phone 5 30 12 35|.<her>_second 1 -3 7 -4
.<her>_text 9 22 12 23|.<her>_to 31 54 45 64|.<her>_twice 7 -2 0 -5|.<her>_up 0 -2 4 -3|.<her>~# 12 34 42 44
.<her>~$ 6 7 -1 10|.<her>~<child> -2 -3 -6 -4|.<her>~<her> 0 -17 -6 -19|.<her>~<i> 10 -15 2 -19
.<her>~<lastyear> 0 -2 0 -4|.<her>~<longago> -2 -13 -3 -16|.<her>~<me> -21 -62 -50 -81|.<her>~<my> 12 20 4 25
.<her>~<name> 5 -8 11 -10|.<her>~<she> 1 -24 -9 -40|.<her>~<spouse> -1 22 6 19|.<her>~<they> -2 -4 -6 -5
.<her>~after -5 4 1 6|.<her>~and 16 29 18 35|.<her>~as -4 -5 -3 -8|.<her>~at -8 -1 10 -2|.<her>~back -8 8 0 8
.<her>~before -4 -14 -4 -16|.<her>~called 2 -7 0 -6|.<her>~can 0 8 4 10|.<her>~day 3 -4 -6 -10|.<her>~for 6 -2 3 -3
.<her>~from 2 5 4 4|.<her>~go 1 12 4 12|.<her>~got 2 0 7 4|.<her>~had -5 2 -4 5|.<her>~has 6 -24 -17 -27
.<her>~have -2 -3 -3 -1|.<her>~house 2 14 11 18|.<her>~in -1 -9 -3 -8|.<her>~insurance 1 -8 -10 -12
.<her>~it 1 -15 0 -11|.<her>~job -2 -9 2 -7|.<her>~lawyer -6 -15 -15 -18|.<her>~light 3 1 3 2
.<her>~name -2 -8 -10 -10|.<her>~no 15 12 13 12|.<her>~note 2 9 1 6|.<her>~now -2 10 4 12|.<her>~number -7 -12 -10 -12
.<her>~of 4 13 -3 11|.<her>~off 10 20 15 19|.<her>~on -4 -2 -2 -2|.<her>~one 1 0 -1 -1|.<her>~out -5 3 -3 1
.<her>~pay -3 -3 -6 -6|.<her>~phone -5 -13 -8 -16|.<her>~place -8 -8 -3 -10|.<her>~said -4 -13 -5 -13
.<her>~says 9 33 14 39|.<her>~sign 2 -1 3 0|.<her>~since 1 1 -2 -1|.<her>~surgery -5 -11 -11 -14
.<her>~take -2 -14 -6 -14|.<her>~to 9 16 9 20|.<her>~told -9 -17 -15 -22|.<her>~too 0 1 2 0|.<her>~took -2 -4 -2 -6
.<her>~video 2 10 10 15|.<her>~which 5 5 2 7|.<her>~who 2 -6 3 -5|.<her>~with 0 18 4 19|.<her>~would -1 6 1 8
.<her>~wrote 1 -14 -6 -20|.<her>~year 2 -8 2 -7|.<i> 26 10 -13 4|.<i>_# 9 34 35 40|.<i>_<her> 6 18 13 23
.<i>_<my> 2 13 7 14|.<i>_<name> -9 -4 -8 -4|.<i>_aint 3 11 5 11|.<i>_all -1 8 -4 7|.<i>_already 0 6 7 7
.<i>_also -1 -3 3 -4|.<i>_ask 0 -3 2 -3|.<i>_asked 0 2 1 2|.<i>_at 8 19 8 21|.<i>_being 1 3 1 5
.<i>_believe -3 -6 0 -2|.<i>_both -8 -11 -11 -11|.<i>_bought -3 -4 3 0|.<i>_bring -1 -3 0 -3|.<i>_call -3 12 4 13
.<i>_called -5 14 9 17|.<i>_calling 0 1 0 -3|.<i>_came -4 -27 -16 -33|.<i>_can 9 6 2 0|.<i>_checked -5 -14 -9 -12
.<i>_come -3 -16 -10 -18|.<i>_could -10 -13 -15 -16|.<i>_did -7 -40 -29 -41|.<i>_do -11 -18 0 -16|.<i>_done -6 0 -3 3
.<i>_drive 8 -1 4 3|.<i>_executor 1 0 0 -2|.<i>_feel -4 -9 -7 -13|.<i>_fell -5 -19 -6 -19|.<i>_felt 6 14 9 16
.<i>_figure -1 -2 -5 -1|.<i>_file 3 12 9 17|.<i>_forgot -3 -5 -6 -6|.<i>_found 3 3 12 -3|.<i>_fracture -6 -15 0 -15
.<i>_gave 1 -1 -1 -2|.<i>_get -11 -26 -8 -30|.<i>_getting -2 3 0 4|.<i>_go 4 7 7 7|.<i>_going -7 -5 3 1
.<i>_gone 1 1 0 2|.<i>_got -4 10 8 16|.<i>_guess 6 6 3 4|.<i>_had 19 -12 15 -10|.<i>_have -1 4 12 7
.<i>_heard 4 21 16 23|.<i>_hit -10 -29 -11 -33|.<i>_hold 4 5 4 5|.<i>_hurt -6 -2 1 2|.<i>_in 0 19 16 17
.<i>_keep -2 1 7 4|.<i>_kept 10 12 14 19|.<i>_know 7 -5 3 -5|.<i>_left 17 26 20 30|.<i>_lent 3 -1 -7 -5
.<i>_let 1 -11 -4 -12|.<i>_like 27 2 -3 6|.<i>_live 11 18 14 18|.<i>_looked -8 -5 -8 -5|.<i>_lost 14 7 0 6
.<i>_made 0 -2 2 -5|.<i>_make 9 21 20 25|.<i>_married 2 3 6 5|.<i>_mean 3 1 1 4|.<i>_missed -5 -31 -17 -35
.<i>_moved 1 -1 7 5|.<i>_need -23 -9 -13 -11|.<i>_no 1 -29 -6 -38|.<i>_on 0 -6 -5 -12|.<i>_one -15 3 11 11
.<i>_only -1 -37 -26 -47|.<i>_ought 6 1 2 3|.<i>_out 17 22 10 21|.<i>_owe 6 6 0 4|.<i>_own 11 14 12 19
.<i>_pay -21 -14 -15 -12|.<i>_photo 9 6 0 5|.<i>_prepared -1 -3 -3 -3|.<i>_put -10 -37 -29 -44|.<i>_rather -1 -1 -3 0
.<i>_read 17 20 9 17|.<i>_reported 8 5 2 1|.<i>_retired -3 -13 -8 -14|.<i>_said 13 -3 1 -1|.<i>_saved -3 1 0 2
.<i>_saw 1 -20 -7 -24|.<i>_say -1 3 -2 8|.<i>_see 2 -4 -3 -4|.<i>_seen -3 -5 -7 -5|.<i>_send -6 -2 0 1
.<i>_sent 7 8 7 15|.<i>_should 1 -5 -4 0|.<i>_shouldnt -3 2 -3 3|.<i>_sign 7 -55 -21 -60|.<i>_since 5 2 -2 2
.<i>_sorry -4 -1 -3 1|.<i>_start 2 -3 -5 -4|.<i>_started 1 6 2 4|.<i>_stepped 13 2 8 5|.<i>_still 0 -11 7 -9
.<i>_stopped 12 47 31 53|.<i>_suppose 0 5 1 6|.<i>_take -8 3 -4 3|.<i>_talk 9 15 9 17|.<i>_teach 3 23 11 26
.<i>_there -2 -1 -4 -4|.<i>_think 3 12 16 15|.<i>_thought 2 -1 -2 -4|.<i>_told 10 23 13 29|.<i>_took 4 30 9 33
.<i>_turned 0 -13 -7 -16|.<i>_understand -5 -4 -4 -3|.<i>_use 2 -6 -1 -6|.<i>_used -5 -8 -7 -9
.<i>_want -24 -51 -35 -54|.<i>_wanted 4 -1 0 -2|.<i>_went 4 17 9 22|.<i>_wish -6 0 -2 1|.<i>_with -6 -9 -7 -10
.<i>_wonder 7 -10 0 -9|.<i>_work 14 -1 19 3|.<i>_would -19 -19 -14 -17|.<i>_write 0 1 -1 2|.<i>_writing 10 13 13 13
.<i>_wrote 12 17 2 15|.<i>~# -3 54 29 61|.<i>~$ -11 -10 -12 -7|.<i>~<adult> -4 -12 -13 -13|.<i>~<child> 4 11 7 14
.<i>~<her> 23 21 4 15|.<i>~<i> 9 -32 -14 -34|.<i>~<longago> 10 19 20 24|.<i>~<me> 12 -5 6 -9|.<i>~<my> -1 -21 -2 -23
.<i>~<name> -8 10 -2 13|.<i>~<parent> 1 11 1 11|.<i>~<she> 0 17 13 17|.<i>~<sibling> -1 -2 -5 0|.<i>~<spouse> 3 0 -1 1
.<i>~<them> 2 4 5 9|.<i>~<they> 4 4 -1 4|.<i>~about 10 10 -3 6|.<i>~after -2 -8 -6 -9|.<i>~again 2 7 2 8
.<i>~all -16 -29 -23 -35|.<i>~also 2 6 0 5|.<i>~and -7 2 13 4|.<i>~another -2 -8 -3 -6|.<i>~answer 0 1 -2 1
.<i>~any 9 5 -2 6|.<i>~anybody -2 6 1 8|.<i>~anyone -3 3 2 4|.<i>~anything -6 -8 -2 -4|.<i>~application -3 -1 -2 0
.<i>~around 3 -16 -7 -22|.<i>~as 4 5 4 13|.<i>~ask -1 3 6 6|.<i>~asked -7 -12 -6 -14|.<i>~at 5 -23 -13 -21
.<i>~back 8 22 26 30|.<i>~bad 1 1 4 2|.<i>~bank -1 9 5 9|.<i>~because -9 -27 -21 -33|.<i>~beers -7 -14 -2 -14
.<i>~before 8 19 19 24|.<i>~believe -3 0 -1 0|.<i>~both 9 9 3 11|.<i>~bring -1 -3 -2 -1|.<i>~but -3 11 13 14
.<i>~by -26 -6 -13 -3|.<i>~call -4 -12 -7 -12|.<i>~called -2 9 0 12|.<i>~can 7 5 -3 2|.<i>~car 1 -9 -5 -10
.<i>~card 0 -2 -1 3|.<i>~care -3 2 -3 3|.<i>~case -12 -12 -14 -11|.<i>~certified 0 6 -1 8|.<i>~chart 0 7 5 11
.<i>~city -4 -2 0 -3|.<i>~claims -2 2 -1 4|.<i>~come 8 8 8 7|.<i>~complaint -2 -4 -4 -6|.<i>~contract -1 6 3 8
.<i>~copy 8 13 14 12|.<i>~court -7 -19 -13 -19|.<i>~cousin 5 -1 4 2|.<i>~custody 3 7 9 8|.<i>~day -7 -25 -21 -29
.<i>~dental 4 1 1 1|.<i>~did 10 6 6 4|.<i>~do -4 5 2 4|.<i>~doctor -5 2 0 5|.<i>~document -2 -9 -3 -5
.<i>~done 1 -12 -6 -15|.<i>~down -3 -27 -25 -31|.<i>~e 3 4 3 3|.<i>~email 2 -2 -3 -5|.<i>~employer -14 -16 -19 -17
.<i>~every 3 -8 -2 -7|.<i>~everything 4 -5 -5 -9|.<i>~file 14 0 25 2|.<i>~find -4 -5 -2 -5|.<i>~firm -2 3 0 3
.<i>~first 3 4 1 6|.<i>~for 6 8 -7 6|.<i>~from -9 -40 -28 -50|.<i>~full 4 4 6 7|.<i>~get 23 44 39 48
.<i>~go -2 -3 -1 -6|.<i>~going -4 -3 -3 -4|.<i>~gone -1 -6 -4 -5|.<i>~good -4 -19 -16 -23|.<i>~got 17 45 30 49
.<i>~guard -1 -6 3 -4|.<i>~had 13 -28 -10 -37|.<i>~hair 0 0 -3 2|.<i>~half 4 2 3 3|.<i>~hand -9 -13 -8 -17
.<i>~has -4 -3 -2 -4|.<i>~have 3 -14 -8 -17|.<i>~hear -1 -13 -4 -14|.<i>~heart -2 -7 -5 -6|.<i>~here 2 -14 6 -14
.<i>~hip -1 -2 4 -3|.<i>~hired -2 -11 -2 -8|.<i>~hit -8 -2 -6 -2|.<i>~hospital 4 1 7 4|.<i>~hour 3 3 -2 1
.<i>~house 0 -6 -1 -5|.<i>~how 5 1 3 3|.<i>~hurt -18 -12 -14 -13|.<i>~if 4 -3 -3 3|.<i>~in 12 11 7 21
.<i>~insurance -12 -18 -9 -17|.<i>~into 1 -11 -1 -12|.<i>~it 10 -38 -3 -40|.<i>~job -6 -22 -11 -25
.<i>~keep 3 -10 -3 -13|.<i>~know -1 14 6 19|.<i>~last 2 -1 4 -1|.<i>~lawyer -10 27 20 38|.<i>~left -1 -29 -16 -35
.<i>~legal -9 -11 -8 -10|.<i>~let 5 6 3 5|.<i>~letter 0 -16 -1 -16|.<i>~like -5 0 -7 2|.<i>~list -2 0 1 -1
.<i>~long 3 2 -1 0|.<i>~looking -7 -5 -7 -4|.<i>~lost -2 4 -2 4|.<i>~maybe 7 -7 -2 -10|.<i>~messages 2 2 6 5
.<i>~met 0 9 3 11|.<i>~minutes 4 17 9 16|.<i>~money -6 -9 -8 -13|.<i>~month -1 -7 -10 -11|.<i>~much 4 11 5 11
.<i>~name -3 -23 -14 -25|.<i>~need -17 -11 -13 -9|.<i>~next 1 9 -2 8|.<i>~night 5 -1 1 -2|.<i>~nights 0 -3 -1 -2
.<i>~no -13 -2 4 8|.<i>~notice 8 3 10 3|.<i>~now 5 -16 1 -19|.<i>~number -9 -5 -7 -7|.<i>~of 2 16 10 28
.<i>~off -3 4 -4 5|.<i>~office -5 3 3 4|.<i>~old -6 -4 -5 -3|.<i>~on 23 13 22 11|.<i>~once 1 5 3 7
.<i>~one 10 28 14 38|.<i>~only 4 8 10 10|.<i>~or -5 -6 -11 -5|.<i>~other 0 -1 1 0|.<i>~out -4 -13 -8 -18
.<i>~over 8 11 18 16|.<i>~own -4 -9 -9 -11|.<i>~page 2 0 1 1|.<i>~pain -7 -11 -11 -10|.<i>~part 3 7 3 9
.<i>~pay -3 -5 12 -3|.<i>~people 2 6 6 7|.<i>~phone 2 23 8 28|.<i>~photo -4 19 3 21|.<i>~place -1 5 4 8
.<i>~poa -1 4 -1 6|.<i>~power -4 0 -2 -2|.<i>~proof 1 10 2 10|.<i>~put 10 15 7 17|.<i>~read -9 -17 -8 -18
.<i>~receipt 6 3 1 -1|.<i>~record -3 -5 1 -6|.<i>~release 4 4 2 5|.<i>~rent 4 8 3 10|.<i>~report 1 16 16 22
.<i>~right 2 -8 -7 -9|.<i>~said -4 -5 -3 -4|.<i>~saw -5 1 -3 3|.<i>~say 1 2 -1 2|.<i>~says 1 -7 -4 -9
.<i>~school 3 4 1 3|.<i>~second 8 14 10 10|.<i>~see 8 5 16 8|.<i>~send -10 -23 -21 -29|.<i>~set 0 4 2 3
.<i>~should 3 -4 5 -5|.<i>~shoulder 4 -5 0 -4|.<i>~show 1 7 4 9|.<i>~sign 6 -1 10 3|.<i>~since 6 -15 -8 -23
.<i>~some 4 11 7 12|.<i>~somebody -4 -4 -10 -6|.<i>~someone 5 10 2 8|.<i>~something -5 7 9 11|.<i>~speak -3 -1 -1 1
.<i>~spoken 2 4 2 4|.<i>~store 2 3 3 1|.<i>~sure -1 -1 -5 0|.<i>~take 5 6 2 7|.<i>~taken 2 -8 -1 -9
.<i>~talk -10 -2 -4 -2|.<i>~talked 4 -3 -1 -6|.<i>~tell -2 -20 -16 -25|.<i>~text 2 -18 -7 -19|.<i>~thank 0 4 0 7
.<i>~then 4 2 3 0|.<i>~therapy 6 4 6 3|.<i>~there 2 8 7 13|.<i>~thing -1 2 3 4|.<i>~think -3 -1 2 4
.<i>~those -3 -13 -8 -13|.<i>~through -3 -18 -9 -20|.<i>~time 4 0 4 -2|.<i>~times 2 2 7 3|.<i>~to -4 -5 -10 -4
.<i>~together -3 0 -2 0|.<i>~told 1 -3 6 -5|.<i>~too 5 7 5 8|.<i>~trouble -1 0 -3 1|.<i>~trust 1 -1 2 2
.<i>~twice 11 12 12 12|.<i>~under 1 5 -6 -2|.<i>~up -15 -72 -55 -84|.<i>~use -3 0 0 1|.<i>~w -1 -5 -6 -9
.<i>~want 2 4 4 12|.<i>~water 0 -1 -2 -1|.<i>~week 18 28 18 29|.<i>~well -4 -3 -6 -2|.<i>~what -11 -9 -8 -13
.<i>~when -4 -31 -21 -40|.<i>~where 2 10 5 11|.<i>~which -4 -2 -3 -1|.<i>~who -3 -17 -12 -23|.<i>~whole -4 -10 -6 -11
.<i>~with 11 -17 -17 -25|.<i>~word -4 0 -3 1|.<i>~work 1 2 8 2|.<i>~would -2 5 2 7|.<i>~writing 0 -3 -2 -4
.<i>~written -2 2 4 3|.<i>~wrong 1 -11 -5 -12|.<i>~year -12 8 -3 12|.<i>~you -8 0 3 -2|.<i>~your -17 -22 -21 -27
.<lastyear> 8 2 14 -5|.<lastyear>_# -2 1 5 0|.<lastyear>_<i> -3 -2 0 0|.<lastyear>_and 4 -1 2 -1
.<lastyear>~$ -4 -11 0 -15|.<lastyear>~<my> 5 9 6 7|.<lastyear>~file 0 1 -1 1|.<lastyear>~have -1 3 3 5
.<lastyear>~no -1 2 -4 3|.<longago> 10 -65 -25 -80|.<longago>_# 2 -9 -2 -8|.<longago>_<i> -11 -28 -19 -32
.<longago>_<name> 8 16 12 20|.<longago>_<she> 2 -15 -8 -19|.<longago>_and -6 6 7 4|.<longago>_at -5 -17 -7 -19
.<longago>_for 3 8 12 15|.<longago>_in -2 -1 0 2|.<longago>_no 10 7 -2 -2|.<longago>_or -4 0 2 3|.<longago>_to 3 5 3 4
.<longago>_when -5 -6 -6 -6|.<longago>_with 5 -2 4 0|.<longago>_y -1 -12 3 -13|.<longago>~# 1 -9 -2 -17
.<longago>~$ -1 -4 1 -4|.<longago>~<i> -11 -11 -7 -8|.<longago>~<longago> 2 0 4 -1|.<longago>~<me> 4 10 6 11
.<longago>~<my> 2 14 7 18|.<longago>~<name> -2 -10 1 -9|.<longago>~<she> -7 -22 -12 -28|.<longago>~<they> 0 -2 0 -3
.<longago>~and -9 -11 -15 -11|.<longago>~from 5 6 4 5|.<longago>~in -8 -35 -21 -42|.<longago>~it -11 -46 -40 -59
.<longago>~no -2 12 11 17|.<longago>~on -10 -25 -13 -28|.<longago>~to -2 -12 -10 -17|.<me> 32 22 19 19
.<me>_# 22 41 24 30|.<me>_$ -6 -41 -20 -49|.<me>_<i> 18 -14 9 -26|.<me>_<my> 1 6 9 13|.<me>_<name> -2 -4 -1 -4
.<me>_<she> 15 22 18 24|.<me>_<they> 0 -2 -2 -3|.<me>_about 4 -16 -10 -24|.<me>_and 5 26 18 35|.<me>_as 0 -1 3 0
.<me>_at 5 21 16 28|.<me>_back -14 -15 -13 -14|.<me>_before -2 -4 -1 -1|.<me>_but 3 10 2 10|.<me>_by 1 3 5 6
.<me>_cai 3 -6 -3 -7|.<me>_citizen -5 2 -1 3|.<me>_corrieron 3 3 -1 5|.<me>_dieron 5 -6 -4 -10|.<me>_dio 5 5 6 5
.<me>_down 5 11 6 11|.<me>_duele -1 -1 -2 3|.<me>_for 3 -33 -16 -38|.<me>_from -2 -8 -1 -9|.<me>_go 3 11 10 15
.<me>_if 9 10 3 7|.<me>_in -10 -24 -18 -25|.<me>_it -1 -13 -4 -15|.<me>_know -20 -15 -15 -16|.<me>_letter -2 6 3 8
.<me>_mando 10 4 5 4|.<me>_more -2 -11 -4 -12|.<me>_no 3 23 7 21|.<me>_now 3 11 10 12|.<me>_off 3 -14 -5 -15
.<me>_on 13 41 29 45|.<me>_one 4 5 6 5|.<me>_out -7 -10 -6 -12|.<me>_pay 1 -1 -2 -3|.<me>_same 1 -5 -1 -7
.<me>_sign 8 19 9 16|.<me>_since 2 31 20 40|.<me>_straight -3 -12 -5 -11|.<me>_to -6 9 10 5|.<me>_up 10 -10 -8 -11
.<me>_when -5 -11 -5 -11|.<me>_with -4 1 -3 0|.<me>~# 24 29 2 31|.<me>~$ 3 -8 -5 -9|.<me>~<adult> -7 -1 -3 0
.<me>~<child> 1 -7 -3 -7|.<me>~<her> 1 -1 -5 -3|.<me>~<i> -23 -44 -36 -52|.<me>~<longago> 6 -38 -13 -47
.<me>~<me> 6 6 7 4|.<me>~<my> -4 0 -8 -2|.<me>~<name> -17 9 -3 11|.<me>~<she> 3 -4 -9 -3|.<me>~<them> 3 -1 3 -3
.<me>~<they> -21 -14 -15 -12|.<me>~about -2 2 2 8|.<me>~all -5 6 -4 5|.<me>~and 1 -10 -12 -21|.<me>~at 7 0 -1 -3
.<me>~but 2 9 8 13|.<me>~by -7 11 6 16|.<me>~call -1 -12 0 -13|.<me>~come -6 -11 -6 -9|.<me>~day 10 -2 0 -2
.<me>~document 7 9 6 7|.<me>~en 16 -25 -17 -32|.<me>~file 3 6 5 8|.<me>~for -3 -20 -21 -20|.<me>~get -2 -6 -3 -6
.<me>~house 13 29 21 31|.<me>~in 2 -25 -19 -31|.<me>~it 12 -18 3 -28|.<me>~lawyer 1 0 -3 -2|.<me>~letter 9 8 10 7
.<me>~month -4 -24 -16 -27|.<me>~no 22 43 30 52|.<me>~number 2 -3 -5 -8|.<me>~of -3 -18 -2 -19|.<me>~on -6 -14 -2 -24
.<me>~one -3 1 -2 2|.<me>~or -3 -13 -10 -17|.<me>~out -7 -17 -9 -12|.<me>~pay -1 -4 -5 -9|.<me>~por 1 19 11 21
.<me>~que 2 4 5 11|.<me>~said 11 31 13 28|.<me>~same 2 5 7 7|.<me>~sign 2 14 7 18|.<me>~text 9 19 11 20
.<me>~then 4 9 8 10|.<me>~to -4 -20 -16 -22|.<me>~told 4 10 6 11|.<me>~week 6 -3 10 -3|.<me>~which 2 -2 4 0
.<me>~with 8 5 0 3|.<me>~work 8 10 6 10|.<me>~wrote 1 -8 -3 -3|.<me>~y 12 15 4 20|.<me>~you 0 -2 -2 -3
.<me>~your 1 6 4 8|.<my> 30 49 26 57|.<my>_# 8 20 -3 17|.<my>_<child> -3 -17 -9 -11|.<my>_<children> 2 3 8 3
.<my>_<grandchild> 0 -25 -15 -29|.<my>_<grandparent> 1 4 2 3|.<my>_<name> 1 -1 4 6|.<my>_<parent> 5 42 29 39
.<my>_<relative> -19 -22 -16 -23|.<my>_<sibling> 8 8 23 14|.<my>_<spouse> 19 23 30 28|.<my>_agent 0 -3 -4 -2
.<my>_ankle 8 2 3 4|.<my>_arm 0 3 6 3|.<my>_baby -6 -6 -9 -8|.<my>_back -12 0 4 3|.<my>_boat 2 0 0 0
.<my>_buddy 2 -6 0 -7|.<my>_car -3 -4 -10 -6|.<my>_claim -2 -8 -4 -12|.<my>_comadre -7 -10 -6 -10
.<my>_cousin -6 -16 -15 -21|.<my>_divorce 7 8 6 7|.<my>_doctor 2 -4 -2 -2|.<my>_employer -8 -32 -25 -41
.<my>_ex -6 0 -9 -1|.<my>_face -3 1 -2 4|.<my>_fault 5 14 6 17|.<my>_file -2 -18 -21 -25|.<my>_foot 3 5 5 5
.<my>_former 2 4 1 5|.<my>_friend -3 1 0 2|.<my>_hand 1 1 -6 -1|.<my>_head 0 3 1 5|.<my>_hip -3 -4 3 -5
.<my>_house -5 -17 -2 -17|.<my>_insurance -1 -20 -19 -25|.<my>_jaw 1 2 -1 -1|.<my>_job 7 4 -4 0|.<my>_kid 5 12 7 10
.<my>_knee 6 4 7 9|.<my>_knees 0 -1 0 3|.<my>_landlord -3 4 12 8|.<my>_last 8 10 5 9|.<my>_late -2 -2 -4 -3
.<my>_lawyer 1 2 -1 -1|.<my>_left 3 0 4 -2|.<my>_name -2 -1 3 0|.<my>_neck 9 12 11 12|.<my>_neighbor -8 5 1 9
.<my>_number -5 4 0 6|.<my>_old -1 7 7 9|.<my>_one -3 -2 -4 -3|.<my>_own 7 -7 0 0|.<my>_parents 6 9 9 9
.<my>_phone 6 -2 4 -2|.<my>_right -2 9 8 13|.<my>_roommate 3 8 2 9|.<my>_shoulder 7 -4 5 -1|.<my>_side 3 2 0 2
.<my>_team -4 -1 -4 0|.<my>_time 0 -6 -11 -12|.<my>_truck 1 2 3 9|.<my>_voice 1 1 -1 1|.<my>_work 2 0 1 0
.<my>_wrist 4 15 16 21|.<my>~# 33 31 13 33|.<my>~$ 2 -8 0 -5|.<my>~<her> -21 -45 -46 -54|.<my>~<i> 3 11 -3 3
.<my>~<longago> -3 -3 -5 -3|.<my>~<me> 18 36 19 34|.<my>~<my> 13 23 15 29|.<my>~<name> -23 12 11 29
.<my>~<parent> 4 0 3 -2|.<my>~<she> -1 15 5 24|.<my>~<sibling> -1 -7 -8 -6|.<my>~<spouse> -5 1 -9 2
.<my>~<they> 4 15 10 17|.<my>~<thisyear> -5 -12 -16 -18|.<my>~about 7 10 15 14|.<my>~account -1 1 -2 0
.<my>~all -5 -6 -9 -8|.<my>~and -12 -25 -14 -29|.<my>~as 6 15 6 18|.<my>~at 6 18 24 19|.<my>~back -2 -21 -27 -25
.<my>~but -5 10 4 13|.<my>~by 9 21 15 22|.<my>~came 0 -2 -5 -3|.<my>~case -1 19 13 24|.<my>~check 17 8 16 9
.<my>~dice -2 -4 -2 -3|.<my>~did -2 -2 0 0|.<my>~died -4 -5 -1 -4|.<my>~doctor 3 1 4 1|.<my>~dog 1 -3 -9 -6
.<my>~done 8 14 8 14|.<my>~door -1 3 -2 -1|.<my>~es 0 -3 -6 -6|.<my>~for 9 1 5 5|.<my>~from 14 24 10 26
.<my>~gone 0 -10 0 -7|.<my>~good -1 1 3 -1|.<my>~got -13 -12 -18 -15|.<my>~had -5 -8 -10 -15|.<my>~has -17 -10 -8 -8
.<my>~have 8 20 14 22|.<my>~house 6 2 7 1|.<my>~in 1 -33 -15 -34|.<my>~insurance -6 -8 -5 -5|.<my>~it -7 2 -2 4
.<my>~kid -2 -19 -3 -17|.<my>~last 13 5 4 5|.<my>~law 0 -12 -6 -11|.<my>~lawyer -3 -6 -1 -7|.<my>~le 3 3 -1 2
.<my>~left -6 1 -2 -1|.<my>~letter 3 6 1 6|.<my>~license -1 -3 2 -2|.<my>~lost 4 7 9 7|.<my>~maybe 4 8 9 8
.<my>~month 7 11 16 11|.<my>~moved -2 -1 2 0|.<my>~no 6 29 18 34|.<my>~of -7 -11 -3 -9|.<my>~old -1 -1 -6 -3
.<my>~on -10 0 6 6|.<my>~one 5 10 6 6|.<my>~only 3 10 2 8|.<my>~or -5 1 -5 3|.<my>~out -3 -4 0 -3
.<my>~passed 0 -21 -15 -24|.<my>~pay -1 -19 -11 -25|.<my>~photo -3 1 5 4|.<my>~put 15 26 18 28|.<my>~right 1 16 6 18
.<my>~said -20 -20 -23 -22|.<my>~saw 5 4 2 6|.<my>~says -15 -19 -31 -19|.<my>~show -10 -11 -10 -7|.<my>~side 1 5 1 7
.<my>~since -12 -22 -15 -25|.<my>~surgery -4 -3 -2 -3|.<my>~then 7 4 0 5|.<my>~there -3 11 3 14
.<my>~thinks 2 -12 -5 -13|.<my>~to -9 1 -1 8|.<my>~told 2 -8 1 -12|.<my>~too 2 -3 -2 -3|.<my>~took 3 7 7 6
.<my>~twice 6 3 -1 -1|.<my>~up 6 30 10 31|.<my>~video -2 -11 -4 -10|.<my>~wants 8 15 11 18|.<my>~went 9 17 16 19
.<my>~when 3 5 1 7|.<my>~which -6 0 -2 1|.<my>~while -2 -7 -3 -9|.<my>~who -8 -15 -11 -17|.<my>~with -4 14 10 15
.<my>~work 0 7 3 8|.<my>~year 0 6 -2 5|.<my>~you -4 -6 -3 -6|.<name> 3 17 11 19|.<name>_# 36 11 24 14
.<name>_$ 17 7 18 12|.<name>_<her> -4 3 -3 3|.<name>_<i> -21 -15 -19 -16|.<name>_<lastyear> 8 21 22 20
.<name>_<longago> -4 -44 -14 -54|.<name>_<my> -6 1 -4 4|.<name>_<name> -49 -57 -52 -60|.<name>_<she> -1 -4 -6 -7
.<name>_<they> -1 0 7 -1|.<name>_<thisyear> 12 19 10 22|.<name>_<years> 5 14 5 14|.<name>_about -7 -21 -20 -24
.<name>_all 4 7 8 11|.<name>_and -3 -7 -12 -4|.<name>_at -8 -5 -12 -8|.<name>_because -5 -4 -2 -4
.<name>_before -5 -31 -22 -41|.<name>_by -3 5 1 4|.<name>_can -4 -8 -6 -8|.<name>_do -2 6 -2 4|.<name>_en 2 -4 -3 -6
.<name>_for 15 28 33 32|.<name>_got -8 -29 -16 -32|.<name>_had 5 -1 7 0|.<name>_has -7 -35 -20 -38
.<name>_house 1 0 4 1|.<name>_in -7 -9 -15 -8|.<name>_insurance -3 -11 -9 -8|.<name>_it -9 -5 -11 -7
.<name>_no 6 -13 1 -16|.<name>_of -1 -3 2 -1|.<name>_office -2 -4 -1 -5|.<name>_on -2 -3 3 -1|.<name>_or 3 3 2 3
.<name>_pay -1 -2 -3 -2|.<name>_same 0 -5 0 -8|.<name>_says 0 4 12 12|.<name>_since 4 1 4 -5|.<name>_there 1 -5 -4 -5
.<name>_to -5 -5 -2 -4|.<name>_told -2 2 1 3|.<name>_v 7 3 3 1|.<name>_w -5 -15 -9 -19|.<name>_when -1 0 2 0
.<name>_where -2 -4 -6 -3|.<name>_which -6 -9 -3 -8|.<name>_who -4 -6 -4 -8|.<name>_with -20 -34 -32 -42
.<name>_year 11 19 18 24|.<name>_you 6 6 5 7|.<name>~# -17 -9 10 -4|.<name>~$ -3 -4 -8 -9|.<name>~<adult> -3 -10 -4 -9
.<name>~<child> -5 -19 -8 -26|.<name>~<her> -8 -24 -19 -43|.<name>~<i> -5 33 11 43|.<name>~<lastyear> -10 -51 -31 -61
.<name>~<longago> -16 -47 -40 -60|.<name>~<me> -9 -18 -12 -26|.<name>~<my> -7 -12 -3 -14
.<name>~<name> -19 -26 -18 -33|.<name>~<she> 2 26 17 31|.<name>~<spouse> -4 -1 -2 1|.<name>~<them> -5 -34 -26 -41
.<name>~<they> 3 -18 -18 -21|.<name>~<thisyear> 30 120 88 143|.<name>~<years> -12 -66 -41 -85
.<name>~about 0 -10 -2 -10|.<name>~after -2 3 -3 2|.<name>~again -5 2 -1 4|.<name>~all -2 -14 -15 -17
.<name>~and -2 -39 -27 -50|.<name>~answer 6 18 11 23|.<name>~at 12 31 26 38|.<name>~back -5 2 -2 2
.<name>~because 2 0 -2 -2|.<name>~but 0 -1 -1 -2|.<name>~by 3 -9 -5 -9|.<name>~call -2 -2 1 -1|.<name>~case 5 3 3 2
.<name>~claim 1 -1 -3 -1|.<name>~cut -1 6 2 7|.<name>~day 3 9 9 12|.<name>~did 10 25 18 30|.<name>~do -17 -8 -9 -5
.<name>~driver 0 1 -3 2|.<name>~due -3 -8 -3 -8|.<name>~employer 3 0 -1 0|.<name>~fault 2 4 1 3
.<name>~file -2 -3 -9 -11|.<name>~firm 13 17 13 19|.<name>~for 11 -17 -16 -29|.<name>~found 2 9 6 6
.<name>~fracture 9 14 15 9|.<name>~from -11 -15 -11 -15|.<name>~get -11 -14 -8 -14|.<name>~got 0 -9 -2 -14
.<name>~had 6 -21 -2 -20|.<name>~hair -8 -6 -6 -4|.<name>~has 5 5 3 5|.<name>~have 1 13 8 12|.<name>~help -3 -8 -6 -9
.<name>~hit 2 -23 -17 -33|.<name>~hour -9 -2 -6 1|.<name>~house 0 5 -4 4|.<name>~if -8 -4 -4 -2
.<name>~in -6 -14 -13 -11|.<name>~insurance 6 14 11 22|.<name>~it -1 -23 -16 -27|.<name>~last 5 18 15 20
.<name>~lawyer 3 5 8 8|.<name>~left 6 8 12 8|.<name>~letter 4 3 8 4|.<name>~month -9 -2 0 -3
.<name>~moved -4 -5 -6 -10|.<name>~name 2 8 5 9|.<name>~new -3 -7 -5 -6|.<name>~no -3 -14 -7 -18|.<name>~now 6 7 7 8
.<name>~of -5 15 8 17|.<name>~on 7 -13 -12 -19|.<name>~one 5 -6 1 -9|.<name>~or -7 -3 -5 -3|.<name>~other 5 -2 2 -1
.<name>~out 12 22 16 21|.<name>~over 0 10 7 10|.<name>~pay -6 -5 -9 -3|.<name>~photo 7 3 -1 1|.<name>~put 3 9 2 7
.<name>~ran -1 -18 -9 -20|.<name>~rd 1 -1 -1 -1|.<name>~report 1 -6 4 -6|.<name>~right -1 -6 -6 -5
.<name>~said 3 7 5 16|.<name>~same 8 -1 2 -1|.<name>~says 3 -7 -2 -2|.<name>~see -8 -18 -15 -20
.<name>~sent -8 -27 -19 -32|.<name>~sign -6 -11 -11 -6|.<name>~since 3 -4 -2 -8|.<name>~th 6 8 6 6
.<name>~then -1 -4 -1 1|.<name>~there -10 -8 -10 -9|.<name>~to -4 12 10 19|.<name>~told -3 -4 0 -3
.<name>~took 3 8 2 3|.<name>~up 1 8 7 13|.<name>~w -9 -21 -15 -26|.<name>~want -5 -2 0 1|.<name>~week 8 13 8 13
.<name>~weekend 1 2 0 3|.<name>~went -1 -17 -11 -23|.<name>~what 3 -1 5 0|.<name>~when 1 3 1 5
.<name>~with 0 -29 -22 -39|.<name>~work 7 10 9 12|.<name>~would -1 -13 -5 -15|.<name>~wrote 1 2 -2 3
.<name>~y -13 -31 -18 -35|.<name>~year -9 -5 4 -9|.<name>~you -5 3 -1 5|.<name>~your -3 -14 -10 -15
.<parent> 7 9 16 15|.<parent>_# 6 -1 -6 -8|.<parent>_died -1 0 4 5|.<parent>_had -6 -3 -3 -3|.<parent>_in 2 7 2 6
.<parent>_no -4 -8 -2 -5|.<parent>_passed -1 -2 -4 -2|.<parent>_says 0 -13 -9 -13|.<parent>~# -2 0 -1 4
.<parent>~<child> -2 -2 0 0|.<parent>~<her> -1 3 1 4|.<parent>~<i> 7 -12 -2 -16|.<parent>~<longago> 0 1 -1 0
.<parent>~<my> 1 1 6 0|.<parent>~<name> 3 9 2 6|.<parent>~<she> -1 -1 -1 -1|.<parent>~and 5 6 5 5|.<parent>~at 5 4 5 4
.<parent>~in 1 -1 -7 -4|.<parent>~of 1 5 10 6|.<parent>~pay -3 -3 -3 -1|.<parent>~to -1 -8 -5 -11
.<relative> -7 -26 -10 -27|.<relative>_# 5 11 14 11|.<relative>~<name> -1 -16 -10 -19|.<relative>~<she> 2 3 3 4
.<relative>~in 3 -6 -3 -9|.<relative>~it -1 -3 0 -3|.<relative>~on -1 7 5 9|.<she> 8 -20 -1 -30|.<she>_# 1 29 18 32
.<she>_<her> -4 -8 -3 -7|.<she>_<name> -7 -15 -17 -16|.<she>_always 7 6 11 6|.<she>_and 3 7 -1 4
.<she>_answered 2 12 6 15|.<she>_asked -4 -3 -6 -3|.<she>_at 3 6 3 5|.<she>_bought -4 -9 -7 -13
.<she>_brought -3 -5 -4 -5|.<she>_called 2 9 9 9|.<she>_came 0 -6 -6 -8|.<she>_can 4 16 17 23|.<she>_changed -1 2 2 2
.<she>_cited 3 -10 -10 -18|.<she>_did -2 -10 -15 -8|.<she>_died -4 4 -1 1|.<she>_does 2 -2 0 -2
.<she>_doing 7 17 14 21|.<she>_feels 1 3 2 3|.<she>_fell -2 -17 -11 -22|.<she>_file -8 -17 -8 -18|.<she>_fine 2 2 0 2
.<she>_firmado 0 2 4 3|.<she>_gave 14 19 11 20|.<she>_going 3 -1 -1 -1|.<she>_good -1 4 -3 4|.<she>_got -5 -21 -14 -23
.<she>_had 6 -26 -15 -33|.<she>_has 11 26 28 35|.<she>_in -6 5 -9 1|.<she>_kept 3 5 8 5|.<she>_knew -1 0 -3 0
.<she>_knows 0 23 15 27|.<she>_left 3 16 18 21|.<she>_let -3 -20 -11 -24|.<she>_lived 2 4 5 4|.<she>_lives -3 -9 -4 -9
.<she>_makes -2 -2 -1 -2|.<she>_moved 0 0 -2 0|.<she>_needs 5 9 10 12|.<she>_no -6 -29 10 -27|.<she>_offered 0 3 -5 0
.<she>_on -3 31 24 40|.<she>_one -1 -5 -3 -4|.<she>_only 1 25 9 26|.<she>_out 6 8 5 3|.<she>_owns 8 29 17 35
.<she>_passed 6 9 12 7|.<she>_pay 1 0 -8 -1|.<she>_put -5 -16 -4 -17|.<she>_quit -1 -2 1 -2|.<she>_said -5 -8 -12 2
.<she>_saw -1 -2 -5 -1|.<she>_says 13 -34 -8 -42|.<she>_sent 4 11 11 14|.<she>_should 2 5 -3 1
.<she>_showed -1 -6 -10 -8|.<she>_sign -17 -70 -50 -85|.<she>_sold 2 -3 -1 -5|.<she>_still -1 14 8 21
.<she>_stopped 2 8 0 8|.<she>_supposed 2 9 4 9|.<she>_takes 1 8 2 8|.<she>_text 3 -1 4 -4|.<she>_thinks -8 -3 -4 0
.<she>_told -1 -7 -4 -6|.<she>_took 1 -12 -6 -12|.<she>_wants -5 1 -2 7|.<she>_went -7 -12 -14 -13
.<she>_work 8 11 5 6|.<she>_would -10 -9 -5 -5|.<she>_wrote 6 10 14 17|.<she>~# -4 -1 -17 -5|.<she>~$ -3 -3 0 -3
.<she>~<her> -8 -60 -16 -76|.<she>~<i> -6 17 5 31|.<she>~<longago> 0 1 2 3|.<she>~<me> 4 -30 -31 -35
.<she>~<my> -13 -27 -31 -40|.<she>~<name> 8 -4 -13 -2|.<she>~<parent> 2 17 14 19|.<she>~<she> -8 0 6 0
.<she>~<them> -3 -9 -8 -14|.<she>~<they> -1 0 2 2|.<she>~about 0 -11 -7 -11|.<she>~after 0 4 4 6
.<she>~again 2 10 3 10|.<she>~all -6 -15 -8 -16|.<she>~and -7 -9 -12 -6|.<she>~any 7 13 13 20|.<she>~anything 0 8 4 10
.<she>~as 4 -12 -10 -14|.<she>~at 10 21 1 16|.<she>~back 4 -1 -2 -5|.<she>~because 1 0 4 3|.<she>~before 2 -17 -7 -22
.<she>~boat 1 4 -6 2|.<she>~but -2 -6 -8 -5|.<she>~by 3 11 9 11|.<she>~call 1 6 2 5|.<she>~card 10 9 12 10
.<she>~claim 0 -3 1 -1|.<she>~come -1 5 1 7|.<she>~coming 1 -1 4 -1|.<she>~company 6 16 14 18|.<she>~day -1 -2 1 -3
.<she>~did -6 -1 -4 0|.<she>~do 0 20 5 16|.<she>~document -3 -15 -11 -19|.<she>~down 4 -8 -3 -9
.<she>~employer 0 3 12 6|.<she>~file 1 -5 -5 -7|.<she>~for 1 -19 -5 -22|.<she>~from -2 3 2 6|.<she>~get 2 0 -2 1
.<she>~give 1 -8 -6 -6|.<she>~go 0 1 -5 2|.<she>~got 2 0 0 0|.<she>~green -5 -15 -4 -14|.<she>~had -2 0 -3 3
.<she>~half 2 5 -2 3|.<she>~has -1 9 9 11|.<she>~have -17 -34 -30 -42|.<she>~hospital -8 -20 -9 -21
.<she>~hour 3 22 14 28|.<she>~house 6 12 10 17|.<she>~in -12 -22 -26 -31|.<she>~insurance 2 3 -2 1
.<she>~it -1 -47 -20 -52|.<she>~kid -1 2 -1 1|.<she>~know 2 1 2 2|.<she>~last 5 13 8 14|.<she>~lawyer -1 18 4 17
.<she>~letter 5 10 13 13|.<she>~month 0 17 11 23|.<she>~name 8 23 18 28|.<she>~no 9 14 6 17|.<she>~now 3 10 7 9
.<she>~of 0 -2 -7 0|.<she>~off -14 -18 -11 -20|.<she>~offer 2 0 5 -7|.<she>~on 9 17 11 18|.<she>~one 0 5 0 6
.<she>~out 2 21 6 19|.<she>~over -7 -20 -13 -20|.<she>~pay 8 18 4 18|.<she>~photo 3 5 6 9|.<she>~put -3 -11 -4 -14
.<she>~records -2 -5 0 -4|.<she>~right -2 -3 -6 -4|.<she>~said 5 5 13 5|.<she>~same -2 6 4 5
.<she>~say -10 -25 -18 -30|.<she>~saying -2 2 3 3|.<she>~says 2 3 4 6|.<she>~see 5 -1 1 -2|.<she>~sign 4 24 15 30
.<she>~since -7 7 4 11|.<she>~something 2 3 -3 4|.<she>~talk 2 3 5 3|.<she>~then 0 -4 1 -3|.<she>~there -9 -6 -1 -6
.<she>~think 2 8 3 8|.<she>~ticket 3 15 10 18|.<she>~times -2 -5 -5 -6|.<she>~to 0 -22 -13 -31|.<she>~told -6 -3 -2 -1
.<she>~too 5 1 5 0|.<she>~truck -10 -16 -9 -14|.<she>~up -3 -7 -5 -11|.<she>~w -7 -10 -8 -9|.<she>~week 4 35 28 48
.<she>~what -3 -6 -3 -8|.<she>~who -15 -59 -40 -69|.<she>~with -9 -40 -14 -52|.<she>~work -15 -14 -16 -15
.<she>~x 6 -7 -4 -7|.<she>~year 1 7 6 4|.<sibling> 6 -17 2 -19|.<sibling>_# -1 -6 2 -8|.<sibling>_<name> -1 -14 -7 -13
.<sibling>_and -14 -49 -43 -58|.<sibling>_has -6 -1 -7 2|.<sibling>_in 4 -4 1 -3|.<sibling>~# 7 -3 8 -7
.<sibling>~<her> -1 -4 -1 -3|.<sibling>~<i> -8 -12 -13 -13|.<sibling>~<me> -8 -28 -21 -35
.<sibling>~<name> 1 -24 -12 -25|.<sibling>~and -12 -17 -7 -17|.<sibling>~at 5 11 11 14|.<sibling>~in -4 -15 -2 -14
.<sibling>~law 4 -1 -3 -1|.<sibling>~on 2 6 3 9|.<sibling>~says 7 11 1 11|.<siblings> 4 4 7 7|.<spouse> 4 8 6 8
.<spouse>_# -7 -11 4 -10|.<spouse>_<name> -1 5 2 8|.<spouse>_and -6 -17 -2 -21|.<spouse>_has 7 9 9 10
.<spouse>_in -2 -7 -5 -11|.<spouse>_no 5 0 -6 1|.<spouse>_on -6 -6 -3 -6|.<spouse>_says -14 -31 -21 -34
.<spouse>_thinks 2 -1 1 2|.<spouse>_took 5 2 8 2|.<spouse>_wants 2 18 10 21|.<spouse>~# 14 21 25 27
.<spouse>~<her> -6 -1 -8 1|.<spouse>~<i> -6 2 -7 3|.<spouse>~<me> -4 -9 -9 -14|.<spouse>~<my> 2 4 3 6
.<spouse>~<name> -6 -9 -9 -13|.<spouse>~<she> -4 -21 -10 -25|.<spouse>~and -5 -8 -4 -9|.<spouse>~at 0 3 0 6
.<spouse>~house 2 6 6 7|.<spouse>~in 0 13 11 16|.<spouse>~it -3 -12 -10 -12|.<spouse>~kid -6 -20 5 -19
.<spouse>~no -7 -8 -4 -4|.<spouse>~on 0 -4 -2 -3|.<spouse>~to -6 0 -7 6|.<spouse>~with 2 3 8 6|.<spouse>~year 2 2 -1 0
.<them> 8 17 24 23|.<them>_# 3 13 11 20|.<them>_and 0 -17 -9 -14|.<them>_at 7 34 17 42|.<them>_in -3 -16 -13 -22
.<them>_no -3 -1 -3 -2|.<them>_own 8 21 14 26|.<them>_to 4 1 4 1|.<them>~# -10 8 3 15|.<them>~<adult> 4 2 7 3
.<them>~<i> 7 -2 2 -9|.<them>~<my> 7 4 2 3|.<them>~<name> -10 -26 -19 -32|.<them>~<they> -1 22 16 29
.<them>~and -5 -4 -8 -6|.<them>~in -5 12 7 14|.<them>~it -4 -4 -2 -4|.<them>~no 2 -6 6 -6|.<them>~of 1 4 1 6
.<them>~to -1 1 -1 -4|.<them>~with 0 -1 1 -1|.<they> 8 0 -5 -5|.<they>_all -6 1 -3 0|.<they>_always 0 10 -1 11
.<they>_called -6 0 -2 0|.<they>_come -6 -6 -2 -6|.<they>_cut -1 -15 -11 -20|.<they>_did 0 14 8 17
.<they>_do -7 -1 -4 0|.<they>_file -6 -34 -30 -43|.<they>_found -1 5 6 7|.<they>_gave 3 -10 -3 -9
.<they>_got -17 -37 -31 -47|.<they>_had -11 -12 -7 -15|.<they>_have 4 6 3 8|.<they>_in -4 2 -4 4|.<they>_let 3 1 1 6
.<they>_moved 6 5 12 7|.<they>_no 3 20 9 17|.<they>_offered 3 10 -7 8|.<they>_pay 5 7 8 4|.<they>_put 3 10 10 13
.<they>_read -4 5 -1 6|.<they>_said -8 1 1 6|.<they>_say 21 45 37 54|.<they>_send -2 -1 3 -3
.<they>_sent -9 -26 -12 -24|.<they>_should -1 4 3 6|.<they>_still 20 54 40 63|.<they>_take -8 -8 -6 -8
.<they>_told -8 -20 -6 -22|.<they>_took -2 5 -6 4|.<they>_want 16 27 9 27|.<they>_wrote 0 1 0 1|.<they>~# 17 23 1 21
.<they>~$ -3 -5 -11 -16|.<they>~<her> 16 58 45 70|.<they>~<i> -12 -3 -3 -2|.<they>~<me> -13 -23 6 -23
.<they>~<my> -2 -19 -6 -23|.<they>~<name> 2 -12 -6 -17|.<they>~<she> 1 8 1 5|.<they>~<they> -8 -9 -14 -6
.<they>~about -4 8 0 9|.<they>~and 4 -12 -3 -15|.<they>~at -4 -20 -15 -23|.<they>~back -4 -8 -9 -5
.<they>~but -4 4 3 3|.<they>~call 4 13 4 14|.<they>~day 4 1 -2 -1|.<they>~do 1 10 7 12|.<they>~down 1 10 5 11
.<they>~for 13 29 17 34|.<they>~from -2 -3 1 -5|.<they>~have 0 0 -3 0|.<they>~hour -1 0 1 2|.<they>~house -3 2 -2 3
.<they>~in -1 -14 -1 -12|.<they>~it -8 -15 -13 -15|.<they>~letter -5 -17 -7 -20|.<they>~month -3 -6 -5 -6
.<they>~new 7 1 3 2|.<they>~no 2 19 14 27|.<they>~of 0 -15 -8 -21|.<they>~off -1 -5 4 -6|.<they>~on 7 -2 -13 -6
.<they>~one 6 -13 -16 -18|.<they>~out -10 -12 -6 -10|.<they>~over 3 -2 -1 -3|.<they>~pay 12 20 5 19
.<they>~photo 0 0 0 2|.<they>~said 4 -1 -1 -1|.<they>~to 13 36 25 37|.<they>~up 3 5 3 4|.<they>~wrong -10 -4 -5 2
.<thisyear> 54 195 159 234|.<thisyear>_# 11 18 16 18|.<thisyear>_<i> 1 9 4 9|.<thisyear>_<name> 1 4 4 4
.<thisyear>_<she> 1 -7 4 -8|.<thisyear>_and 3 8 4 8|.<thisyear>_at 5 -3 1 -5|.<thisyear>_en -2 -2 -5 -4
.<thisyear>_for -1 -2 -13 -8|.<thisyear>_on -3 1 -1 2|.<thisyear>_with 4 0 1 -3|.<thisyear>~# 5 -53 -31 -68
.<thisyear>~<her> 7 1 -6 -5|.<thisyear>~<i> 1 4 -7 3|.<thisyear>~<name> -10 -20 -11 -25|.<thisyear>~about 1 1 0 -3
.<thisyear>~and -2 -8 -4 -7|.<thisyear>~en 0 2 8 2|.<thisyear>~in 3 14 7 17|.<thisyear>~no 7 2 12 -1
.<thisyear>~on 6 22 15 28|.<thisyear>~to 0 18 12 22|.<years> -5 -87 -30 -103|.<years>_# -2 -2 3 1|.<years>_$ 2 1 4 3
.<years>_<i> 4 10 6 9|.<years>_and -2 9 8 12|.<years>_for 4 7 4 6|.<years>~# -1 -10 -3 -10|.<years>~<i> 2 -5 3 -5
.<years>~<name> -6 -3 -2 -2|.<years>~in -6 -5 1 -4|.<years>~year 8 14 15 19|.able 1 15 11 18|.abou* -12 -23 -21 -25
.about -12 -23 -21 -25|.about_# 1 -1 4 1|.about_$ 21 35 17 38|.about_<her> -2 -10 -6 -15|.about_<longago> -2 2 0 4
.about_<me> 4 -2 0 -3|.about_<my> 3 7 7 10|.about_<name> 7 11 6 16|.about_half -5 -8 -6 -8|.about_it 10 -12 -5 -19
.about_same -2 -17 -8 -16|.about_to 0 1 3 1|.about~# 2 8 2 10|.about~<her> -12 -24 -16 -28|.about~<i> 3 -7 -7 -9
.about~<my> 6 14 10 17|.about~<name> -2 -4 -5 -7|.about~<she> 0 -27 -4 -28|.about~<they> -2 -9 -14 -13
.about~all 0 1 1 0|.about~and -8 10 3 15|.about~at 3 5 7 4|.about~because -1 -2 -2 -2|.about~before -2 1 3 2
.about~but -6 -2 -1 -3|.about~by 1 5 0 5|.about~day 5 -8 3 -9|.about~for 1 -1 5 -1|.about~in 6 12 14 13
.about~it -2 -4 -3 -4|.about~minutes -11 -7 -5 -7|.about~month -5 -10 -9 -13|.about~morning 3 2 4 3
.about~no 0 20 12 27|.about~of 0 5 3 6|.about~or 0 17 12 22|.about~week -7 -17 -16 -15|.about~who -5 0 -6 -2
.about~year 8 4 2 7|.abov* -3 0 0 4|.above -3 0 0 4|.abt -4 -3 -3 -4|.abt_# -1 4 5 3|.ac -6 -5 -5 -6|.acce* 8 19 12 20
.accepted 2 2 -1 -1|.access -2 1 2 3|.acci* -5 -4 -7 -3|.accident -6 -1 -7 -2|.accident~# 3 4 3 4|.acco* -4 4 4 4
.account -4 -10 -4 -15|.account_of -2 -1 -1 -2|.accountant -9 -4 -7 -4|.accounting 4 5 4 4|.accounting_in 2 2 2 2
.accounting~# 3 0 1 -1|.accounts 2 8 5 10|.account~<name> -1 -3 -4 -4|.acct -5 -9 -3 -9|.acl -4 -3 -6 -4
.acre* 3 10 14 11|.acres 3 10 14 11|.acro* 1 1 2 4|.across 1 1 2 4|.across~# -7 -9 -4 -10|.act 8 9 7 7|.acta 4 -1 2 -3
.acti* -1 -3 2 1|.action -1 -2 4 1|.actu* 3 -3 -2 -5|.actually 4 -1 -1 -3|.ad -7 -7 -7 -8|.add -13 -2 -6 0
.addr* 3 2 11 3|.address 3 0 3 0|.adip* -6 -4 -5 -4|.adipiscing -6 -4 -5 -4|.adipiscing~elit -6 -4 -5 -4
.adju* 6 30 16 31|.adjuster 7 26 15 26|.adjuster_letter -3 3 5 4|.administrator -3 2 9 5|.admission 0 6 0 3
.admits 4 0 0 -5|.admitted -3 -13 -5 -19|.admitted_it -2 -8 -8 -12|.adop* 10 16 15 15|.adul* 1 0 -4 1|.adult 6 8 1 7
.advertising -1 -4 -6 -6|.advise 4 5 8 3|.affi* -6 0 -5 1|.affidavit -6 -4 -8 -5|.affo* 1 -14 -14 -18|.afra* 1 0 3 -1
.afraid 1 0 3 -1|.afte* -4 -2 -5 -4|.after -5 5 -9 4|.after_# 2 -11 -4 -9|.after_<her> 2 7 2 4|.after_<i> -2 11 7 17
.after_<name> 2 12 11 15|.after_<she> -2 15 9 23|.after_divorce -3 -6 -10 -9|.after_it -4 -5 -4 -7
.afternoon -7 -10 -4 -15|.after~# 4 2 -2 0|.after~<my> -1 8 2 10|.after~and -9 -36 -22 -41|.after~no 4 6 6 7
.after~of -3 -9 -9 -12|.after~on -5 1 -2 3|.after~year 4 19 10 24|.agai* 0 8 10 10|.again 0 7 7 7
.again_and -3 -1 4 -3|.against -1 -1 2 2|.again~<name> -12 -13 -12 -13|.agar* 7 0 0 0|.age 3 -1 5 -1|.age_# 2 3 3 4
.agen* 0 10 12 17|.agency 4 6 14 4|.agency~# 7 12 10 11|.agent -1 -3 -6 0|.age~# 5 14 9 15|.ago -6 -5 -4 -5
.ago_and -4 -6 0 -6|.agre* -19 -45 -30 -53|.agree 3 14 3 13|.agreed -3 -8 -3 -9|.agreed_to -2 9 5 12
.agreement -6 -6 2 -2|.agrees -8 -34 -25 -47|.agua 3 4 -4 4|.ahea* 7 14 9 15|.ahead 7 14 9 15|.ahor* -18 -63 -42 -78
.ahora 0 -13 -7 -17|.aid 2 -2 -1 -6|.aide 1 1 4 1|.aide* -4 -10 -10 -9|.aides -4 -10 -10 -9|.aide~# -4 -10 -10 -14
.aide~<her> -2 8 6 13|.aint 2 19 18 23|.aint~no 1 5 8 5|.air -8 -4 -6 -1|.airl* 1 -10 -15 -16|.airline 1 -10 -15 -16
.alarm 2 5 6 8|.algo 5 -7 -8 -11|.algu* 2 0 4 2|.alguien 2 0 4 2|.alim* -3 -8 -1 -8|.alimony -3 -8 -1 -8
.all -2 -7 -5 -5|.all_# -1 -12 -10 -18|.all_<my> -6 -25 -16 -31|.all_doctor 1 3 0 5|.all_in 4 1 3 2
.all_no -8 -19 -11 -20|.all_of 0 1 4 5|.all_records 2 4 4 7|.all_way 3 3 4 0|.allowed -3 4 2 1|.all~# 12 28 18 32
.all~$ 5 -1 -3 -3|.all~<i> -6 -10 -9 -13|.all~<me> -5 -12 -13 -16|.all~<my> -1 1 0 1|.all~<name> 3 -5 -2 -6
.all~and -3 -8 -1 -7|.all~at -12 -12 -8 -13|.all~from -8 -8 -6 -9|.all~in -8 -8 -3 -7|.all~it 1 16 11 26
.all~no -3 -13 -16 -23|.all~on 6 3 3 -2|.all~to -5 -1 -2 -1|.all~up 1 1 0 1|.all~with -1 -17 -7 -19|.alon* 9 -8 1 -12
.alone 3 -14 -1 -20|.along 5 7 3 10|.alre* -9 -23 -12 -29|.already -9 -23 -12 -29|.also -21 -8 0 3|.alth* -1 7 3 8
.although -1 7 3 8|.alwa* -6 -8 -5 -9|.always -6 -8 -5 -9|.always_said 3 1 7 0|.always~<name> 4 7 7 7
.ambu* 4 10 10 12|.ambulance 4 10 10 12|.amet -6 -4 -5 -4|.amou* -3 -3 -4 -4|.amount -3 -3 -4 -4|.ampu* 1 12 12 13
.amputated 2 10 10 9|.and -25 -63 -50 -74|.and_# 20 48 46 60|.and_$ -18 -26 -27 -31|.and_<adult> -8 -36 -24 -40
.and_<child> -3 -4 -6 -2|.and_<her> -1 29 31 41|.and_<i> -11 -28 -20 -30|.and_<me> -9 -48 -34 -56|.and_<my> 4 7 5 4
.and_<name> -9 -9 -10 -7|.and_<she> -17 -12 -1 -1|.and_<them> -12 7 6 11|.and_<they> -6 -17 -23 -30|.and_about 6 5 5 8
.and_again -2 0 2 2|.and_all -4 -21 -17 -25|.and_at -3 -19 -10 -19|.and_back 1 8 3 10|.and_bank 2 10 5 12
.and_can 7 14 4 16|.and_cited 1 -15 -13 -21|.and_did -11 -11 -6 -10|.and_do -2 -4 -4 -3|.and_doctor 3 1 14 3
.and_final -5 -14 -8 -18|.and_for -16 -5 -9 0|.and_forth -2 -1 1 0|.and_found -4 -4 -2 -3|.and_gave 8 9 -4 7
.and_get -3 -6 -4 -9|.and_got 11 24 21 22|.and_had 4 4 5 3|.and_half -3 3 6 6|.and_has -8 -35 -28 -47
.and_have 17 46 23 48|.and_hit 5 21 11 22|.and_how 9 7 2 6|.and_if 1 7 6 10|.and_in -11 -20 -18 -25
.and_it -12 -17 -16 -15|.and_judge -5 -4 -4 -6|.and_kid 1 -6 3 -5|.and_last 1 5 3 8|.and_left 3 10 1 7
.and_let 6 9 8 12|.and_letter 2 7 11 10|.and_lost -1 -6 3 -10|.and_maybe 0 -6 -5 -2|.and_moved 8 9 4 5
.and_name 9 15 7 15|.and_new 8 7 5 6|.and_no -10 15 5 17|.and_now -10 -22 -11 -22|.and_offered -2 0 -4 -2
.and_on 7 18 11 22|.and_one -8 -2 -4 1|.and_other -3 -2 -2 -2|.and_pay 4 -7 -7 -17|.and_photo -8 -12 -6 -11
.and_put -3 -14 -10 -19|.and_said 8 7 2 -5|.and_says -9 -34 -22 -44|.and_send -6 1 -5 4|.and_sign -4 -12 -12 -18
.and_since -1 10 4 13|.and_some 1 2 1 3|.and_still 2 25 11 29|.and_struck 3 -3 2 -2|.and_then 3 -7 1 0
.and_there 2 2 8 14|.and_theyd 6 8 6 11|.and_to -2 -8 1 -6|.and_told 4 12 12 14|.and_took -2 7 4 6|.and_truck 0 2 2 4
.and_video -5 -16 -6 -16|.and_well 7 6 6 10|.and_went -6 -39 -23 -49|.and_what -7 -2 -2 0|.and_when -2 1 0 0
.and_whether -10 -4 -6 -6|.and_would -2 -7 -6 -7|.and_wrote 12 17 11 19|.and_you -11 -3 -4 -1|.and_young 1 -4 -3 -3
.and_your -3 -6 -5 -5|.anda* 6 7 6 9|.and~# -7 -3 8 -1|.and~$ 15 17 25 20|.and~<adult> 6 7 -4 6|.and~<child> -2 1 2 0
.and~<her> 14 -8 3 -7|.and~<i> -7 -6 -10 -6|.and~<me> 17 19 22 22|.and~<my> -8 -45 -46 -61|.and~<name> 0 16 -5 17
.and~<parent> -7 -36 -17 -39|.and~<she> -4 -5 1 -2|.and~<sibling> -12 -9 -9 -7|.and~<spouse> -9 5 7 4
.and~<them> 1 -26 -11 -38|.and~<they> -10 -10 -6 -11|.and~about -6 -8 -8 -5|.and~all 12 -14 -19 -28
.and~always -4 10 -1 10|.and~and -21 -82 -60 -101|.and~answer -4 6 6 7|.and~answered -1 -4 -5 -5|.and~any -1 1 0 0
.and~as 7 11 9 7|.and~at -13 -28 -19 -29|.and~back 7 10 15 14|.and~because -2 -4 1 -5|.and~believe -5 2 -1 5
.and~better -3 -1 -4 2|.and~both -4 -14 -12 -16|.and~but -4 -2 -9 -1|.and~by -13 -32 -11 -36|.and~call -4 2 3 2
.and~called -1 8 2 8|.and~came -7 -4 -14 -1|.and~can -9 -28 -22 -36|.and~card -12 -6 -3 -4|.and~checks 0 0 1 2
.and~come 0 6 2 6|.and~comp -6 1 1 2|.and~copy 2 3 -2 2|.and~could -5 -2 -4 -3|.and~day -1 -14 -15 -14
.and~did -8 -7 -4 -8|.and~do -5 0 -2 1|.and~doctor -4 -15 -5 -16|.and~document -9 8 1 12|.and~done 1 -11 -4 -10
.and~down 8 10 10 10|.and~each -5 11 4 14|.and~ex -7 -3 -6 -3|.and~file -17 -41 -27 -46|.and~fine -1 -16 -1 -21
.and~for 12 22 2 20|.and~form -3 1 1 2|.and~found 5 14 13 16|.and~fracture -5 -12 -7 -12|.and~from -17 -2 6 1
.and~front 3 1 -2 -1|.and~gave 5 6 6 8|.and~get 3 18 13 24|.and~go 6 0 4 -1|.and~going 5 32 16 37
.and~gone -5 -13 -14 -16|.and~good -1 -5 -9 -6|.and~got -25 -60 -49 -75|.and~had -1 -8 -4 -9|.and~has -4 9 -5 12
.and~have 3 27 11 28|.and~hed 3 4 2 4|.and~here -7 -22 -14 -27|.and~hit -8 -25 -13 -26|.and~hospital -7 -17 -16 -21
.and~hour -1 5 4 5|.and~house -1 -10 -7 -7|.and~if -13 -6 -8 -5|.and~in 10 -2 0 -2|.and~insurance 2 -4 7 -4
.and~it -9 -50 -35 -58|.and~kid 6 9 15 9|.and~know 13 30 18 34|.and~last -7 -38 -28 -48|.and~late -6 -1 1 -2
.and~laughed 3 1 -3 0|.and~lawyer 9 43 17 48|.and~leave 2 7 3 8|.and~left 4 -11 -8 -7|.and~leg 3 6 4 6
.and~let -10 -19 -10 -22|.and~letter -8 -19 -14 -21|.and~like 3 -19 -15 -21|.and~looking -6 -5 -1 -4
.and~lost -14 -25 -14 -29|.and~love -7 1 -3 2|.and~made 7 21 13 25|.and~married -11 -10 -13 -8|.and~month -1 -1 -2 -2
.and~moved -2 -4 -5 -4|.and~much 2 6 2 7|.and~name -5 -12 -18 -19|.and~need -3 0 -4 -4|.and~neighbor -6 -2 -6 -4
.and~new -3 8 3 12|.and~nice -2 0 0 0|.and~night 8 1 2 0|.and~no -17 -52 -41 -68|.and~now -10 -46 -33 -56
.and~number 1 -9 -2 -8|.and~of 3 23 0 20|.and~off -10 0 4 4|.and~offered -1 -9 -4 -8|.and~officer -1 -6 -4 -5
.and~on -3 22 5 28|.and~one -4 -1 1 0|.and~only -7 -24 -25 -28|.and~order -1 -6 -4 -5|.and~other -5 1 -3 4
.and~out -5 16 8 23|.and~over -5 -28 -18 -35|.and~owe -1 0 2 -2|.and~own 10 38 25 47|.and~owner 6 7 5 10
.and~part 2 -2 2 -3|.and~pay -2 -12 -5 -18|.and~pension 7 21 11 24|.and~people 1 1 -2 2|.and~photo 4 14 6 13
.and~put -3 -19 -15 -24|.and~read 2 15 13 19|.and~records 4 9 8 8|.and~report 2 5 5 4|.and~right 8 -4 9 -1
.and~said -3 -2 0 3|.and~same 3 5 0 7|.and~saw 2 8 7 11|.and~say 1 -30 -7 -35|.and~says 6 11 10 16|.and~see 8 6 6 10
.and~send 11 -4 4 -5|.and~sent 6 39 24 47|.and~served -4 -3 -2 -1|.and~should 4 -2 -1 -1|.and~showed 4 19 10 25
.and~shows -1 -7 -4 -9|.and~sign -11 -13 -19 -19|.and~since -17 -67 -47 -82|.and~some 0 3 -1 3|.and~statement 1 7 2 8
.and~still 4 22 11 24|.and~stop 0 -5 9 -5|.and~take 7 17 6 16|.and~teeth 2 2 2 4|.and~tell -2 -1 0 -2
.and~text 1 12 16 16|.and~there -13 -16 -16 -20|.and~think -2 3 -5 0|.and~through 2 -8 -3 -10|.and~time -8 -15 -17 -16
.and~to -5 21 7 28|.and~told 12 12 21 14|.and~too 1 -16 -2 -16|.and~took 0 -7 -1 -3|.and~truck -9 -22 -15 -23
.and~turned -2 -8 0 -12|.and~twice 1 1 7 -1|.and~up -1 4 1 11|.and~video -6 -20 -14 -21|.and~w -7 -2 0 -1
.and~want -2 -14 -7 -20|.and~wants -1 -12 -11 -16|.and~week 0 -7 -2 -4|.and~well -3 -3 -3 -2|.and~went 1 -23 -6 -26
.and~what -5 11 -2 15|.and~when -4 -3 -4 -1|.and~which -1 -5 1 -5|.and~who -7 -18 -12 -16|.and~with -12 -37 -15 -43
.and~work -3 6 11 11|.and~would -3 3 -2 3|.and~wrist 3 -3 1 -3|.and~written 6 14 5 16|.and~wrong -5 -19 -13 -20
.and~wrote 1 1 -4 -2|.and~year -4 -14 1 -14|.and~you 6 5 3 1|.and~your -7 6 0 12|.anim* 0 3 0 4|.animal -1 5 1 6
.animal_control 4 13 9 14|.ankl* 7 2 6 1|.ankle 7 2 6 1|.ankle~# 0 -6 5 -5|.annu* 9 5 1 3|.anot* 14 15 1 10
.another 14 15 1 10|.another_<adult> -7 -1 1 3|.another~and 1 8 0 8|.another~in -4 1 2 2|.answ* -12 14 -9 14
.answer -2 14 4 13|.answer_due 2 4 -3 3|.answered -4 -4 -13 -7|.answering -4 0 0 2|.answers -9 -3 -6 -2
.answer~# -2 -9 -4 -9|.answer~<i> 3 5 -4 2|.answer~<name> -2 -8 -4 -7|.ante* 7 8 7 7|.any -3 -8 -7 -13
.any_court 4 11 8 10|.any_day -2 -6 -5 -7|.any_lawyer 11 18 18 24|.any_money 3 6 3 6|.any_of -2 1 -2 -1
.any_time -11 -10 -7 -9|.anyb* 10 12 12 14|.anybody 10 12 12 14|.anybody~it 3 -2 -1 -2|.anym* -2 -2 1 -1
.anymore -2 -2 1 -1|.anyo* -3 10 4 10|.anyone -3 10 4 10|.anyt* 9 16 14 20|.anything 9 16 14 20|.anything_<i> 0 3 6 7
.anything_about 1 2 -4 0|.anything_no 4 7 12 8|.anything_to -3 -8 -4 -10|.anything_with 0 0 -1 -3
.anything_wrong 3 -1 -2 0|.anything~<i> 0 -6 -12 -11|.anything~it 4 11 5 13|.anyw* 8 9 8 11|.anyway 3 -4 -3 -5
.anywhere 5 14 11 16|.any~<name> -4 1 0 3|.any~and -1 -3 -4 -3|.any~it 5 1 2 -1|.any~no -8 -15 -5 -14
.any~of -4 3 -2 4|.any~or 0 -10 -4 -12|.apar* 12 13 17 16|.apartment 6 4 16 9|.apol* -3 2 -11 -3|.apology -1 6 -2 6
.app -4 -19 -15 -24|.appeal -6 -40 -20 -49|.appeal~# 4 11 10 14|.appeal~<name> 0 -4 -4 -5|.appeal~no -3 -2 -4 -3
.application -3 -18 -14 -21|.applied 3 25 12 28|.apply 4 -1 8 4|.appo* 16 27 19 25|.appointed 14 27 19 30
.appointed~<name> 1 1 0 1|.appraisal 3 2 5 1|.appraised 1 1 3 1|.approval -5 -2 -7 -8|.approx -3 3 -1 3
.approx_# -3 0 -2 0|.approx_$ 0 4 1 3|.apt 0 5 3 5|.aqui 3 -4 -9 -6|.arbi* -3 1 6 3|.arbitration 1 7 9 12
.arbitration_in -2 -6 5 -7|.arbo* 5 -1 2 -1|.arch* 8 13 6 14|.argu* -4 -10 -13 -10|.arm 13 22 14 22|.arms 0 -7 -2 -7
.arm~elbow 6 16 15 18|.arou* -5 -11 -7 -15|.around -5 -11 -7 -15|.around_# 6 0 3 1|.around_$ -6 -4 -7 -2
.arra* -11 2 -2 13|.arraignment 3 18 11 23|.arre* 18 27 20 35|.arrears 3 2 -4 1|.arrest 1 -7 -4 -7
.arrested 7 22 22 28|.arrested~# 0 -2 -4 -3|.arrests 6 20 11 25|.arro* -2 -9 -3 -6|.arrow -2 -9 -3 -6
.arti* 4 -6 -4 -6|.as -21 -89 -64 -105|.as_<her> -3 -4 -2 -2|.as_<i> -4 -6 -15 -7|.as_<she> 2 -23 -14 -25
.as_far 2 -2 -1 -2|.as_it -9 -23 -14 -31|.as_no 2 4 1 5|.as_of -1 -8 -3 -10|.as_well 0 -4 0 -5|.asap 8 -12 -5 -14
.asid* 5 9 5 9|.aside 5 9 5 9|.ask 1 6 10 14|.ask_for 4 0 3 6|.aske* -10 -31 -24 -34|.asked -10 -31 -24 -34
.asked_<her> 7 18 18 29|.asked_<me> -2 -21 -14 -23|.asked_for 12 27 23 27|.asked_if -5 -4 -4 -3|.asked_to -4 -6 -1 -4
.asked_what -9 -2 -5 -1|.asked~<i> -4 -1 0 0|.asked~<my> 11 6 5 7|.asked~<she> -6 -7 -7 -8|.asked~and 3 14 8 17
.asked~for 2 -14 -12 -22|.asked~in -1 -2 4 -5|.asked~to -5 -14 -10 -9|.aski* -5 -11 -7 -13|.asking -5 -11 -7 -13
.asking_for -2 -8 -11 -10|.asks -2 -1 -7 -4|.ask~hearing 0 -1 1 3|.asle* -6 -40 -20 -46|.asleep -6 -40 -20 -46
.assa* -14 -2 2 3|.assault -16 -3 0 2|.asse* 6 -4 -9 -14|.assessment 9 18 11 17|.assets -3 -9 -11 -11
.assigned 1 5 4 5|.asso* 2 0 2 2|.asst 1 7 4 7|.asth* -1 3 3 6|.asthma -1 3 2 6|.as~# -1 -11 -6 -10
.as~<her> -5 -12 -11 -14|.as~<i> -4 -6 -3 -6|.as~<name> -18 -40 -29 -44|.as~<she> -5 4 2 7|.as~and -7 -20 -19 -23
.as~as 5 -17 -15 -16|.as~for -1 -5 -8 -7|.as~had -11 -9 -7 -9|.as~in -10 -8 -3 -9|.as~no -5 -2 -7 -5|.as~of 4 4 3 2
.at -10 -41 -29 -46|.at_# -27 -23 -15 -20|.at_$ 16 20 6 17|.at_<her> 3 14 2 11|.at_<me> -9 -13 -8 -14
.at_<my> -9 -34 -18 -29|.at_<name> 4 13 18 17|.at_about 1 -1 -1 -4|.at_all 3 -5 -1 -4|.at_any -2 -8 -4 -10
.at_church 3 4 1 1|.at_dusk 7 11 5 11|.at_fault -12 -12 -10 -11|.at_gas 1 -8 -6 -9|.at_hospital -1 1 1 3
.at_house 6 -17 -12 -24|.at_it 5 30 19 34|.at_least -4 2 -1 3|.at_mill 2 8 6 10|.at_night -5 1 -2 1|.at_once 2 3 1 3
.at_private 2 0 3 -1|.at_rehab -2 -5 2 -5|.at_same 4 6 5 4|.at_scene 1 -12 -7 -14|.at_school 4 -1 2 0
.at_stake -1 -2 -2 -2|.at_store -7 9 -4 8|.at_time -1 -10 0 -8|.at_tire 3 -6 -1 -7|.at_work 8 -11 -9 -13
.ate 3 -10 -6 -11|.atra* 0 -16 -6 -17|.atras 0 -15 -10 -18|.atta* -12 9 0 9|.attached -10 4 -1 3|.attack -1 8 1 9
.atte* -2 -5 -1 0|.atti* 2 7 -1 7|.at~# -24 -48 -61 -59|.at~$ -1 -6 -7 -6|.at~<her> 3 12 6 14|.at~<i> 2 12 -6 17
.at~<longago> -12 -41 -26 -49|.at~<me> 0 0 0 0|.at~<my> -2 2 3 5|.at~<name> 11 9 8 14|.at~<she> -10 -20 -9 -19
.at~<sibling> 1 2 1 4|.at~<they> -2 -4 -4 -1|.at~about 11 -3 7 -3|.at~and -8 -37 -25 -44|.at~as 2 6 2 8
.at~at -1 3 3 6|.at~because 4 6 5 9|.at~by 6 2 4 0|.at~day 3 -3 -5 -4|.at~for 2 5 -5 4|.at~from -3 -9 -4 -8
.at~front 1 -3 -2 -3|.at~has 0 1 1 1|.at~hospital 6 0 1 -4|.at~hour -6 -34 -22 -39|.at~house -7 -4 -1 -3
.at~in -5 2 9 12|.at~it 0 -5 0 -6|.at~month 1 5 6 5|.at~no -2 3 7 6|.at~on 5 -22 -18 -30|.at~or -2 -6 -4 -7
.at~own 1 -7 -5 -9|.at~pay 1 3 3 1|.at~phone 2 11 0 10|.at~place -3 -1 0 -2|.at~plant 1 11 4 14|.at~said 2 -17 -8 -23
.at~says 4 11 3 13|.at~shop -3 5 2 5|.at~since -5 -9 -7 -11|.at~station 1 -8 -6 -9|.at~store -3 -15 -9 -14
.at~then -1 3 1 5|.at~to -9 -11 -6 -11|.at~told -1 2 -1 5|.at~w 1 4 -1 7|.at~when -2 -5 1 -6|.at~who -3 -2 -3 -1
.at~with 0 2 1 2|.at~would 1 1 -1 3|.at~year -3 -11 -9 -14|.audi* 8 13 13 13|.audiencia 7 8 13 9|.audit -2 1 2 0
.auth* 0 -2 4 1|.auti* -6 -9 -9 -10|.auto -11 -6 -5 -5|.autopsy -1 -19 -4 -21|.avai* -12 -4 -2 -1
.available -12 -3 -4 -1|.aver* -10 0 0 1|.average -10 0 0 1|.avis* 0 3 -3 1|.away -6 -28 -18 -37|.aww 1 0 -1 3
.ayud* 0 15 15 18|.ayuda 1 2 8 5|.b 0 5 -1 6|.baby 5 -1 12 -4|.baby~# -1 -41 -25 -52|.back 5 11 0 12
.back* 16 16 -3 13|.back_# 4 -5 7 -12|.back_and -3 -5 -5 -3|.back_at -7 -7 -6 -7|.back_from 1 -2 -5 -4
.back_in -1 4 5 2|.back_on 1 3 4 1|.back_or -7 -13 -12 -11|.back_to -1 18 6 16|.backed 4 5 1 6|.background -2 4 -4 2
.back~# 7 6 0 5|.back~<i> 4 -10 -5 -11|.back~<longago> -2 6 1 5|.back~<name> -5 -4 1 -5|.back~<she> 6 7 6 6
.back~<they> -7 -9 -6 -10|.back~and 2 2 2 6|.back~at 0 0 3 1|.back~for -3 -5 -4 -4|.back~forth -2 -1 1 0
.back~in 5 3 2 6|.back~it -10 -28 -21 -33|.back~light -2 2 3 2|.back~no 1 5 6 3|.back~of -4 -18 -15 -25
.back~on -2 -13 -8 -9|.back~to -10 -27 -19 -32|.back~work 3 0 -3 1|.bad 3 9 11 14|.badg* 4 5 -1 3|.badge 4 5 -1 3
.bad~and 0 -7 -4 -6|.bag 3 1 -6 -4|.bakery 1 10 1 11|.bala* -2 -10 -7 -10|.ball 5 -9 -6 -13|.ball* 1 5 3 4
.bank -11 -26 -9 -33|.bank_records 1 3 3 2|.bank_statement -5 -4 1 0|.bankruptcy 12 34 25 43|.bank~<i> -2 -2 3 -3
.bank~<me> 2 5 1 8|.bank~<name> 10 17 15 19|.bank~and 4 -5 -2 -9|.bank~to 2 4 4 4|.bar -13 -6 -2 -5|.barb* -4 9 2 11
.barber -2 8 3 9|.bar~# 6 15 14 16|.base* 0 13 8 19|.basement 0 11 6 17|.bask* 2 0 3 2|.basket 3 1 5 3|.bass 2 5 0 3
.bathroom 8 16 8 19|.batt* -6 -9 -5 -7|.battery -4 -6 -3 -4|.bc -3 -10 -11 -10|.beat -3 -46 -25 -59
.beca* -12 -39 -5 -36|.because -12 -39 -5 -36|.because_<i> -14 -12 -6 -9|.because_<my> -3 -1 4 -3
.because_<she> 2 7 4 9|.because_<they> -8 -14 -5 -14|.because_it 4 -1 3 -1|.because_of -7 -6 -3 -5|.because~# 0 1 -4 0
.because~<child> -2 3 0 4|.because~<her> -2 3 0 3|.because~<my> -2 -8 -6 -6|.because~and -11 -20 -11 -22
.because~had -1 2 3 5|.because~in 4 -8 3 -8|.because~it 7 3 6 2|.because~no -7 -5 -7 -5|.because~to 0 -10 -4 -11
.because~told 1 -3 0 -5|.bed 13 26 15 26|.bedr* -3 -3 -5 -4|.bedroom -3 -3 -5 -4|.beer 5 8 4 10|.beer* -6 -28 -15 -32
.beers -6 -28 -15 -32|.befo* -14 -7 -2 -1|.before -14 -7 -3 -2|.before_<i> 4 -8 -4 -11|.before_<name> -2 5 4 6
.before_<she> -6 -7 -11 -8|.before_<they> -10 -1 -2 1|.before_and 3 5 1 7|.before_it 5 15 15 22|.before_no -5 1 0 5
.before~# -1 -6 -2 -8|.before~<i> 4 -6 -6 -7|.before~<my> 7 10 5 11|.before~<name> -1 -3 3 -6
.before~and 6 -12 -10 -15|.before~in 2 0 1 0|.before~it 5 16 10 20|.before~no 4 2 2 5|.bega* 5 -5 -4 -9
.began 5 -5 -4 -9|.begi* -13 -14 -13 -14|.begin -13 -9 -10 -10|.beginning 2 0 0 0|.behi* -7 -10 -9 -13
.behind -7 -10 -9 -13|.behind_<me> -1 5 0 3|.bein* 4 -13 -2 -12|.being 4 -13 -2 -12|.being~and 2 8 4 8
.beli* -8 -8 -4 -2|.believe -6 -6 -1 -2|.believe_<she> -5 2 -2 4|.belo* 13 8 13 5|.belongs 6 9 3 6|.belongs_to 6 9 3 6
.below 2 -2 6 -3|.benc* -9 -7 -5 -6|.bench 2 -5 -2 -5|.bender -5 -6 -5 -8|.benefits 9 11 10 13|.best -2 -4 -7 -2
.bett* -1 -6 -16 -9|.better -1 -6 -16 -9|.betw* 2 3 -3 2|.between 2 3 -3 2|.between_<name> 0 6 2 4
.between~and 4 13 4 15|.bien 0 -5 -3 -5|.big -3 -10 2 -13|.big_one 5 5 4 4|.big~and -2 6 2 8|.bike 5 10 6 13
.bike_lane 1 21 9 25|.bili* -25 -28 -21 -29|.bilingual -14 -17 -13 -18|.billed 5 10 3 8|.billing 3 12 8 16
.bind* -2 -3 0 -1|.binder 2 -4 0 -6|.binder_with 2 -3 -1 -6|.binder~tabs 2 -3 -1 -6|.binding -1 4 3 6|.bio -5 0 -1 1
.biop* 5 10 4 10|.biopsy 5 10 4 10|.biopsy_# 7 6 8 7|.bird 6 16 9 16|.birt* -3 8 -10 8|.birth -2 8 -2 9
.birthday 0 0 -7 -1|.bit -7 -21 -33 -29|.bit_by -3 -2 -6 -5|.bite -1 2 -5 2|.bit~<my> -2 -3 -2 -1|.blac* 3 6 1 8
.black 3 6 1 8|.blad* 7 3 10 5|.bladder 6 5 5 3|.blade 1 -2 5 3|.blam* 6 9 10 7|.blames 2 3 5 2|.blank 7 27 16 30
.bles* -17 -3 -6 -2|.bless -12 -1 -3 0|.blew 2 -5 1 -6|.blew_# -2 -7 -8 -11|.bloc* -7 5 0 9|.block -3 -4 -2 -1
.bloo* 3 9 14 11|.blood 3 9 14 11|.boar* 6 16 6 16|.board 8 22 9 22|.board_no 7 3 1 1|.board~to 2 1 1 -1
.boat -9 -2 -8 -6|.boat_# -6 -8 -6 -8|.body 0 -3 -10 -4|.body_video 4 -5 -7 -8|.boil* 3 9 6 10|.bolt* 7 19 16 22
.bolts 4 11 8 11|.bond 2 6 13 10|.bond* 5 6 4 4|.bond_# -3 -6 -2 -5|.bonded 1 1 -1 0|.bone 0 -1 -4 -2
.bone* -6 -14 -8 -11|.book 15 27 29 33|.book* 12 18 20 20|.bookkeeper 2 -11 -7 -15|.books 6 18 16 21|.boot -7 -1 -4 -3
.boot* -2 4 -1 7|.boots 1 6 2 8|.born 7 9 16 7|.born_here -1 -2 -3 -3|.borr* 1 -10 7 -8|.borrowed 1 2 3 0
.both 13 24 14 22|.both* -9 -15 -12 -13|.both_charts 0 -6 0 -8|.both_of 6 13 2 12|.both_sides -3 -9 -3 -9
.both_times 5 7 6 8|.bothers -4 -14 -10 -13|.both~# 4 6 0 5|.both~and 9 6 7 10|.both~in 2 4 0 4|.both~on 0 12 6 13
.bott* 4 2 5 2|.boug* 5 -5 3 -6|.bought 5 -5 3 -6|.bought_it 5 -3 3 -2|.bought_new 8 25 16 33|.boun* 3 3 5 2
.box -3 15 0 18|.box_and 4 13 6 14|.boxe* 7 14 16 16|.boxes 5 10 11 11|.brac* 2 22 2 27|.brace 0 9 -3 10
.brace_# -3 -8 -8 -10|.brai* 1 -7 8 -11|.brain 1 -7 8 -11|.brak* -3 -14 3 -10|.brake 1 2 10 6|.brakes -4 -18 -7 -19
.brand 2 3 -10 0|.brand~<name> 2 3 -8 -1|.brazo 8 2 6 5|.brea* 7 3 -6 -3|.breaks -6 4 -2 3|.brin* -13 -24 -22 -28
.bring -9 -5 -7 -3|.brok* -2 -14 -4 -19|.broker 5 6 8 5|.brou* -2 -16 -17 -23|.brought -2 -16 -17 -23
.brought_it 4 3 -3 0|.brui* -5 -23 -11 -23|.bruise -2 -15 -7 -15|.buck* 1 3 -3 -3|.bucks 3 5 3 1|.budd* 5 1 7 0
.buddy 7 2 4 0|.budg* 1 10 -1 14|.budget 1 10 -1 14|.budget_$ -2 -2 -5 -1|.buil* 1 7 -1 1|.build -2 -1 -2 -5
.builder 1 4 3 6|.building -3 3 2 3|.built 0 -2 -5 -6|.bulg* 6 8 5 9|.bulletin -1 -5 1 -4|.bump* 11 18 13 14
.bumper 9 14 9 10|.burn 0 6 0 4|.burn* 0 -14 -8 -15|.burn_unit -1 -2 -4 -2|.burned -1 -11 0 -10|.burns 0 -4 -8 -6
.burns_# -2 -7 -4 -8|.burns~# -3 -16 -15 -20|.burs* 2 10 6 9|.burst 2 10 6 9|.burst_fracture 0 1 1 -1|.bus -1 0 -2 -5
.bus_video 3 2 0 1|.busi* -6 -18 -23 -27|.business -3 -13 -18 -20|.busy 4 5 6 6|.but 0 -1 -12 -3|.but_# 2 9 -1 8
.but_<i> 4 23 9 25|.but_<my> -6 -23 -11 -18|.but_<she> 0 25 16 33|.but_<they> -7 -6 -8 -6|.but_it -8 -23 -18 -29
.but_no -2 12 11 20|.but_one -4 -8 -5 -7|.but_there 5 3 7 2|.but~# 7 5 4 2|.but~<i> 1 0 1 -1|.but~<me> -6 -6 -6 -6
.but~<my> -5 1 -6 -2|.but~<name> -2 -4 -6 -2|.but~<she> -2 3 2 3|.but~<sibling> -5 -12 -8 -13|.but~and -13 -22 -17 -21
.but~at -2 -1 1 -1|.but~for -2 -1 -4 0|.but~got -4 1 -1 3|.but~had 0 3 -1 5|.but~has -3 7 5 6|.but~have -4 0 -2 1
.but~in 11 19 9 19|.but~it 9 15 5 18|.but~no 2 2 -4 6|.but~of 1 -2 -4 -2|.but~one -2 -6 -3 -9|.but~out -1 -1 1 -2
.but~pay 4 5 0 7|.but~say 6 4 -3 1|.but~says -1 -1 2 -2|.but~sign -2 -8 1 -9|.but~to 9 16 10 18|.but~took 5 -5 5 -7
.but~you 0 1 -4 0|.buy -6 -14 -12 -15|.buye* 8 6 -5 1|.buyer 8 5 -4 0|.buyi* -2 -7 -7 -6|.buying -2 -7 -7 -6
.by 12 38 35 46|.by_# 2 -7 -2 -4|.by_<adult> -7 -5 -2 -2|.by_<her> -2 -2 0 -5|.by_<me> -1 -5 -7 -12|.by_<my> 7 1 2 0
.by_<name> 24 11 3 10|.by_car -7 10 2 12|.by_certified -5 -7 -1 -6|.by_e 1 5 2 3|.by_email 3 -6 2 -4
.by_letter 2 15 5 16|.by_outside 5 15 12 17|.by_phone -3 -2 -2 2|.by_text -8 -12 -6 -8|.by_then 2 9 4 11
.bye 9 12 9 12|.byla* -6 -11 -8 -11|.bylaws -6 -11 -8 -11|.bypa* -1 -2 1 -2|.bypass 0 -1 0 -2|.by~# -3 12 -8 3
.by~$ -6 -9 -4 -10|.by~<her> 3 10 8 11|.by~<i> 4 -10 0 -8|.by~<name> 2 -9 -6 -10|.by~<she> -5 -3 -4 -3
.by~<thisyear> 11 59 36 73|.by~and 7 18 19 24|.by~at -6 -3 -6 -6|.by~company 6 25 20 28|.by~email -10 -15 -8 -15
.by~for 4 14 -4 10|.by~in -16 -20 -13 -19|.by~no 4 -8 4 -10|.by~of -3 5 9 4|.by~on 5 -3 -5 -5|.by~own -5 -12 -4 -18
.by~shows 2 4 3 4|.by~since -2 -1 -2 0|.by~to -5 -3 -4 -4|.by~truck 5 11 10 9|.by~who 5 7 6 8|.b~# -7 -8 -9 -9
.c 3 3 6 1|.c_section 8 2 10 1|.cabi* -7 -2 3 -2|.cabl* -1 -2 5 1|.cable -4 -5 1 -2|.cafe* 6 1 8 5|.cafeteria 4 -3 4 0
.cai 3 -6 -3 -7|.calc* -4 -6 -5 -5|.cale* -15 -5 -9 -3|.calendar -3 5 1 8|.cali* -2 -2 -1 3|.calibration -2 -2 -1 3
.call -4 -11 -10 -15|.call_<her> -1 3 -4 0|.call_<me> 12 -12 6 -8|.call_and -1 1 -1 0|.call_back -7 -9 -5 -7
.call_no 0 8 -2 8|.called -2 2 0 1|.called_# -6 -8 -4 -10|.called_<me> 6 3 3 0|.called_lawyer -2 5 3 7
.called~# 6 20 13 22|.called~<i> -1 7 3 8|.called~<she> 0 -3 -1 -5|.called~<they> 3 4 3 3|.called~and -3 6 7 5
.called~times -1 6 6 8|.calling -13 -9 -5 -8|.calling_about -2 1 2 3|.calling_for -8 -6 -7 -4
.calling~<her> -6 -11 -8 -12|.calls -3 -4 -4 -3|.call~# -6 -5 -7 -3|.call~<i> -11 -14 -15 -15|.call~<name> -3 -7 -9 -8
.call~and 3 6 0 0|.call~back 2 2 -2 2|.call~it -8 -1 -3 -1|.call~one -4 2 1 3|.call~or -2 -1 -4 1
.camb* -19 -67 -46 -78|.came 6 14 4 12|.came_# -5 -6 -10 -9|.came_<name> 8 16 5 13|.came_and 2 9 0 9
.came_back 4 1 -7 -5|.came_down -1 8 4 10|.came_in 1 -15 -9 -19|.came_on 8 24 17 28|.came_out 0 5 2 6
.came_over 4 3 -2 4|.came_to 2 -15 -12 -22|.came_up 0 -1 1 0|.came~# 12 46 26 51|.came~<i> -4 -18 -3 -18
.came~<name> -7 -14 -4 -13|.came~and 7 -7 -5 -14|.came~from 0 -2 -1 -4|.came~no -1 -4 -1 -5|.came~on 1 7 0 8
.came~said 3 5 4 4|.came~took -4 -1 1 1|.came~w 0 -3 -3 -6|.came~with -3 -3 -1 -1|.cami* 12 36 26 41|.can 17 37 29 48
.can_<i> -9 -3 8 -5|.can_come 6 6 7 7|.can_do 1 3 1 7|.can_get 2 -2 -4 -5|.can_it 4 3 -5 1|.can_pay 10 26 25 33
.can_put 7 13 6 12|.can_see -3 -3 -4 -4|.can_send -2 2 -6 -1|.can_tell 4 2 1 2|.can_you 4 -17 -7 -18
.canc* -7 -14 -9 -16|.cancel -8 -7 -8 -7|.canceled -1 -4 -2 -5|.cancelled -3 -6 -9 -7|.cancer 3 1 12 2
.cancer~<longago> 4 4 9 5|.can~# -12 6 -2 11|.can~$ -17 -41 -13 -36|.can~<her> -3 2 5 5|.can~<i> 5 7 2 9
.can~<me> -7 -15 -11 -17|.can~<my> 1 -11 -4 -14|.can~<name> -12 -25 -16 -28|.can~after 1 -3 1 -3|.can~and -2 4 -3 3
.can~any 4 2 0 3|.can~but 4 0 -1 0|.can~do 1 2 12 4|.can~down -2 2 -3 2|.can~fee 3 0 -1 -3|.can~for -1 7 1 5
.can~from -10 -6 -7 -5|.can~get -2 -3 -3 -9|.can~go 2 -5 -2 -2|.can~hour 2 8 8 7|.can~in 9 22 12 23|.can~it -4 4 -2 4
.can~now 9 5 5 10|.can~on 4 -1 5 -5|.can~retainer 2 14 8 20|.can~some -3 0 -7 -2|.can~to 5 1 -2 0|.cap 10 5 -2 5
.capa* -3 -7 -7 -7|.capt* -2 1 -3 0|.captain -2 1 -3 0|.car -12 -9 -6 -12|.car_# -4 -8 -4 -10|.car_accident 11 8 9 9
.car_and -2 -11 -9 -17|.car_in 3 -3 -2 -5|.card -2 -4 -3 -5|.card* 14 43 21 50|.card_and 2 10 9 13|.cards 11 23 8 25
.card~# 6 0 10 2|.care 4 -3 2 -4|.care* 0 5 -1 8|.care_of -3 -17 -6 -21|.care_plan -6 -5 -8 -6|.caregiver 4 9 4 12
.care~# -3 1 -10 0|.carg* 7 13 15 13|.carpet 4 -2 -4 -4|.carro -1 -29 -12 -35|.carry -1 18 13 24|.carrying 4 4 9 9
.cars -2 -3 -5 -3|.cart* -6 5 1 6|.car~# 4 -1 0 -3|.car~<i> 7 -5 -1 -9|.car~<name> -1 -3 -11 -3|.car~and 1 6 3 10
.car~no -3 -21 -11 -22|.casa* 0 -4 -1 -2|.casado 0 -3 -2 -2|.casado_# -3 3 0 5|.casado~year -3 3 0 5
.case -19 -31 -24 -35|.case* -10 -3 -4 -2|.case_in -4 -5 -4 -5|.case_no -6 -39 -27 -48|.cases -11 -6 -4 -3
.case~<me> -14 -15 -13 -15|.case~<name> -3 2 2 1|.case~and -3 10 3 13|.case~no -1 -1 1 -3|.cash 7 28 16 26
.cash* -4 -19 -21 -29|.cashed -9 -27 -25 -37|.cashed_it -3 -8 -8 -10|.cash~no -1 7 2 5|.casi 2 5 2 6|.casi* 4 12 5 13
.casino -4 3 -1 4|.cast 1 11 9 14|.cat -5 -2 -7 -3|.caug* -1 -14 -6 -17|.caught -1 -14 -6 -17|.caus* 3 11 7 14
.cause 5 7 5 5|.cayo 0 2 3 1|.cd 2 8 3 10|.cds 3 5 8 6|.ceas* 1 6 -1 6|.cease 1 6 -1 6|.ceil* -8 -3 -2 1
.ceiling -8 -3 -2 1|.cell -1 2 -1 2|.center 7 5 3 8|.cere* 4 14 8 17|.cert 0 2 1 1|.cert* 0 17 2 13
.certificate 13 18 18 17|.certified -9 -2 -11 -3|.ch 3 -10 -6 -14|.chai* -7 21 13 23|.chain 5 15 17 16
.chain~# 3 17 15 21|.chair -1 12 4 14|.chan* 3 -5 -1 -8|.chance -2 -12 -8 -15|.change 5 -20 -5 -23|.changed 1 21 13 25
.changed~in 3 0 4 -1|.changing -2 1 3 0|.charge 6 0 5 4|.charge_file -1 -12 -3 -17|.charged 1 20 12 23
.charged_w -3 1 -2 0|.charged_with 1 0 2 -1|.charge~# 8 16 15 19|.chart 4 9 10 8|.chart_in 5 21 10 24
.charted 6 11 10 11|.charts 7 4 10 -1|.chart~# -1 5 0 6|.chat 17 7 5 2|.chat_<name> 3 -1 2 -2|.chea* 1 -5 -6 -4
.cheap -1 -7 -5 -6|.chec* -10 -3 -9 -9|.check 4 1 2 4|.check_and 3 4 2 2|.check_for 4 1 3 2|.checked -4 -15 -5 -17
.checking -8 -6 -3 -6|.checks 4 22 8 23|.checks~# 3 5 -3 2|.check~# -1 2 -1 1|.check~and 1 5 5 9|.chem* 6 27 19 31
.chemo 6 23 17 27|.cheq* 6 0 -1 -5|.cheque 6 0 -1 -5|.ches* 0 2 2 2|.chest -1 1 3 0|.chicken -6 3 -3 6
.chipped 2 10 -1 9|.chir* -5 -8 -9 -13|.chiro -5 -20 -18 -30|.chiropractor 0 12 9 16|.choi* -3 2 3 1|.choice -2 1 1 1
.chok* -3 4 0 5|.choked -3 4 0 5|.choq* -8 -18 -9 -18|.choque 0 -15 -5 -16|.chur* 1 5 0 6|.church 1 5 0 6
.church~<name> 1 -1 3 0|.circ* -1 -11 -7 -11|.cite* 2 5 3 -2|.cited -2 -5 -4 -11|.cited_# -4 -2 -5 -5
.cited_<her> 1 10 4 10|.cited~# 1 10 4 9|.cites 4 9 7 9|.citi* -2 12 8 17|.citizen 1 12 6 14|.city 4 19 17 22
.city_code -2 -4 -3 -4|.city~# 6 22 8 26|.ciud* 2 -30 -14 -30|.ciudadano 3 -2 6 -1|.ciudadanos 0 -19 -8 -20
.civi* 8 13 7 9|.civil 6 13 5 9|.claim -5 3 -1 -6|.claim_# 3 0 7 3|.claim_against -4 -1 0 1|.claim_agent 2 9 4 11
.claim_file -2 8 7 9|.claim_no 1 -8 -12 -12|.claim_number 8 25 14 27|.claims 19 30 15 26|.claim~# 0 -11 -2 -15
.claim~$ -1 1 2 1|.claim~<name> -3 -21 -20 -27|.claim~no 2 -5 -6 -11|.clas* -3 -8 -12 -10|.class 5 -1 -3 -1
.class_action -3 -5 4 -3|.clau* 6 9 10 9|.clause 6 9 10 9|.clav* -1 2 6 5|.clea* -10 -25 -25 -27|.clean 1 -6 -10 -8
.cleaning -7 -8 -6 -8|.clear -12 -16 -24 -21|.clearance 2 1 3 4|.cleared 7 15 14 16|.cler* -9 19 10 26
.clerk -9 19 10 26|.clic* -7 13 6 18|.clie* -13 -3 0 -3|.clients -14 -7 -3 -8|.clim* 1 -4 2 -5|.clin* 10 28 9 30
.clinic 2 6 -3 8|.clinica 5 2 3 2|.clip* 3 7 4 10|.clipped 4 8 5 11|.cloc* 0 1 -6 -1|.clock 2 8 4 12
.clos* 8 -17 -8 -22|.close 2 5 2 9|.closed -7 -45 -25 -57|.closed_in -2 4 -2 1|.closed_it 2 1 5 1
.closed~no -1 -8 -11 -13|.closet 2 4 5 6|.closing 8 10 1 11|.clot* -4 -17 -15 -22|.club 4 5 -1 7|.co 5 -3 9 -6
.co_op -1 2 0 1|.coac* -3 -4 -3 -2|.coach -3 -4 -3 -2|.cobr* 2 -9 -6 -14|.code -10 -5 -7 -4|.code* -4 3 0 6
.coff* -5 3 -8 5|.coffee -5 3 -8 5|.cold -18 -33 -20 -36|.collarbone -1 -5 3 -7|.collections -4 -9 -6 -10
.college -10 -40 -29 -46|.color -3 -8 -6 -7|.coma* -3 9 4 12|.comadre -3 9 4 12|.come 7 0 1 -4|.come* 0 2 2 2
.come_and -5 -9 -11 -13|.come_back -3 -7 3 -6|.come_in 0 14 4 16|.come_out 5 4 2 4|.come_to 0 2 0 3|.come_up 7 8 12 7
.comes -5 -3 0 -3|.come~# -2 2 -2 -1|.come~<name> -4 -1 -8 -2|.come~day -1 5 2 6|.come~no -2 -6 -2 -3
.comi* 0 -5 -2 -6|.coming 3 -1 6 -2|.coming~<name> 0 -7 0 -6|.comm* -22 -45 -35 -43|.comments -3 -13 -5 -12
.commercial -13 -10 -13 -13|.commercial_policy 0 5 2 6|.commission -9 -14 -10 -15|.common 1 -9 -2 -9
.como -21 -39 -32 -39|.como_# -7 -6 -9 -7|.como_$ -6 -6 -4 -4|.comp -4 7 10 5|.comp* -27 -14 -5 -9
.comp_lawyer -5 -27 -18 -32|.comp_pay 10 23 28 26|.compania 1 -6 -8 -8|.companies -4 -3 0 -3|.company 5 23 23 27
.company_<adult> -2 3 4 2|.company_lawyer 1 0 2 0|.company_name 2 6 3 4|.company~# 2 -3 -13 -11
.company~<name> -1 5 -2 4|.company~and 7 12 13 15|.company~it 1 -3 -2 -3|.company~on 7 19 14 21
.company~says -3 2 -3 2|.company~to -2 4 -2 3|.compensacion -5 -10 -5 -14|.compensation 4 -3 -2 -3|.competitor 2 3 3 5
.competitor~# 1 -1 2 1|.complained 5 3 -2 0|.complained_to 0 1 -3 0|.complaint 1 -14 -8 -18|.complaints 0 1 3 2
.complaint~# 0 -2 2 -1|.complaint~<name> -1 -8 -7 -11|.complete -7 -9 -4 -7|.complex 1 4 6 4|.compliance -14 -10 -7 -9
.computer -2 12 7 14|.comp~# 0 3 1 6|.con -17 -41 -28 -52|.con_otro 0 -22 -11 -27|.concrete 0 -4 2 -4
.cond* 11 27 15 23|.condo 4 9 6 6|.conductor 8 12 3 12|.conductor_# 4 11 6 12|.conductor~year 4 11 6 12|.cone 4 3 1 2
.cone* 3 0 3 1|.cones 3 0 3 1|.conf* -45 -15 -29 -17|.confidence -15 -12 -12 -11|.confidential -13 -3 -8 -3
.confirmed -8 1 -7 -2|.conflict 7 25 18 29|.cons* -14 -8 12 1|.consent -1 10 10 12|.consult 1 4 2 3|.consulted 0 2 2 3
.cont* -4 -11 -8 -15|.contact -2 2 2 4|.contacted -1 -1 0 -1|.contempt -7 -7 -9 -6|.contingency 3 2 -7 -2
.contra 6 -8 0 -9|.contract -6 -15 -15 -24|.contract_has -4 -3 0 -2|.contract_with -4 -11 -5 -11|.contractor 2 8 7 13
.contract~in -2 -1 3 0|.contract~to 1 -10 -9 -17|.contratista 10 26 21 28|.contributory -1 -11 2 -7|.control 2 16 9 18
.conv* 4 -4 0 -7|.convicted 2 -5 -2 -8|.con~# 0 14 3 18|.con~en -4 8 2 9|.con~no -5 5 1 9|.con~y -1 -25 -20 -31
.cook 5 16 10 17|.cook* 4 11 3 12|.cool* 8 11 12 12|.copd 1 -6 1 -6|.copi* 2 10 14 15|.copied 6 17 14 20
.copies 0 1 4 4|.copy -4 9 3 7|.copy_of -7 -9 -7 -10|.cord 1 8 3 10|.corn* 1 -6 -5 -7|.corner 3 -4 -3 -4
.corporate -2 -4 -4 -4|.corr* -14 -20 -13 -18|.corrieron 2 0 -3 0|.cort* -14 -13 -8 -8|.corte -4 -9 1 -4
.corto -6 -6 -8 -7|.cost 6 8 0 10|.cost* 1 -7 -9 -11|.cost_$ -5 -11 -16 -16|.costs 2 10 4 8|.coug* 4 6 4 6
.coul* -15 -42 -37 -44|.could -9 -24 -25 -22|.could_<i> -1 -2 -2 0|.could_do 2 4 -1 3|.could_have 0 -9 -10 -7
.could_no 1 1 -1 2|.could_pay 2 12 10 17|.could~# -7 -2 2 -1|.could~<her> -6 -8 -8 -10|.could~as -3 -3 -5 -2
.could~for 0 0 1 1|.counseling 7 4 4 6|.counselor 3 4 0 2|.count -7 -18 -11 -22|.country -1 -21 -6 -22
.counts 5 2 -6 0|.county -1 3 -1 -3|.county~# 4 6 4 6|.coup* 7 7 5 4|.couple 4 10 10 12|.cour* -6 -25 -16 -21
.court -10 -36 -21 -37|.court_# -3 -13 -13 -13|.court_document 5 6 10 11|.court_in 2 -2 1 -4|.courthouse 0 9 7 11
.court~# 11 25 16 27|.court~<i> -2 -14 -4 -13|.court~<name> 9 -5 1 0|.court~and -4 -21 -11 -28|.court~no 13 9 9 9
.cous* -5 -8 2 -8|.cousin -3 -2 5 -2|.cousin_<name> 1 6 3 7|.cousin_got -5 -8 -9 -9|.cousin_said -2 2 0 1
.cousin~in 4 7 8 7|.cove* -8 14 5 15|.cover -7 12 7 15|.coverage -8 -12 -13 -13|.covered 3 19 13 23
.covers -4 -13 -10 -12|.cowo* -3 2 0 1|.coworker -4 2 0 0|.co~# 5 7 9 8|.cpa 6 -12 4 -10|.cps -4 -14 -10 -16
.cracked -1 9 9 10|.cran* 6 8 7 8|.crane 7 3 6 2|.crane_op -1 -3 -2 -5|.cras* -10 0 4 3|.crash -7 2 5 2
.crea* 6 -4 3 -3|.cred* 11 4 -4 -4|.credit 8 1 -6 -8|.creo 5 6 0 4|.creo_que 5 4 3 1|.crew 4 -3 -5 0|.crie* 1 -4 -1 -5
.crim* 1 -15 0 -13|.crossed 5 6 7 4|.crossing 3 6 7 8|.crosswalk 1 7 9 6|.crus* 10 15 13 18|.crushed 9 16 14 17
.cuad* 5 6 -4 6|.cuan* 7 -5 -6 -9|.cuanto 7 15 7 17|.cuel* -4 0 -1 3|.cuello -4 0 -1 3|.cuff 3 -9 -3 -12
.culp* 3 -12 -4 -16|.culpa 3 -13 -4 -17|.cure 1 -1 0 -3|.curr* -8 -9 -9 -10|.current 9 6 4 5|.cust* 8 7 15 4
.custody -1 -15 1 -19|.customer 0 3 3 3|.customers 4 7 3 9|.cut -1 4 2 5|.cut_<my> -1 -11 -6 -9|.cut_it 7 2 3 5
.cut_off -4 -6 6 -8|.cut~# -10 -25 -18 -29|.cut~off 1 5 2 6|.cut~to -4 3 0 2|.cycl* 2 2 0 1|.d -4 -23 -17 -26
.da 13 19 10 15|.dail* -12 -2 -4 0|.daily -12 -2 -4 0|.dair* 0 7 5 7|.dairy 0 7 5 7|.dama* 4 2 -3 -6|.damage 4 14 3 10
.damages -6 -8 -8 -6|.dark 0 -29 -9 -33|.dash 1 0 1 1|.dash* 4 1 0 0|.dash_video 0 3 2 5|.dashcam 4 1 0 0
.data -9 -14 -8 -13|.date -5 9 2 13|.date* 4 20 16 28|.date_of -3 -2 -3 -1|.dated 8 23 17 30|.dated_# 3 21 17 28
.dated_<name> 6 2 -1 2|.dated~# 3 0 -1 0|.dates -4 -5 -2 -3|.date~# 1 0 0 0|.day 2 39 14 48|.day_# 2 6 12 12
.day_$ 0 -4 3 -2|.day_<i> 7 13 11 14|.day_<name> -5 -7 -4 -9|.day_after 2 11 15 17|.day_and -6 -3 -6 -2
.day_at 0 1 2 -1|.day_before 5 4 5 3|.day_en -1 14 13 19|.day_for 4 -10 -8 -14|.day_in 11 34 22 43
.day_later -2 -3 -3 -3|.day_no -14 -23 -17 -29|.day_notice -2 4 -3 4|.day_now 8 7 -1 2|.day_of 1 17 4 17
.day_on 1 6 3 7|.day_one -1 -2 -5 -4|.day_to -1 -10 0 -10|.day_total -3 -3 -5 -4|.dayc* -1 8 4 3|.daycare -1 8 4 3
.daycare~# 4 12 6 10|.day~# 13 11 8 10|.day~$ 1 -3 -1 -5|.day~<her> -7 -14 -12 -16|.day~<i> 15 8 15 11
.day~<my> -9 -5 -8 -3|.day~<name> 11 38 30 46|.day~<she> -3 -17 -2 -12|.day~<they> 7 9 2 9|.day~and 10 -8 2 -9
.day~ask -2 -9 0 -8|.day~by -5 -13 -1 -11|.day~day -4 -4 -3 -3|.day~for -4 -11 -4 -10|.day~have 6 7 4 7
.day~hospital 2 18 8 21|.day~in -3 -4 -1 -4|.day~it -7 1 2 1|.day~no -6 15 11 15|.day~of -9 -20 -19 -24
.day~pay 0 0 -5 -2|.day~think 2 -6 5 -8|.day~to 0 -7 -1 -7|.dead 2 10 -1 7|.dead* -4 14 6 23|.deadline -3 15 11 23
.deal -6 3 -5 1|.deal* -2 2 5 3|.dealer 1 5 5 4|.dear -21 -13 -15 -12|.dear_<name> -9 -7 -10 -8|.deat* -3 2 -1 6
.death -3 2 -1 6|.death_cert -1 -4 -2 -5|.death_certificate 2 2 7 4|.debe 0 1 -6 -1|.debe* -7 -6 -9 -7
.debt* 1 -3 -8 -8|.debts 1 -3 -8 -8|.decent -1 -5 -2 -4|.deci* 4 22 21 25|.decision 9 7 8 8|.deck -5 5 0 9
.deck* 11 17 9 15|.decl* 10 14 10 16|.declaracion 7 15 10 18|.declined 1 0 -2 -2|.decr* 12 14 7 9|.decree 12 14 7 9
.dedu* 5 -2 0 -4|.deductible 0 -11 -8 -13|.deed 2 9 8 11|.deer 3 -4 -3 -1|.defa* -7 -26 -9 -28|.default -5 -17 -8 -20
.defe* -10 -35 -2 -30|.defendant -4 1 -3 4|.defender 7 -3 3 -1|.defense -8 3 -1 4|.defi* 1 3 2 6|.deg 4 -7 -2 -6
.degr* 0 14 7 17|.degree 0 12 6 14|.dejo -2 -15 -11 -18|.delay 2 5 7 4|.delivered 5 5 2 4|.delivering -1 3 1 1
.delivery 4 17 15 22|.dema* -5 -10 -22 -15|.demand -12 -18 -24 -27|.demand_letter -6 2 0 3|.deme* 3 3 2 3
.dementia 3 3 2 3|.dental 6 11 2 14|.dental~$ -3 -5 -4 -4|.dentist 1 -5 -16 -11|.dentist_says -7 -7 -9 -9
.deny 11 14 17 20|.deny_# 7 21 9 24|.deny_letter 7 5 5 6|.deny~# -4 1 2 2|.deny~<name> 0 -11 -5 -16|.deny~for 2 4 3 5
.deny~letter -1 -8 -3 -7|.dep 4 11 4 12|.depa* -4 0 -4 -2|.department -3 0 -2 -1|.depe* -6 -2 -2 0
.depo* -33 -61 -43 -71|.deposit -12 7 -15 10|.deposition -1 -3 5 -2|.depr* 1 -1 -2 -2|.dept 1 10 5 11|.depu* 5 3 12 6
.deputy 5 3 12 6|.dere* 3 8 8 7|.desc* -4 -3 -4 -3|.desd* 0 -5 4 -7|.desde 0 -5 4 -7|.desk -9 5 -5 8|.desp* -5 6 1 11
.despues -8 -2 -3 -1|.deta* -3 -3 2 -3|.dete* 17 31 33 39|.detective 11 24 24 28|.detention 2 -1 -1 2|.devi* 1 0 -2 -1
.device 0 0 -2 -1|.diab* 2 4 7 7|.diabetic 4 5 8 7|.diag* -3 9 -3 12|.dice 8 3 10 1|.dice* 3 11 10 12
.dice_que 2 1 15 2|.dicen 3 11 10 12|.dicen_que 3 7 6 8|.dice~le 3 -2 -4 -5|.dice~no -1 -5 -3 -5|.did -7 -33 -26 -35
.did_# 3 0 2 0|.did_<i> -5 13 10 19|.did_anything 1 7 3 9|.did_do 5 3 2 3|.did_it 1 17 8 18|.did_no -23 -52 -47 -68
.did~# 4 -3 5 -6|.did~<i> 11 15 11 17|.did~<me> 4 0 -4 1|.did~and -1 -3 -4 -5|.did~for 5 1 7 0|.did~in 2 -12 -3 -13
.did~it 2 -4 -2 -2|.did~of 5 4 1 7|.did~on -3 -2 -4 -1|.did~say -5 -1 -1 -1|.did~to -10 2 -8 3|.died -8 -4 1 -5
.died_# -7 -11 -5 -17|.died_at 1 -2 -3 -6|.died_in 3 19 9 18|.died~# 0 -4 2 -4|.died~<name> 3 13 8 13
.died~and -9 -20 -22 -27|.died~no -2 -3 1 -1|.dier* 7 -6 -7 -10|.dieron 7 -6 -7 -10|.diff* -7 10 5 16
.different -5 14 7 18|.dije* -2 -16 -5 -18|.dijeron -2 -16 -5 -18|.dijeron_que 1 1 8 3|.dijo -3 4 2 8
.dijo_que 2 4 4 3|.dijo~que -8 -13 -11 -12|.dine* -1 -9 -3 -12|.dinero 3 4 5 2|.dio 0 -6 -5 -9|.dire* 8 5 0 5
.direct -1 -5 -5 -5|.director 6 8 4 4|.disa* 8 15 13 16|.disability 2 -6 1 -8|.disc 11 19 5 18|.disc* 3 -7 -7 -6
.discharge -3 -28 -14 -34|.disclosed 7 10 8 12|.discrimination -5 -5 -5 -5|.dism* 0 1 2 1|.dismissed 3 1 4 2
.disp* -1 0 -7 0|.dispute 3 6 6 8|.disputed 4 10 4 9|.dist* 3 -15 -10 -20|.district 1 4 6 4|.ditc* 6 -9 3 -7
.ditch 3 -6 4 -5|.divo* 15 33 21 41|.divorce -6 -9 -10 -7|.divorcio -3 -4 -5 -6|.dmv -6 -6 -5 -6|.do -6 -21 -20 -26
.do_# -2 -1 8 0|.do_<i> 27 23 12 31|.do_anything 5 0 1 -1|.do_hair 4 8 3 9|.do_have 1 -2 -1 0|.do_it 3 0 10 5
.do_no -17 -5 -8 -7|.do_something -6 -17 -15 -22|.do_with -6 -16 -14 -16|.do_you 1 -16 -12 -20|.dob 4 13 9 11
.dock 9 20 15 26|.dock* -9 -20 -22 -23|.doct* -5 -14 -10 -17|.doctor -5 -14 -10 -17|.doctor_# -5 -5 -2 -5
.doctor_and -5 -6 -9 -11|.doctor_at 1 1 -1 3|.doctor_in 5 0 3 0|.doctor_letter 3 7 4 9|.doctor_no 0 -15 -10 -17
.doctor_said 2 -4 -2 -4|.doctor_says 4 20 18 24|.doctor~# 3 7 7 8|.doctor~<her> -12 5 -2 8|.doctor~<i> 1 -3 3 -3
.doctor~<me> 2 3 2 8|.doctor~<name> 4 0 2 -1|.doctor~it 7 12 7 15|.doctor~no 4 6 -2 1|.doctor~on 3 15 8 17
.doctor~says -4 -8 -2 -8|.doctor~to -14 -9 -11 -10|.document -5 -9 -4 -6|.document_and -10 -16 -12 -22
.document_for 4 15 6 17|.document_from -1 8 -1 5|.document_in 5 10 8 15|.document_no -3 -10 -8 -12
.document_sign -2 1 1 -2|.document_with -1 6 6 13|.documented -6 -5 -6 -6|.document~# 1 -5 3 -4
.document~<her> -3 -3 -6 0|.document~<i> -3 0 -1 2|.document~<name> 1 -4 -6 -6|.document~and -6 -4 -5 -4
.document~by 2 5 6 6|.document~no -2 0 -8 -6|.document~photo 0 -3 0 -4|.does 0 16 7 23|.does_it -5 -5 -9 -1
.does_no -5 -8 -11 -11|.dog 3 -20 -19 -28|.dogs -1 -4 -8 -7|.dog~# -2 -4 -13 -8|.doi 4 5 8 8|.doi_# 5 5 7 8
.doin* -7 -23 -7 -25|.doing -7 -23 -7 -25|.doing_it 7 16 7 17|.dol 0 -1 -2 -1|.dola* 2 -15 -15 -18
.dolares 4 -14 -14 -18|.doll* -10 -35 -26 -40|.dollar -10 -22 -16 -23|.dollar_store -3 -10 -3 -8
.dollars -1 -15 -12 -19|.dolo* 4 -2 -4 -2|.dolor 4 -2 -4 -2|.dolor~amet -6 -4 -5 -4|.dome* -1 3 3 7|.domestic -1 3 3 7
.dond* -7 -23 -22 -31|.donde -7 -23 -22 -31|.done 11 2 0 1|.done_# 6 3 8 3|.done_and -10 11 2 17|.done_by 6 8 6 7
.done_with -9 -27 -18 -30|.done~<i> -6 -7 -3 -7|.done~<name> 1 -4 -5 -2|.done~at 0 -6 -1 -5|.done~it 1 -11 -3 -12
.door -7 -10 -7 -10|.doub* 5 -2 -2 -5|.double 5 -2 -2 -5|.down -9 6 5 14|.down* -7 -13 -8 -18|.down_# 1 13 16 19
.down_and 9 6 8 5|.down_no -1 2 4 3|.down_on 8 19 8 21|.down_to -8 -18 -13 -24|.down~# -4 -15 -7 -16|.down~$ 7 6 7 7
.down~<her> -1 4 4 5|.down~<i> 11 14 9 9|.down~<my> 1 -1 4 -2|.down~<name> -2 -6 -1 -6|.down~<she> 3 0 2 2
.down~and 8 1 5 5|.down~at -6 -10 -11 -13|.down~did 1 -2 6 -4|.down~for 3 5 5 3|.down~in 3 3 0 2|.down~it -1 -5 -3 -7
.down~of -5 -2 -3 -1|.do~# -1 6 6 7|.do~<adults> -7 -22 -17 -25|.do~<her> -1 7 2 6|.do~<i> 9 1 7 0|.do~<my> -7 4 -2 4
.do~<name> -9 -8 -7 -11|.do~and -4 8 -2 10|.do~at -1 3 2 4|.do~but 0 6 -1 2|.do~do 11 19 7 17|.do~down -2 -2 -2 0
.do~for -6 3 5 1|.do~have -10 -42 -23 -45|.do~it -6 -1 0 -2|.do~need 10 10 9 8|.do~of -5 6 -1 7|.do~on -1 10 6 13
.do~one -3 1 0 2|.do~to 5 14 14 18|.draf* -6 3 1 6|.drai* -3 -5 5 -5|.draw* -11 -37 -35 -40|.drawer -8 -25 -19 -30
.drawings -4 -11 -10 -12|.drawn -3 1 -2 2|.dres* -1 2 1 1|.dril* -3 0 -2 1|.drin* -2 -6 0 -7|.driv* -5 18 11 30
.drive -3 -7 -5 -4|.drive_for 8 -4 3 -1|.driver 9 29 13 33|.driver_cited 7 20 11 24|.driver~<her> 4 21 9 27
.driver~and 0 12 9 11|.driver~on 1 4 4 5|.drives -7 -17 -8 -19|.driveway -4 -13 0 -11|.drive~and -7 -4 -8 -6
.driving -11 -21 -18 -23|.dron* 1 0 2 2|.drone 1 0 2 2|.drop -3 -8 -5 -10|.drop* -2 -18 -9 -20|.dropped -4 -7 -5 -9
.drov* 3 10 9 12|.drove 3 10 9 12|.drow* 1 4 3 5|.drowned 2 1 4 2|.drug* 10 21 11 25|.drugs 5 16 12 17
.drun* -7 -27 -19 -36|.drunk -8 -25 -19 -35|.dry 2 -20 -6 -21|.dryw* -5 -9 -12 -11|.drywall -5 -9 -12 -11
.due -2 31 11 40|.due_# 7 12 2 12|.due_<name> 0 -7 -5 -7|.duel* -2 -1 -3 3|.duele -2 -1 -3 3|.duen* 5 16 4 14
.dueno 5 16 4 14|.due~# 0 -4 -1 -4|.dui -3 -13 -3 -11|.dui~<longago> 4 12 13 14|.duri* -13 -4 -5 -3
.during -13 -4 -5 -3|.dusk 7 12 3 13|.duty -9 -3 -4 -1|.dx 8 10 11 9|.e 4 6 -3 5|.e_# -1 0 0 0|.e_email 9 18 8 16
.e_mailed 3 14 4 13|.each -3 9 4 13|.each_month 1 7 3 7|.each_time -4 -6 -8 -6|.each~and -2 7 4 11|.each~in 7 4 2 2
.earl* -10 -10 2 -3|.earlier 3 8 10 16|.early -13 -18 -8 -19|.earn -6 0 -2 1|.earn* 2 6 6 8|.earn_$ 1 5 2 4
.earnings 2 -3 4 -2|.ease* 1 1 4 2|.easement 1 1 4 2|.eeoc 3 6 9 11|.eeoc_charge 0 6 3 6|.eeoc~file 1 6 4 7
.eith* -2 3 -4 5|.either -2 3 -4 5|.either_way -1 -10 -10 -11|.elbo* 17 20 20 15|.elbow 13 16 21 12
.elbow_fracture 1 0 4 0|.elec* 8 11 1 13|.electrician 4 8 5 10|.elev* 15 26 14 24|.elevator 2 -7 -7 -10
.elim* -1 -1 1 2|.eliminated -1 -1 1 2|.elit -6 -4 -5 -4|.else -4 -5 -4 -9|.em 4 -5 6 -5|.emai* 11 37 27 46
.email 5 27 19 34|.email_# -6 -15 -11 -18|.email_and -4 -2 -2 0|.email_from 2 15 16 19|.email_in 8 3 5 0
.email_on -1 1 1 -3|.email_where 0 -1 1 1|.emailed 4 16 8 19|.email~# -9 9 6 10|.email~<my> -1 -1 0 -3
.email~<name> 0 7 11 10|.email~<she> -4 -1 1 2|.email~it -1 1 1 -1|.email~no 0 -12 -13 -20|.email~says 0 6 6 9
.email~to -2 -8 -6 -9|.emba* 4 0 -3 4|.emer* -8 -6 -7 -9|.emergency -8 -6 -8 -9|.emergency~# -1 -5 1 -5
.empa* 7 10 8 10|.empacadora 7 10 8 10|.empl* 15 36 24 44|.employed 3 -4 4 -2|.employee -5 -3 2 -3
.employees 8 17 18 22|.employer 6 9 -1 10|.employer_# 3 4 0 1|.employer_and -17 -32 -26 -38|.employer_has 3 -4 1 -6
.employer_no -14 -16 -13 -17|.employer_said 5 -7 -6 -8|.employer~# -5 -7 -1 -6|.employer~<i> 7 5 1 6
.employer~<me> 11 9 -2 9|.employer~<my> 5 -5 -6 -7|.employer~<name> 0 -5 -3 -5|.employer~<she> 4 3 -3 1
.employer~it -2 -18 -14 -28|.employer~no 6 19 17 26|.employer~on -7 -12 -10 -18|.employer~pay -4 -11 -2 -12
.employer~tiene -4 1 0 -1|.employment 2 6 7 4|.empr* 3 5 2 6|.empresa 3 5 2 6|.empt* 5 5 0 3|.ems 1 8 9 7
.en 35 23 19 27|.en_<her> 3 3 8 4|.en_<longago> 7 3 11 2|.en_<name> -1 -18 -7 -18|.end -11 -11 -7 -9|.ende* 2 7 9 8
.ended -2 9 8 10|.ended~# 0 1 -4 -4|.ends -11 -35 -25 -39|.ends_# -4 -7 -9 -8|.end~# -7 -3 -5 -4|.end~<name> -4 0 2 1
.enga* -1 6 7 7|.engaged 2 14 13 17|.engi* -7 -1 10 3|.engine -2 4 10 5|.engineer -3 -4 3 0|.engineer~# -1 -4 -2 -1
.enou* 0 -2 -4 -5|.enough 0 -2 -4 -5|.ente* -2 4 7 7|.entered 5 8 11 9|.entered~<longago> 3 -1 1 -1|.entro -6 -4 -3 -3
.en~# 10 -4 3 -8|.en~<me> 7 6 7 6|.en~<name> -8 -23 -20 -28|.en~con -4 -41 -27 -51|.en~en 8 -9 -8 -13|.en~no -4 -3 8 4
.en~otro -8 -15 -8 -17|.en~por -6 -22 -12 -24|.en~y -20 -84 -54 -99|.epid* 1 -2 -5 -2|.epidural 0 -3 -6 -3
.equa* -3 -3 -3 -4|.equal -2 -4 -4 -6|.equity 4 10 12 14|.er -2 4 -6 5|.er_# -2 -4 -5 -6|.era 6 -2 2 -1
.erro* 8 20 10 25|.er~# 5 -7 0 -13|.es 3 -1 1 0|.escr* -3 7 3 11|.escribio 7 19 13 25|.escrito 2 9 6 11
.eso -2 -1 -10 -4|.espa* -4 14 4 18|.est 6 -4 2 1|.esta 0 -29 -11 -34|.esta* 3 -23 -14 -34|.esta_en 11 13 15 18
.estate 0 8 5 5|.estate~# 1 5 1 3|.esti* 1 -6 -2 -9|.estimate 4 -1 -1 -2|.estimate_# 1 -10 -6 -10|.eval -3 -6 -6 -6
.evaluation -9 -13 -11 -13|.even 5 3 6 3|.even* -13 -34 -21 -36|.evening -5 -19 -11 -23|.ever -1 -45 -18 -53
.ever_file 2 3 2 5|.every 6 30 27 42|.every_day 7 16 15 20|.every_month 9 24 18 27|.every_one -4 -14 -9 -12
.every_year 3 4 0 3|.everybody 4 -10 -4 -7|.everybody~# 7 2 9 1|.everyone -2 -2 11 -1|.everything -6 -15 -10 -19
.everything_<i> -3 -12 -10 -15|.everything_in 2 -6 0 -9|.every~# 1 2 6 3|.every~<i> -4 -9 -2 -7|.every~and 1 7 8 10
.every~in -1 -5 -4 -6|.every~of 2 -6 -6 -6|.ever~<i> -6 -3 -5 -3|.ever~and -2 -2 -1 0|.evic* 1 10 5 13
.evid* -8 -8 -8 -7|.evidence -9 -11 -11 -10|.ex -2 4 -5 4|.ex_<spouse> -5 -3 -11 -4|.ex_and -2 6 3 7|.exac* 0 -3 -6 -2
.exam 4 1 0 1|.exam* 8 6 1 4|.exceeds 3 3 1 1|.except -8 -5 -6 -7|.excl* -9 -9 0 -10|.exec* 4 -6 -8 -10
.executor 3 -4 -6 -8|.executor_letter 0 4 4 2|.exis* 4 16 14 18|.expe* 3 8 2 2|.expert 4 -4 5 -4|.expi* -1 -16 -13 -19
.expired -2 -9 -8 -13|.expires 1 -7 -4 -6|.expires_# 4 -4 -1 -2|.expl* 12 22 19 22|.explained -6 1 -1 1
.expo* 3 -1 3 0|.exte* 3 -16 -3 -18|.extended 3 -6 -1 -5|.extension -2 -7 -1 -7|.extr* 2 -1 -4 -2|.extra 2 -1 -4 -2
.ex~<i> 1 4 4 5|.eye 5 -3 -4 -4|.eyes 3 -12 -8 -17|.eyew* 8 12 12 13|.e~# -4 -3 -6 -2|.e~<name> -1 -8 -6 -8
.e~and -1 -3 -2 -3|.e~on 5 11 5 9|.f 4 5 5 6|.face -7 -5 -6 -3|.face* -3 -2 -3 -3|.faci* 5 12 7 13
.facility -2 13 1 13|.fact 3 4 5 6|.fact* -7 3 2 9|.facts -12 -5 -7 -4|.fail* 7 9 12 11|.failed 2 -1 8 1
.failure 1 10 4 10|.fair -6 1 -5 2|.fall 5 -9 0 -8|.fall* -1 17 22 22|.falling -4 -7 1 -5|.falls -2 2 4 3
.fals* 3 13 4 16|.false 0 5 -1 9|.falt* 2 5 2 6|.fami* -3 10 7 13|.families -1 5 1 6|.family -1 11 12 16
.family~# 5 17 14 15|.family~and -3 -5 0 -6|.far 6 14 -3 9|.far_as 2 -2 -1 -2|.farm 4 11 11 14|.farm* 6 17 16 19
.fast -6 0 -1 4|.fast* -3 0 1 1|.faster -3 0 1 1|.faul* 2 1 -3 3|.fault 1 -1 -6 -1|.fax 0 -8 -8 -7|.fbi 0 -7 4 -5
.fech* 0 1 2 1|.fed -1 -11 -3 -12|.fede* -6 -4 -1 -6|.federal -5 -5 -2 -8|.fee -13 -15 -24 -13|.fee_$ -1 -2 -2 -3
.feed 4 11 4 13|.feed* 1 6 2 9|.feel -8 -12 -4 -16|.feel* -2 -12 -9 -12|.feeling -4 -6 -10 -5|.feels -1 -5 -2 -6
.fees 9 18 12 15|.feet 3 -6 4 -6|.fell 5 -11 -6 -13|.fell* 7 14 17 19|.fell_# -2 2 1 7|.fell_at 1 15 13 24
.fell_off -2 4 5 7|.fell_on -3 4 5 1|.fella 0 11 12 18|.fellow 6 4 4 3|.fell~# 1 8 9 11|.fell~<my> 1 3 -4 -1
.fell~ft 0 6 6 9|.felo* -6 -11 -7 -7|.felony -5 -12 -6 -8|.felt -2 1 -2 0|.femu* -5 -4 -2 -3|.femur -5 -4 -2 -3
.fenc* -2 1 -2 1|.fence -2 1 -2 1|.fend* -5 -6 -5 -8|.fender -5 -6 -5 -8|.fender_bender -5 -6 -5 -8|.few 2 1 -7 -3
.fib 2 4 2 6|.field -2 -7 4 -7|.figh* -5 -2 1 -2|.fight -5 0 0 0|.figu* -10 -7 -8 -7|.figure -2 -2 -3 0
.figures -8 0 -3 0|.file 6 -10 12 -8|.file_# 4 13 7 17|.file_<i> 4 20 20 23|.file_anything 1 -13 1 -16
.file_by 3 -13 -14 -18|.file_for -13 -30 -23 -34|.file_in -3 -18 -19 -27|.file_no -7 -10 -9 -9|.file_now 7 8 6 10
.file_on 9 16 13 17|.file_to -10 1 2 8|.file_yet 13 31 23 36|.file~# -3 -27 -3 -34|.file~$ 0 8 7 10
.file~<her> 6 25 18 32|.file~<i> 4 -8 -5 -7|.file~<me> -4 -8 1 -7|.file~<my> -12 2 -7 8|.file~<name> -14 -50 -34 -58
.file~and 0 -2 -10 -5|.file~court -3 -1 -5 -3|.file~for 3 -3 4 -2|.file~hearing -12 -30 -18 -31|.file~in -5 2 -12 0
.file~lawyer -2 -2 -3 -2|.file~no 4 -14 -2 -16|.file~of 5 -9 -1 -13|.file~on -11 -22 -12 -25|.file~other 3 0 4 -3
.file~time 5 7 7 7|.file~to -1 1 2 0|.file~with -5 -18 -9 -23|.fill -3 -5 -5 -3|.fill* 14 32 27 40|.filled 9 7 8 9
.film 4 11 8 10|.film* 13 28 18 35|.films 4 4 1 3|.fina* -6 -23 -13 -31|.final -5 -25 -15 -32|.find 7 29 16 33
.find* -4 9 1 13|.fine -1 -10 -11 -7|.fine* 7 9 -8 3|.fine_and -1 1 7 2|.fine_no -3 -10 -8 -10|.fine_now 1 18 8 20
.fined 3 6 -7 2|.fine~<she> 5 10 11 15|.fine~in 0 -12 1 -14|.fine~it -6 -27 -16 -31|.fing* 1 -4 3 -4
.fingers -4 -6 3 -6|.fini* 4 23 10 27|.finish 1 -3 1 -1|.finished 2 21 6 22|.fire 2 2 2 1|.fire* 0 5 2 8
.fire_# -15 -29 -21 -36|.fire_<me> 5 10 0 13|.fire_marshal 1 3 4 1|.fire~# 15 21 14 20|.firm -13 -23 -9 -28
.firm* 9 30 11 28|.firm_in -6 -28 -23 -40|.firm_on -9 -19 -7 -22|.firmado 10 17 11 18|.firms -10 4 -2 4
.firm~# -15 -22 -21 -28|.firm~<name> -7 -48 -31 -65|.firs* 1 19 17 25|.first 1 19 17 25|.first_# -14 -12 -13 -13
.first_call 0 -9 0 -12|.first_one 3 -6 0 -7|.first_time 3 6 6 7|.first~# -8 -4 -12 -3|.first~<i> 0 4 4 5
.first~and -4 -6 -10 -5|.first~in 3 2 15 5|.first~no -2 0 -2 0|.first~of 1 3 5 6|.first~on -5 -7 -3 -6
.first~to 4 -3 4 -5|.fish -5 -12 -10 -13|.fish* -3 -14 -9 -14|.fix -2 -7 -4 -7|.fixe* 2 -2 -4 -8|.fixed 2 -2 -4 -8
.fixed_it -1 -4 -3 -13|.fixed~in 5 6 5 7|.flag* 3 12 6 13|.flagged 3 12 6 13|.flas* -3 4 4 6|.flat 4 21 10 24
.flat_$ -1 -4 2 -5|.flat_fee 14 26 12 30|.flew 4 12 8 9|.flig* -4 -10 -11 -15|.flight -4 -10 -11 -15|.flip 0 -10 0 -9
.flip_flops 0 -10 0 -9|.floo* -3 19 0 17|.flood 1 9 4 8|.floor -1 -2 -3 -2|.flop* 0 -10 0 -9|.flops 0 -10 0 -9
.flow* 4 8 3 6|.fmla 0 -1 1 -1|.fold* -2 -19 4 -20|.folder 4 -12 3 -17|.folding -1 -4 1 -3|.folk* -2 -16 -19 -16
.folks -2 -16 -19 -16|.following -7 -14 -11 -11|.following~on -1 -9 -7 -8|.food -3 -14 -16 -18|.foot 3 13 16 15
.foot~# 1 15 6 18|.for 2 -13 -4 -12|.for_# 5 0 -1 -7|.for_$ -5 -16 -6 -21|.for_<adult> 1 -3 -4 -5
.for_<her> -9 -15 -6 -17|.for_<me> -9 -28 -15 -30|.for_<my> -6 2 -1 3|.for_<name> 1 11 21 22|.for_<she> -4 -6 1 -4
.for_<them> -3 -7 -3 -5|.for_about -2 -3 -4 -2|.for_all -5 -1 -1 0|.for_another 3 10 8 12|.for_anything 1 7 6 7
.for_county 4 1 -1 2|.for_employer -6 -3 -4 -4|.for_free -3 -14 -12 -19|.for_good 7 22 15 25|.for_half 6 14 13 14
.for_hearing 2 -16 -5 -14|.for_it -6 -5 -6 -8|.for_lawyer -7 18 13 28|.for_letter -1 -9 -10 -8|.for_no 2 -3 -9 -7
.for_one -3 1 1 -1|.for_retainer 1 7 5 6|.for_week 8 -2 -8 -9|.for_year 5 6 11 4|.for_you -3 -7 -8 -7
.for_your -14 -12 -11 -12|.forearm 4 13 9 12|.foreclosure 6 5 15 11|.foreman 11 33 29 35|.foreman_text 5 8 11 6
.forensic -4 -4 -7 -5|.forg* 0 -9 -7 -8|.forged 1 -1 1 1|.forgot 3 -4 -6 -6|.forgot_to -1 -1 -3 -1|.fork* 3 -5 -1 -5
.forklift 6 0 3 0|.form -14 -6 -10 -7|.form* 13 9 11 9|.form_# -21 -18 -22 -17|.form_<i> -1 -9 -2 -12|.former 6 8 6 10
.forms 1 -3 1 -5|.form~<name> -5 -1 -5 -2|.form~it 4 16 16 23|.form~no -1 -3 -5 -8|.forth -2 -1 1 0|.forw* -7 -4 -4 -3
.forward -5 0 0 2|.forwarded -2 -5 -4 -4|.forwarded~<me> -3 -5 -5 -7|.for~# 6 26 23 29|.for~$ -3 -4 -9 -10
.for~<adult> -3 -15 -8 -20|.for~<child> -6 -11 -4 -11|.for~<her> 1 -5 1 -4|.for~<i> 3 -6 5 -4|.for~<me> -5 -7 -6 -7
.for~<my> -9 -4 -7 -6|.for~<name> 7 32 31 44|.for~<parent> -2 9 -2 9|.for~<she> -2 5 -11 3|.for~<spouse> 6 2 2 5
.for~<they> 1 4 4 10|.for~after 0 -6 -7 -5|.for~all 4 16 12 18|.for~and -9 -6 -14 -1|.for~at -11 -12 -10 -13
.for~back 7 6 3 3|.for~but 1 5 -2 4|.for~by -2 -2 6 4|.for~day 5 6 14 7|.for~file -4 0 2 1|.for~for -2 -13 -5 -10
.for~from 4 -4 3 -4|.for~has -2 -9 -7 -10|.for~have -8 -7 -10 -8|.for~hour 11 12 1 10|.for~in 2 -11 -9 -13
.for~it -11 -32 -32 -40|.for~job 8 0 3 -3|.for~lawyer 10 22 19 27|.for~min -3 0 2 1|.for~month 0 -32 -19 -41
.for~more -1 9 5 13|.for~no 18 52 33 55|.for~now 6 0 9 -3|.for~of -17 -35 -21 -37|.for~on -2 -2 2 0
.for~one 0 15 14 22|.for~only 3 1 -1 1|.for~or -1 5 -3 7|.for~out 1 2 1 4|.for~over 2 2 0 1|.for~said -8 -8 -8 -13
.for~says -1 -2 -1 -4|.for~since 3 2 3 1|.for~there 3 -7 -1 -5|.for~time 3 6 0 2|.for~to -9 24 4 28
.for~week -14 -12 -5 -9|.for~which -1 3 -1 3|.for~who -1 8 7 11|.for~with -10 -6 0 -2|.for~year 1 16 1 24
.found 3 7 15 2|.found_# 3 9 2 8|.found_out 4 -1 9 -2|.found~# -5 -17 -8 -19|.found~at -1 2 3 4|.found~in 0 0 4 3
.found~of 2 0 3 1|.four* -3 -2 0 -3|.frac* 5 1 3 0|.fracture 5 1 3 0|.fracture_# 1 -1 6 2|.fracture_<her> 0 1 3 -1
.fracture_<my> 9 -3 20 -1|.fracture_hip 6 21 10 20|.fracture_pelvis 4 -1 4 0|.fracture_rods -1 1 1 0
.fracture_since -6 -7 -6 -8|.fracture_wrist 0 -6 -7 -9|.fracture~# 2 4 2 9|.fracture~$ -2 -5 -5 0
.fracture~<name> -4 -2 -1 2|.fracture~and 10 17 10 13|.fracture~ankle -1 -13 -1 -12|.fracture~cast -2 -11 -7 -14
.fracture~day 2 6 6 8|.fracture~hip -2 -9 1 -10|.fracture~in 1 7 -6 10|.fracture~jaw 4 2 3 0|.fracture~pins 2 -4 -1 -2
.fracture~plate -3 -2 -1 -9|.fracture~ribs -1 -4 -3 -3|.fracture~surgery -5 15 9 18|.fracture~week -1 3 4 7
.fracture~wired 3 5 3 5|.fracture~wrist -3 -4 3 -1|.fran* 12 7 3 5|.franchise 13 6 4 3|.frau* 5 -18 2 -21
.fraud 6 -3 11 -3|.free -3 -9 -10 -15|.free~and 5 7 2 9|.free~no -2 5 -8 -1|.fres* -6 -11 -4 -17|.fresh -9 -14 -5 -20
.frie* -19 -18 -15 -19|.friend -1 -21 -16 -24|.friends -11 4 1 6|.from -2 28 24 38|.from_# -1 4 -11 3
.from_<her> -4 -16 -4 -16|.from_<longago> -7 3 -22 -2|.from_<me> -9 -7 -3 -5|.from_<my> 0 12 14 13
.from_<name> 33 53 40 59|.from_behind 2 2 -5 1|.from_day -1 -5 -8 -7|.from_hospital -7 -12 -3 -14|.from_house 6 3 9 6
.from_school 3 12 5 14|.from~# -8 4 4 8|.from~<i> 2 -5 0 -7|.from~<longago> 7 6 0 7|.from~<my> 3 0 2 0
.from~<name> -7 -16 -13 -15|.from~<she> 12 57 41 70|.from~about -6 -12 -7 -14|.from~and -10 -1 -13 1
.from~at -1 -2 -4 -4|.from~by 3 6 2 7|.from~company 1 2 2 5|.from~for 4 18 19 23|.from~has 1 11 3 12
.from~here -1 3 2 4|.from~in -16 -6 -10 -5|.from~it -1 2 1 5|.from~month -13 -11 -8 -11|.from~no 3 3 -11 -2
.from~of 3 -12 0 -15|.from~office 1 -13 0 -14|.from~on -12 -10 -11 -12|.from~one 4 6 3 4|.from~outfit 0 -10 -5 -12
.from~says 3 5 11 10|.from~since 4 2 3 1|.from~there -3 -3 -1 -4|.from~to 4 -1 0 0|.from~up 1 0 1 0
.from~went -6 -7 -2 -6|.from~which 3 6 1 9|.from~with 0 -1 0 -4|.fron* -6 1 -10 -6|.front -6 1 -10 -6
.front_desk -2 6 -1 9|.front_of -7 -11 -9 -10|.froz* 7 9 8 8|.ft 0 -1 2 2|.fue -12 -29 -18 -30|.fuel 0 -4 -3 -9
.fuer* -7 -23 -13 -26|.fui 16 17 20 19|.full -14 -26 -13 -29|.full_time 3 5 6 6|.full~# 5 -3 9 -3
.full~and -14 -34 -25 -39|.fund 1 -1 4 -3|.fune* 7 3 10 4|.funeral 7 3 10 4|.funn* 5 1 2 1|.funny 5 1 2 1
.furn* -3 17 8 24|.furniture 5 16 10 21|.furt* -3 -1 -4 -1|.further -3 -1 -4 -1|.fuse* -2 -7 2 -7|.fused -2 -7 2 -7
.fusi* 8 21 21 25|.fusion 7 17 18 19|.fusion~<name> 0 3 2 3|.g 4 11 9 10|.gall* -5 -4 -2 -4|.game -2 1 -4 1
.gana 1 7 2 6|.gana* 0 2 1 2|.ganaba 0 2 1 2|.ganaba_$ 3 1 -3 1|.ganaba~por 1 5 4 5|.ganaba~week 0 3 1 2
.gano -13 -19 -10 -21|.gara* -7 -1 4 0|.garage -7 -1 4 0|.garn* 10 25 11 28|.gas 8 20 10 25|.gas_station 1 -14 -8 -18
.gate -9 -12 -5 -14|.gate~fracture -1 0 -2 0|.gate~since -1 7 3 10|.gave 2 1 -3 2|.gave_<her> -11 18 15 25
.gave_<me> 3 -21 -23 -38|.gave_<my> 3 -4 6 -6|.gave_it 15 -4 -9 -2|.gave~# 0 -10 3 -10|.gave~$ 0 -35 -17 -44
.gave~<i> 3 2 9 4|.gave~and 0 -16 -16 -21|.gave~day 5 -3 -8 -7|.gave~document 3 3 1 2|.gave~for -7 -5 -5 -5
.gave~name 2 6 5 7|.gave~number -9 -9 -12 -17|.gave~to 15 -11 -5 -7|.gave~week -1 -20 -7 -22|.gc 3 -6 1 -5
.gear 1 -12 -4 -16|.gene* 3 -3 0 -4|.general -1 -8 -6 -8|.gent* -3 -9 -6 -9|.get 4 -1 4 0|.get_# 4 9 6 10
.get_<her> 15 21 20 22|.get_<my> 2 -9 -1 -9|.get_<them> 2 -2 -2 -3|.get_it 5 4 9 7|.get_lawyer -10 -6 -4 -2
.get_on 0 0 3 -4|.get_to 8 14 18 18|.gets 4 -16 -7 -22|.gets~for 3 4 3 1|.gett* -1 14 4 13|.getting -1 14 4 13
.getting~and 2 5 1 6|.get~<i> 6 8 9 7|.get~<my> -3 2 0 1|.get~and -2 -1 -1 -3|.get~back 4 8 11 8|.get~for 0 -2 -2 -3
.get~it 7 16 13 20|.get~now 0 -6 1 -4|.get~of -4 -7 -5 -7|.get~to 5 5 6 1|.give 6 -18 -11 -15|.give* 9 19 19 22
.give_<me> -1 -9 -8 -10|.give_it 3 0 -2 0|.give_you 2 -4 0 -6|.given -1 8 10 14|.gives 6 7 6 5|.gives_<me> 2 -1 2 -2
.give~# 4 0 -1 1|.glad -3 -3 1 -4|.glad_to -3 -3 1 -4|.glov* -6 -8 -2 -10|.glove -6 -8 -2 -10|.gm -2 3 3 6
.go 8 8 10 7|.go_after 6 2 6 2|.go_back 6 6 1 0|.go_by 4 2 0 1|.go_from -3 -8 -2 -8|.go_in 7 6 7 6|.go_on -1 -2 -4 1
.go_out -2 2 2 2|.go_to -11 -7 -6 -11|.goes -4 3 -5 7|.goes_to -2 -8 -11 -8|.goin* -1 1 -1 3|.going -1 1 -1 3
.going_down 2 -1 0 0|.going_to -8 -10 -11 -7|.going~and 2 16 11 18|.going~to 2 4 4 5|.gone 9 -7 7 -5
.gone_to 10 1 -1 -1|.gone~# -1 9 8 11|.good -10 -5 -9 -8|.good* 2 7 6 10|.good_afternoon -5 -1 -1 -2
.good_morning -1 4 -2 4|.good_while 2 4 1 6|.good~<i> -9 -5 -7 -4|.good~<she> 4 2 1 3|.good~and 1 -2 -2 -1
.good~no 0 -7 -7 -10|.good~with -4 -5 -4 -5|.got -10 -24 -1 -27|.got_# -13 -14 -14 -14|.got_$ 8 5 11 6
.got_<her> -12 -38 -27 -47|.got_<my> 6 -3 1 -6|.got_copy 2 11 3 8|.got_deny -3 0 -3 0|.got_hit -6 0 -10 -2
.got_hurt -7 -6 2 0|.got_in 3 -4 -2 -4|.got_it 6 12 14 17|.got_lawyer 2 -1 -1 -3|.got_letter -1 13 14 22
.got_no -4 -7 -8 -8|.got_notice 3 0 3 1|.got_on 0 1 -1 1|.got_one -10 -12 -6 -10|.got_photo -7 5 -4 4
.got_sick -2 -7 -6 -7|.got_ticket -1 -2 -1 -4|.gott* -3 -9 -8 -14|.gotten 3 7 5 8|.got~# 10 0 3 1
.got~<her> -6 -15 -10 -18|.got~<i> -14 -12 -9 -7|.got~<longago> -6 -1 -4 -2|.got~<me> 5 7 6 5|.got~<my> -6 -6 -5 -3
.got~<name> -2 -7 -8 -5|.got~<she> -3 -8 -3 -9|.got~and -20 -65 -40 -76|.got~at -1 11 6 14|.got~but -5 9 4 13
.got~by -8 -1 -8 -5|.got~day -2 -4 0 -5|.got~document 5 10 5 12|.got~email 4 11 3 11|.got~for 10 14 14 16
.got~from -1 -1 -1 1|.got~in -4 6 -1 13|.got~it 11 19 19 23|.got~last 4 3 6 1|.got~lawyer 0 6 0 6
.got~letter 2 -7 -4 -10|.got~no -4 8 3 8|.got~of -6 -11 -7 -10|.got~on 4 13 12 12|.got~report -1 -3 -6 -7
.got~to -7 0 2 -2|.got~w 2 8 9 10|.got~with -1 -4 -1 0|.got~year -2 5 3 7|.go~# -6 12 2 14|.go~<her> 7 18 9 16
.go~<i> 1 -11 -3 -11|.go~and 9 15 12 17|.go~by 10 7 9 6|.go~court 4 1 -1 -2|.go~in -8 -1 -1 1|.go~to 4 5 0 -1
.gps -10 -29 -16 -32|.grab* 6 7 9 11|.graf* 6 14 8 15|.graft 3 7 6 7|.grafts 4 5 1 6|.grand -1 -2 1 4
.grandbaby -4 -3 1 -1|.grant 2 3 2 4|.granted -1 -13 -7 -16|.grap* 3 3 -3 1|.grav* -1 -12 -7 -12|.gravel -2 -13 -7 -12
.gray -6 -4 -7 -4|.grea* -2 -1 -2 -6|.great -2 -7 -5 -11|.green -2 -11 -8 -14|.green_card 9 17 7 14|.green~# 8 5 12 6
.grie* -5 -13 1 -12|.grievance -4 -1 2 0|.groc* -1 2 2 0|.grocery -3 2 0 0|.gros* 1 -14 -11 -17|.gross 0 -15 -8 -16
.grou* -5 -32 -20 -38|.ground -6 -29 -16 -36|.group -2 -6 -5 -6|.group_chat 2 4 2 4|.group~# 4 4 4 3
.grow* -8 -29 -8 -33|.grown 3 -12 1 -15|.guar* 10 3 8 -4|.guard 9 9 16 11|.guardian 1 5 4 4|.guardianship 3 -2 -3 -3
.gues* 6 24 15 28|.guess 0 -1 -5 -5|.guess_# -1 -9 -11 -12|.guess_<i> 2 10 2 8|.guest 0 5 5 7|.guid* -3 -5 2 -2
.guide -3 -3 3 0|.guil* -5 -11 -1 -15|.guilty 3 -2 6 -6|.gutt* -3 -17 -12 -24|.gutters 0 -14 -10 -20|.gym -3 -1 -3 -1
.h -1 -13 -9 -16|.h_# -2 -6 -4 -7|.ha 11 20 22 27|.habi* 2 6 4 8|.habl* -11 -7 -8 -7|.habla -9 -23 -18 -27
.hace -6 -24 -24 -31|.hace* 9 44 28 54|.hacer 11 39 24 48|.had 12 -28 -14 -36|.had_# -16 -25 -5 -25
.had_<her> -9 -34 -20 -41|.had_<my> 1 0 -5 -3|.had_bad -1 -4 1 -4|.had_it -2 -3 0 -5|.had_lawyer 10 12 11 15
.had_no -3 -36 -22 -44|.had_on -1 4 2 6|.had_one 1 -1 1 -6|.had_to 4 5 -6 0|.had~# -6 -45 -18 -46
.had~<her> -3 -19 -9 -18|.had~<i> -4 -24 -25 -31|.had~<longago> 4 4 8 6|.had~<me> -4 -19 -14 -21|.had~<my> 1 5 1 4
.had~<name> -2 8 7 13|.had~<she> 1 17 6 22|.had~all -1 -4 -3 -2|.had~and -2 -25 -10 -26|.had~at 3 0 -7 -1
.had~beers -6 -28 -15 -32|.had~before 4 4 -2 4|.had~but -5 -5 -1 -5|.had~by 4 0 3 0|.had~do -4 -6 -2 -7
.had~every 6 5 1 4|.had~for -6 10 6 11|.had~from 6 26 14 30|.had~in 8 10 14 11|.had~it -3 8 7 10|.had~lawyer 3 1 2 -1
.had~no 4 1 0 -1|.had~of -3 -4 -2 -5|.had~on -6 -15 -7 -15|.had~out 4 -1 3 2|.had~put 8 2 -2 2|.had~sign -6 -14 -4 -17
.had~since -13 -16 -15 -17|.had~surgery 6 2 4 2|.had~time -1 -1 -1 -1|.had~to 1 -28 -18 -37|.had~who -2 2 -5 3
.had~with 15 33 21 40|.had~year 8 14 9 13|.hair -14 -6 -13 -1|.hair* -3 -18 -5 -18|.half 3 34 20 43|.half_of 4 5 1 6
.half~# -12 -11 -17 -11|.half~it 1 -1 -4 -1|.hall -4 -12 -10 -19|.hand 9 32 20 41|.hand* 6 36 26 41|.hand_# 8 23 10 29
.handed -7 -20 -15 -25|.handle 10 18 15 20|.handled -3 2 -3 2|.handles -2 4 2 3|.hands 9 20 15 23|.hand~# -1 0 -9 -1
.hand~in 0 0 1 0|.hang -4 2 0 0|.hang_up -1 5 1 5|.happ* -23 -10 0 -6|.happen 5 -1 4 0|.happened 5 8 5 7
.happy -18 -8 -7 -9|.happy_to -9 3 -2 4|.hard 15 14 9 18|.hardware 1 -2 -1 2|.hardware_store -2 -2 -4 1
.harness -3 0 0 0|.has 12 35 33 38|.has_# 2 30 15 40|.has_$ 2 -9 -3 -9|.has_<her> 14 41 28 50|.has_<me> 3 -7 -4 -5
.has_<name> 1 -4 -3 -2|.has_all 3 2 5 -1|.has_arbitration -2 -2 3 -3|.has_had -14 -29 -22 -39|.has_it -3 -1 -2 -2
.has_lawyer 17 12 15 3|.has_no -7 -4 -5 -7|.has_pay -3 -10 -7 -8|.has_text -4 -9 -4 -7|.has_to -3 10 -2 11
.has_told 2 3 5 3|.has_written 5 19 14 23|.hast* 7 6 9 4|.hasta 7 6 9 4|.has~# 19 16 24 20|.has~$ 0 4 2 11
.has~<her> -9 -38 -20 -41|.has~<i> -3 -23 -15 -25|.has~<me> 10 -3 10 -4|.has~<my> -11 -29 -23 -37
.has~<name> -5 -26 -11 -32|.has~<she> 2 4 9 7|.has~and 16 48 19 51|.has~at 9 2 11 0|.has~comp -3 -18 -12 -26
.has~document -3 -17 -10 -26|.has~file -2 13 8 14|.has~firm 0 0 5 2|.has~for -17 -17 -18 -21|.has~from 5 3 12 4
.has~have 0 -18 -14 -19|.has~house -9 -2 -8 0|.has~in -1 -17 -9 -26|.has~insurance 0 -2 1 0|.has~it 2 9 8 10
.has~lawyer 5 -1 -6 -3|.has~no 0 -1 -3 -2|.has~of 13 10 11 3|.has~on 6 12 16 19|.has~one -4 -7 -9 -10|.has~pay 4 4 3 1
.has~record 11 13 14 13|.has~says 4 6 9 11|.has~sign 0 -11 -6 -18|.has~since -1 -29 -18 -41|.has~to 10 10 -1 10
.has~up -2 -2 4 0|.has~with 3 23 13 25|.haul* 5 10 7 11|.have -10 28 19 44|.have_# -6 13 11 19|.have_$ 9 7 13 8
.have_<her> -1 -12 -13 -11|.have_<my> -3 -3 -1 -5|.have_<them> 9 16 11 17|.have_about 4 11 6 12|.have_all 2 -3 2 -5
.have_any -1 3 -4 3|.have_bank -6 -7 -5 -8|.have_both 4 4 8 3|.have_copy 5 10 7 12|.have_document 1 21 7 27
.have_good -10 -21 -18 -25|.have_got -2 -3 -2 -4|.have_had 2 6 1 6|.have_it 6 26 18 31|.have_lawyer 5 0 -6 -11
.have_lease 5 15 12 16|.have_letter 6 -12 -5 -11|.have_money -6 -15 -2 -13|.have_no -3 8 -1 11
.have_one -6 -14 -10 -13|.have_photo -1 -3 5 -4|.have_receipt 3 3 0 -1|.have_report -7 -5 -5 -7|.have_to 5 2 6 1
.have~# 10 3 6 3|.have~$ 10 18 17 21|.have~<her> 24 51 36 51|.have~<i> -14 -18 -16 -19|.have~<me> 4 13 4 13
.have~<my> 4 21 8 24|.have~<name> -2 0 -5 -1|.have~<she> 4 2 -9 -2|.have~<they> 1 -3 -3 -3|.have~about 0 -1 -3 -1
.have~all 0 0 4 0|.have~and 24 41 44 45|.have~at -3 -13 -6 -14|.have~back -4 4 5 6|.have~both -2 -13 -15 -14
.have~but -5 -2 -2 0|.have~by 4 0 1 0|.have~card -1 -2 -3 -1|.have~day -1 3 -1 4|.have~document 5 2 -4 3
.have~email 1 -14 -4 -20|.have~every 0 -2 -1 -1|.have~file 0 -3 1 -5|.have~for -4 -10 -7 -8|.have~from 4 24 12 27
.have~had 4 1 0 2|.have~here 2 9 8 7|.have~in -10 -28 -24 -31|.have~it -3 -14 -5 -14|.have~lawyer 3 31 13 35
.have~letter -5 3 2 4|.have~minutes 7 9 10 10|.have~money -6 -5 -5 -3|.have~no 8 11 19 18|.have~now -3 -1 2 -1
.have~number 3 5 1 5|.have~of -11 -28 -11 -29|.have~on 2 0 -1 5|.have~one 0 6 2 7|.have~or -11 -13 -12 -13
.have~other -2 0 -4 -2|.have~photo -8 -20 -16 -31|.have~sign 5 1 8 2|.have~since -4 6 -2 1|.have~statement 0 -2 1 0
.have~text 3 12 4 13|.have~there 2 5 6 6|.have~to -11 5 2 9|.have~up 0 0 1 1|.have~with 3 22 12 25
.have~year -6 -13 -12 -15|.hay 13 11 4 16|.hay_report 5 7 -4 7|.hay~y 6 19 7 21|.head 2 24 12 25|.head* -3 -5 -2 -3
.head_on -3 -11 -10 -15|.headache 3 4 -5 1|.headaches -2 2 4 6|.heal* -13 -36 -37 -36|.healed 4 -2 -6 -1
.health -12 -17 -12 -17|.health_insurance -3 -10 -3 -9|.health_plan -6 -11 -3 -8|.healthy 0 -5 -6 -4
.health~<name> 0 1 -4 -1|.hear 6 12 9 12|.hear* -5 -55 -33 -66|.hear_it 7 9 9 11|.heard -1 -16 -7 -19
.heard_it -1 -4 -7 -6|.hearing -3 -19 -8 -17|.hearing_# -10 -2 6 8|.hearing_<name> 9 16 8 18|.hearing~# 12 20 10 23
.hearing~<name> -3 -29 -22 -38|.hearing~<they> 7 14 8 15|.heart 0 1 -5 -1|.heat -6 -4 -1 -1|.heat* 1 5 -2 3
.heat~# 1 4 4 7|.heav* -8 -4 -4 0|.hed 5 -7 8 -6|.hed_had -3 -12 3 -9|.hed~<me> -1 -15 -14 -14|.hed~before -1 -8 -3 -8
.hed~out 3 -1 1 -1|.hed~to 5 6 2 4|.held 3 17 16 20|.hell 18 20 18 25|.hell* -21 -9 -9 -7|.hello -21 -9 -9 -7
.hell~it 6 9 5 12|.helmet -1 -10 -10 -15|.help -3 -13 6 -11|.help* 16 25 19 30|.helped 8 9 3 10|.helper 8 10 13 11
.helping 1 1 3 2|.helping_<me> -2 1 1 2|.here -17 -5 -1 -1|.here_# 1 0 1 0|.here_<i> 2 1 1 2|.here_for -6 -8 -8 -4
.here_now 3 4 7 5|.hern* -7 15 2 21|.hernia -3 -1 -3 2|.herniated -2 -5 -2 -7|.herniated_disc -1 -7 -3 -12
.hey -18 -15 -13 -17|.hid 3 0 2 1|.hidd* -2 -4 -5 -4|.hidden -2 -4 -5 -4|.high -6 -14 -9 -15|.hill 3 4 9 8
.hip 6 4 9 -2|.hip_surgery 2 9 -1 8|.hip~# 0 -10 1 -9|.hip~and -1 -4 0 -5|.hire 5 6 4 9|.hire* 1 6 7 4|.hired 1 6 7 4
.hired_anyone 4 8 2 6|.hired_lawyer -5 -9 -7 -9|.hired_no 0 -3 -2 -4|.hired_yet -6 -6 -1 -4|.hired~for 0 8 4 12
.hired~to 0 3 -7 -5|.hiri* -2 -3 -4 -6|.hiring -2 -3 -4 -6|.hist* -2 -13 -10 -17|.history -2 -13 -10 -17|.hit 11 0 2 0
.hit_<her> 15 61 42 73|.hit_<me> -8 23 6 27|.hit_<my> 0 2 3 1|.hit_by -9 1 -4 2|.hit_in -2 3 1 4|.hit~# 6 10 11 12
.hit~<name> 1 -2 4 -1|.hit~<she> -10 -8 -11 -6|.hit~and -10 -21 -13 -26|.hit~car -11 -7 -4 -5|.hit~head 3 8 2 6
.hit~in -5 -6 -5 -3|.hit~on -2 11 0 14|.hit~parked 2 1 3 0|.hit~truck 0 13 7 15|.hoa -9 -10 -18 -13|.hold 6 0 9 -2
.hold* -2 19 10 26|.holding -5 2 0 6|.hole 2 1 4 0|.holi* 4 12 12 13|.holidays 3 10 9 11|.home* 3 24 11 25
.homeowner -1 8 5 10|.hone* 3 -15 -9 -19|.honest 5 -1 1 0|.hors* -2 -13 -8 -14|.horse 1 -3 5 -1|.hose 6 29 19 34
.hosp* -1 2 8 6|.hospice -1 0 -1 2|.hospital -6 -5 4 -2|.hospital_# 2 3 1 5|.hospital_and -5 -3 -8 -2
.hospital_for -7 -17 -7 -17|.hospital~# -1 -8 -2 -17|.hospital~$ 0 -6 2 -8|.hospital~<my> 2 -3 -5 -5
.hospital~and -1 -1 4 -1|.hospital~day -2 3 1 5|.hospital~no -1 1 -4 -1|.host -1 6 1 8|.hot 0 -3 3 -3|.hotel 8 0 5 1
.hotel~# -7 -6 -7 -6|.hour 0 1 -1 -2|.hour_# 3 6 15 8|.hour_and 7 -1 3 -5|.hour_at 3 0 -3 0|.hour_in -6 0 0 -1
.hour_no -5 -17 -14 -20|.hour_of -4 -5 -6 -2|.hour_week 1 -6 -4 -6|.hour~# -2 14 7 22|.hour~<i> -3 -20 -8 -26
.hour~<me> 6 -4 7 -1|.hour~<my> -1 -2 -3 -1|.hour~<name> 4 -4 2 -5|.hour~and -5 -6 -1 -3|.hour~email -1 -2 -3 -4
.hour~for -4 -22 -15 -24|.hour~hour -1 6 3 7|.hour~in -2 -2 -5 -4|.hour~it 2 -6 -4 -8|.hour~no 3 0 -2 -2
.hour~to 1 2 -2 0|.hour~work 1 -7 -7 -8|.house 2 2 3 7|.house_# 4 3 -6 8|.house_$ -7 -18 -11 -16|.house_<she> 4 6 9 6
.house_and 11 3 1 6|.house_in -1 2 2 0|.house_maybe -4 -9 -9 -7|.house_no 0 22 6 24|.house_on 5 15 3 17
.house_since 1 -3 1 -6|.house_to 4 10 10 12|.house_with -2 8 3 10|.house_worth 1 7 3 8|.household -9 -27 -17 -30
.houses -2 -3 -4 -5|.house~# 1 18 23 26|.house~$ 3 17 1 20|.house~<her> 8 8 13 8|.house~<i> -1 1 -1 0
.house~<my> -8 -9 -5 -8|.house~<name> 3 1 7 3|.house~<she> -3 -6 -3 -4|.house~and 1 19 10 23|.house~at 1 1 6 2
.house~day 4 11 3 10|.house~for -3 1 2 0|.house~in -11 -26 -20 -28|.house~it -3 12 8 14|.house~no 2 -6 -3 -5
.house~on -5 -21 -15 -26|.house~owe -4 -12 -6 -12|.house~pay -5 -14 -7 -13|.house~to 4 4 5 6|.house~with 2 -1 3 -2
.how -7 -21 -24 -21|.how_<i> -3 -1 2 1|.how_it 4 -1 7 0|.how_long -15 -11 -11 -12|.how_many 0 -5 -8 -6
.how_much 11 10 7 12|.how~<i> 4 7 -9 3|.how~<she> -5 0 0 2|.how~and 4 9 4 7|.how~it -7 -13 -15 -15|.how~you 0 7 5 11
.huma* -2 -2 -5 -1|.hung -12 -1 -3 0|.hung_up -10 -2 -2 -2|.hurr* -5 1 -9 1|.hurt 5 -4 1 -2|.hurt* 6 5 5 3
.hurt_<her> 1 9 0 12|.hurt_<my> 0 3 7 10|.hurt_at -13 -8 -8 -8|.hurting 4 10 6 10|.hurts 2 -5 -1 -6
.hurt~at -3 -3 -1 -2|.hurt~back -3 -3 -4 -3|.hvac 3 -4 1 -3|.hygi* -3 -2 -3 0|.hygienist -3 -2 -3 0|.hypo* -1 1 0 0
.hyst* 1 -3 -4 -2|.hysterectomy 1 -3 -4 -2|.iba 6 -11 2 -11|.iba_en 2 -8 3 -6|.ice -15 -26 -14 -26|.icu -2 9 6 13
.idea 3 1 1 2|.iden* 6 8 4 6|.idk -2 0 3 -1|.iep 1 -5 -9 -5|.if -56 -34 -25 -34|.if_# -5 -9 -2 -10|.if_<i> -3 10 2 15
.if_<she> -16 -13 -19 -13|.if_<they> -1 8 7 11|.if_it 4 8 10 8|.if_no -6 -2 -8 -1|.if_there -10 -12 -8 -10
.if_you -25 -7 -12 -3|.if~# -3 -1 3 -4|.if~<her> -9 -7 -11 -7|.if~<i> -1 1 -5 5|.if~<me> 0 6 3 7|.if~and -9 7 9 12
.if~any 2 -4 4 -5|.if~anything -4 -4 -2 -4|.if~can 4 10 6 7|.if~could -7 -9 -5 -8|.if~do -12 -10 -10 -9
.if~got -11 -8 -10 -7|.if~had -11 -10 -8 -9|.if~have -5 1 0 3|.if~it 1 7 7 9|.if~no -6 -9 -9 -11|.if~or -2 4 1 7
.if~something 5 1 1 0|.if~take 11 6 7 4|.if~to 4 6 -3 10|.if~you -5 -5 -4 -5|.ignored 9 30 24 35|.imag* 0 -1 0 -2
.imaging -2 -1 1 -2|.impl* 0 -1 -8 -6|.implants -6 -8 -4 -8|.impr* 0 -3 -3 -5|.improvement 3 1 0 0|.in -2 6 6 9
.in_# -28 -50 -50 -57|.in_<her> 8 43 21 56|.in_<lastyear> 1 -6 -2 -6|.in_<longago> 8 -19 8 -12|.in_<me> -4 -3 -3 -3
.in_<my> 10 16 10 20|.in_<name> 22 -17 8 -28|.in_<she> -1 20 13 27|.in_<them> -7 -6 0 -3|.in_<years> -2 -19 -6 -23
.in_and 0 4 11 5|.in_another 2 -10 -3 -9|.in_any -7 -1 -5 2|.in_binder 0 -2 1 -4|.in_by 3 -6 0 -10|.in_car 2 -2 5 -4
.in_chart 1 -9 -5 -11|.in_court 9 3 10 8|.in_email 1 -2 1 -4|.in_folder -2 -14 -4 -16|.in_for 6 -4 -2 -3
.in_front -7 -13 -6 -14|.in_group 2 4 2 4|.in_hand 21 33 29 38|.in_hospital -7 8 1 14|.in_house 4 5 2 4
.in_it -4 -15 8 -7|.in_law 5 -14 -3 -9|.in_middle 2 -8 2 -8|.in_morning -1 0 3 2|.in_new 2 0 -5 -3
.in_no -12 -61 -42 -76|.in_office 1 2 0 1|.in_on -3 16 9 21|.in_one 14 17 17 21|.in_order -1 9 5 9
.in_parking 0 13 6 17|.in_person -2 -1 0 -1|.in_place -5 -5 -7 -7|.in_prison -3 -9 -5 -12|.in_report 7 14 11 16
.in_room -1 -9 -4 -10|.in_same -3 -8 -5 -11|.in_shop -2 0 0 -1|.in_spring -7 -10 -3 -12|.in_there 3 -4 -5 -6
.in_time 1 3 -1 -1|.in_town -1 -7 -3 -9|.in_truck 2 -1 5 0|.in_w -1 6 2 7|.in_way 5 1 3 0|.in_which -2 -2 -6 -2
.in_with 9 10 6 6|.in_writing 13 27 10 28|.in_your -15 4 -1 8|.inch -3 -6 -5 -9|.inci* -2 3 -4 3|.incident 1 6 -1 6
.incident_report 1 7 -1 6|.incl 8 8 7 12|.incl* -2 7 2 7|.included -2 4 2 6|.including -1 2 0 1|.inco* 0 25 17 32
.income 0 21 20 31|.inde* 3 5 -1 7|.independent -3 -4 -7 -5|.infe* -3 5 11 11|.infection -4 -6 -1 -4|.info -3 -4 -6 -5
.info* -3 2 3 5|.infr* 2 -2 -4 -5|.init* 2 5 9 5|.initial 0 6 4 8|.initials 5 5 6 3|.inje* 1 36 13 40
.inju* -26 -41 -21 -41|.injunction 1 -11 -8 -11|.injured -4 -7 -5 -8|.injuries -14 -15 -10 -12|.injury -7 -8 3 -11
.insi* -6 -18 -15 -21|.inside -6 -18 -15 -21|.insp* 2 10 3 7|.inspected -1 0 -1 1|.inspection 4 21 11 23
.inspector -2 -7 -5 -9|.insu* 16 19 17 18|.insurance 11 9 6 10|.insurance_# 5 25 19 26|.insurance_$ 0 1 1 0
.insurance_<adult> -1 -12 -7 -15|.insurance_and -1 -13 -8 -9|.insurance_has -5 -12 -5 -12|.insurance_no 2 -17 -7 -19
.insurance_offered -4 -8 2 -7|.insurance_pay -3 -11 -13 -11|.insurance_says 6 2 0 6|.insurance_wrote -1 -3 1 -5
.insurance~# 4 19 14 23|.insurance~$ -8 -12 -16 -13|.insurance~<adult> 3 -8 -1 -9|.insurance~<her> 0 -1 -2 -5
.insurance~<i> -4 -8 -4 -9|.insurance~<me> 4 4 4 8|.insurance~<my> 0 9 9 14|.insurance~<name> -1 -24 -13 -30
.insurance~<she> 0 6 0 6|.insurance~all 5 -9 -4 -8|.insurance~and -5 -6 -3 -8|.insurance~for -3 -8 -10 -14
.insurance~it 2 9 2 12|.insurance~most 0 -14 -3 -15|.insurance~no -1 -4 -11 -6|.insurance~of 3 3 6 5
.insurance~pay 6 -17 -3 -16|.insurance~policy 1 -5 -2 -3|.insurance~says -5 -4 -2 -5|.insurance~to 14 -3 8 -5
.inta* -31 -17 -18 -17|.intake -31 -17 -17 -17|.interest 4 -4 0 -8|.interested 6 4 3 3|.internal 7 22 11 24
.internet -1 -4 2 -2|.interview 0 -8 -2 -9|.into 2 -10 2 -14|.into_<her> 8 46 41 60|.into~# 2 9 4 7
.into~and -2 -8 -4 -12|.inve* 1 3 7 11|.investigator 1 4 1 5|.invo* -17 -38 -30 -48|.invoice -15 -25 -22 -31
.invoices 0 -2 -1 -2|.in~# -9 -23 -28 -41|.in~$ 11 4 11 6|.in~<adult> 7 -5 -2 -10|.in~<her> -5 -13 -20 -24
.in~<i> 11 35 21 39|.in~<lastyear> 0 -1 5 0|.in~<longago> -16 -49 -19 -59|.in~<me> -9 3 -3 5|.in~<my> 0 30 22 38
.in~<name> -8 29 16 30|.in~<she> 13 -11 13 -10|.in~<sibling> -5 -14 -10 -19|.in~<spouse> 1 0 7 3
.in~<them> -5 -15 -17 -23|.in~<they> 2 -25 -12 -26|.in~<thisyear> 3 6 7 4|.in~<years> 5 16 8 18|.in~about 4 5 0 3
.in~account -5 -27 -17 -34|.in~after 1 10 4 9|.in~all -17 -65 -42 -80|.in~and -27 -43 -28 -47|.in~as -7 -5 -1 -3
.in~at -9 -18 -13 -29|.in~because -1 -6 -5 -6|.in~but -8 2 -3 2|.in~by -8 -10 -14 -12|.in~came 2 -6 -1 -7
.in~case 3 -17 -6 -18|.in~chat 2 4 2 4|.in~court 0 -1 -4 -3|.in~day -6 1 8 5|.in~deny -3 4 6 5|.in~did -11 -26 -17 -29
.in~doctor 0 -8 -4 -9|.in~down 1 2 2 2|.in~far -1 -6 -3 -8|.in~file 1 -21 -8 -32|.in~fine -2 -3 -4 -3
.in~for -10 4 -5 7|.in~found 4 7 9 6|.in~from 6 13 16 16|.in~got -10 -36 -20 -42|.in~had 1 -2 -3 -1
.in~has 3 -13 -2 -17|.in~have 22 21 21 21|.in~house -11 -19 -7 -21|.in~in -5 -36 -37 -54|.in~it -24 -41 -31 -43
.in~kid 4 8 -4 10|.in~lane 3 -7 -5 -12|.in~last -9 -2 -8 2|.in~lawyer -20 -11 -18 -6|.in~left 9 11 13 11
.in~letter -3 -2 2 1|.in~lost -6 -6 -2 -6|.in~lot -1 -6 -2 -6|.in~matter -10 -7 -8 -6|.in~month -5 -21 -12 -23
.in~name -3 -9 1 -9|.in~no -9 -11 0 -15|.in~now -4 0 7 -2|.in~of -18 -37 -27 -45|.in~office -12 -7 -7 -5
.in~on 15 13 8 19|.in~one 2 -6 -10 -7|.in~opened 3 -1 3 -1|.in~or 0 9 3 9|.in~other 3 4 6 3|.in~out 6 19 16 22
.in~own 3 -11 -1 -12|.in~pay -4 3 -1 3|.in~photo 5 -2 -5 -6|.in~place 2 0 0 -4|.in~places -3 -7 -2 -5|.in~put 3 6 6 6
.in~report -2 -10 -5 -12|.in~room -4 -15 -9 -21|.in~said 5 1 -4 2|.in~same -1 -1 -3 2|.in~says -4 5 -2 5
.in~since -10 -5 -4 0|.in~store -1 -4 -4 -5|.in~suit 2 6 9 4|.in~th 6 9 2 9|.in~then -2 -10 -3 -13
.in~there -3 -19 -12 -24|.in~time -1 0 -1 -1|.in~to -2 -11 -6 -12|.in~told -6 -10 -9 -14|.in~took 0 5 0 5
.in~truck 7 16 5 18|.in~video 3 2 -1 -3|.in~w 5 6 12 4|.in~week -5 -6 -9 -8|.in~went -2 -22 -14 -28
.in~when 4 33 21 41|.in~where -6 -2 0 -1|.in~which -14 -26 -17 -28|.in~with -18 -37 -33 -40|.in~would -4 -7 -10 -8
.in~year -12 -14 -13 -8|.in~you -3 -2 -1 -1|.ipsu* -6 -4 -5 -4|.ipsum -6 -4 -5 -4|.ipsum_dolor -6 -4 -5 -4
.ipsum~amet -6 -4 -5 -4|.ir 1 -21 -15 -28|.irs 4 2 2 1|.ish 5 4 -4 3|.issu* 10 11 8 14|.issue 8 10 7 11
.issued 2 1 1 3|.it 13 -69 -47 -89|.it_# 11 32 16 29|.it_$ 2 -12 -9 -16|.it_<her> 1 -11 -7 -10|.it_<i> 4 -17 -6 -12
.it_<me> 0 -4 -2 -3|.it_<my> 0 6 1 9|.it_<name> -10 -26 -21 -34|.it_<she> -9 -26 -12 -32|.it_<they> 4 -9 -1 -10
.it_about -1 9 2 10|.it_again 5 6 4 5|.it_all -6 -2 -12 1|.it_and 18 -26 -14 -34|.it_as -2 0 0 4|.it_at -8 -25 -20 -30
.it_back 14 32 20 37|.it_because -3 10 7 13|.it_before -3 -28 -15 -36|.it_but -1 -21 -6 -29|.it_by -3 7 1 8
.it_does -7 -2 -4 0|.it_done 6 19 7 23|.it_down -5 -4 0 -1|.it_fine -3 -1 -3 3|.it_for 5 1 12 5|.it_from 2 8 12 14
.it_go -1 -8 -10 -6|.it_goes 0 4 1 5|.it_good 4 0 0 -1|.it_got -14 -12 -6 -11|.it_had 3 -9 -7 -11
.it_has -3 -12 -2 -12|.it_hit -3 6 6 9|.it_in 12 12 11 4|.it_it 1 -1 -3 -3|.it_no 2 -13 -10 -17|.it_now -1 -10 2 -13
.it_off 5 -4 0 -5|.it_on -14 -5 -6 -5|.it_one 3 0 4 0|.it_or -9 2 -2 1|.it_out 2 9 6 18|.it_over 0 -24 -10 -30
.it_right 5 24 11 23|.it_said 0 -21 -5 -24|.it_same 7 6 2 5|.it_says 11 26 17 32|.it_sign -4 0 -5 0
.it_since -12 -38 -23 -48|.it_still -5 -23 -11 -26|.it_time -1 -6 2 -9|.it_to 2 -13 -25 -17|.it_too 2 0 3 1
.it_true -2 -12 -6 -12|.it_up -5 -7 -7 -6|.it_went 4 -5 -4 -1|.it_with -8 -45 -34 -51|.it_worth 10 3 9 -1
.it_would 2 16 9 22|.itd -1 -11 -7 -13|.item -1 -3 1 -3|.item* -4 -4 -9 -5|.itll -6 -11 -9 -10|.its 1 -7 -10 -7
.its_# 5 3 2 -1|.its_own -5 -26 -13 -31|.itse* 5 20 11 25|.itself 5 20 11 25|.it~# 5 13 14 21|.it~$ -1 -9 -1 -13
.it~<adult> -8 -31 -17 -37|.it~<child> 6 3 3 0|.it~<her> 7 30 6 31|.it~<i> -13 -31 -6 -38
.it~<longago> -17 -36 -27 -42|.it~<me> -6 -41 -32 -59|.it~<my> 13 -6 2 1|.it~<name> 11 31 19 35
.it~<parent> 1 16 10 19|.it~<she> -8 -19 -22 -20|.it~<spouse> -3 -11 -11 -14|.it~<they> -2 -11 -12 -16
.it~about -9 -18 -12 -17|.it~after 4 8 8 8|.it~all -1 -16 -9 -18|.it~and -31 -59 -50 -69|.it~anything 2 10 -3 8
.it~as -4 -19 -12 -23|.it~at -4 -16 -10 -14|.it~back 3 7 3 11|.it~because -5 5 3 9|.it~but 3 -1 -3 3|.it~by 7 -6 -4 -2
.it~can -1 -1 1 -1|.it~company -7 1 -2 2|.it~day 2 5 6 3|.it~down 4 -1 -2 -1|.it~email 1 -4 2 -4|.it~fine 6 -1 1 -2
.it~for 9 18 13 26|.it~from -14 -18 -20 -24|.it~get -2 -6 0 -3|.it~go 3 6 4 11|.it~good -4 -8 -9 -5|.it~got -6 0 2 -1
.it~had 8 14 5 16|.it~has 9 -3 2 -7|.it~have 2 6 13 13|.it~house 4 1 3 -1|.it~if -7 -5 -4 -4|.it~in 1 -34 -23 -36
.it~it -2 -31 -27 -41|.it~last -3 -1 0 1|.it~left 9 18 7 24|.it~letter -2 13 10 18|.it~like 5 -4 -2 -2
.it~money -6 -4 -5 0|.it~month 11 10 1 5|.it~more -3 -8 -2 -9|.it~need -2 -1 -2 -3|.it~next -1 -5 -4 -2
.it~no 0 -33 -7 -46|.it~now -3 10 1 10|.it~of 12 -10 -14 -13|.it~on -14 -48 -44 -57|.it~one -2 1 -4 1
.it~only -6 -4 -3 -4|.it~or -9 -15 -10 -14|.it~other -6 -9 -6 -8|.it~out 2 -4 -7 -3|.it~over -4 -10 1 -11
.it~own 11 13 9 16|.it~pay 4 1 -6 -5|.it~put 3 -1 6 -1|.it~record -3 -8 -7 -9|.it~report -6 3 0 5|.it~right 1 -5 0 -6
.it~said -3 -17 -10 -19|.it~say 0 -10 -9 -12|.it~says -5 0 2 2|.it~sign -7 -30 -14 -32|.it~since -9 3 1 6
.it~there 21 13 9 14|.it~time -3 -1 2 4|.it~times 4 0 -3 -1|.it~to -11 -11 -10 -13|.it~took 0 -16 -6 -19
.it~under 4 2 2 3|.it~up 7 15 11 15|.it~way -6 -15 2 -14|.it~week 10 0 2 -6|.it~when -7 -12 -11 -12
.it~which -12 -16 -12 -20|.it~who -2 6 2 6|.it~with -16 -48 -36 -54|.it~worth 2 -4 -3 -4|.it~writing -12 -11 -13 -14
.it~wrote -4 -9 -3 -7|.it~year 7 -1 -2 -1|.it~you -5 -1 -2 3|.jacket 1 2 4 7|.jail 16 23 18 27|.jail~# 7 9 8 6
.jaw -2 -13 -6 -13|.jaw_wired 5 6 3 8|.jaw~# 0 2 -1 2|.job 1 1 4 -1|.job_# 4 10 1 9|.job_at 2 1 -1 -1|.jobs 7 2 -2 0
.job~# -12 -16 -9 -18|.job~<name> 3 -2 1 -1|.job~and 1 -2 -1 -3|.job~at 6 15 2 14|.join* -2 6 7 7|.joint 1 8 11 12
.judg* -22 -42 -31 -51|.judge -10 -27 -17 -33|.judge~# 12 11 17 11|.judge~<name> 2 0 1 -1|.judgment -5 -7 -8 -10
.junt* -2 -17 -10 -19|.juntos 3 -6 -5 -8|.juri* -2 0 -1 1|.jury -11 3 3 7|.k 6 -4 -4 -1|.k_# 2 3 3 6|.keep 14 3 4 -1
.keep* -3 18 10 22|.keep_it -3 1 1 1|.keeps 2 16 9 19|.keep~and 1 -2 -2 -3|.kept 13 12 9 12|.kept_# 1 1 -3 -1
.kept~# 6 -12 -1 -14|.kept~and 1 2 8 2|.kept~of 3 13 5 13|.keys -3 1 -3 2|.kick* -2 -10 -4 -11|.kicked 1 -5 -1 -4
.kid 11 5 9 9|.kid_# -9 -9 -3 -5|.kid_in -1 -2 -4 1|.kid_no 1 5 2 6|.kid_on -9 -19 -18 -20|.kid_support -1 0 -3 0
.kidn* 2 -1 6 -1|.kidney 3 -5 1 -6|.kidneys 0 0 5 0|.kid~# -3 -10 -8 -10|.kid~$ 0 -11 1 -16|.kid~<i> 2 7 4 6
.kid~<me> -2 -9 1 -9|.kid~<my> 6 4 12 2|.kid~<name> -1 -1 1 -1|.kid~and -2 -4 0 -5|.kid~in -3 -13 2 -9|.kid~it 5 0 5 7
.kid~no 2 11 -4 12|.kid~to 3 -5 -5 -4|.kid~with -4 -15 -6 -16|.kill* 1 11 3 9|.killed 1 11 3 9|.killed_# 1 12 5 8
.kind -14 -9 -13 -10|.kind* -11 -3 -1 0|.kind_and -9 -4 -6 -5|.kind_of 0 -6 -2 -7|.kindly -14 -12 -9 -12
.kitchen -14 -18 -20 -20|.knee -2 1 -7 -1|.knee* 6 -6 7 -5|.kneecap 2 2 4 1|.knees 4 -8 3 -6|.knee~# 2 4 -4 5
.knee~and -4 1 2 1|.knew -2 -36 -11 -44|.knoc* 1 -1 0 -2|.know -9 -23 -13 -27|.know* -10 5 6 4|.know_<i> -4 -2 -4 0
.know_about 6 1 2 -4|.know_and 2 8 6 8|.know_how 14 13 11 14|.know_if 6 6 0 1|.know_it 0 -4 6 -6|.know_of -6 0 0 1
.know_what -13 -18 -13 -11|.know_where 1 -9 2 -4|.know_who 4 16 12 14|.known -9 -14 -4 -18|.knows -2 19 9 22
.know~# -4 -10 -11 -14|.know~<i> -2 3 -6 3|.know~<she> 7 25 11 27|.know~<they> -12 -18 -17 -17|.know~and 1 3 4 1
.know~has -5 -5 3 -5|.know~it 12 8 11 8|.know~name 1 3 -3 3|.know~of 2 -2 -7 -2|.know~said -2 -3 1 -2
.know~to -3 15 6 14|.know~you 2 8 8 8|.l -4 0 1 4|.l_<i> 7 17 11 22|.lab 4 12 14 12|.labe* 10 17 11 18
.label 9 18 13 19|.labo* 6 18 6 19|.labor 7 15 6 15|.labr* 1 -9 -6 -12|.labrum 2 -9 -3 -10|.ladd* -1 1 3 2
.ladder -1 1 3 2|.lado -5 -4 2 -3|.laid -3 -5 -1 0|.laid_off -5 -5 -4 -2|.laid~# 1 5 1 7|.land -4 -3 -1 -2
.land* 7 -23 -23 -35|.landed 6 -13 -9 -20|.landlord -3 -20 -18 -26|.landlord~# -3 -10 -6 -10
.landlord~<my> -14 -9 -2 -4|.lane -1 9 3 11|.lane~<name> 0 -5 -4 -6|.lapt* 3 7 2 6|.laptop 3 7 2 6|.larg* 14 14 11 17
.large 8 6 3 9|.last -3 -23 -19 -28|.last_# -11 -8 -13 -9|.last_<name> 11 -11 -7 -15|.last_check 0 -5 2 -3
.last_day 5 9 10 11|.last_month 1 -3 -7 -8|.last_name 6 11 6 13|.last_night -17 -24 -16 -23|.last_week 1 12 9 13
.last_winter -3 1 0 4|.last_year -8 -2 3 -1|.last~# 12 17 13 16|.last~<i> -10 -15 -13 -12|.last~<name> 2 -1 8 3
.last~<she> 0 -6 1 -8|.last~and -6 -1 -1 1|.last~for 6 6 10 6|.last~in 2 8 7 11|.last~no -13 -8 -4 -6
.last~to 6 11 8 12|.latc* 1 2 -1 3|.latch 1 2 -1 3|.late -3 -15 -13 -19|.late* -18 -17 -17 -17
.late_<parent> -2 -5 -1 -7|.later -9 -11 -10 -10|.laug* 3 0 -6 2|.laughed 3 3 -2 3|.laughing 0 -1 -3 1
.laun* -6 -1 4 1|.laundry -2 11 7 14|.law -14 -8 -12 -11|.law_firm 13 19 18 20|.law_office -16 1 -8 -1
.law_said -6 -12 -5 -12|.law_says 6 13 2 13|.lawf* 5 5 1 3|.lawn -3 -7 -1 -7|.laws* -3 -3 2 -1|.lawsuit -5 1 4 4
.lawy* 5 16 15 16|.lawyer 5 18 17 19|.lawyer_# -2 -10 -3 -11|.lawyer_<i> 12 5 6 7|.lawyer_<name> -19 -27 -21 -27
.lawyer_and 4 10 10 9|.lawyer_before 10 14 13 19|.lawyer_but 1 4 1 2|.lawyer_ever 4 -17 5 -16|.lawyer_far 8 17 16 22
.lawyer_fees -2 0 0 0|.lawyer_for 12 19 24 20|.lawyer_from -2 2 0 5|.lawyer_has -2 -11 -12 -13
.lawyer_hired -4 -1 -7 -5|.lawyer_in -10 -8 -8 -9|.lawyer_ni 10 21 10 23|.lawyer_no 3 -2 -3 -5|.lawyer_now -3 -6 3 -5
.lawyer_of 11 6 7 4|.lawyer_on -7 -11 -9 -12|.lawyer_or -2 -1 2 2|.lawyer_says 4 6 5 8|.lawyer_sign 8 12 10 12
.lawyer_then -1 0 2 -2|.lawyer_to -1 0 -7 -4|.lawyer_who -11 -10 -10 -11|.lawyer_wrote 2 0 2 -1
.lawyer_yet -2 -9 -8 -17|.lawyer~# -16 -4 5 -1|.lawyer~$ -3 -5 0 -4|.lawyer~<child> 2 1 5 2|.lawyer~<her> 2 7 5 13
.lawyer~<i> -1 4 -2 7|.lawyer~<me> -12 -14 -14 -13|.lawyer~<my> 1 -6 -3 -3|.lawyer~<name> -8 -12 -12 -15
.lawyer~<she> -2 16 7 22|.lawyer~<they> 2 6 4 6|.lawyer~and -8 -13 -11 -13|.lawyer~do -3 6 4 10
.lawyer~file -9 -20 -16 -25|.lawyer~for -6 -19 -14 -22|.lawyer~has -8 2 -2 6|.lawyer~have -1 5 1 8
.lawyer~hired -4 -16 -5 -17|.lawyer~in 6 19 6 16|.lawyer~it -11 -31 -17 -36|.lawyer~no -5 16 14 21
.lawyer~now 0 -21 -16 -26|.lawyer~of -2 3 0 5|.lawyer~on 3 9 11 11|.lawyer~one 5 7 15 9|.lawyer~only 1 5 8 5
.lawyer~or 7 -1 0 -1|.lawyer~out 2 3 6 6|.lawyer~pay 3 -3 -3 -6|.lawyer~sign 2 5 2 5|.lawyer~to -9 -16 -15 -16
.lawyer~up 2 4 1 6|.lawyer~want -6 -4 -8 -6|.lawyer~year 4 2 7 5|.law~it 3 -12 4 -12|.law~no -8 3 -4 0|.lb 4 -5 -2 -8
.le -7 -2 2 3|.le_dieron 0 -6 -7 -8|.le_dijo -3 -13 -9 -13|.leak 4 18 10 19|.leak* -9 -35 -23 -39|.leaked -1 -4 -5 -3
.leaks -2 -2 -1 -2|.lear* -12 -31 -25 -38|.leas* 9 21 3 20|.lease 13 18 11 20|.lease~<name> 5 7 3 4|.least -4 2 -1 3
.leav* 0 1 -9 1|.leave -8 -16 -15 -22|.leaves -3 -4 -4 -2|.leaves~to -1 3 -1 4|.leaving 9 19 9 25|.leaving~on -1 3 1 5
.ledg* -2 -3 -7 -4|.ledger -4 -5 -9 -6|.left 9 27 20 30|.left_# -3 -10 -7 -16|.left_in 7 15 14 18|.left_on 1 -6 -4 -7
.left~# 5 -4 -3 -10|.left~<i> 6 10 8 13|.left~<name> 8 5 3 5|.left~and 11 9 13 9|.left~in -6 -3 -5 -1
.left~on 7 22 14 29|.left~to 3 3 4 2|.leg 4 7 8 -1|.lega* -4 5 2 10|.legal -5 3 1 6|.legal_aid 1 4 4 3
.leg~# -2 -1 3 1|.lend* 2 -2 0 -4|.leng* 3 -9 -2 -7|.length 3 -9 -2 -7|.lent 3 -1 -6 -5|.les 4 3 -3 1|.less 1 -8 -4 -6
.let -18 -24 -22 -25|.let_<her> 2 3 -1 2|.let_<me> -25 -8 -12 -4|.let_go 3 6 7 8|.let_it -1 -21 -8 -26
.lett* 10 26 5 23|.letter 5 14 5 15|.letter_# -9 -27 -12 -27|.letter_<i> -2 -1 -4 -3|.letter_<name> 2 2 6 5
.letter_and -4 -11 0 -12|.letter_at 3 1 4 4|.letter_but -4 1 0 5|.letter_came -2 3 3 3|.letter_dated 11 16 12 17
.letter_for -8 -35 -22 -40|.letter_from 4 13 10 16|.letter_in -1 11 7 14|.letter_issued -1 -2 -5 -1|.letter_no 3 9 4 9
.letter_of 6 19 3 19|.letter_says 9 31 16 36|.letter_to -10 -22 -21 -27|.letter_with -1 -3 -4 -3|.letter~# 6 12 12 20
.letter~<i> 1 -1 2 -1|.letter~<me> 0 2 -3 -2|.letter~<my> -1 -4 -1 -2|.letter~<name> 6 18 6 21
.letter~<thisyear> 8 18 15 23|.letter~and 2 -9 -1 -9|.letter~by 0 -2 1 -5|.letter~day -6 -9 -1 -10
.letter~in -1 3 2 -6|.letter~it 0 14 8 20|.letter~no -3 2 8 1|.letter~says -2 -6 5 -4|.let~and -3 -15 -9 -20
.let~from -2 -8 -4 -9|.let~go 4 7 8 10|.let~know -20 -21 -18 -23|.leve* 5 13 9 14|.level 7 14 8 12|.le~# -9 -9 -10 -11
.le~con -6 -8 -6 -9|.le~no 7 22 22 28|.le~que 1 -16 -5 -17|.liab* -5 -12 1 -12|.liability 0 8 13 14|.libr* 1 -2 1 -3
.library -5 -8 -5 -8|.lice* 12 13 6 13|.licenciado -3 -10 -8 -12|.license 9 10 7 11|.license_# 2 7 3 7
.licensed 4 7 2 5|.license~# 0 -6 0 -7|.license~in -2 -4 -4 -1|.lid -1 -5 -6 -7|.lie -4 -9 -5 -6|.lien 7 12 -5 9
.life 13 40 37 46|.life* 1 -1 0 1|.lift -7 1 1 0|.lift* -4 -1 0 0|.ligh* 7 -8 -2 -8|.light 3 15 3 18
.light_duty -1 6 2 9|.lights -1 -14 -6 -16|.light~<name> -4 0 -2 1|.like -2 -25 -20 -26|.like* 1 -12 -9 -13
.like_# 0 18 10 21|.like_it 9 19 15 25|.like_lawyer 6 6 8 8|.like_to -1 -23 -21 -21|.liked 4 -2 2 1
.likely -1 -3 -6 -2|.likely~no 2 2 3 2|.likes -2 -7 -5 -12|.likes_<her> 4 2 2 -2|.like~# 7 8 2 7|.like~<her> -1 2 2 5
.like~<she> -1 -1 -2 -2|.like~about 6 1 4 1|.like~and 1 19 8 22|.like~do -4 -4 -5 -3|.like~down 4 -6 -5 -8
.like~for 4 -2 -1 3|.like~from -2 -2 -3 0|.like~if -1 10 3 8|.like~in 1 12 9 12|.like~know 7 4 0 2|.like~no -5 -2 -1 0
.like~on -12 -13 -6 -11|.like~put 2 -2 -3 -2|.like~to 6 12 8 8|.like~what 2 -5 -3 -4|.limi* -22 -29 -22 -36
.limit -6 -7 -2 -6|.limitations -2 0 -1 1|.limits 0 -12 -10 -20|.limp* -5 7 3 15|.line 4 15 14 12|.line* 3 14 9 12
.line~# -8 1 -2 0|.line~<my> 3 7 5 5|.link -8 0 -3 1|.lip -6 11 6 13|.lis -2 1 -2 2|.lis_pendens -2 1 -2 2
.list 0 18 17 24|.list* -4 2 3 13|.list_of -4 -2 2 -3|.listed -1 7 5 11|.lists -1 5 7 9|.list~no -3 7 1 10
.lit 7 1 10 -1|.liti* -11 -5 -4 -5|.litigation -10 -5 -4 -5|.litt* 5 0 0 1|.little 5 0 0 1|.little~and -1 5 2 4
.live 2 14 6 9|.live* 5 12 5 15|.lived 1 13 7 18|.lived_# 2 0 0 -1|.lived_in -1 -7 -1 -9|.lived~<name> -1 -3 0 -4
.lived~day -1 -2 -2 -2|.lived~since 2 20 15 27|.lives 0 -7 -7 -11|.lives_in -10 -26 -16 -32|.lives~<name> 0 1 1 2
.livi* 6 14 8 14|.living 5 11 5 10|.ll 6 20 10 24|.llam* 6 24 -2 28|.llc 13 24 12 26|.lleg* 4 3 9 6|.llego 0 -10 2 -10
.llev* -8 -40 -20 -52|.load -4 -1 0 -2|.load* -3 -5 -10 -4|.loading -4 -2 -5 0|.loan 6 2 8 5|.loan* 6 15 12 11
.loan_$ 1 1 1 2|.loans 1 3 6 1|.lobb* 3 5 1 7|.lobby 3 5 1 7|.loca* 8 11 12 13|.local 5 6 9 7|.lock -3 -2 6 -4
.lock* -1 1 -4 -5|.locked 1 -4 -4 -9|.locked_up 4 6 4 4|.log 13 18 22 27|.logg* 6 16 11 18|.logged 1 5 2 6
.logo -9 2 -1 3|.logs 1 -2 6 -5|.log~in -1 -17 -6 -18|.lol 5 2 1 5|.long -4 -13 -8 -19|.long* -12 -12 -14 -11
.longer -12 -11 -16 -11|.look 0 2 -3 0|.look* -4 11 1 12|.look_at 13 17 4 13|.look_for 0 1 1 1|.looked -5 1 -4 3
.looked_at 0 -9 -4 -11|.looked_it 0 3 3 3|.looked_up -4 1 -4 2|.looked~and -3 2 -1 2|.looked~it 0 -1 2 -4
.looking -5 1 -6 -2|.looking_at -2 0 -9 -2|.looking_for -10 2 3 7|.looking_to 5 7 6 5|.looking~lawyer -7 1 -5 2
.looks 4 10 4 11|.look~<my> -5 -11 -9 -11|.look~it -3 -3 -5 -7|.loos* 10 33 29 40|.loose 10 33 29 40
.lore* -6 -4 -5 -4|.lorem -6 -4 -5 -4|.lorem_ipsum -6 -4 -5 -4|.lorem~dolor -6 -4 -5 -4|.lose -4 -12 -9 -13
.losi* 6 9 6 9|.losing 6 9 6 9|.loss -7 -2 0 0|.loss_# 0 -8 -3 -9|.loss~# 0 -6 -4 -8|.loss~<name> -2 2 1 1
.lost 16 26 26 27|.lost_# -4 2 -4 -1|.lost_$ 1 1 5 -1|.lost_<her> -1 -6 2 -10|.lost_<my> 0 8 6 10
.lost~# -5 -14 -5 -11|.lost~$ 1 6 5 5|.lost~<i> 1 -4 -6 -4|.lost~at -4 -6 -5 -6|.lost~for 1 0 0 -5|.lost~in 4 3 4 3
.lost~job 4 13 6 10|.lost~of -7 -4 -4 -4|.lot -7 -23 -11 -21|.lot_of -6 -3 -6 -3|.lot~# -3 -1 0 -3
.lot~<name> -5 1 3 3|.loud -7 -11 -9 -12|.love -1 -2 0 -1|.love* 5 -10 -10 -15|.love_to -5 -12 -9 -14
.lovely 6 -8 -9 -17|.low -5 -23 -16 -27|.lowe* -8 -7 -11 -6|.lower -8 -7 -11 -6|.lpn 6 6 7 8|.lpr 9 9 11 11
.lumb* 2 0 4 -1|.lumber -1 -3 -1 -3|.lumber_yard -1 2 1 2|.lump -5 -7 -5 -9|.lunc* -14 -12 -9 -10
.lunch -14 -12 -9 -10|.lung 7 11 10 9|.mach* -11 -28 -12 -32|.machine -10 -26 -8 -28|.mad 1 2 4 -1|.made 6 -1 -5 -2
.made_$ 0 5 4 3|.made_<me> 0 4 -2 6|.made_to 0 1 0 1|.made~# 3 9 2 5|.made~and 0 -4 2 -5|.made~week 3 7 5 10
.mail* 4 3 5 7|.mailed -1 1 4 2|.main -2 0 1 0|.maintenance 9 15 11 14|.make 8 0 -2 1|.make* -9 -6 3 -7
.make_# 2 11 7 14|.make_$ -1 0 -2 1|.make_<her> 0 -6 -4 -6|.make_<them> -5 -7 -3 -7|.maker 0 -3 5 -4
.makes -9 -8 -4 -7|.make~month -2 13 -2 11|.maki* 4 4 4 4|.making 4 4 4 4|.mall 6 4 2 5|.malp* 3 11 2 12
.malpractice 3 11 2 12|.management -1 -3 -1 -2|.manana 0 0 2 -1|.mando -2 8 7 11|.mano 7 18 13 18
.manu* -7 -29 -16 -35|.manual -6 -21 -12 -25|.manufacturer 0 -6 -3 -7|.many -6 -12 -10 -10|.marked -1 -4 2 -4
.market 7 9 6 10|.marr* 5 13 6 16|.marriage 5 20 13 24|.marriage_cert 4 6 5 5|.married -1 -3 -1 -3|.married_# -2 4 0 5
.married~# -3 -4 -2 -2|.married~year -1 4 3 4|.marshal 3 6 6 3|.mas 6 7 10 7|.mass 4 -2 6 -3|.mast* -2 1 4 2
.matc* 0 1 3 4|.matt* -10 7 0 8|.matter -10 0 -6 -1|.matters 5 12 8 13|.mayb* 3 -2 6 4|.maybe 3 -2 6 4
.maybe_# 5 9 15 10|.maybe_$ -4 -1 -5 -5|.maybe_no -3 0 7 4|.maybe~<name> 0 -6 -5 -11|.maybe~it 6 3 3 8
.mayordomo 5 15 9 16|.mca 2 -1 1 -5|.meal 2 0 1 -1|.mean -3 -11 -4 -10|.mean* 4 12 10 17|.means 0 3 -4 3
.meant 5 20 19 26|.meas* -3 -6 -5 -5|.measured -5 -7 -5 -6|.mech* 0 5 6 4|.mechanic 2 8 6 9|.med 0 -12 -14 -15
.mediation -15 -27 -22 -32|.medical -6 8 2 11|.medical_records 0 -1 -1 -2|.medical~and -2 2 -1 2
.medical~no -5 -5 0 -4|.meds 3 1 2 2|.meet 2 7 9 9|.meet* 3 3 -2 5|.meeting 1 -1 -4 1|.memb* -3 -8 -7 -10
.member -10 -13 -15 -15|.member_of -9 -16 -12 -16|.members 7 4 6 3|.memo 3 10 10 12|.memory -8 -1 -1 0
.memory_care -3 -6 -1 -6|.mention 7 14 1 11|.merg* 5 4 11 8|.mesh -5 -6 -8 -7|.mess* -20 -20 -16 -19
.message -15 -22 -18 -25|.messages -1 0 2 1|.met -3 -23 -8 -26|.meta* 4 -4 -11 -8|.metal 4 4 0 3|.mete* -4 7 3 5
.meter -4 7 3 5|.mid 1 -8 -5 -10|.midd* 6 -7 4 -7|.middle 6 -7 4 -7|.middle_of 3 -8 -3 -11|.mied* 4 -12 -2 -17
.miedo 4 -12 -2 -17|.migh* 5 10 10 17|.might 2 4 7 11|.might_no -2 -6 -1 -5|.might~and 4 2 -1 4|.migr* 5 6 8 6
.mil 8 10 17 16|.mile* 3 15 6 22|.miles 6 13 6 19|.mill 3 8 10 7|.million -13 -10 -11 -9|.million_in -6 -2 -2 -1
.min 3 5 -1 0|.mind -2 -6 -2 -7|.mini* -2 -4 -3 -6|.minimum -1 4 2 2|.mino* -6 -11 -4 -13|.minor -7 -18 -6 -21
.mins 3 1 -1 -2|.minu* -19 -11 -12 -9|.minute 1 5 1 7|.minutes -14 -12 -9 -12|.minutes_and -7 -5 -1 -2
.minutes_on -8 -2 -3 0|.min~on -5 2 -3 2|.mism* 9 7 6 7|.misr* -2 3 1 4|.misrepresentation -2 1 1 2
.missed -2 -22 -21 -29|.missed_# -6 -22 -22 -29|.missed~at -1 2 2 2|.missed~of -5 -8 -10 -8|.missed~week -1 8 0 5
.missing 0 -4 -2 -8|.mistake 7 5 9 3|.mixe* -2 -3 -7 -7|.mixed -3 -4 -6 -7|.mm 1 8 3 9|.mobi* -2 -1 -6 -2
.mobile -2 -1 -6 -2|.mock -10 -12 -12 -12|.moderate 9 18 12 17|.modi* -4 1 -3 2|.mold -6 -1 -3 0
.mone* -17 -20 -18 -24|.money -17 -20 -18 -24|.money_<i> -2 5 0 7|.money_and -3 0 1 0|.money_for 2 -10 -7 -14
.money_from -2 -2 0 -1|.money~<i> 1 3 2 5|.money~can -2 -2 -6 -2|.money~it 0 1 -5 2|.money~no -4 -3 -3 -1
.moni* 0 5 4 3|.monitor 0 5 4 3|.mont* 7 1 -3 2|.month 4 -2 -4 -4|.month_# -2 -1 0 -2|.month_<i> 4 6 3 6
.month_<she> -13 -36 -22 -40|.month_after 0 9 7 11|.month_and 3 -6 -11 -8|.month_before 2 7 4 10
.month_behind -1 1 0 4|.month_for 0 1 -4 2|.month_in 3 5 -1 3|.month_no 5 -5 -2 -11|.month_of -4 -4 -5 -2
.month_to 4 25 17 28|.monthly 1 -1 -2 2|.month~# -5 2 -3 4|.month~$ 9 25 12 29|.month~<i> -3 -9 -1 -8
.month~<she> 2 -4 -6 -4|.month~and 7 12 4 18|.month~in 1 3 4 8|.month~it -2 12 14 19|.month~no 1 1 -3 0
.month~on 3 3 -1 -1|.month~pay 4 7 6 7|.more -11 2 -5 0|.more_than -1 13 6 14|.more_time -3 -2 1 -3
.more~# -7 -8 -6 -9|.more~<i> 5 14 13 19|.more~and 0 2 2 4|.more~to 0 0 1 -1|.morn* -12 -1 1 7|.morning -2 4 8 11
.morning_<i> 3 -3 2 -4|.mornings -7 -6 -7 -5|.morning~# 2 -1 -1 1|.morning~on 5 -1 1 -1|.morp* -1 0 -1 2
.morphine -1 0 -1 2|.mort* 6 16 13 20|.mortgage 6 16 13 20|.mortgage_co 0 -1 3 0|.most -5 -9 -3 -11|.most* -3 -2 4 0
.most_of 0 -8 -6 -9|.mostly 5 8 8 10|.most~and 1 3 1 1|.mote* -1 2 1 3|.moti* -4 -4 -1 -1|.motion -2 -1 0 1
.moto* 11 11 13 17|.motor 2 -1 3 4|.move -1 11 2 13|.move* 10 6 4 3|.moved 8 6 3 2|.moved_$ 1 -4 -2 -4
.moved_<her> 9 10 8 8|.moved_in -1 6 6 8|.moved_it 0 -5 -3 -6|.moved_out -6 -6 -17 -9|.moved_to -1 -3 5 -4
.moved~# -7 -19 -21 -23|.moved~<her> 0 4 4 2|.moved~<name> -8 -10 -7 -14|.moved~and 0 10 8 10|.moved~to 16 12 10 10
.moved~w -6 -2 -10 -4|.movi* 3 1 6 2|.moving 3 1 6 2|.mowe* 3 -5 0 -5|.mower 1 -7 -1 -8|.mri 2 17 7 22
.mri_shows -4 6 5 6|.much 0 12 0 12|.much* -7 21 9 27|.much_and -5 -2 -5 -4|.mucho -5 2 -3 3|.mult* 15 25 18 32
.multo 4 1 0 -1|.muri* 2 7 8 8|.murio 2 7 8 8|.must -4 -2 4 2|.n 6 6 2 5|.nada 4 13 4 13|.nadi* 13 19 16 23
.nadie 13 19 16 23|.nadie_<me> 2 -5 3 -7|.nail -7 -5 -3 -5|.name -3 6 -4 6|.name* 6 38 24 45|.name_and -1 2 1 3
.name_in -6 -20 -17 -23|.name_of 7 9 2 8|.name_on -2 16 10 22|.named 6 29 22 36|.names -1 9 2 8|.name~<i> -6 -4 -5 -5
.name~<my> 1 8 2 8|.name~<name> -7 -13 -11 -17|.name~no -4 -8 -5 -8|.name~photo -5 -5 -3 -4|.nami* 4 1 3 1
.naming 4 1 3 1|.national 1 -3 1 1|.natu* -4 1 -3 3|.nd 3 2 5 2|.nd_# -9 -17 -12 -19|.nda 2 6 7 8|.nd~# -5 -4 0 7
.nd~rd 3 -4 -3 -5|.near -10 -18 -14 -22|.near* -1 -16 -6 -20|.near_<me> -5 -3 -12 -8|.near_<name> -3 1 -2 2
.nearly 0 -13 -5 -16|.nece* 3 7 0 9|.neck -1 -3 -10 -4|.neck~and 8 20 13 24|.need 5 13 6 15|.need* -12 -3 2 4
.need_it -4 19 11 27|.need_lawyer -20 -21 -25 -22|.need_somebody -1 8 8 15|.need_someone 4 -4 2 -6|.need_to 14 7 1 2
.needed -9 -1 -1 0|.needs 1 3 7 8|.need~<i> -1 -3 -3 -2|.need~<name> -4 -8 -3 -9|.need~before 1 -5 4 -3
.need~by 7 1 0 -3|.need~for -2 15 5 16|.need~know 15 3 7 2|.need~lawyer -12 -9 -5 -10|.need~or 8 6 7 7
.need~to -8 -10 -6 -11|.need~who -2 -12 -10 -16|.neg 4 -2 -2 -4|.nega* 3 -7 -7 -11|.negl* -1 1 3 2
.negligence -5 -4 0 -3|.nego* -6 -5 -7 -6|.neig* 4 -6 -5 -8|.neighbor 2 -14 -10 -18|.neighbor_says 2 8 -3 5
.neighbors 0 -2 0 -2|.neit* 7 19 13 21|.neither 7 19 13 21|.nerv* 6 20 11 26|.nerve 7 7 5 9|.net -16 -18 -15 -21
.neur* 13 44 28 54|.neuro 2 5 5 5|.neurologist 6 26 15 32|.neuropsych 0 2 6 3|.new 2 8 6 12|.new_employer -3 -7 -6 -7
.new_job 0 0 -9 -1|.new_one -11 -13 -17 -14|.news -4 2 -3 2|.news* -3 5 1 8|.newspaper -2 8 3 11|.new~# 3 5 2 0
.new~$ 10 20 13 25|.new~<name> 0 -3 -2 -3|.new~and -7 -14 -9 -14|.new~at 4 14 2 12|.new~no 6 -7 0 -11
.new~said -7 -10 -4 -10|.next -4 -3 -10 -5|.next_<name> 1 11 4 11|.next_day -3 1 -7 -4|.next_door -9 -7 -5 -5
.next_morning 3 -11 -5 -13|.next_to 9 16 14 19|.next_week 3 -18 -4 -22|.next~# -3 -5 -1 -5|.next~and 4 -3 -8 -6
.ni 8 -5 -2 -9|.nice -7 -4 -12 0|.nigh* 6 28 14 34|.night -3 9 1 13|.night_# 0 16 12 19|.night_and -8 -4 -3 -3
.nights 5 13 10 16|.nights_at 3 -2 6 -3|.nights~<name> 3 9 5 9|.nine* 3 6 3 6|.nineteen 5 7 5 7|.no 27 66 46 70
.no_# -8 -5 2 -5|.no_<her> 6 15 11 15|.no_<i> 19 22 23 28|.no_<me> 17 41 28 46|.no_<my> 17 38 20 40
.no_<name> -2 -23 -15 -24|.no_<she> -8 2 1 3|.no_and 10 11 0 12|.no_answer -3 -8 -2 -11|.no_answered 1 0 -7 -3
.no_any -2 7 9 13|.no_arbitration 3 6 0 8|.no_arrest 1 -6 -4 -3|.no_arrested 11 26 16 32|.no_arrests 7 28 14 34
.no_asked -7 -14 -7 -14|.no_at -14 -17 -13 -17|.no_back -2 -2 2 0|.no_believe -3 0 -1 0|.no_call 1 2 -2 -5
.no_called 2 0 -2 -1|.no_care -2 2 -1 2|.no_charge -6 -9 -6 -11|.no_claim -7 -9 -8 -10|.no_come -5 0 -1 -1
.no_comp -2 -5 4 -5|.no_complained 5 3 0 3|.no_complaint 2 -11 -5 -15|.no_contract -9 -2 -4 -5|.no_court -3 9 7 12
.no_coverage -5 -15 -10 -17|.no_did 9 -5 2 -8|.no_dispute 3 6 6 8|.no_do 12 29 23 31|.no_doctor -1 -16 -5 -22
.no_document 0 -20 -10 -26|.no_done -2 -4 0 -8|.no_else 2 14 8 12|.no_ever 1 0 6 -2|.no_family 9 6 1 6
.no_fault 7 3 7 4|.no_file 8 4 22 7|.no_find -3 1 2 2|.no_firm 12 27 25 31|.no_for -3 -1 -3 -3
.no_fracture -3 -3 -6 -1|.no_fraud 5 -7 8 -9|.no_from -5 3 1 5|.no_get 7 25 15 29|.no_give 3 -9 -3 -9
.no_go 2 -7 -2 -7|.no_going 0 -2 -3 -4|.no_gone 5 1 -3 1|.no_good 3 2 5 2|.no_got 3 -14 -8 -21|.no_ha 8 8 14 13
.no_had 5 8 0 4|.no_harness -2 4 4 6|.no_has 9 20 16 24|.no_have -11 -8 -8 -6|.no_hay -3 -19 -6 -16|.no_help 1 2 -2 0
.no_helping 3 2 1 1|.no_hired 6 16 18 23|.no_hold 4 7 5 4|.no_house -5 1 -3 2|.no_hurt 7 -20 -16 -27
.no_in -21 -44 -30 -46|.no_insurance -15 -28 -12 -33|.no_kid 10 9 6 12|.no_know 10 4 12 4|.no_lawyer -1 10 9 12
.no_le -2 0 8 4|.no_leave -8 -32 -23 -39|.no_left -4 -2 -2 0|.no_let 1 4 -2 4|.no_letter -2 -8 -3 -8|.no_light 0 6 3 8
.no_like -1 -9 -7 -14|.no_look 0 0 0 1|.no_looking -2 2 2 4|.no_lost -1 3 -5 4|.no_married -6 -2 -4 -3
.no_matter 2 7 2 6|.no_met -1 -5 -3 -4|.no_money 3 -4 5 -6|.no_more -6 -19 -12 -23|.no_name -1 -7 -6 -7
.no_need -17 -11 -15 -14|.no_needed -5 -13 -6 -16|.no_new 8 -6 6 -8|.no_now -2 -5 0 -2|.no_of -2 3 1 6
.no_on -2 16 9 21|.no_one 8 -10 3 -11|.no_other 2 -8 -1 -9|.no_pay 7 8 -7 7|.no_photo -8 -9 -2 -7|.no_poa 0 12 11 13
.no_prior 1 -6 -7 -6|.no_private 1 1 1 -2|.no_puedo 1 -1 0 -1|.no_put 5 8 7 10|.no_reason -4 -15 -10 -20
.no_receipt -2 -1 -1 2|.no_record 9 11 13 7|.no_release 2 7 3 8|.no_remember 0 3 5 5|.no_rep 5 2 3 3
.no_report -4 -19 -14 -26|.no_represented 2 10 11 12|.no_representing 2 12 6 12|.no_rush 4 1 -3 2|.no_sabe 0 9 -3 8
.no_said -7 -8 -7 -7|.no_say 1 -28 -15 -34|.no_see 2 -14 -2 -17|.no_seen 6 0 9 1|.no_send -7 -13 -7 -15
.no_sent -2 -14 -17 -25|.no_show 1 1 -8 3|.no_sick -4 -4 -2 -2|.no_sign 6 35 24 42|.no_since -5 -6 -13 -9
.no_smoked 1 6 4 7|.no_speak -6 -2 3 1|.no_spoken -2 5 2 6|.no_statement -3 -11 -8 -12|.no_stop 11 0 -6 2
.no_sued 5 8 1 8|.no_suit 2 5 2 5|.no_sure -3 0 0 0|.no_take 1 9 0 12|.no_talk 4 12 8 13|.no_talked 8 20 8 16
.no_tell -14 -27 -14 -26|.no_tengo -3 -2 1 -4|.no_there 2 0 0 -1|.no_think 1 8 6 14|.no_ticket 6 8 -1 8
.no_tiene 8 25 17 26|.no_to 5 -27 -12 -31|.no_told 6 19 20 24|.no_use -1 1 0 1|.no_used 1 2 2 2
.no_video -8 -14 -12 -14|.no_want 3 0 13 -1|.no_well 9 13 9 13|.no_work -6 -1 -10 -1|.no_written -1 -8 -1 -8
.no_wrong -11 -32 -15 -38|.no_wrote -2 -7 -8 -9|.no_yet 11 26 20 26|.noch* -4 0 -4 -2|.noche -4 3 0 3
.nomb* 5 24 14 27|.nombre -2 6 4 7|.nombre_# -2 -3 -2 -6|.non -1 -1 1 0|.nonv* -2 0 -2 -1|.nonverbal -2 0 -2 -1
.noon -10 -1 -4 1|.norm* 4 -12 -2 -14|.normal 5 -13 -3 -16|.nota* 6 0 1 -4|.notarized -2 -4 -2 -6
.notary -8 -20 -18 -23|.note 2 12 7 12|.note* -8 -4 -7 1|.note_says 3 11 5 9|.notes -6 -4 -4 0|.note~# 1 1 0 1
.notice 5 6 12 12|.notice_# 5 0 10 4|.notice_of 0 -10 -2 -15|.notice_to 9 15 11 16|.noticed -2 -12 -5 -13
.notices -3 -13 -9 -17|.notice~# 8 23 20 30|.notice~claim 1 11 6 9|.notice~day 4 0 5 5|.now -1 14 10 20|.now_# 5 6 4 4
.now_<i> 3 -13 -8 -18|.now_<my> -1 -10 1 -7|.now_<she> 0 5 2 9|.now_<they> 1 -11 -10 -12|.now_and 1 -2 -8 -3
.now_but -1 -2 -1 -1|.now_no 2 6 4 8|.now_says -2 -8 -5 -7|.now~# -2 6 4 7|.now~$ 3 4 -2 2|.now~<i> 1 2 4 5
.now~<name> -4 2 0 4|.now~<she> 5 18 12 22|.now~and 0 3 4 3|.now~in 0 -3 1 0|.now~it 9 -10 1 -10|.now~no 3 4 4 5
.now~says 0 0 1 0|.now~to -11 -13 -11 -17|.no~# 10 -42 -3 -55|.no~$ 4 14 6 14|.no~<child> 12 5 10 7
.no~<her> 16 23 1 17|.no~<i> 4 2 15 12|.no~<longago> 1 2 1 3|.no~<me> 2 30 27 38|.no~<my> 6 -2 -11 -10
.no~<name> -11 7 12 16|.no~<she> -7 -20 -2 -19|.no~<them> -4 -8 -8 -7|.no~<they> -10 -22 -8 -21|.no~about 4 -4 1 -8
.no~again 1 2 1 1|.no~agreement 1 1 3 3|.no~all 3 5 15 9|.no~and 3 -37 -14 -56|.no~any 10 -6 -15 -15
.no~anybody 4 8 11 9|.no~anyone 10 19 9 15|.no~anything 18 20 28 19|.no~anywhere 7 16 13 18|.no~around -7 -4 -3 -4
.no~as 2 -5 -3 -5|.no~at 7 -20 3 -24|.no~back -11 -18 -14 -21|.no~bankruptcy 9 28 16 35|.no~because -3 -8 2 -6
.no~before 1 22 8 23|.no~bien 2 11 10 15|.no~but 7 0 -5 -8|.no~by -17 -12 -14 -10|.no~call -5 2 -3 0
.no~called 5 3 9 2|.no~can 14 21 13 20|.no~car 2 1 1 -1|.no~case 5 11 4 12|.no~chart 1 -4 7 -4|.no~claim -2 -7 1 -12
.no~comp -1 6 5 7|.no~company 5 -12 -1 -10|.no~complaint -1 -3 -3 -4|.no~con -8 4 4 9|.no~court -6 -5 -5 -7
.no~day 8 5 -2 1|.no~did -2 11 0 11|.no~do -2 -10 -7 -15|.no~doctor 1 3 -5 0|.no~document -2 38 22 45
.no~down -8 -2 0 4|.no~duty -2 -6 0 -9|.no~either -6 5 3 7|.no~email 2 5 4 7|.no~employer 1 -3 -4 -9|.no~en 6 -1 7 0
.no~engaged 4 11 6 12|.no~ever 7 -20 1 -24|.no~except 0 1 -2 -2|.no~family 2 6 2 6|.no~far 3 7 9 10
.no~fault -8 -12 -9 -13|.no~file 28 43 36 49|.no~firm 8 19 12 18|.no~firmado 10 25 18 29|.no~for -15 -14 0 -6
.no~form 0 -3 -1 -6|.no~found -1 3 6 6|.no~from -12 -7 -14 -11|.no~given 11 28 23 32|.no~good 3 -4 -1 -4
.no~got 1 -17 -14 -19|.no~ha 6 8 8 8|.no~had -4 -14 -12 -18|.no~has 19 56 44 63|.no~have 9 12 11 13|.no~here 1 12 5 14
.no~hired 9 32 14 34|.no~hour 4 -16 -7 -22|.no~house 6 1 -1 -5|.no~how 9 10 8 9|.no~hurt 4 -4 -6 -10|.no~if -2 11 6 16
.no~in -12 -42 -24 -43|.no~insurance -17 -38 -20 -41|.no~it -17 -8 -11 -13|.no~job 0 -6 -3 -11|.no~judge 2 -10 -2 -11
.no~kid 0 18 6 24|.no~kind -15 -6 -9 -5|.no~know -3 1 -3 3|.no~last 9 21 1 18|.no~law 3 6 3 6|.no~lawyer 38 89 61 103
.no~leave -3 -6 -3 -9|.no~letter -3 -4 -4 -2|.no~lot 0 -8 -4 -9|.no~maybe -7 -15 -3 -14|.no~miedo -4 -27 -14 -30
.no~money -13 -4 -12 -2|.no~more 1 -1 -3 -3|.no~much 2 24 12 23|.no~nada 0 4 5 6|.no~name 0 -13 -4 -16
.no~needed -5 2 1 3|.no~ni 5 -32 -22 -42|.no~no 17 -12 -5 -24|.no~notice 3 -4 1 -5|.no~now -2 6 9 4
.no~number -1 -13 -9 -13|.no~of -6 -45 -27 -59|.no~off 8 3 7 3|.no~ok -1 -6 -5 -5|.no~old -6 -5 -2 -6
.no~on 4 -12 -2 -9|.no~one -7 8 5 19|.no~only 3 0 3 0|.no~or 6 -35 -8 -41|.no~other 4 12 3 14|.no~out -2 12 16 17
.no~over 2 7 6 6|.no~pay -6 -2 -8 -2|.no~photo -4 -7 -10 -12|.no~police 5 6 2 4|.no~put -1 5 5 7|.no~que 3 21 13 20
.no~record -13 -10 -11 -8|.no~report 4 -3 1 4|.no~retained 1 10 5 11|.no~right -3 -3 -4 -8|.no~said -6 -26 -15 -29
.no~same 3 -8 -4 -9|.no~say 4 3 0 3|.no~says 0 10 11 10|.no~sent 4 -2 1 -6|.no~severance 1 2 0 0|.no~sign 15 51 41 64
.no~since 3 31 -2 34|.no~statement 4 3 1 2|.no~taxes 3 3 0 1|.no~text -3 -7 -9 -10|.no~then -1 -2 -1 -1
.no~there 3 -3 8 -9|.no~thing 10 6 10 5|.no~till -3 -13 -12 -16|.no~time 5 12 6 12|.no~to -6 -32 -27 -52
.no~told 2 -15 -15 -22|.no~took -7 -16 -6 -21|.no~trouble 5 4 6 0|.no~truck -4 9 2 11|.no~until 1 12 3 13
.no~up -15 -13 -14 -16|.no~video -3 -4 -1 -1|.no~w 7 3 6 2|.no~want -5 -2 -9 -3|.no~wants -7 -13 -20 -16
.no~way 0 -5 -4 -6|.no~what -8 -11 0 -10|.no~where 0 -12 1 -9|.no~who 10 24 19 27|.no~why 1 1 0 -1
.no~with 2 -19 -14 -28|.no~work 2 27 14 31|.no~would -11 -17 -9 -14|.no~writing 0 7 3 6|.no~y -5 -11 -9 -11
.no~year -4 2 2 4|.no~yet 2 15 16 19|.no~you -14 -13 -6 -14|.numb 2 11 10 16|.numb* -5 -6 -11 -11|.number -7 0 -8 -2
.number_# 0 7 5 8|.number_<i> 7 7 5 4|.number_and -2 10 1 10|.number_off -10 -9 -10 -8|.numbers 2 -1 0 -4
.number~# -6 -1 -3 0|.number~<i> -3 7 6 14|.number~<my> 1 9 8 10|.number~have 5 11 5 11|.nume* -1 -2 -1 -2
.numero -1 -2 -1 -2|.nurs* 6 6 7 8|.nurse 5 -4 2 -3|.nurse~<me> 0 -8 -7 -8|.nursing -1 8 4 9|.nursing_house -1 -7 2 -7
.o -13 -5 -4 -4|.oath 0 0 -3 1|.ob 3 4 9 3|.obje* 3 11 6 12|.obta* 3 6 9 6|.obtained 3 6 9 6|.of -4 -18 -19 -23
.of_# 13 22 11 24|.of_$ -6 21 10 22|.of_<adult> 4 7 0 3|.of_<her> 4 2 6 7|.of_<longago> -15 -30 -22 -33
.of_<me> 30 44 19 43|.of_<my> 17 21 20 26|.of_<name> 6 28 22 41|.of_<them> 7 8 2 11|.of_all -1 -16 -8 -16
.of_big 2 -3 1 -4|.of_claim 1 11 6 9|.of_day -4 -7 -6 -7|.of_every 0 2 2 4|.of_hospital 4 1 -4 2|.of_house 1 6 5 6
.of_it -4 -26 -25 -32|.of_last 8 11 5 13|.of_lawyer 0 9 1 11|.of_limitations -2 0 -1 1|.of_loss -1 -1 -1 1
.of_money -3 -3 0 -2|.of_month 2 3 -1 0|.of_those 0 -10 -1 -7|.of_time 3 7 7 7|.of_work -7 3 -1 6|.of_year 3 -9 -1 -14
.of_you -2 -1 2 -1|.of_your -30 -16 -20 -16|.off 19 13 16 18|.off_# 2 12 5 16|.off_<my> -6 -12 -3 -9
.off_and -6 -24 -12 -30|.off_by 2 9 1 12|.off_from 3 0 6 -1|.off_of 0 -4 -5 -7|.off_work -2 9 5 8|.offe* 7 -5 -11 -13
.offer 6 10 11 4|.offer_of 0 4 2 4|.offered 3 -9 -17 -7|.offered_# -1 1 0 6|.offered_$ 4 16 6 14
.offered_<me> 4 -1 -2 -1|.offered_to 1 -4 -8 -9|.offered~and 4 -2 -2 -4|.offering 1 -7 -2 -6|.offers -4 4 -3 0
.offer~# 1 0 3 1|.offer~<name> 2 -2 5 -4|.offi* -16 -27 -12 -25|.office -24 -8 -8 -7|.officer 6 -16 2 -15
.officers -3 3 1 6|.officer~# -1 -3 -2 -8|.office~# -6 8 5 14|.office~<name> 8 9 9 8|.office~and 15 -4 9 -9
.office~for -9 -3 -7 -3|.office~of 3 4 1 4|.offs* -1 8 8 9|.offshore -1 8 8 9|.off~# -22 -24 -16 -28
.off~$ -7 -14 -3 -13|.off~<my> -12 -14 -1 -16|.off~<name> 4 2 10 5|.off~and -7 6 3 9|.off~at -1 12 7 8
.off~employer 1 8 4 7|.off~for -1 -11 -2 -12|.off~in -4 12 9 14|.off~month 1 -8 0 -7|.off~of 2 -3 -1 -2
.off~on -13 -16 -14 -17|.off~week 2 29 16 31|.ofic* -22 -5 -6 -3|.of~# 8 -2 9 -3|.of~$ -1 -9 -8 -10
.of~<child> 1 3 2 2|.of~<her> 0 -4 5 -8|.of~<i> 23 23 21 24|.of~<me> 6 13 9 17|.of~<my> 5 9 11 9|.of~<name> 20 7 4 -3
.of~<she> -10 -22 -21 -29|.of~<they> -4 19 10 24|.of~about -5 -1 -5 -2|.of~and -15 -42 -41 -44|.of~as 3 3 3 5
.of~at 0 -16 -7 -13|.of~back -4 -17 -12 -19|.of~before 1 2 1 4|.of~but -3 -7 -5 -5|.of~by 6 -2 1 -3|.of~day 2 -7 1 -6
.of~file -3 -14 -10 -13|.of~for -14 -14 -11 -13|.of~from 0 -1 -9 -6|.of~got 3 -3 5 -3|.of~had 9 20 20 25
.of~has 3 6 2 4|.of~have -3 -1 -2 2|.of~hospital -4 5 0 2|.of~house 6 10 6 13|.of~in 0 -29 -23 -41
.of~it -4 -18 -10 -21|.of~kid -1 2 -3 2|.of~lawyer -7 -7 -11 -10|.of~lot -2 3 2 4|.of~minutes 1 -4 -3 -6
.of~no -6 -24 -4 -25|.of~of 2 -5 -7 -2|.of~on 14 12 7 6|.of~one 6 1 4 1|.of~or 1 -3 1 -2|.of~out -3 -7 -4 -7
.of~own 0 -6 2 -7|.of~pay -10 2 3 4|.of~says -1 5 5 4|.of~sign 4 -2 2 -3|.of~since -2 4 3 3|.of~store 1 1 -1 4
.of~there -2 2 -8 1|.of~to -5 -1 -11 -1|.of~under 3 -4 -1 -7|.of~where 3 8 4 10|.of~which -5 -5 -7 -3
.of~who 4 -3 -2 -8|.of~with 1 15 4 19|.of~year 7 5 -3 4|.oh 4 10 0 13|.oh_one 7 9 6 8|.oh~# 7 9 6 8|.oil -1 1 -4 -3
.ok 16 3 -20 -4|.ok_now -3 -7 -16 -9|.okay -11 -7 -5 -2|.old 9 26 25 36|.old_one -3 4 1 5|.olde* 6 17 6 17
.older 6 11 4 11|.old~# 5 8 2 12|.old~and 2 2 3 4|.on -1 -1 7 6|.on_# -2 0 -5 -2|.on_<her> 7 10 11 15
.on_<i> -2 -10 -4 -8|.on_<me> 3 4 5 2|.on_<my> 31 45 23 50|.on_<name> -12 -36 -21 -40|.on_<them> 2 -4 3 0
.on_<thisyear> 4 0 4 -2|.on_account -4 -3 -2 -3|.on_bed -1 -6 -3 -6|.on_board 5 17 6 17|.on_bond 2 4 4 8
.on_both -4 -4 0 -2|.on_bus 4 2 2 5|.on_day -8 -6 -9 -8|.on_disability 3 7 5 6|.on_disc 5 10 4 9
.on_document -5 -8 -3 -8|.on_file -2 -4 -8 -3|.on_floor -6 -10 -7 -9|.on_it 2 23 11 24|.on_leave 2 6 5 9
.on_left -8 -13 -12 -10|.on_line 2 3 3 3|.on_list -5 -2 -3 0|.on_mri -6 12 -1 16|.on_one -4 -7 -4 -6
.on_other 0 -3 0 -3|.on_oxygen 2 12 6 11|.on_phone -5 -8 -3 -11|.on_porch 5 8 0 6|.on_radio -1 0 -1 0
.on_record 3 4 5 5|.on_same -2 -2 -7 -1|.on_second -1 0 -1 2|.on_stairs 4 1 3 1|.on_table 3 24 12 27
.on_third 1 -1 -1 -3|.on_time 5 13 7 12|.on_tv -1 -1 0 0|.on_video -10 -20 -24 -25|.on_weekends 3 8 1 10
.on_your 4 0 -2 0|.once -4 -3 -9 -2|.once_<i> -5 -9 -14 -6|.onco* -2 2 5 0|.oncologist -2 2 5 0|.one -2 7 -3 10
.one_# 9 11 8 11|.one_<child> 0 0 -2 -3|.one_<i> -2 -7 -7 -11|.one_<she> -6 -4 -4 -3|.one_aide 0 1 -3 0
.one_and 5 10 5 11|.one_got 2 -1 3 -3|.one_has -1 12 12 16|.one_in -10 -18 -16 -18|.one_no 3 -8 1 -10
.one_of 3 19 20 30|.one_old -4 -6 -4 -3|.one_on 1 -5 1 -6|.one_time -2 8 3 12|.one_to 3 12 8 14|.one_who -3 -7 1 -6
.one_with -7 -9 -5 -11|.one_year 4 -2 -4 -2|.ones 1 33 15 36|.one~# 26 50 31 58|.one~<her> -3 -4 -2 -3
.one~<i> 6 16 5 17|.one~<longago> 8 16 -3 16|.one~<me> 3 6 3 4|.one~<my> 12 18 12 22|.one~<name> 7 24 11 21
.one~<she> 12 15 6 15|.one~<them> 5 11 9 13|.one~<they> 3 3 6 4|.one~and -13 6 0 7|.one~at 8 8 3 8|.one~but 4 0 3 0
.one~can 4 6 2 3|.one~for -3 6 6 9|.one~in -2 20 12 28|.one~it 9 -14 2 -19|.one~last 1 7 5 9|.one~lawyer 0 -6 -3 -8
.one~no -15 -12 -18 -10|.one~now -4 -13 -10 -15|.one~of 17 23 19 26|.one~on 6 3 4 7|.one~one -2 3 5 3
.one~said -6 -4 -8 -7|.one~those 0 -9 1 -7|.one~to -8 0 -4 1|.one~with 1 2 0 1|.one~your -8 -19 -14 -23
.onli* 0 -6 3 -4|.online 0 -6 3 -4|.only -5 -11 3 -12|.only_# 3 5 0 2|.only_has 0 5 1 8|.only_no -7 -15 -9 -16
.only_on 0 -8 -8 -5|.only_one 0 -8 0 -9|.only~# -2 -6 0 -5|.only~and 9 40 24 50|.only~for 0 -11 -7 -15
.only~it 2 5 -2 4|.only~on -8 1 -5 3|.only~to 5 -35 -29 -53|.onto 5 -1 -1 3|.on~# 4 8 -7 1|.on~$ 7 22 15 24
.on~<adult> 2 -5 1 -6|.on~<her> 2 0 3 3|.on~<i> -7 -32 -29 -45|.on~<longago> -9 -63 -38 -77|.on~<me> 6 -1 1 2
.on~<my> -7 -1 -10 -2|.on~<name> 11 7 5 11|.on~<she> -7 -59 -32 -69|.on~<they> 9 34 20 36|.on~<thisyear> 12 38 27 45
.on~about 3 -3 2 -3|.on~all -4 -3 -4 -4|.on~and 28 45 42 51|.on~at -17 -6 -7 -4|.on~because 2 7 13 13
.on~boat -5 -1 1 0|.on~but 4 4 1 2|.on~by 7 4 5 6|.on~car 3 -3 0 2|.on~day -2 -2 -6 -3|.on~driver -3 -9 -11 -18
.on~file -6 -11 -8 -15|.on~for 6 37 22 40|.on~from 5 12 10 15|.on~got 3 6 -1 4|.on~had 4 7 -1 7|.on~has -9 -26 -18 -30
.on~have -4 2 -2 2|.on~hit -4 -7 0 -8|.on~hour -2 -8 -2 -8|.on~in 18 -3 -3 -13|.on~it -4 -25 -22 -30
.on~leave 5 10 6 12|.on~like 0 9 3 15|.on~month 1 1 -2 -4|.on~nd 3 4 5 6|.on~night -2 3 0 0|.on~no -8 -2 1 6
.on~now -1 4 5 6|.on~of -1 19 10 22|.on~on 2 14 14 20|.on~one -7 -3 -4 -3|.on~or -2 4 2 6|.on~other -2 12 3 11
.on~own 15 40 41 56|.on~page 2 -4 0 -3|.on~pay 5 15 11 16|.on~phone 5 11 6 13|.on~rd 1 1 4 1|.on~same 1 4 2 7
.on~says 1 9 3 7|.on~side -6 5 0 8|.on~sidewalk 2 6 2 1|.on~since -9 -47 -31 -59|.on~th 1 9 3 14|.on~then 6 -4 -3 -3
.on~there -17 -14 -11 -13|.on~to -8 -3 -11 -6|.on~video 4 -7 -4 -6|.on~w 4 -2 4 -4|.on~week -3 -4 3 -5
.on~when -6 -4 -2 -5|.on~where 8 -2 2 -4|.on~which 2 3 -1 4|.on~with -8 -16 -13 -17|.on~year 7 24 9 24|.op 7 0 4 0
.op_note 1 -3 -1 -3|.open 2 6 5 10|.open* 8 30 20 31|.opened 11 18 16 19|.opening -1 9 3 9|.oper* 9 37 27 43
.operating 0 -4 -3 -6|.operating_agreement 8 22 14 25|.operative -3 -11 -4 -10|.operator 7 30 25 36
.opin* -6 -26 -21 -32|.opinion -6 -26 -21 -32|.oppo* 4 9 0 9|.op~# 3 14 6 17|.or -21 -35 -27 -39|.or_# -9 -17 -9 -15
.or_<i> -5 -2 -4 -2|.or_<my> 0 7 3 6|.or_<she> -2 4 0 5|.or_anything 4 0 11 2|.or_in 4 7 5 7|.or_it -4 1 0 -2
.or_no -10 4 -4 4|.oral -1 1 -1 4|.oral_surgeon -1 1 -1 4|.orde* 28 48 21 48|.orden 9 4 4 -2|.order 3 15 8 21
.order_# 8 6 8 5|.order_from -4 -8 -12 -9|.ordered 14 22 13 23|.orders 5 15 5 16|.order~# 4 8 10 9
.order~<name> 2 -2 -2 0|.orga* 1 7 6 7|.orif -7 -11 -6 -11|.orig* 4 6 4 7|.original 4 9 6 11|.orth* -10 -7 -8 -7
.ortho -8 -19 -10 -22|.or~# -7 -21 -7 -24|.or~<i> 6 22 19 28|.or~<my> 0 -4 -2 -4|.or~<she> 2 -27 -16 -37
.or~and -4 -18 -15 -24|.or~at -3 4 -2 6|.or~for -7 -11 -4 -13|.or~in -6 -12 -10 -14|.or~it -3 8 1 13
.or~no 3 -23 -10 -27|.or~of -5 -2 -7 -2|.or~to 2 2 2 3|.osha 9 12 15 14|.osha_cited 8 19 15 19|.osha~# -8 -5 -3 -7
.ot -1 1 3 2|.othe* 3 20 9 27|.other 12 28 23 33|.other_# 1 6 7 7|.other_<adult> -3 22 14 28
.other_<adults> 11 18 11 20|.other_driver 0 2 4 5|.other_lawyer -2 -6 -8 -6|.other_side -1 0 -2 1
.others -13 -21 -13 -21|.otherwise 4 13 -2 15|.other~<her> -9 -17 -10 -19|.other~<me> -1 -9 -6 -11
.other~and 2 -2 -1 -3|.other~in 5 2 5 -2|.other~it 9 10 15 15|.other~on 4 2 2 3|.other~ran 7 34 22 39|.otro 0 7 5 7
.ough* 1 -18 -13 -20|.ought -1 -18 -14 -19|.ought_to -1 -18 -14 -19|.out 7 -14 -3 -21|.out_# 2 6 -4 2
.out_and -1 -6 -11 -14|.out_at 3 14 6 15|.out_by -4 4 3 7|.out_for -5 -9 -8 -10|.out_from -4 -2 4 0|.out_in 9 11 16 9
.out_it 5 1 3 -1|.out_no -6 -10 -8 -12|.out_of 10 -19 -13 -19|.out_on -10 -4 -5 0|.out_since 4 9 8 13|.out_to 3 0 0 0
.outf* 11 17 20 19|.outfit 11 17 20 19|.outs* 2 -2 5 0|.outside 0 -8 2 -6|.outside_of 1 4 1 3|.out~# -11 -3 -27 -1
.out~$ 5 11 -2 9|.out~<her> 6 1 8 -2|.out~<i> -4 -14 -2 -16|.out~<longago> 11 8 16 14|.out~<my> 5 5 0 7
.out~<name> 14 33 31 39|.out~<she> -5 -16 -10 -16|.out~<they> -3 -3 -3 -4|.out~and 3 21 5 21|.out~at 6 2 4 3
.out~from -4 -7 2 -10|.out~in -5 -35 -25 -45|.out~it -13 -17 -15 -18|.out~lease 2 11 3 13|.out~left -5 -4 1 -3
.out~month 0 5 -1 9|.out~no -1 -19 -12 -28|.out~of 0 0 1 0|.out~on -3 -16 -15 -24|.out~own 4 -9 -2 -17
.out~report 4 1 6 0|.out~since -2 0 0 -1|.out~to 3 6 4 6|.out~week 0 2 -2 -5|.out~work 0 -1 2 0|.oven 2 7 4 7
.over 5 -23 -20 -22|.over_# 5 9 13 9|.over_<my> -7 1 -13 2|.over_<name> -3 1 -1 6|.over_and -3 -4 1 -4
.over_it -6 -20 -8 -28|.over_there -2 -1 1 -2|.overtime -9 -3 -4 3|.over~# 5 -9 -12 -13|.over~<i> -4 -2 -3 1
.over~<name> -1 -1 5 2|.over~<she> 0 0 1 3|.over~and -1 8 -1 7|.over~foot 4 5 3 6|.over~to -3 -10 -9 -10
.over~with 0 -1 0 -2|.owe -5 -8 -12 -11|.owe_# -5 -6 -3 -8|.owe_$ 10 18 5 19|.owe_<me> -11 -4 4 -3|.owe~# 2 16 -1 14
.owe~$ -3 -4 3 -1|.owe~on 5 11 1 9|.own 11 1 11 2|.own_# -2 10 6 14|.own_<longago> 1 1 4 0|.own_<my> -2 4 2 4
.own_insurance -10 -14 -8 -14|.own_lawyer -5 -13 -8 -16|.owne* 6 31 10 27|.owned -2 14 5 17|.owner 8 12 2 8
.owner~# 4 9 7 12|.owner~<me> 1 -14 -8 -16|.owner~in -3 10 4 13|.owner~no 2 6 0 5|.owns 16 31 19 35
.owns_# -1 -11 -8 -15|.own~# 0 -1 14 -2|.own~$ -3 -16 -2 -12|.own~<i> 5 -6 -11 -5|.own~<name> 3 -6 2 -11
.own~and 1 -11 -13 -10|.own~house 0 1 1 0|.own~no -5 -9 -9 -9|.own~of 1 8 5 11|.own~on -3 -8 -4 -7
.own~pay -6 -11 -9 -15|.own~report 7 11 9 12|.own~says 10 26 8 23|.oxyg* 2 11 5 9|.oxygen 2 11 5 9|.pack* -12 -7 -9 -6
.packet -2 -5 -8 -6|.pad -1 -1 -3 -5|.paga* 9 6 -3 4|.pagado 11 25 16 29|.pagaron -6 -17 -12 -21|.page 7 3 3 1
.page* -1 5 8 6|.page_# -1 -2 -4 -1|.pages 2 5 10 6|.page~<i> 3 7 1 7|.page~no -3 -5 -3 -4|.pago 7 20 11 25
.pagu* 3 -6 -3 -4|.pague 3 -6 -3 -4|.pain -8 -13 -11 -13|.pain* 11 15 -8 9|.pain_and -4 -2 -5 -2|.paint 4 7 -8 0
.painted -1 -14 -14 -18|.pall* 2 3 3 1|.pallet 3 2 1 0|.pant* -4 7 -1 8|.pape* 10 17 6 13|.papel 7 12 6 13
.para -19 -58 -38 -65|.para* -13 -10 6 -5|.paralegal -8 -6 -7 -3|.pare* 18 33 20 34|.parents 12 30 18 30
.pari* 9 10 5 11|.parish 6 8 7 9|.parked -1 -4 3 -3|.parking -11 -17 -12 -16|.parking_lot -2 7 5 7|.paro* 2 1 8 1
.parole 2 1 8 1|.part -6 -15 -14 -16|.part* -26 -12 -9 -12|.part_of -3 -6 3 -4|.part_time 3 -3 -2 -2
.partner -9 -20 -11 -22|.partners -7 -2 -3 -2|.partner~# -5 -6 -3 -1|.parts 0 10 1 7|.party -5 -7 -1 -5
.pasa* 13 41 29 53|.pasado 7 37 26 48|.pass -5 -15 -6 -20|.pass* -1 -18 11 -15|.passed 0 -11 7 -12
.passed_<name> 3 5 3 4|.passed_in 2 3 8 11|.passed_on 4 3 2 6|.passed~# 7 5 9 5|.passed~<name> 6 5 8 8
.passed~and -2 5 7 7|.passenger 6 23 18 34|.passenger~<her> 0 -5 -2 -3|.passport -6 -24 -20 -31|.past 4 31 19 38
.past* -9 -6 -2 -5|.past_# 0 -10 -8 -14|.pastor -7 -5 -6 -5|.patc* -5 -9 -13 -11|.patent 0 -4 1 -2
.pati* -3 -12 -3 -11|.patient -4 -7 -4 -7|.patients 3 -2 3 -2|.patr* 2 0 8 2|.patrol 2 0 7 1|.patrol_report 2 -1 4 -3
.pay 10 6 1 3|.pay_# 5 4 -5 4|.pay_$ -4 0 -2 -2|.pay_<her> 5 13 2 14|.pay_<me> 6 5 10 6|.pay_<my> -8 -17 -14 -15
.pay_about 6 11 4 10|.pay_all 3 -3 1 -1|.pay_and 2 -1 -5 -7|.pay_by 2 -1 1 -2|.pay_comp 0 3 2 5
.pay_doctor -6 -5 -6 -5|.pay_flat 2 7 2 5|.pay_for 0 5 -1 9|.pay_hour -1 -4 -1 -2|.pay_in -7 -17 -14 -23
.pay_it 6 10 8 13|.pay_most -1 -11 -5 -12|.pay_no -4 -30 -14 -36|.pay_on -5 -10 0 -9|.pay_since 9 12 1 11
.pay_some -1 -1 -7 -4|.pay_something 3 14 11 17|.pay_stubs 3 6 1 5|.pay_taxes 0 1 0 0|.pay_to 2 28 19 35
.pay_up 2 2 1 2|.payr* 12 22 19 25|.payroll 12 22 19 25|.pays* -6 -8 -14 -9|.pay~# 8 7 -2 5|.pay~$ -5 -21 -22 -32
.pay~<her> 5 -13 -5 -17|.pay~<i> 4 11 8 15|.pay~<my> 0 15 6 15|.pay~<name> -10 -49 -25 -52|.pay~<she> 3 14 11 20
.pay~and 13 35 19 33|.pay~but -6 -10 -6 -10|.pay~day -10 -10 -8 -12|.pay~fee 3 5 2 4|.pay~for -11 -6 -15 -10
.pay~front 1 2 -4 -1|.pay~hour 17 29 27 35|.pay~if 1 -1 -1 0|.pay~in 2 10 7 16|.pay~it 9 -4 2 -9|.pay~lawyer -1 5 3 8
.pay~letter -4 -16 -9 -14|.pay~month -8 9 6 16|.pay~no 11 25 22 25|.pay~now -5 -8 -7 -8|.pay~of 14 36 12 37
.pay~since -1 1 0 1|.pay~then 0 -6 -2 -6|.pay~to 8 11 10 12|.pay~up -1 3 -5 -1|.pay~week 3 -7 -1 -6|.pdf -1 1 -2 0
.pedi* 1 -13 -12 -15|.pediatrician 1 4 -1 2|.pedir -1 -11 -8 -14|.pega* -7 -1 -4 -1|.pegaron -7 -1 -4 -1
.pelv* 7 9 18 14|.pelvis 7 12 17 14|.pelvis~# -4 -6 0 -6|.pena* 2 3 2 6|.pend* 15 29 10 28|.pendens -2 1 -2 2
.pending 17 29 11 25|.pens* 11 45 28 53|.pension 3 19 10 22|.peop* -1 8 -2 10|.people -1 8 -2 10|.people~<my> -2 3 1 3
.people~to -5 -7 1 -8|.per 0 12 6 11|.perc* -1 3 5 3|.percent -5 0 1 1|.perd* -6 -33 -26 -40|.perh* 1 -3 0 -2
.perhaps 1 -3 0 -2|.perm* -13 -62 -32 -73|.permanent -5 -1 -3 -2|.permit -3 -21 -10 -24|.permits -12 -39 -23 -46
.pero 7 15 3 12|.pero_no -2 6 0 7|.pers* -2 6 -1 11|.person 1 0 -1 2|.person_and -2 1 0 4|.personal 0 7 1 10
.personal_representative 0 -1 0 0|.per~letter 0 1 -2 0|.per~own 3 3 2 2|.peti* 7 10 6 8|.petition 6 16 13 18
.phar* -1 0 -1 -1|.pharmacist 0 7 3 6|.pharmacy 2 8 1 6|.phon* 3 12 5 16|.phone 5 0 -2 2|.phone~# -8 -10 -8 -7
.phone~and 5 5 0 6|.phot* 5 4 2 -3|.photo 4 4 5 -2|.photo_# 3 1 5 2|.photo_and -1 10 8 12|.photo_from -2 8 -3 5
.photo_no -5 -7 -10 -8|.photo_of 8 9 11 11|.photo_y -4 -4 -1 -6|.photo~# -2 -4 -7 -8|.photo~<my> -2 -3 0 -5
.photo~and -4 -10 -6 -9|.photo~day -5 -1 -5 -1|.photo~from 0 1 -1 1|.photo~in 9 8 10 11|.photo~it 6 -1 5 3
.phys* 1 -4 -2 -1|.physical 2 -4 -3 -2|.pian* 5 -1 -4 -1|.piano 4 -2 -4 -2|.pick -6 -2 2 2|.pick* -11 -6 0 -2
.pick_up -5 -12 -6 -13|.picked -4 -4 -4 -4|.picked_up -7 -5 0 -3|.picking -7 -3 -4 -2|.picking_up -6 -11 -2 -11
.pickup 3 2 10 3|.pide -1 -2 3 -4|.pie -3 -10 -9 -7|.piec* -4 0 -4 0|.piece -7 -6 -9 -7|.pill -5 5 2 4
.pill* -5 -6 -4 0|.pillow -1 -1 -4 -1|.pills -4 -6 0 1|.pilo* -2 -1 2 4|.pilot -2 2 5 6|.pinn* 1 1 4 3|.pinned 1 1 4 3
.pins 4 -6 0 -4|.pip -1 -3 -6 -4|.pipe -4 1 3 5|.pipe* 1 9 9 9|.pit 1 13 5 15|.pizz* -6 -7 -4 -6|.pizza -7 -12 -11 -12
.plac* -25 -33 -24 -35|.placa 2 5 6 6|.place -17 -24 -27 -30|.place_# 3 6 -2 4|.place_and 4 2 1 -1
.places -9 -14 -6 -11|.plai* 5 3 3 4|.plain 4 3 3 4|.plan -9 -11 -9 -13|.plan_pay -3 1 -1 2|.planned 4 14 7 12
.plant 3 2 -1 -2|.plant~it -2 -3 0 -2|.plat* 2 11 16 15|.plate -1 7 3 7|.plate_# 2 5 5 6|.plate_and -3 -14 -6 -14
.plate~# 3 0 -1 1|.plate~screws -1 -8 0 -8|.platform 4 0 5 1|.play -4 -1 -8 -1|.play* -3 -34 -20 -41
.plea* -32 -63 -48 -65|.please -33 -26 -25 -24|.please_call 1 2 6 7|.please~<me> -2 -1 3 -1|.please~<my> -5 -10 -3 -5
.please~call 5 3 1 4|.pled -4 -43 -27 -56|.plow 1 -14 -7 -15|.pls -2 -1 -4 -1|.plus -12 -24 -24 -30
.plus~# -11 -15 -14 -17|.pm 5 2 2 6|.pneu* 3 8 7 7|.poa 0 -4 -1 -5|.pock* 0 3 -1 3|.pocket 0 3 -1 3|.poco 1 4 5 0
.podc* -1 0 -2 -1|.podcast -1 0 -2 -1|.poli* 5 16 16 15|.police -2 11 3 20|.police_came 0 10 6 9
.police_no -10 -13 -8 -10|.police_report 3 -1 -2 -1|.police_took 3 -1 0 1|.police~# -2 -11 -2 -14
.police~<her> 1 4 3 7|.police~and 3 3 0 1|.police~it -3 6 3 9|.police~no -2 1 2 0|.policy -7 -13 -4 -13
.policy_# -4 6 3 4|.policy_$ -2 8 1 11|.policy_limits -2 -11 -6 -13|.policy~$ 0 -3 -3 -5|.policy~<name> -2 -2 -7 -1
.policy~in 1 -7 -7 -8|.polite 3 2 1 3|.pool -9 -14 -6 -11|.poor 2 5 4 5|.pop -2 -1 -1 0|.por -19 -47 -27 -58
.por_# 1 7 5 6|.por_<her> 9 3 0 2|.por_atras -1 -14 -9 -16|.por_escrito 2 9 6 11|.por_week -1 11 1 9|.porc* 1 -1 -3 -1
.porch 1 -1 -3 -1|.porq* -5 -35 -17 -40|.porque -5 -35 -17 -40|.portal 3 -9 2 -11|.por~# -3 -10 -5 -16
.por~en -10 -46 -27 -54|.por~y 1 -28 -17 -35|.posi* -12 -11 -8 -8|.position -2 -2 2 0|.position_eliminated -1 -1 1 2
.positive -9 -13 -13 -14|.poss* 2 14 15 13|.possession 2 4 6 3|.possible -1 7 9 7|.post -3 3 5 8|.post* -9 -35 -10 -39
.posted -7 -26 -10 -31|.posting 0 -8 -2 -9|.pour* -1 -7 -4 -8|.powe* -2 17 9 22|.power -4 14 7 19|.power_of 1 5 -1 5
.power~lawyer 1 5 -1 5|.prac* -5 11 9 16|.practice -3 3 1 4|.pre -9 3 -1 4|.pref* -3 0 -4 3|.preg* -4 -12 -6 -13
.pregnant 3 -5 0 -4|.prel* 1 -1 12 3|.prelim 0 -7 5 -3|.prem* 4 22 13 26|.pren* 1 4 0 6|.prep* 2 6 1 7
.prepared -2 -4 -5 -6|.prepared_to -1 -3 -3 -3|.present -6 -4 -4 -2|.preserved -1 8 10 10|.press 9 18 17 19
.pressure -2 -6 -4 -8|.pret* -4 -12 -6 -15|.pretty -4 -12 -5 -16|.prev* 1 1 4 3|.previous 1 3 2 5|.pric* -4 -2 4 -6
.price -6 3 -5 -2|.pricing 0 2 5 4|.prim* -11 10 5 15|.primary -4 -5 2 -4|.principal -4 -8 -9 -9
.principle 1 -8 -10 -13|.printed -6 -19 -18 -27|.printout 5 6 3 6|.prio* -6 10 -1 13|.prior -3 15 5 20
.priors -3 -4 -5 -6|.prior~no 3 8 1 9|.prison -7 -16 -13 -22|.priv* 0 1 -4 -1|.private 5 0 0 -3
.private_hospital 4 3 8 1|.private~# 8 -6 0 -6|.priz* -3 -4 -5 -3|.prize -3 -4 -5 -3|.prob* 4 -2 13 0
.probably -3 -9 -5 -8|.probate 7 4 9 3|.problem 2 -6 0 -6|.process 0 1 -3 1|.prod* 7 13 8 15|.product 1 6 2 6
.prof* -8 -16 -19 -23|.program -3 -4 -4 -4|.promise -1 -1 -5 -1|.promised 1 3 0 5|.proo* 4 10 5 8|.proof 4 10 5 8
.proof_of -1 2 2 4|.proof~loss 0 1 3 4|.prop* 3 3 5 3|.properly 6 6 8 9|.property -4 -11 -7 -13|.pros* 5 -6 3 -8
.prot* 13 14 7 15|.prove -3 0 -3 1|.prove_it -3 0 -1 0|.proves 0 3 3 4|.psyc* 2 0 -3 0|.psych 2 -4 -5 -3|.pto 3 3 5 5
.ptsd 7 16 9 20|.publ* 5 6 4 9|.public 5 1 5 2|.public_defender 7 -3 3 -1|.pued* 8 -9 9 -10|.puede 3 -15 0 -16
.puedo 5 6 13 7|.puedo_pay 5 19 10 17|.pues* 1 2 0 3|.puesto 1 2 0 3|.puesto_queja 3 5 -2 4|.pull -4 -8 -7 -6
.pull* 2 8 8 4|.pulled 2 2 3 -4|.pulled_out -2 8 4 5|.pulled_over 8 9 5 11|.pulled~# 7 19 6 15|.pulled~and 8 6 8 8
.pulled~of -3 -7 -5 -12|.pulling 0 6 5 8|.pump* 3 3 2 4|.punc* 13 18 20 24|.punch 8 12 15 16|.puni* 1 1 -5 -1
.purc* -9 -2 -5 -3|.push 1 7 3 8|.push* -3 5 1 8|.pushed -2 5 0 8|.pusi* 5 9 9 9|.put 3 2 0 -5|.put_<her> 9 10 7 12
.put_<me> -6 -5 -2 -4|.put_<my> -6 -4 -5 -5|.put_down 5 4 2 5|.put_in 10 18 6 15|.put_it -8 -24 -13 -28
.put_on 5 2 7 3|.put_up 5 13 9 13|.puts -3 4 0 4|.puts~at -1 1 1 1|.putt* 2 24 18 30|.putting 2 24 18 30
.put~# 4 16 6 17|.put~$ 11 13 13 14|.put~<longago> 7 3 4 2|.put~<my> 0 -8 -5 -6|.put~and -7 -23 -21 -32
.put~at 10 10 9 9|.put~down -3 1 -3 -1|.put~for 0 7 1 7|.put~in 4 4 4 9|.put~it 0 2 -1 3|.put~of 7 9 9 12
.put~on -3 -18 -24 -19|.put~out -3 -12 -1 -16|.put~to -9 -22 -17 -27|.q -16 -10 -10 -10|.quar* 3 14 -3 12
.quarter -2 -3 -6 -5|.que 5 -12 -8 -20|.que_<me> 2 35 18 40|.que_es -2 -11 -4 -11|.que_fue -6 -11 -6 -11
.que_le 4 -6 -6 -9|.que_no 13 23 24 30|.que_si 6 2 8 2|.qued* -7 -51 -38 -63|.quej* 0 -9 -12 -14|.queja 0 -9 -12 -14
.quem* 8 27 14 26|.ques* -1 -12 -8 -13|.question 4 -1 0 -2|.questions -5 -3 -4 -4|.que~# -1 -12 -4 -13
.que~culpa 0 -18 -6 -21|.que~en 1 -17 -21 -21|.que~eso -7 -19 -25 -27|.que~no 5 15 17 16|.que~que 5 21 17 26
.que~y -4 3 3 5|.quick -15 -23 -15 -23|.quie* -1 -6 -3 -10|.quiere -9 -20 -16 -23|.quiero -3 -5 -3 -5
.quiero_que -6 -20 -12 -23|.quiero~<me> 1 -12 -4 -11|.quit -3 4 12 10|.quit* -1 23 18 29|.quot* -1 4 -1 3
.quote -1 2 -1 3|.quotes 1 7 3 7|.rack -7 6 2 8|.radi* 6 0 2 -6|.radio -1 -17 -10 -20|.radiologist 1 0 1 -2
.rail 10 19 8 22|.rail* -1 -14 -2 -19|.railroad 1 -3 2 -5|.rain -4 -4 0 -4|.rais* 6 -9 0 -9|.raised 1 -13 -5 -14
.ramp -1 -9 -5 -10|.ran -4 -14 -10 -21|.ran_out 1 -10 -2 -10|.ran_red 1 5 2 7|.ran_stop -3 11 5 15|.rang 3 -6 -5 -7
.ran~# 5 5 7 5|.ran~<name> 0 -8 -7 -13|.ran~sign 1 10 6 15|.rash 0 -5 -4 -4|.rates -14 -3 -4 1|.rath* -11 -4 -7 -3
.rather -11 -4 -7 -3|.rather_no -1 2 -5 1|.ray 4 5 0 5|.rays 3 3 7 3|.rd -5 -20 -14 -23|.rd_degree 2 2 3 2
.rd~# -6 -14 -11 -16|.re -1 -5 -5 -6|.reac* -10 3 4 7|.reached 2 11 8 15|.read 8 3 10 -1|.read* -4 -10 -10 -16
.read_it -3 -6 -3 -4|.reading -13 -36 -25 -41|.ready 2 11 8 10|.ready_to 1 4 0 2|.ready~sign 2 2 0 2|.read~# 3 2 1 6
.read~and 7 7 8 11|.read~in -1 4 1 3|.read~of 1 -1 0 -2|.real 14 6 15 12|.real* 10 6 9 3|.realtor 0 5 5 5
.rear -2 5 0 1|.rear_end 0 -3 -4 -4|.rear_ended -7 8 1 6|.rear~# 3 -7 -8 -13|.rear~<name> 2 -6 -3 -9
.rear~on 0 3 -1 -2|.reas* -9 -15 -9 -18|.reason 0 -13 -5 -15|.reca* -1 7 5 10|.recall 2 -2 -2 -3|.recalled 1 14 12 17
.rece* -33 -32 -33 -32|.receipt 4 4 -2 5|.receipt_and 3 1 4 1|.receipt~photo -1 2 -2 2|.receptionist -18 -21 -22 -22
.reci* -3 -9 -9 -11|.reck* 4 -13 -4 -11|.reckless 6 -4 -2 -2|.recl* -2 -22 -11 -24|.recon 9 16 8 17|.record 7 8 5 11
.records 1 -7 -4 -4|.records_# 3 2 -4 1|.records_and 2 5 4 5|.records~no -1 -12 -4 -13|.record~and -13 -16 -12 -16
.red -6 -13 -17 -10|.refe* -3 1 4 3|.references -5 0 -2 0|.referred 4 5 8 6|.refi* 5 1 0 -3|.refr* 5 16 11 19
.refrigerator 5 14 10 17|.refund 1 4 -2 -2|.refunded 7 12 -2 7|.refused 0 -2 0 -1|.regi* 18 20 19 20|.register 3 6 4 8
.registered 9 7 2 2|.regr* -4 -2 1 -2|.regu* 1 8 -2 8|.regular 1 8 -2 8|.reha* 0 0 11 0|.rehab 0 0 11 0
.rehab~<name> -4 0 0 3|.reim* -4 -7 -7 -8|.rela* -18 -42 -33 -47|.relaxer -12 -6 -10 -6|.rele* 10 -6 4 -13
.release 1 -19 -8 -25|.released 10 17 16 19|.reli* 1 5 0 3|.relo* -12 -10 -13 -10|.rema* 2 3 0 0|.reme* 2 5 7 9
.remember 1 4 7 8|.remi* -11 -19 -5 -20|.remo* -6 -12 -14 -11|.remote 3 1 0 1|.removal -3 -7 -8 -9
.removed -2 -3 -2 -1|.rene* -1 -6 -6 -4|.rent 0 8 -10 7|.rent* 22 52 29 56|.rent_# 3 4 2 6|.rent_current 7 9 -1 1
.rent_pay -4 2 -1 3|.renta 8 0 -2 -3|.rental -3 -6 -4 -5|.rental~# -2 -2 -4 -2|.rented 0 14 15 22|.renting -1 2 -2 0
.rents 10 26 13 28|.rent~$ 0 5 2 7|.rent~on 1 6 1 5|.reop* -1 -8 -4 -7|.reopen -1 -8 -4 -7|.rep 17 -7 3 -11
.repa* 7 37 10 40|.repair 7 20 6 19|.repair~<name> 6 1 1 -2|.repl* 6 23 23 31|.replaced -1 3 2 2
.replacement -1 -6 0 -6|.reply 1 11 2 14|.repo* -1 -6 1 -7|.report 7 10 18 11|.report_# 0 -3 7 -3
.report_<name> 3 0 -6 -4|.report_and -12 -15 -6 -15|.report_in -2 -8 0 -11|.report_made 4 -2 0 -3
.report_no -6 -23 -7 -27|.report_number -1 -8 -2 -8|.report_photo -1 0 7 0|.report_police -9 -1 -2 -1
.report_says -6 2 -1 -2|.reported 2 -8 -6 -6|.reported_it -6 -3 -1 -4|.reporter -4 -10 -8 -12|.report~# 2 11 5 12
.report~<her> -1 2 11 3|.report~all -1 -2 3 -5|.report~and 3 14 12 16|.report~driver -4 -6 -6 -4
.report~hand -1 -5 1 -8|.report~no 1 -11 0 -9|.report~photo 7 -7 8 -9|.report~video -3 1 -10 -2|.report~y 6 16 2 14
.repr* 11 38 28 42|.representative 1 4 2 4|.represented 1 12 12 16|.representing 2 11 8 10|.representing_<me> 0 9 3 8
.represents 13 30 18 33|.reps 7 14 9 16|.requ* -1 -16 -4 -21|.request -10 -20 -11 -23|.requested 2 1 2 1
.rese* 2 11 11 13|.resi* -2 -7 1 -5|.resident -2 -3 -2 -6|.resigned -1 -4 -5 -3|.reso* 5 18 17 26|.resort 4 13 10 14
.resp* -13 -16 -10 -14|.responsible -3 -9 0 -8|.rest 2 11 7 14|.rest* 1 15 1 13|.restaurant 6 15 0 11
.restrictions 3 3 1 2|.resu* -18 -8 -17 -13|.result -4 -1 -1 -2|.results 2 7 -5 3|.reta* 11 15 18 11
.retained 9 15 12 8|.retainer 5 2 9 5|.retainer_no 8 6 6 4|.retainer_ready -2 1 1 0|.retainer~lawyer 4 -5 -1 -8
.retainer~to -5 -5 -4 -3|.retaliation -2 0 -4 0|.reti* 3 15 12 20|.retired 1 5 10 5|.retirement 2 7 4 11
.retu* -16 -19 -10 -16|.return -5 0 0 -2|.returned -10 -7 -10 -4|.returns 1 -7 0 -7|.return~# -1 1 1 0
.reve* 8 16 13 18|.review 4 5 3 4|.reviews -1 -5 -10 -8|.reviews_and -4 4 -2 4|.review~# 3 -3 -8 -4
.review~<name> 3 -5 1 -6|.revo* -7 -8 -5 -9|.revoked -2 0 -5 -2|.ribs 3 -8 -5 -8|.ribs_and 5 0 -2 -2|.ride -1 -5 -3 -5
.ride* 2 38 18 47|.rideshare -7 -3 -8 -1|.ridi* -2 -8 -7 -11|.riding -2 -8 -7 -11|.rig 3 8 4 7|.righ* 2 15 9 16
.right 10 24 15 25|.right_now -6 11 -1 13|.right_there 5 1 -4 -2|.right_to -3 -8 -4 -9|.rights -8 -5 -6 -6
.right~# -6 -1 0 3|.right~<she> 2 16 8 18|.right~and 3 3 -1 3|.right~no 1 -9 -2 -11|.ring 5 6 4 9|.risk -8 -11 -9 -14
.river 7 3 10 3|.rn 0 -8 -2 -12|.robbery 7 6 6 7|.rod -6 6 7 16|.rodi* 3 5 4 7|.rodilla 3 5 4 7|.rods 5 5 11 5
.roll 2 -3 -2 -3|.roll* -3 8 6 6|.rolled -2 7 8 7|.roof 6 8 8 12|.roof* -1 4 9 5|.roofer 0 0 1 1|.roofing 1 3 8 4
.roof~in 0 -3 -1 -2|.room -16 -34 -25 -37|.room* 16 4 5 -2|.roommate 6 -12 -7 -17|.rota* 0 5 2 6|.rotator 3 4 5 3
.rotator_cuff 3 4 5 3|.roug* -1 -4 -10 -4|.rough 2 1 -2 2|.round 3 -3 6 -4|.rout* -5 -7 0 -8|.rude 7 5 -8 -1
.ruin* 5 20 1 20|.ruined 4 16 -1 16|.rule -6 -7 -2 -7|.rule* 4 -12 -10 -17|.rules 1 -4 -4 -7|.run 7 22 16 29
.runn* -5 -5 -4 -6|.running 2 4 2 4|.runs 2 -19 -8 -25|.rush 5 0 -2 2|.s -3 -2 -7 -6|.sabe 4 5 -11 1|.sabe* 0 0 -4 -1
.saber 1 1 -1 2|.saca* -3 -20 -8 -23|.safe 5 23 12 28|.safe* 1 2 1 -1|.safety 1 2 1 -1|.said 5 -25 -7 -34
.said_# -2 1 1 3|.said_<i> -4 -15 -1 -11|.said_<my> -1 2 2 3|.said_<name> 7 -3 5 -4|.said_<she> -1 9 5 11
.said_<they> -4 1 -8 -1|.said_and -6 -7 -7 -6|.said_call 1 7 1 7|.said_hed 6 8 4 9|.said_in -1 -1 -3 -3
.said_it -6 -23 -14 -13|.said_no 0 -3 -3 0|.said_sorry -4 -4 -9 -11|.said_there -4 -3 -3 -4|.said_theyd -1 1 1 0
.said_to 3 6 -2 6|.said~# 4 2 2 -1|.said~<her> -3 -2 -2 -2|.said~<i> 11 -7 -1 -8|.said~<me> -8 2 0 6
.said~<my> 6 12 -5 3|.said~<name> 6 1 0 3|.said~<she> -5 0 -2 -2|.said~about 7 9 5 14|.said~and -14 -11 -11 -13
.said~as 4 -9 -8 -10|.said~but -11 -7 -1 -3|.said~call 0 3 -3 4|.said~could 4 2 -2 2|.said~do 4 8 5 9
.said~for -7 -9 -5 -11|.said~from 3 11 5 13|.said~front -2 -4 1 -4|.said~had -5 -9 -10 -9|.said~have 1 -4 7 -4
.said~in 4 7 11 12|.said~it 2 5 8 6|.said~lawyer -4 4 8 8|.said~no -2 -17 -2 -17|.said~of -7 -7 -5 -9
.said~on -1 6 0 3|.said~should -3 -1 -1 -1|.said~to 1 0 1 4|.said~would 1 3 2 4|.sala* -8 -12 -8 -13
.salary -2 -9 -3 -11|.salary_$ 1 -2 1 -2|.sale 9 -2 2 -1|.sales 1 3 -4 6|.sali* 6 -9 -12 -13|.salo* 1 2 2 3
.salon 1 2 2 3|.same 6 21 11 19|.same_as 0 3 4 0|.same_day -11 4 -2 5|.same_night 3 6 6 7|.same_pay 6 2 1 2
.same_thing 1 5 2 5|.same_week 2 -11 -5 -15|.same~# 6 13 12 15|.same~<i> 4 8 6 10|.same~and 8 22 6 22
.same~in -4 -4 -2 -2|.same~with 3 4 5 5|.samp* -13 5 -7 6|.sample -17 -3 -8 -1|.samples 3 8 1 7|.sand* -9 0 -9 -1
.save -2 -2 -4 -5|.save* 14 16 8 14|.saved 14 16 8 14|.savi* 1 9 5 10|.savings 1 9 5 10|.saw 3 -6 2 -4
.saw_<her> -5 4 -1 6|.saw_<me> 0 9 10 12|.saw_it 4 12 10 15|.saw_on 3 -4 -3 -6|.saw~# -3 -10 -4 -11
.saw~and -1 -16 -4 -21|.saw~in 1 3 1 2|.say 2 -6 -1 -7|.say_# 4 11 2 9|.say_<i> 11 42 25 50|.say_<she> -6 -20 -15 -24
.say_<they> 5 0 -6 -3|.say_it 1 12 3 13|.say_something -10 -4 -3 -4|.sayi* 1 9 8 14|.saying -6 -6 -5 -10
.saying_<i> -1 -8 -4 -10|.says 55 48 23 48|.says_# 5 14 14 10|.says_$ 5 0 -3 -6|.says_<her> -3 -11 -4 -12
.says_<i> -8 -12 -5 -8|.says_<my> 7 4 7 6|.says_<she> -18 -26 -6 -21|.says_<they> 6 -4 -9 -5|.says_hell 8 10 7 9
.says_in 0 2 -1 3|.says_it -11 -9 -6 -8|.says_no 37 54 36 50|.says_other -4 -9 0 -6|.says_there -8 6 -4 6
.says_to -14 -8 -9 -7|.says~# -1 -1 8 5|.says~<her> 14 10 16 16|.says~<i> 16 -6 2 -6|.says~<my> -6 -1 -1 3
.says~<name> 9 21 15 22|.says~and 9 -4 -1 0|.says~at -2 -2 0 0|.says~but -1 4 0 7|.says~by 0 3 5 4
.says~coming 6 7 4 4|.says~day 7 6 3 1|.says~did -8 -7 -6 -11|.says~fault -5 -15 -7 -17|.says~for 8 16 8 24
.says~had -3 -5 2 1|.says~have -2 -9 -6 -10|.says~in 4 5 -2 9|.says~it 8 -2 -2 0|.says~lawyer 0 0 6 0
.says~month 0 5 10 10|.says~no -4 5 9 8|.says~of 7 11 8 9|.says~on -6 -13 -9 -21|.says~owe 3 8 1 8
.says~pay 2 -4 -8 -1|.says~should -3 0 -4 0|.says~still 4 -14 1 -12|.says~there 3 3 0 4|.says~to 10 17 10 22
.says~told 6 7 3 10|.says~work -2 3 0 2|.say~# 0 1 -4 0|.say~<i> -3 -1 4 2|.say~and 5 6 6 4|.say~but 1 2 1 1
.say~did -2 3 3 5|.say~in 0 3 2 2|.say~it 6 -10 -7 -8|.say~no -1 -7 -5 -9|.say~on 2 9 5 12|.scaf* -3 2 0 4
.scaffold -2 5 1 7|.scal* 2 6 -5 4|.scan* 9 10 6 10|.scanned 4 4 2 4|.scar* -7 1 -6 -3|.scared -3 0 -6 -1
.scen* -4 -20 -11 -23|.scene -1 -17 -8 -19|.sche* -10 -17 -18 -21|.schedule -6 -14 -11 -17|.schedules 4 5 -2 1
.scho* -2 -16 -18 -24|.school 8 21 9 20|.school_and 4 4 3 3|.school_bus 1 -3 -1 -7|.school~# 1 2 -5 -3
.school~<i> 1 -3 -2 -3|.school~<name> 4 8 3 7|.school~and -3 3 1 4|.school~since 0 8 5 10|.scoo* 10 -5 1 -3
.scop* -2 2 -1 -2|.scope 1 0 2 -4|.scra* 0 -32 -8 -34|.scre* 11 3 -3 2|.screaming -7 -4 -4 -4|.screen 1 -2 -2 -3
.screenshot 4 8 0 7|.screenshots 8 0 -5 -1|.screenshots_of 6 0 -2 -1|.screws 2 -3 8 0|.seal* 5 9 8 10|.sealed 5 9 8 10
.sear* 9 7 8 9|.searched 5 3 3 4|.seas* -4 2 0 1|.season -3 1 0 -1|.seat 1 2 0 4|.seat* -3 -3 -6 -5|.sec -4 -12 -9 -15
.seco* 0 3 -1 1|.second -2 -8 -3 -12|.second_one 0 6 3 6|.second_opinion -3 -10 -6 -14|.second~# 4 19 14 24
.second~<name> -1 1 -2 -1|.second~and 2 -4 0 -4|.secr* -8 -3 -5 -3|.sect* 13 9 14 8|.section 13 9 14 8
.section_# 1 5 3 5|.secu* -7 -12 -14 -15|.security -1 8 -1 11|.sed -6 -4 -5 -4|.sed_do -6 -4 -5 -4|.sede* 5 10 10 12
.sedentary 5 10 10 12|.see -6 -21 -10 -25|.see_<my> 5 1 -1 2|.see_doctor 3 14 5 15|.see_if -5 -16 -6 -17
.see_it -4 -5 -3 -7|.see_what 0 0 -2 0|.seed -7 1 0 3|.seei* 1 -2 0 0|.seeing 1 -2 0 0|.seem* -4 -14 -4 -15
.seen 9 2 4 1|.seen_it 8 8 8 8|.sees 2 6 3 9|.see~<i> -6 -11 -9 -13|.see~and -10 -21 -21 -30|.see~doctor 7 6 3 5
.see~in -6 -16 -12 -15|.see~it -6 -1 -4 -1|.segu* 4 7 7 8|.seiz* 2 2 -1 2|.self -2 -9 -5 -10
.self_employed -4 -6 -3 -6|.sell 4 16 11 14|.seller 6 8 4 9|.selling -12 -24 -10 -23|.send -8 -14 -9 -20
.send_<me> 4 8 2 8|.send_it 4 10 4 5|.send_you -3 1 0 0|.send~and -10 -9 -11 -11|.send~to 6 3 2 0|.seni* 5 -3 0 -1
.senior 4 5 2 7|.sens* -4 -4 1 -4|.sense -3 -1 0 -2|.sent 4 2 2 2|.sent_<her> -7 1 0 1|.sent_<me> 0 2 -1 5
.sent_by 3 2 1 1|.sent_in 2 -4 0 -10|.sent_it 6 27 19 33|.sent_letter -4 -17 -15 -19|.sent_to 3 1 2 -1
.sent~# -1 -6 -3 -3|.sent~<me> -1 2 1 1|.sent~<name> 3 4 -4 2|.sent~and 1 -9 -5 -12|.sent~day 5 3 3 3
.sent~house 2 12 6 13|.sent~in 0 -10 -4 -14|.sent~letter -11 -15 -10 -13|.sent~of 0 -1 2 3|.sent~to -5 -33 -15 -42
.sent~with 3 2 -4 -2|.sepa* -1 4 4 4|.separate 7 11 8 11|.separated -5 -5 -3 -5|.seri* 3 15 9 18
.served -7 -26 -19 -34|.served_# -1 -19 -10 -26|.served_<name> -1 -3 0 0|.served~# -1 -8 -8 -7
.served~answer -2 -1 0 1|.server -2 5 1 6|.service 4 4 3 4|.sess* 3 -2 -1 -2|.sessions 3 0 0 0|.set 4 5 3 7
.set_aside 5 10 5 11|.set_for 10 10 10 10|.set_it 0 -9 1 -10|.sett* -14 -6 -6 -3|.settled -1 1 1 1
.settlement -16 -16 -15 -15|.set~# 1 8 3 8|.set~<name> 13 18 11 17|.set~for 1 -3 0 -4|.seve* 5 16 4 19
.severance 2 -1 -6 -1|.severe -8 -10 -11 -12|.shar* 12 13 10 17|.share 11 17 9 19|.shares 3 -2 0 -2|.sharp 2 -4 -1 -5
.shed -12 -33 -19 -38|.shee* 2 -3 -5 -7|.sheet 2 -2 -2 -3|.sheets 0 -1 -3 -3|.shel* 2 14 6 9|.shell 5 7 1 3
.shelter 3 7 8 7|.sher* -6 -19 -7 -22|.sheriff -6 -19 -7 -22|.shif* 7 11 -1 10|.shift 3 1 -1 -1|.shifts 5 11 0 14
.shin* 0 -14 -7 -20|.shingles -1 -16 -5 -20|.ship* 3 11 4 10|.shipyard 7 9 4 8|.shoo* -6 -25 -20 -31|.shop 10 27 5 30
.shop* 3 15 2 13|.shop_# -4 -1 -5 -3|.shop_and -3 -9 -10 -10|.shoplifting 4 17 6 15|.shopping -2 0 -4 0
.shop~# 8 35 22 42|.shop~no 3 3 -3 -3|.shor* 10 5 0 5|.short 0 -3 -1 -3|.shot 4 1 7 -5|.shot* 4 6 8 5|.shots 4 6 8 5
.shou* -5 -16 -3 -15|.should -1 -9 -10 -6|.should_<i> -3 -1 -1 2|.should_get 2 -2 2 -3|.should_have -1 -2 1 1
.shoulder 1 6 11 9|.shoulder~# -4 -4 -2 -7|.shoulder~and 1 -9 -1 -9|.shouldnt -3 -3 -5 -2|.shouldve -3 -10 1 -13
.should~<i> -4 1 -3 1|.should~and -1 4 1 4|.should~it -1 1 0 1|.should~something 7 8 8 6|.should~to -5 -11 -6 -12
.shov* 2 -9 -9 -11|.show -10 -19 -18 -21|.show* 13 17 7 20|.show_it -4 -3 0 -3|.showed 8 10 13 18
.showed_<me> 9 -2 -5 -2|.showed_it 1 -1 -3 -1|.showing -5 -31 -20 -38|.shown 0 -2 1 0|.shows 16 39 17 40
.shows_# 4 8 8 12|.shows_it 7 18 8 23|.shows~# 5 9 8 8|.shows~in 5 6 11 6|.shut -2 -1 -6 -1|.si -44 -54 -35 -58
.sibl* 1 5 4 4|.siblings 1 5 4 4|.sick 3 -14 -9 -14|.side -6 -17 -10 -19|.side* -2 -15 2 -16|.side_of 6 1 -2 -1
.sides -5 -6 -2 -6|.sidewalk 3 3 8 3|.sign 5 -10 0 -17|.sign* -21 -35 -26 -43|.sign_# 5 9 16 11|.sign_and 3 16 7 21
.sign_anything 5 8 4 7|.sign_at 8 6 7 9|.sign_by 0 4 1 4|.sign_contract 2 8 5 12|.sign_document -8 -10 -13 -14
.sign_for -2 -14 -10 -17|.sign_in 13 13 9 17|.sign_it 8 4 -2 0|.sign_no 14 36 31 42|.sign_on 1 -12 -10 -17
.sign_release 2 -1 0 -2|.sign_statement -1 7 2 8|.sign_today 0 -2 -5 -4|.sign_up -6 -14 -8 -18|.sign_with 3 -16 -5 -20
.signature -8 -14 -9 -14|.signs -7 -12 -12 -17|.sign~# -3 -16 -12 -24|.sign~<her> 2 -16 -10 -21
.sign~<i> -3 -18 -9 -23|.sign~<name> 9 -24 -6 -36|.sign~agreement -6 -8 -6 -9|.sign~and -20 -78 -51 -94
.sign~document -2 -1 0 -1|.sign~firm 5 4 1 -1|.sign~for -9 -24 -16 -28|.sign~in 6 -2 -4 -7|.sign~it 2 -19 -14 -25
.sign~no -1 -4 -1 -2|.sign~on -1 10 1 8|.sign~w 9 16 10 21|.sign~with -3 -5 7 -8|.sigu* 0 -4 -8 -8|.sigue 0 -3 -7 -6
.sile* 6 12 -1 10|.silence -3 4 -3 2|.silent 8 7 1 7|.silv* -9 -10 -12 -10|.silver -6 -6 -6 -5|.simp* 1 3 -8 1
.sinc* 2 -26 -15 -34|.since 2 -26 -15 -34|.since_# 3 -21 -8 -25|.since_<i> -9 -5 -2 -4|.since_<longago> 3 22 15 38
.since_<my> -9 -15 -12 -16|.since_<name> 10 28 15 23|.since_<she> 2 7 3 11|.since_<years> 9 15 15 16
.since_about 2 9 4 12|.since_spring 3 7 2 8|.since_then -4 2 0 1|.since~# 10 18 6 25|.since~$ 7 13 6 15
.since~<her> -8 -18 -11 -20|.since~<i> -4 -17 -16 -23|.since~<lastyear> 2 5 6 5|.since~<longago> 8 6 11 5
.since~<my> -3 3 4 5|.since~<name> -6 0 -4 -1|.since~<she> -9 -23 -16 -27|.since~<they> 5 9 9 7
.since~and -19 -15 -13 -16|.since~at 0 -1 -2 -2|.since~for -5 -7 -8 -9|.since~it -9 -5 -7 -2|.since~no 5 3 8 1
.since~of -4 -1 -2 -1|.since~to 2 2 0 0|.sing* -4 3 0 6|.single -3 -11 -7 -12|.sit -9 -15 -21 -18|.site -3 -3 0 -6
.sits 6 11 9 11|.sitt* 1 1 -2 -5|.sitting 1 1 -2 -5|.size -10 -12 -12 -13|.size_of -6 -12 -9 -13|.skin -1 -13 -10 -16
.skip -1 4 4 7|.skip* 7 14 10 13|.skipped 4 10 6 11|.skul* 3 2 10 3|.skull 3 2 10 3|.skull_fracture 4 6 9 9
.slee* 6 0 9 4|.sleep 7 4 6 8|.slid 1 5 1 6|.slid* 6 -7 -1 -13|.slide -1 -14 -7 -21|.slides 10 12 9 12
.slin* -3 -3 2 -5|.sling -3 -3 2 -5|.slip -12 -5 -9 -8|.slip* 6 13 4 10|.slip_and 1 3 2 3|.slipped 9 14 8 13
.slipped_on 1 13 6 12|.slips -6 -8 -9 -10|.slow -3 -15 -8 -16|.smal* 3 4 -13 0|.small -1 5 -11 1
.small_claims 1 9 -8 -1|.smil* -3 -13 -12 -13|.smok* -8 -34 -16 -36|.smoked 0 -1 0 1|.snap* -9 -9 -9 -5
.snow -11 -6 -10 -6|.snow* -7 -8 -4 -9|.soci* 0 9 5 12|.social -3 7 4 10|.social_security -4 -3 -3 -2|.soft 0 9 8 14
.soft* -9 -5 -4 -4|.sold 9 1 4 -3|.sold* 2 4 -5 0|.sold_<her> 5 -8 -2 -7|.sold_it -3 -9 -11 -13|.sold~in -2 -3 -4 -2
.sold~to -2 -10 -3 -15|.sole 2 26 14 30|.soli* 0 6 5 7|.solo -5 -29 -18 -37|.some 2 10 8 13|.some_# 3 -5 3 -5
.some_of -3 -4 -5 -5|.some_people -1 1 -2 3|.somebody -5 -9 -3 -9|.somebody_to 23 54 39 63|.somebody_told 3 2 2 3
.somebody~<me> 10 13 7 11|.somebody~<my> -6 2 2 6|.somebody~<them> 2 -8 -2 -9|.somebody~for -14 -5 -7 -6
.somebody~it 6 23 15 30|.somebody~look 0 -2 -2 -2|.somebody~to -10 -17 -13 -22|.someone -4 -9 2 -8
.someone_to 1 11 6 14|.someone~<her> -7 -12 -6 -12|.something -4 -4 -14 -2|.something_for 4 -15 1 -16
.something~it 1 -1 7 0|.sometime 8 15 11 21|.sometimes 3 0 -2 -3|.some~<i> -1 2 4 1|.some~and -3 -2 -1 -3
.some~in -2 -4 2 -4|.soon 5 4 7 5|.sooner -8 -2 -2 -1|.sore 9 5 -9 -1|.sorr* 4 6 -4 0|.sorry 4 6 -4 0
.sorry_and -5 -2 -6 -2|.soun* -17 -25 -18 -28|.sound -9 -21 -15 -25|.soy -10 -3 -2 -2|.spac* 1 8 -4 4|.space 1 8 -4 4
.spea* -6 -4 -1 -4|.speak -3 -10 -8 -10|.spec* 4 2 5 5|.special 1 -3 -4 -3|.specialist 1 6 8 10|.specials -1 -2 2 -1
.spee* -1 -14 -3 -5|.speech 2 6 6 10|.speed -1 -10 -2 -10|.speeding -2 -10 -8 -5|.speeding~in -1 -4 0 0
.spen* 0 -24 -10 -30|.spend -2 -1 3 -1|.spent 2 -23 -13 -30|.spic* -1 -1 -2 -4|.spin* 3 4 4 4|.spine 3 1 3 0
.spir* -5 -4 -7 -6|.spla* 2 10 6 12|.sple* 1 -6 4 -2|.spleen 1 -6 4 -2|.spli* 1 1 -8 -3|.splint 0 0 -7 -1
.split 2 2 3 1|.spoke 9 1 6 -3|.spoken 1 3 2 5|.spoken_to -1 1 1 6|.spon* -2 -4 3 -6|.spot -13 -12 -13 -15
.spot* 8 18 11 19|.spra* 6 -3 -9 1|.sprain -5 -8 -8 -7|.sprained 10 0 -3 2|.sprained_wrist 4 -2 -1 -1|.spre* 0 -2 4 -3
.spri* 2 6 10 10|.spring 0 -7 3 -8|.spring_<i> 3 5 4 3|.spring_and -2 -14 -5 -19|.ss 3 0 4 0|.ssdi -4 1 -2 3
.ssi 5 -3 -3 -6|.stab* 1 -1 -2 -3|.staf* 18 17 3 15|.staff 10 8 0 5|.staffing 6 9 4 10|.stag* 7 3 10 2
.stage 6 -1 7 -3|.stage_# 2 -4 5 -2|.stai* -1 -9 -4 -12|.stairs 0 -6 -3 -8|.stak* 1 2 2 5|.stake -1 -2 -2 -2
.stal* -4 -13 -1 -12|.stamp 5 10 1 9|.stand -2 -5 -7 -8|.standing -1 3 1 4|.stap* 9 10 -1 6|.start -4 4 -4 2
.start_with -2 0 -2 1|.started 10 43 23 43|.starting 5 13 9 12|.starts -9 -35 -26 -39|.statement 8 31 20 40
.statement_<i> 2 8 3 7|.statement_and 9 11 10 12|.statement_to 1 -3 5 0|.states -3 0 -2 0|.station -4 -12 -7 -12
.status 2 -13 -6 -15|.statute -11 -14 -16 -14|.statute_of -2 0 -1 1|.statute~limitations -2 0 -1 1|.stay 3 1 -2 5
.stay* -1 -3 6 -2|.stayed 2 3 11 8|.staying -2 -11 -11 -14|.stays -1 4 4 5|.stea* -8 -2 -6 1|.stee* -2 2 1 2
.sten* 3 4 1 4|.step -1 -11 -2 -11|.step* 6 -3 5 -5|.stepped 10 2 7 6|.steps -3 -8 -3 -13|.stew* -3 -1 0 1
.steward -3 -1 0 1|.stic* 6 6 12 6|.stif* 0 -9 -9 -15|.stiff 1 2 -1 0|.stil* 0 16 20 25|.still 0 16 20 25
.still_has 4 -3 -2 -3|.still_have 11 -1 2 -5|.still_in 1 21 21 29|.still_no -3 -4 -4 -6|.still_on 4 6 4 7
.still_open -1 1 -1 0|.still_there -1 -2 -5 0|.still_work -4 1 -1 3|.still~# -1 21 8 23|.still~<her> 4 6 2 6
.still~<me> 2 -3 1 -4|.still~<my> -3 -9 -2 -5|.still~<name> 2 -8 3 -10|.still~and -2 -1 2 1|.still~for -10 -16 -5 -14
.still~it -1 -9 2 -9|.still~on -4 -20 -16 -24|.stit* 1 3 -5 1|.stitches 0 -1 -6 -4|.stitches_and 0 1 3 1
.stoc* 2 -1 -1 2|.stock 3 3 0 6|.stol* -4 -14 -14 -21|.stolen 6 1 2 -2|.stoo* 2 3 2 5|.stop 3 -33 -17 -30
.stop* 5 0 6 8|.stop_sign 6 15 9 18|.stopped 4 -8 -2 -3|.stopped_pay 0 -2 0 -1|.stopped~<name> 5 21 11 19
.stop~# -4 -19 -8 -20|.stop~<i> 7 42 28 50|.stop~<name> 3 11 4 10|.stor* 1 -12 -3 -13|.store -5 -12 -9 -11
.store_in -2 -2 1 -2|.stores -1 -6 -3 -8|.store~<name> -1 0 0 -2|.store~and 2 -2 -2 -3|.storm 3 5 8 8|.story 0 0 -1 -2
.stov* 9 23 13 26|.stove 9 23 13 26|.stra* 6 -5 1 -7|.straight -1 -8 3 -7|.strain -4 -7 -9 -5|.stranger 6 1 0 1
.stre* -13 -11 -21 -20|.street -4 -13 -14 -19|.stri* 14 16 16 18|.strip 6 3 5 6|.stro* 4 -6 0 -7|.stroke 7 -3 1 -5
.strong -3 -4 -3 -4|.stru* 5 5 3 2|.struck 5 1 1 -2|.stub* 6 32 18 34|.stubs 6 15 9 16|.stuc* 4 -8 -6 -9
.stuck 4 -9 -6 -10|.stud* 1 10 9 14|.student 3 2 3 6|.study -1 10 7 12|.stuf* 4 8 4 8|.stuff 4 8 4 8
.sub -5 -10 -9 -12|.subd* 3 1 -3 1|.subs* 1 10 -2 11|.succ* 2 4 1 5|.succession 3 8 3 8|.such -17 -38 -26 -45
.sued 3 -15 -19 -23|.suff* -5 -12 -16 -13|.suffering -5 -10 -13 -11|.suga* -4 -3 4 -2|.sugar -3 -6 1 -4
.suin* 3 4 -1 3|.suing 3 4 -1 3|.suit 13 -2 4 -12|.suit* -6 -22 -20 -28|.suit_file 5 13 13 7|.suit~# -8 -41 -26 -48
.super 2 3 4 4|.supper 1 5 4 8|.support -2 -4 -5 -1|.supportive 0 -7 -6 -9|.suppose -2 7 1 9|.supposed 6 17 11 19
.supposed_to 6 17 11 19|.sure -7 -11 -5 -16|.sure_<i> -3 4 -1 5|.sure_if 0 9 5 14|.surg* 1 20 8 29
.surgeon 11 17 16 24|.surgeon_says 1 2 2 1|.surgery -9 -8 -6 -6|.surgery_# 4 9 3 13|.surgery_$ -4 -1 -1 0
.surgery_in -1 -8 -6 -10|.surgery_on 0 4 3 7|.surgery~# 1 11 7 11|.surgery~$ -2 -15 -3 -16|.surgery~<name> 14 35 24 36
.surgery~in -14 -13 -15 -12|.surv* 3 25 9 27|.survey -3 4 2 5|.surveyor -1 4 1 5|.susp* -3 -8 -10 -3
.suspended -1 3 -2 5|.suv -3 7 1 6|.swea* -5 -4 -4 -5|.swear -8 -8 -5 -9|.swit* 6 4 2 -1|.switch 6 9 6 7
.swor* -4 -8 -8 -9|.sworn 0 10 6 13|.swun* -3 3 -3 5|.swung -3 3 -3 5|.tabl* 6 19 6 17|.table -4 12 6 13
.tabs 2 -5 -1 -8|.tag 11 6 6 2|.tagg* 10 29 14 31|.tagged 8 23 13 26|.tailbone 2 -6 -7 -7|.take -3 -8 -5 -12
.take* -7 -3 2 -3|.take_<her> -6 -14 -8 -14|.take_<my> -8 -7 -7 -5|.take_care -1 -12 0 -15|.take_it 13 2 4 0
.taken 0 3 8 4|.takes -7 -6 -7 -8|.take~and -1 -2 -5 -2|.take~for -7 -5 -6 -7|.take~in -2 4 -1 4|.take~it 3 4 3 2
.take~of 1 -3 4 -6|.take~to 3 8 3 8|.taki* -3 5 4 6|.taking -5 -9 -4 -10|.talk 10 18 11 22|.talk* -1 24 13 24
.talk_about 8 8 7 8|.talk_to 2 9 2 9|.talked 3 16 8 18|.talked_to 0 -8 -10 -12|.talked~<her> -1 -7 -3 -6
.talked~lawyer 7 23 15 24|.talked~no 0 5 5 4|.talking -1 8 3 10|.talks -4 -1 2 -3|.talk~<me> 9 5 4 2|.tamb* 3 -1 3 0
.tambien 3 -1 3 0|.tank 3 9 5 9|.tape -3 -11 -9 -12|.tape* -6 -1 0 1|.tard* -1 5 4 6|.tast* 0 6 2 8|.taug* 0 7 7 8
.taught 0 7 7 8|.tax 9 7 -7 -4|.tax_returns -4 -5 -3 -6|.taxe* 3 20 10 24|.taxes 3 20 10 24|.tbi 0 -1 -3 0
.teac* 12 32 18 38|.teach 4 24 12 28|.teacher 5 5 3 7|.team -27 -27 -24 -30|.tear -3 -1 2 4|.tech 6 9 6 7
.tech* 1 29 9 34|.teet* -5 -4 -2 -1|.teeth -5 -4 -2 -1|.tele* -2 -23 -13 -30|.telefono -8 -33 -19 -39
.tell -24 -22 -19 -22|.tell_<her> -13 -1 -6 1|.tell_<me> 1 12 16 14|.tell_you 2 2 1 5|.telling 3 -10 -10 -12
.tells 1 -9 -1 -8|.tell~<i> -5 -4 -6 -3|.tell~if 6 4 6 3|.tell~in -4 3 -1 4|.tell~it 8 9 12 8|.temp 8 11 8 9
.temp* -6 1 2 2|.tempor -6 -4 -5 -4|.tena* -1 6 -7 2|.tenant 0 2 -2 0|.tenants -1 5 -5 2|.tend* 4 34 17 36
.tendon 4 4 1 2|.tene* 2 7 7 5|.tenemos 6 9 9 8|.teng* 2 14 14 18|.tengo 2 14 14 18|.tengo_lawyer 5 16 9 19
.tengo_photo -2 0 4 -2|.tengo~ni 14 10 9 11|.tengo~report 3 7 3 2|.tengo~y 3 0 2 -3|.teni* 5 5 2 1|.tenia 3 9 5 8
.tenido 1 -4 -3 -7|.tera* 0 5 0 4|.terapia 6 10 3 10|.term 2 -14 0 -15|.term* -11 -16 -14 -16|.terms -11 -11 -11 -12
.terr* -3 -14 1 -16|.test 1 11 15 13|.test* -6 7 7 7|.tested 1 8 4 8|.testified -1 -7 -3 -9|.testify 11 15 12 14
.test~# 2 3 6 1|.text 7 35 16 34|.text* 1 8 3 5|.text_<i> 6 16 12 22|.text_from -1 6 6 12|.text_to 2 3 2 4
.texting -1 3 0 2|.text~# 2 11 6 12|.text~<her> 0 1 -2 0|.text~<i> 3 8 5 10|.text~<my> -2 -4 -1 -4
.text~<name> -4 -3 -7 -3|.text~<she> -3 -3 -4 -3|.text~it 8 18 17 22|.text~no -2 -3 -2 -6|.text~says 0 -3 -3 -3
.th -4 3 3 5|.th_and 3 -1 0 0|.th_of 5 -6 -2 -8|.than -4 -8 -4 1|.thank 2 24 21 30|.thank_you 4 31 19 36
.thanks -7 -8 -9 -8|.thanks_much -1 -3 -4 -3|.thank~and -4 3 -1 4|.thank~for -4 -3 -5 -4|.thef* -2 -8 -1 -5
.theft -2 -8 -1 -5|.thei* -8 -9 -5 -5|.theirs -8 -9 -5 -5|.then -1 -31 -13 -32|.then_<i> -2 -1 -2 -2
.then_<my> 0 0 0 0|.then_<name> 2 0 1 0|.then_<she> 7 8 -1 6|.then_<they> 5 7 7 7|.then_in -5 -36 -20 -45
.then_it 6 22 14 28|.then_no 0 4 1 3|.then~# 4 -5 -8 -5|.then~<i> -3 -2 0 -2|.then~<me> 7 13 10 14
.then~<name> -1 -11 -4 -13|.then~and 1 -1 2 1|.then~had -3 4 -3 2|.then~in 4 -5 -3 -9|.then~it 3 1 6 2
.then~to -7 1 -1 5|.ther* 4 17 -6 22|.therapist 8 15 10 18|.therapy 7 21 15 30|.there -7 -20 -16 -23
.there_# 0 -1 1 -2|.there_<i> -3 -8 -6 -12|.there_and 3 9 9 10|.there_for -1 -3 -6 -1|.there_in -1 2 -1 2
.there_no 1 -9 0 -10|.there_some -1 -4 -3 -5|.there_video -2 -4 -2 -2|.there_with -4 0 -4 2|.there~# -3 5 -7 5
.there~<her> -6 2 -4 1|.there~<i> -10 -7 -3 -8|.there~<me> -3 1 4 1|.there~<name> -2 -2 2 -2|.there~<she> 11 13 6 15
.there~about -5 -7 -4 -7|.there~and 14 73 38 82|.there~as -6 -3 -4 -3|.there~at 6 -1 -4 1|.there~but -4 6 5 10
.there~document 4 3 -3 2|.there~for -3 -3 -4 -8|.there~from -2 9 5 13|.there~hour -1 -7 -2 -9|.there~in 5 -2 0 -1
.there~it 5 1 0 3|.there~no -5 -19 -9 -24|.there~of 5 -1 4 2|.there~on 4 9 7 10|.there~one 5 -2 -2 -3
.there~some 2 1 0 3|.there~somebody -6 -11 -1 -10|.there~there -5 3 6 2|.there~thing 0 -12 -9 -14|.there~to -7 5 0 5
.there~told -2 -6 -3 -7|.there~with 0 -2 -2 -7|.there~year -3 0 -5 -2|.thes* -3 -1 -2 -1|.these -3 -1 -2 -1
.they* 2 7 -2 6|.theyd 9 13 5 13|.theyd~it -6 -3 1 -5|.theyll -7 -6 -7 -7|.thig* 3 4 -5 5|.thigh 3 4 -5 5
.thin* 2 -16 -6 -14|.thing -3 -4 0 -4|.thing_<i> 3 0 0 -1|.things -6 10 3 13|.thing~# 2 -2 1 -1|.think -3 -12 -3 -10
.think_<i> 2 3 5 3|.think_<name> 0 -7 -7 -5|.think_<she> 4 5 7 9|.think_<they> 3 2 2 4|.think_about -2 -6 -6 -6
.think_and 0 -9 -4 -10|.think_it 1 -7 -4 -11|.thinking 12 6 3 5|.thinks -9 -23 -17 -26|.thinks_it -12 -9 -5 -9
.thinks~should -4 -10 -6 -13|.think~# -1 -4 6 0|.think~<i> 0 1 -4 0|.think~it -3 -1 -6 -3|.think~no -5 -1 -4 -1
.think~should 0 -6 0 -7|.think~to -2 1 3 0|.think~want 1 2 1 5|.thir* 10 -1 -2 -3|.third 8 -3 -6 -6
.third_party 0 5 4 6|.thos* 5 -14 1 -11|.those 5 -14 1 -11|.thou* -10 0 -1 5|.though 3 1 5 3|.thought -8 -3 -2 -2
.thought_about 0 -5 -4 -5|.thought~it 5 -2 1 -3|.threw 4 14 8 14|.threw~out -3 1 9 5|.thro* -5 -34 -21 -34
.through -9 -33 -27 -36|.through_<name> 13 6 7 5|.through~<name> 3 -1 -4 1|.thru 4 8 5 8|.thum* 2 -3 -7 -3
.thumb 7 5 0 4|.th~<name> 1 -7 0 -7|.th~and 4 5 8 7|.tib 0 1 0 1|.tib_fib 2 4 2 6|.tib~# -2 -4 -5 -8|.tick* -5 19 6 22
.ticked -2 11 2 10|.ticket -14 -14 -15 -13|.ticket_and -4 -25 -16 -28|.ticket_for 4 3 -3 3|.tickets 9 20 18 22
.ticket~no -7 -16 -10 -16|.tiem* 16 33 27 38|.tiempo 16 33 27 38|.tien* 0 1 0 1|.tiene 0 4 4 6
.tiene_insurance -4 1 2 1|.tiene_lawyer 1 6 2 6|.tiene_miedo -1 -9 0 -8|.tiene~y -3 -17 -11 -19|.til 1 8 1 7
.tile 3 7 4 10|.till -4 2 -4 0|.till_<name> 1 5 -6 1|.time -17 -14 -18 -11|.time* 6 16 11 19|.time_# 8 7 2 5
.time_and 7 -3 3 -12|.time_at 2 -4 1 -3|.time_no -3 -5 -3 -5|.time_to -1 -5 -2 -6|.timeline 4 0 3 1|.times 1 14 4 13
.times_and -3 -6 -5 -8|.time~# -3 -3 -6 -1|.time~and 4 4 -4 2|.time~it 4 6 7 3|.tips -3 -4 -6 -2|.tire -7 -7 -6 -4
.tire* -9 -13 -6 -16|.tires -5 -14 -5 -16|.titl* -7 8 1 11|.title -7 8 0 10|.to 5 -8 2 -6|.to_# -14 13 -8 12
.to_$ -14 1 -2 5|.to_<her> -4 -20 -14 -27|.to_<longago> 6 12 6 11|.to_<me> 5 10 7 8|.to_<my> -2 14 -2 12
.to_<name> -3 17 8 15|.to_<she> -4 0 3 0|.to_<them> -5 -19 -15 -25|.to_about -3 4 0 6|.to_and -4 -15 -3 -18
.to_another 1 -4 -11 -11|.to_any 9 -5 -2 -8|.to_anybody 2 -5 2 -6|.to_appeal 0 5 3 8|.to_apply 4 9 9 12
.to_ask 1 6 9 6|.to_begin -12 -1 -3 2|.to_bring -13 -9 -10 -10|.to_call 0 0 13 2|.to_clinic 0 7 4 8|.to_close 1 4 1 4
.to_come 6 12 6 14|.to_court -2 -8 -5 -12|.to_courthouse -6 -5 -4 -6|.to_do -16 -30 -26 -39|.to_doctor -8 -12 -4 -7
.to_er 6 34 25 42|.to_file -1 9 7 13|.to_find 12 27 18 28|.to_fix -1 -3 -2 -4|.to_get 10 -10 3 -10|.to_give 0 -1 0 0
.to_go 5 5 0 -2|.to_have -7 -12 -15 -11|.to_hear 4 6 0 4|.to_hire 9 16 12 18|.to_hospital 1 -6 -7 -9|.to_hour 0 -2 4 2
.to_house -1 -9 -14 -8|.to_hurt 1 1 -1 0|.to_in -1 12 5 12|.to_it -14 -29 -22 -40|.to_keep -15 -38 -27 -45
.to_know 14 8 -2 4|.to_lawyer 11 7 3 8|.to_leave -5 -21 -8 -26|.to_let -5 -12 -6 -14|.to_light 0 3 4 3
.to_look 3 -6 4 -4|.to_lose -1 -6 -4 -5|.to_make 1 -18 -10 -21|.to_move 0 5 9 10|.to_new -3 1 -2 2|.to_no 8 3 10 5
.to_one 11 2 -1 -3|.to_pay 5 1 4 9|.to_pick 2 2 2 3|.to_put -2 14 11 17|.to_quit 0 -4 0 -2|.to_read 4 7 2 10
.to_say -11 17 8 22|.to_school 3 -3 -2 -5|.to_see 3 -4 8 -4|.to_send 18 13 14 9|.to_sign 4 17 15 18|.to_speak 7 9 6 10
.to_start -7 6 2 7|.to_stay -2 -3 -2 -2|.to_stop -24 -56 -37 -65|.to_take 1 9 15 15|.to_talk -14 -18 -14 -19
.to_tell 7 8 5 7|.to_think 3 -7 -1 -9|.to_try 2 8 5 9|.to_urgent -1 17 13 20|.to_whoever -10 -4 -9 -4
.to_work 6 16 10 19|.to_write 2 7 4 9|.to_you -4 -2 -4 0|.to_your -14 -11 -13 -9|.tobi* 0 0 3 -1|.tobillo 0 0 3 -1
.toco 1 3 3 3|.toda* 4 1 4 -1|.todavia 14 11 8 7|.today -15 -22 -13 -22|.todo -6 -6 -7 -5|.todo* -1 -16 -13 -21
.todos -1 -16 -13 -21|.toes 2 9 6 12|.toge* 1 10 0 10|.together 5 17 5 18|.told 2 -31 10 -31
.told_<her> -19 -43 -20 -46|.told_<me> 17 17 26 16|.told_<my> -1 16 6 17|.told_<them> 4 18 7 19|.told_by -8 -8 -4 -9
.told_employer 9 20 9 24|.told_no -6 -26 -16 -38|.told_officer 2 5 3 6|.told_there -2 -8 5 -5|.told_to -5 -26 -13 -31
.told~# 2 0 1 4|.told~<her> 0 -10 -3 -10|.told~<i> 5 4 6 3|.told~<name> 4 6 0 7|.told~<she> 18 29 20 41
.told~about -3 -1 -3 0|.told~and 15 21 18 22|.told~at -3 4 3 6|.told~by -3 -3 -2 2|.told~employer -6 -6 -11 -6
.told~in 10 4 -5 -1|.told~it -6 -11 -8 -13|.told~no 3 -10 0 -16|.told~of 2 -6 -1 -9|.told~on 2 1 0 -1
.told~one -3 -22 -11 -25|.told~phone -5 -1 -2 0|.told~to 0 0 11 -3|.told~twice -10 -32 -25 -37|.told~would -5 -1 -2 -2
.told~writing -1 -1 -2 -2|.told~year 1 -6 1 -3|.toll* -1 -10 -4 -8|.tolling -1 -10 -4 -8|.tomo* -10 -4 -5 -4
.tomorrow -10 -4 -5 -4|.too 4 -47 3 -51|.too_and 5 7 5 7|.too_close -3 -12 -10 -11|.too_late -2 -4 4 -1
.too_much -4 -6 -3 -7|.took 12 0 -2 -9|.took_# 1 -15 -9 -20|.took_$ 1 10 5 14|.took_<her> 2 6 14 9
.took_<me> 1 -10 -7 -11|.took_<my> 20 33 25 36|.took_<them> 0 6 4 4|.took_care -3 -5 -6 -6|.took_it -13 -39 -30 -45
.took_photo 0 7 0 8|.took_report 3 4 3 6|.took~# 6 50 32 57|.took~<child> 4 8 11 9|.took~<i> -3 -12 -7 -14
.took~<my> -1 0 1 0|.took~<name> 12 14 6 15|.took~and -15 -36 -14 -44|.took~day -2 8 -8 11|.took~down -1 -9 -4 -13
.took~in -4 -4 -4 -9|.took~it 4 -1 -4 -3|.took~no 1 0 -5 -2|.took~of 0 6 -2 7|.took~off 5 8 6 13|.took~to 4 -1 3 0
.toot* 1 4 -17 -9|.tooth 2 10 -7 2|.too~it 2 0 6 1|.too~no 2 -10 -5 -13|.too~to -7 -12 3 -13|.top -3 -11 -14 -15
.tore 1 -15 -17 -21|.torn -3 3 -3 10|.torn* -2 -6 -6 -7|.torn~surgery 2 -6 -1 -7|.tort -10 -7 -6 -9
.tota* -5 -17 -9 -18|.total 0 -11 -2 -10|.totaled -4 -6 -7 -7|.total~# 1 -5 -4 -3|.touc* 5 -4 4 -4|.touch -2 -3 0 -2
.tour 0 -7 -3 -9|.towa* -7 -23 -16 -27|.towe* 1 0 -1 1|.town 6 -10 -3 -12|.to~# -5 34 8 41|.to~$ 8 13 10 15
.to~<adult> -15 -10 -8 -11|.to~<child> 5 9 5 10|.to~<her> 1 -7 -12 -6|.to~<i> 31 11 23 7|.to~<longago> 0 -18 -6 -20
.to~<me> 8 1 -7 -5|.to~<my> 27 18 29 16|.to~<name> -9 5 -4 -1|.to~<parent> 3 -9 -1 -13|.to~<she> 4 -24 -25 -33
.to~<them> 1 -4 4 1|.to~<they> -4 25 15 32|.to~<thisyear> 3 8 3 5|.to~about 1 11 5 13|.to~after 11 21 1 12
.to~again 8 16 10 14|.to~aid -1 4 0 5|.to~all 4 1 0 4|.to~and -28 -35 -54 -50|.to~any -4 2 1 1|.to~anybody 5 4 3 4
.to~as 0 2 1 2|.to~at -10 -22 -14 -21|.to~back 14 9 4 8|.to~because -4 -10 -3 -11|.to~before 3 -2 2 1|.to~but 5 5 -6 3
.to~by 7 21 15 29|.to~care -1 9 12 12|.to~dated -2 -2 -3 -4|.to~day 14 19 22 29|.to~document -2 3 -3 1
.to~down -13 -28 -22 -32|.to~duty 2 7 3 9|.to~face -2 -3 -1 -5|.to~firm 11 34 22 42|.to~first -1 17 9 23
.to~for -16 -25 -13 -26|.to~forward -1 3 2 4|.to~from 1 16 11 18|.to~gave 5 -2 1 -5|.to~has 5 15 13 17
.to~hearing -5 -4 -2 0|.to~house 2 11 9 12|.to~how 3 -4 -3 -8|.to~if 20 17 13 9|.to~in -19 -44 -20 -53
.to~insurance -1 -2 0 0|.to~it 12 35 36 53|.to~lawyer 0 -38 -19 -42|.to~letter -1 -6 -4 -7|.to~more -4 -3 -3 -3
.to~next -7 -21 -14 -25|.to~no -5 -3 -5 -7|.to~now 12 12 8 12|.to~of -11 -8 -1 -3|.to~off -4 -9 -10 -12
.to~office 0 11 2 12|.to~on 0 32 16 40|.to~once -3 -6 -1 -7|.to~one -2 -4 -2 -6|.to~or 1 11 3 9|.to~order 0 2 4 2
.to~other -1 -4 -5 -3|.to~out -2 -11 -11 -17|.to~over 1 6 3 6|.to~own 0 -5 -5 -6|.to~pay 1 0 -6 -3|.to~put 2 4 1 4
.to~said -3 -2 4 1|.to~says 0 2 7 2|.to~school 0 -2 -2 -2|.to~sign 1 -2 -5 -1|.to~since -1 3 2 5|.to~some 4 -3 0 -3
.to~something -14 -19 -12 -24|.to~stop 7 4 8 7|.to~then -8 -9 -7 -8|.to~there 5 9 6 8|.to~to -9 4 5 -5
.to~today -7 -9 -11 -10|.to~up -13 -10 -8 -7|.to~w 1 12 6 13|.to~week -8 -11 -11 -12|.to~what -3 -13 -15 -14
.to~when 0 2 -3 -1|.to~whether -5 -2 2 0|.to~which 5 15 7 15|.to~who -2 7 6 11|.to~with -10 -1 -5 3|.to~yet 1 -3 -1 -4
.to~you -5 -1 -6 3|.to~your -8 -23 -13 -28|.trab* 3 -13 -11 -22|.trabajando 4 0 -4 -3|.trabajar -3 -14 -8 -18
.trac* 4 5 14 5|.track 4 11 10 12|.tractor -2 -4 6 -2|.trad* 2 1 10 2|.traded 3 0 1 -1|.traf* -3 -15 -8 -18
.traffic 3 -2 1 -3|.traffic~<i> 0 3 3 4|.trai* -2 -34 -4 -36|.traia 9 -6 0 -4|.trailer 0 0 5 -4|.train 9 0 8 1
.tran* -5 34 17 40|.transcript 18 50 37 55|.transfer -2 -4 -4 -5|.transfers -11 -9 -7 -8|.transmission -1 1 -7 0
.tras* 0 1 -1 2|.trav* 4 7 5 8|.travel 4 3 2 2|.trea* -8 -26 -21 -30|.treated 1 0 -1 -1|.treating -1 -2 2 -2
.treatment -2 -5 -5 -7|.treb* 2 1 1 1|.treble 2 1 1 1|.tree 12 -8 -2 -11|.trial 0 -11 6 -13|.trial_lawyer 6 14 16 15
.tric* -2 -3 -9 -5|.trie* 4 -4 -9 -10|.tried 4 -4 -9 -10|.tried_to 5 5 -1 4|.trip 1 2 -2 -2|.trip* 6 7 -6 4
.tripped -2 -8 -12 -12|.tro 7 11 10 14|.troo* -5 -18 -8 -19|.trooper -5 -19 -9 -20|.trou* 8 9 17 15|.trouble 7 6 16 10
.truc* -3 -13 -8 -16|.truck 1 -5 -6 -6|.truck_# 4 4 2 5|.truck_in -8 8 -1 10|.trucking -2 -3 -1 -5
.trucks -2 -9 -4 -10|.truck~# 3 11 8 11|.truck~<her> -7 -21 -12 -22|.true -4 -10 -6 -7|.trun* 2 6 2 7|.trunk 4 5 2 6
.trus* -9 -3 -9 1|.trust -8 -9 -9 -8|.trustee 3 11 10 13|.try -12 -3 -2 -3|.tryi* -7 -6 -5 -5|.trying -7 -6 -5 -5
.trying_to -7 -7 -5 -5|.tub -1 -3 -1 -4|.tube 0 -5 3 -5|.turi* 4 8 8 11|.turista 4 8 8 11|.turn -7 -19 -14 -18
.turn* 6 -1 13 1|.turned -3 -9 1 -8|.turned_<me> 6 6 2 6|.turned_down 9 30 31 35|.turned_in -2 -11 -3 -15
.turned~# -6 -18 -10 -18|.turned~down 6 15 13 21|.turning 0 -1 6 2|.turns 6 6 2 5|.tv -5 4 5 7|.twic* 0 8 4 12
.twice 0 8 4 12|.twice_and 5 -4 2 -9|.twice~# -3 -12 -12 -13|.type -4 7 6 10|.typi* -7 -1 -6 -2|.typing -1 13 4 14
.u -12 -28 -14 -30|.uim 4 0 4 3|.umbr* 2 -2 -1 -4|.umbrella 2 -2 -1 -4|.unde* 0 32 10 38|.under 17 52 24 59
.under_# 3 -3 1 -3|.underground 2 8 6 9|.understand -14 -25 -21 -29|.under~and 1 -5 -7 -10|.undetermined -4 -6 2 -3
.unem* 10 29 15 32|.unin* -4 0 0 -2|.unio* 7 11 7 14|.union 7 11 7 14|.union~<me> 0 4 5 3|.unit -3 2 2 1
.unit* 3 7 6 10|.unit_# 1 2 -3 0|.units 3 7 6 10|.unit~# 2 3 0 -1|.univ* -1 -5 -1 -3|.university 5 1 2 3
.unkn* 2 2 2 3|.unknown 2 2 2 3|.unle* 0 4 0 5|.unless 0 4 0 5|.unless_<i> 1 3 4 5|.uno -10 -11 -10 -13
.unos -10 -13 -22 -14|.unpa* 7 8 7 9|.unpaid 7 8 7 9|.unpaid_leave 5 8 7 10|.unpl* 8 6 6 6|.unre* 18 25 26 27
.unrepresented 18 25 25 27|.unse* 3 4 5 5|.unsi* 10 39 29 48|.unsigned 10 39 29 48|.unsu* -3 4 1 2|.unti* -2 8 2 10
.until -3 11 3 13|.until_# -2 -7 -7 -8|.until_<name> 10 19 7 17|.until~# -1 -2 -6 0|.up -19 -10 -6 -4|.up_# -4 6 2 7
.up_<i> 0 8 2 7|.up_<name> 0 -8 -5 -7|.up_again 6 4 8 7|.up_and -1 -5 -5 -9|.up_at 4 5 0 7|.up_by 6 16 14 17
.up_for -3 1 5 3|.up_front -2 3 -3 1|.up_in 2 19 -5 24|.up_on 5 -23 -12 -27|.up_there -2 -3 1 -3|.up_to -3 3 5 3
.up_with 2 9 8 10|.uplo* -2 -9 -8 -11|.uppe* 1 8 4 9|.upper 1 8 4 9|.upse* 0 -3 6 -2|.upset 0 -3 6 -2
.upstairs -2 -2 -6 -5|.up~# -6 7 -3 9|.up~$ -7 -1 -3 0|.up~<i> -4 -9 -12 -12|.up~<me> 0 1 4 0|.up~<my> 13 19 15 22
.up~<name> -10 -42 -28 -48|.up~<she> 1 -2 5 2|.up~and -15 -16 -11 -17|.up~for -2 -14 -12 -20|.up~in 4 7 6 8
.up~it -6 1 3 0|.up~no -11 1 5 3|.up~of -1 -7 -2 -5|.up~on 0 1 3 2|.urge* -13 -4 -13 -4|.urgent -1 13 3 16
.urgent_care 5 19 9 21|.urol* 5 -4 2 -3|.urologist 5 -4 2 -3|.use 5 5 7 12|.used 6 1 0 -2|.used_# 6 6 4 8
.used_to -10 -9 -6 -12|.usin* 2 16 8 20|.using 2 16 8 20|.uste* -12 -25 -16 -27|.ustedes -10 -22 -13 -25
.usua* -1 -1 -2 -1|.util* -7 -1 2 0|.utility -4 -1 3 -1|.v 8 14 7 14|.va -9 -20 -12 -26|.vaca* 5 10 14 10
.valu* -7 3 -1 1|.value -9 0 -5 -3|.valv* 13 30 23 34|.valve 6 20 12 24|.van 10 24 14 26|.van~# 4 6 5 4
.vece* 1 -7 -2 -9|.veces 1 -7 -2 -9|.veci* -4 -1 -4 1|.vecino -4 -1 -4 1|.vehi* -4 -10 -4 -11|.vehicle -5 -11 -4 -12
.vend* -3 -20 -10 -25|.vendor -3 -1 -1 -1|.verdict -14 -9 -12 -8|.vert* -1 2 2 4|.vertebrae -3 4 2 6|.vet 2 10 2 5
.vict* -10 -24 -15 -28|.victim -6 -12 -9 -16|.vide* 15 16 14 15|.video 15 16 14 15|.video_<i> -1 2 3 3
.video_and -5 -31 -17 -36|.video_maybe -7 -10 1 -5|.video_of 3 -11 -8 -17|.video_off -3 2 3 1|.video_on 2 -4 -5 -6
.video_shows 2 -4 -3 -5|.video_statement 2 1 0 3|.video~# 2 -4 -8 -8|.video~<her> -1 -10 4 -8
.video~<i> -7 -16 -12 -17|.video~<my> 1 -7 -8 -9|.video~and 1 -2 -4 -3|.video~it 0 -19 -17 -23
.video~no -13 -17 -7 -14|.video~on 0 0 0 2|.video~to 3 -4 2 -3|.vien* 0 -17 10 -11|.view -8 -24 -15 -26
.viol* 3 5 -2 5|.violation 2 -1 0 -1|.violence -5 -6 -7 -7|.visa 18 53 48 65|.visi* 21 27 25 29|.visit 3 -5 -5 -4
.visitor 14 23 20 26|.visits -2 -7 -3 -8|.vive 0 4 4 4|.voic* 20 52 28 60|.voice 2 9 1 12|.voicemail 16 41 30 47
.voicemail_<i> -7 -9 -8 -9|.volu* -6 -9 -6 -8|.volv* 0 -29 -12 -33|.vote* -1 -10 -4 -13|.voted -1 -10 -4 -13
.vp 5 7 4 7|.vs 2 7 13 9|.vso 2 12 4 14|.w 5 17 11 22|.w_# -9 7 -8 9|.w_<her> -4 -9 -5 -12|.w_<my> 8 14 10 14
.w_<name> -9 -6 -5 -5|.w_anyone 7 14 12 14|.w_no -5 6 5 5|.w_out 6 -2 -2 -5|.wage -3 -1 -2 -2|.wage* -2 -3 -2 -3
.wages 0 -1 0 -2|.wait 5 -11 -5 -14|.wait* -2 -16 -10 -13|.waited 2 -11 1 -12|.waiting -9 -12 -6 -13
.waiting_on -7 -6 -5 -7|.waiv* -1 -14 -10 -16|.waiver -3 -13 -8 -15|.walk 5 29 21 35|.walk* -6 -9 6 -8
.walk_in -1 4 -1 4|.walked -2 2 7 2|.walker -1 -7 0 -7|.walking 1 4 5 7|.wall 2 10 8 14|.wallet -1 -9 2 -9
.want 9 -7 -7 -8|.want* -20 -45 -33 -51|.want_# 4 -3 0 0|.want_$ 5 5 -2 3|.want_<her> 3 23 8 29|.want_<me> -1 8 8 5
.want_<my> -2 -18 -15 -19|.want_<them> 3 -2 0 -4|.want_it 6 7 -4 12|.want_lawyer 8 7 4 8|.want_money -5 1 -6 1
.want_more -5 0 4 3|.want_somebody 5 -1 0 2|.want_to 6 2 6 -5|.want_you -6 -9 -3 -11|.wanted -22 -28 -23 -30
.wanted_to -5 -15 -14 -18|.wanted~know -7 -2 -5 -1|.wants 3 -17 -10 -20|.wants_# 2 -2 2 -3|.wants_<her> 8 11 5 12
.wants_<me> -8 -16 -5 -21|.wants_it -1 -4 0 -5|.wants_to -7 -5 -20 -11|.wants~call 2 5 0 6|.wants~file -1 -5 -3 -5
.wants~go 1 -2 0 0|.wants~if 3 2 -2 3|.wants~it -7 -3 2 1|.wants~know 0 6 -2 5|.wants~lawyer 10 3 4 1
.wants~on -2 6 -2 2|.wants~to -8 -29 -7 -29|.want~# 5 1 -1 -3|.want~<her> 4 -4 -6 -6|.want~<my> 2 0 -2 1
.want~and -6 -9 -3 -5|.want~back 4 3 -7 3|.want~come 4 3 2 4|.want~file 0 -2 3 -2|.want~for 6 10 10 16
.want~get 10 16 13 14|.want~go 2 8 5 8|.want~hurt 1 1 -1 0|.want~if 0 -9 -2 -9|.want~know -1 -6 -2 -7
.want~of -2 -6 -7 -9|.want~on 0 -14 -4 -14|.want~out 6 7 1 7|.want~say -7 4 0 5|.want~to 2 1 7 6|.want~what -2 4 7 7
.ware* -5 -5 1 -3|.warehouse -5 -5 1 -3|.warn* 4 -19 -2 -24|.warning 7 0 7 -1|.warr* -6 -15 -8 -16|.warrant 8 0 4 0
.warranty -11 -10 -9 -10|.watc* -7 21 8 26|.watch -3 3 -2 3|.wate* 5 11 10 14|.water 5 11 10 14|.wave* 1 -3 0 -3
.way 0 -3 4 -6|.way_<i> 3 5 4 7|.way_to -6 -2 -2 -1|.way~<i> 3 -3 -2 -6|.wc 2 6 5 7|.weak -4 -3 -3 -2
.wear -7 -12 -10 -17|.wear* -7 -10 -10 -9|.wearing -9 -17 -12 -18|.weat* -5 -4 -2 -3|.weather -5 -4 -2 -3
.webs* 5 0 0 -1|.website 4 -2 -1 -3|.wedd* -3 -28 -20 -32|.wedding -4 -36 -23 -45|.week 1 -1 -10 -2|.week* 11 40 21 52
.week_# 5 6 6 6|.week_<name> -4 -2 -3 0|.week_<she> 1 -9 1 -13|.week_after -8 4 2 5|.week_and -8 -42 -24 -52
.week_at -3 -4 -3 -4|.week_en 3 2 -8 0|.week_in -6 -33 -11 -36|.week_no 0 2 -4 0|.week_of -3 -5 -7 -7
.week_off 7 37 17 47|.week_on 4 12 11 16|.week_pay -2 0 -3 3|.week_since -7 -10 -5 -8|.weekend 7 29 20 35
.weekends 1 4 -3 7|.week~# -1 2 1 5|.week~$ -1 -6 2 -4|.week~<i> -11 -3 2 -2|.week~<my> -1 0 2 0
.week~<name> 5 27 21 31|.week~<she> -1 -13 -6 -16|.week~and 6 13 12 16|.week~check -3 1 -3 -1|.week~in 0 4 -4 2
.week~it -3 -15 -10 -20|.week~no 2 -1 0 -3|.week~now -6 -14 -5 -12|.week~of -2 -6 -2 -9|.week~on 2 8 4 11
.week~with 2 -1 6 2|.week~work -5 2 1 2|.weig* 11 5 0 4|.weight 1 -2 -1 -2|.welder 8 16 7 15|.well -10 -14 -3 -12
.well_no -4 -5 -1 -4|.well~<my> -3 0 1 -1|.well~<name> -2 0 -1 0|.well~and 2 1 -3 3|.went -17 -52 -41 -65
.went_back -2 -4 -3 -3|.went_by 1 1 4 2|.went_down -1 6 2 10|.went_house 6 12 3 13|.went_in -4 -17 -10 -19
.went_out 7 1 2 -5|.went_over 1 -8 -6 -9|.went_to -8 30 11 35|.went_up 0 5 5 4|.went~# 1 6 4 4|.went~<her> -4 -3 -6 -4
.went~<my> 5 2 0 4|.went~<name> 0 1 -6 -4|.went~and -9 -17 -2 -15|.went~at -4 3 8 6|.went~care 1 16 9 18
.went~day 6 7 2 3|.went~from 3 -1 4 -1|.went~in -5 -16 -17 -21|.went~it 1 8 6 8|.went~of 8 4 -1 7|.went~on 1 9 2 15
.went~one 2 4 -2 5|.went~to -6 2 2 5|.wet -2 -8 4 -4|.weve 4 13 0 15|.weve_got 6 15 9 15|.weve~# 7 14 5 14
.weve~year 8 11 0 10|.what -8 28 10 44|.what_<i> -5 8 -2 9|.what_<my> 2 3 0 3|.what_<she> -8 -10 -3 -9
.what_<they> -5 7 1 7|.what_can 5 9 10 10|.what_do 14 10 13 13|.what_happened -7 -1 -10 -2|.what_it 0 -1 8 9
.what_would 15 22 12 25|.whatever 2 6 1 6|.what~<i> 5 18 20 26|.what~<me> 1 -14 -9 -17|.what~and -6 -7 -8 -5
.what~charge 6 6 2 1|.what~cost 7 14 7 21|.what~do -2 5 15 15|.what~for -7 -12 -6 -13|.what~got -2 -1 -4 -5
.what~have 0 3 3 3|.what~it -2 4 -5 5|.what~like -3 -5 -4 -4|.what~need 6 3 7 3|.what~of -6 -2 -6 -2
.what~on -1 -2 -4 -2|.what~said 0 -7 -2 -6|.what~to -8 -5 -7 -5|.what~worth 1 -7 3 -6|.what~would -5 -8 -7 -6
.what~you 13 10 9 6|.wheel -1 -10 -8 -10|.wheelchair -1 -2 -5 -4|.when -10 13 -1 19|.when_<i> -3 16 -6 22
.when_<my> 0 9 7 10|.when_<name> -1 -4 3 -6|.when_<she> -6 -10 -12 -9|.when_it 2 8 2 12|.when_you -4 -8 -1 -4
.when~and 1 6 5 6|.when~came 3 10 6 10|.when~got -3 -9 -2 -9|.when~had -2 -6 -4 -6|.when~in 0 22 15 26
.when~it 4 7 2 7|.when~to 0 6 2 7|.when~went 7 9 3 12|.wher* -8 -4 7 3|.where -5 -8 6 -2|.where_<i> -15 3 -2 7
.where_<she> 6 7 8 9|.where_<they> -5 -3 -2 -5|.where~<i> 3 3 -1 4|.where~and 4 1 -1 2|.where~it -3 1 1 3
.where~says 3 9 4 9|.whet* -2 -6 -8 -6|.whether -2 -6 -8 -6|.whether_<i> -3 -3 -3 -3|.whether~can 3 -1 -1 0
.whether~to -5 -6 -5 -5|.whic* -24 -32 -29 -25|.which -27 -35 -32 -28|.which_<i> -4 -7 -5 -3|.which_<my> 0 5 2 6
.which_<she> -11 -21 -15 -22|.which~# 1 -2 -3 -2|.which~<i> 3 2 -1 2|.which~<me> 4 10 6 12|.which~<my> -3 -5 -4 -4
.which~<name> 1 3 3 4|.which~and -5 -5 -5 -3|.which~at -7 -7 -8 -5|.which~for 5 11 7 13|.which~had 4 0 4 2
.which~have 1 5 2 4|.which~no -11 -5 -9 -5|.which~on 1 -3 -5 -4|.which~to -10 -15 -13 -17|.whil* -4 34 10 41
.while -4 34 10 41|.while_<i> -3 -1 -4 -4|.while_<she> 10 48 32 60|.while~in -3 -1 -5 -6|.whit* -4 -19 -7 -21
.white -4 -19 -7 -21|.who -33 -63 -42 -67|.who_# 1 -3 0 0|.who_<i> -4 -13 -10 -14|.who_came 1 -2 2 0
.who_did -1 11 4 13|.who_do 10 9 11 11|.who_does -10 -12 -11 -12|.who_had -4 2 0 2|.who_has -1 7 4 11
.who_knows 4 6 5 8|.who_no -4 -5 -9 -4|.who_pay 0 4 7 10|.who_said 5 6 3 7|.who_saw 8 15 7 12|.who_wrote -3 -3 3 -4
.whoe* -14 -15 -12 -16|.whoever -14 -15 -12 -16|.whol* 0 -7 3 -13|.whole -3 -8 -1 -12|.whole~and -2 -2 -1 0
.wholl -2 -4 -4 -5|.whom 0 -6 -7 -9|.whos* -2 -3 -4 -4|.whose -2 -3 -4 -4|.whose_name 1 3 -1 3|.who~# 1 6 -4 5
.who~<her> -3 -10 -9 -10|.who~<i> 10 7 21 9|.who~<me> -3 -3 -2 -1|.who~<she> 3 4 5 7|.who~and -5 7 -3 7
.who~for 3 -8 2 -9|.who~in -2 -14 -6 -13|.who~it -8 -33 -17 -45|.who~no -11 -18 -15 -21|.who~of -8 -16 -7 -16
.who~said 0 -3 4 -1|.who~to -17 -10 -11 -8|.why -8 9 14 12|.wide 3 -5 -3 -6|.willing 9 5 4 5|.willing_to 9 5 4 5
.win -8 -18 -19 -19|.wind* 1 15 7 22|.window 7 8 9 13|.windows -6 2 -2 3|.wint* -4 -13 -11 -15|.winter -4 3 0 7
.wire 5 6 7 10|.wire* 4 8 16 16|.wired 2 1 8 9|.wired_# 3 9 5 10|.wired~week 2 4 4 3|.wiri* -1 -2 -1 -3
.wiring -1 -2 -1 -3|.wish -3 6 1 6|.wish_to -5 1 -2 2|.with -23 -51 -34 -60|.with* -2 11 9 16|.with_# 8 -26 -15 -35
.with_$ -8 -1 -3 3|.with_<adult> 5 17 10 18|.with_<her> -1 -13 -25 -19|.with_<me> 3 15 15 17|.with_<my> 10 -10 6 -13
.with_<name> -10 -20 -15 -23|.with_<them> -3 -20 -14 -26|.with_any -1 -3 -1 -2|.with_court -10 -10 -9 -10
.with_firm -6 -16 -14 -22|.with_insurance -5 -12 -1 -14|.with_it -4 -23 -17 -27|.with_lawyer 10 22 20 26
.with_no -2 -23 -6 -25|.with_one -10 -1 -4 0|.with_photo 1 5 -1 2|.with_tabs 2 -3 -1 -6|.with_your -22 -11 -14 -11
.withdrew 3 10 12 13|.within 0 5 -1 7|.within_# -6 2 -2 4|.within~day 1 -2 -1 -3|.within~year 3 11 6 13
.with~# 3 17 10 19|.with~<adult> -7 -7 -8 -6|.with~<child> -4 -17 -7 -16|.with~<her> 4 8 5 8|.with~<i> -5 -22 -16 -27
.with~<longago> 4 22 15 29|.with~<me> -1 -2 -1 -2|.with~<my> -1 -4 -1 -2|.with~<name> -2 2 0 5|.with~<she> -7 -7 -8 -7
.with~<sibling> 3 -1 0 -1|.with~<spouse> -6 1 -2 3|.with~<they> 0 3 1 1|.with~and -33 -77 -74 -93
.with~before 1 9 3 11|.with~but 7 7 7 7|.with~day -4 -8 -13 -10|.with~for -6 -11 -9 -13|.with~from -3 0 -1 1
.with~in -8 -22 -14 -25|.with~insurance 1 -3 -1 -5|.with~it 6 16 12 26|.with~kid 6 8 7 7|.with~last 0 -10 -1 -11
.with~lawyer 2 -5 -3 -9|.with~name 5 10 4 10|.with~no 10 21 8 20|.with~of -17 -13 -21 -13|.with~on -10 -8 -7 -5
.with~or -6 -15 -13 -18|.with~own 4 -1 3 -8|.with~pay 1 -2 7 -3|.with~same 4 8 6 8|.with~sign -5 3 1 5
.with~since 9 41 30 52|.with~there 5 8 8 6|.with~to 0 -1 -4 -2|.with~year -8 -11 -6 -13|.witn* -12 -13 -9 -12
.witness -13 -15 -9 -15|.witness_and -3 0 -2 0|.won -6 -6 -9 -5|.wond* -22 -65 -40 -70|.wonder 7 -12 -4 -11
.wonder_if 7 -10 0 -9|.word -12 -7 -4 -2|.word* -7 3 -7 4|.words -3 6 -4 7|.wore -3 -4 1 -4|.work 0 15 0 18
.work* -12 -4 -1 -3|.work_# -6 -14 -13 -18|.work_<i> 1 -4 1 -4|.work_at 3 13 5 9|.work_en -1 6 2 5
.work_for -4 -12 -7 -9|.work_from -1 -4 0 -6|.work_full -2 -2 -1 -1|.work_in 5 5 4 6|.work_nights 0 -1 2 0
.work_on 5 26 18 31|.work_since -7 12 1 13|.work_there -7 6 3 8|.work_with 2 1 -1 0|.worker -6 -4 -2 -6
.workers -7 0 -3 0|.workers_comp -10 -5 -7 -4|.work~# 2 3 -1 2|.work~$ -7 1 0 3|.work~<her> 2 9 5 9
.work~<longago> -7 -7 -7 -6|.work~<me> 10 7 9 7|.work~<name> 7 13 13 21|.work~<thisyear> 1 -5 -2 -4
.work~and -1 8 0 11|.work~at -6 -24 -9 -26|.work~month 3 -1 -4 -5|.work~no -3 -2 0 -2|.work~since 2 15 12 21
.work~time 7 1 7 0|.work~week -1 4 3 5|.worr* 2 -6 -7 -6|.wors* 5 0 2 0|.worse 5 0 2 0|.wort* 9 5 2 4|.worth 9 5 2 4
.worth_# 3 8 2 14|.worth_$ -3 -10 -9 -12|.worth_maybe 1 8 4 7|.worth~# 1 6 8 8|.worth~$ -3 -4 -5 -6|.woul* -5 24 5 28
.would -3 34 8 36|.would_have 8 11 11 14|.would_like 2 4 10 6|.would_look -6 0 -5 2|.would_love -5 -1 -2 -1
.would_pay -4 -13 -6 -13|.would_take -1 -14 -3 -18|.would_think -3 -6 -4 -5|.would_want -3 2 0 0|.would_you 16 20 6 10
.wouldve -1 -9 -2 -8|.would~# -3 -6 -1 -6|.would~<she> -3 -6 0 -6|.would~<them> -5 -8 -5 -7|.would~and -4 0 -5 0
.would~at 3 13 7 10|.would~for -2 2 3 1|.would~if 2 7 1 11|.would~in -4 2 -7 5|.would~it -7 -18 -13 -19
.would~know -3 -9 1 -12|.would~letter 1 -7 0 -5|.would~take 0 5 -3 2|.would~to -4 9 13 11|.would~you -6 -9 -6 -11
.woun* -3 -6 -4 -9|.wrap* 12 3 0 -2|.wrec* -7 -27 -16 -32|.wreck -2 -6 -2 -8|.wris* 5 16 7 19|.wrist 6 9 4 12
.wrist~# -3 -15 -6 -17|.writ* 17 36 20 34|.write 0 10 2 6|.write_it -3 1 -2 2|.write~down -5 3 -2 6
.write~letter 6 -3 2 -3|.writing 13 22 15 25|.writing_# 3 9 6 11|.writing_no 14 -6 3 -13|.writing~# -3 9 9 12
.writing~and -8 0 1 3|.written 14 34 26 38|.written~# 3 -1 -1 -3|.written~and 3 8 9 12|.wron* -6 -15 -15 -20
.wrong 5 -5 -3 -11|.wrong_with -1 -12 1 -14|.wrongful -10 -7 -10 -6|.wrongful_death -6 -1 -7 0|.wrong~and 8 13 10 13
.wrot* 1 4 7 4|.wrote 1 4 7 4|.wrote_<her> 5 1 1 -2|.wrote_<i> 0 -9 -2 -14|.wrote_<me> -3 -25 -5 -29
.wrote_<she> 2 1 -3 0|.wrote_back -1 4 1 4|.wrote_down 1 4 0 5|.wrote_it -1 -5 4 -7|.wrote_letter -3 -3 -5 -4
.wrote_to -6 -14 -9 -16|.wrote~# -5 -7 -8 -8|.wrote~<her> 1 0 1 1|.wrote~<i> 0 5 0 2|.wrote~<name> 0 10 4 8
.wrote~and 2 5 5 1|.wrote~down -5 6 4 9|.wrote~for 2 -18 -7 -20|.wrote~in 17 6 3 0|.wrote~it -6 -2 -1 0
.wrote~letter -1 2 -2 2|.wrote~no 1 -4 3 -8|.wrote~on -1 1 2 1|.wrote~up -2 -12 -12 -19|.w~# 8 -6 -8 -3
.w~<i> 8 14 12 16|.w~<name> 5 4 4 2|.w~and 7 3 2 1|.w~in -3 -5 0 -6|.w~lawyer 0 1 2 2|.w~no 1 -1 -1 -4|.w~on 0 9 1 8
.w~photo -4 -1 4 2|.x -12 -9 -7 -11|.x_ray 4 5 0 5|.x_rays 3 3 7 3|.x_week -4 7 4 8|.xray 1 1 -1 1|.x~# 7 7 5 7
.x~and 0 -4 -2 -5|.y -6 -15 -11 -16|.y_# -1 18 16 25|.y_<me> 4 -20 -16 -22|.y_<my> 1 8 7 7|.y_le -7 -9 -10 -11
.y_no 8 19 13 21|.y_video 3 17 9 16|.y_ya 1 -9 -3 -14|.ya -5 -91 -65 -119|.ya_le 8 27 19 30|.ya_no -7 -31 -17 -35
.yall -18 -3 -9 -1|.yard -3 -6 -10 -5|.ya~y -13 -43 -36 -50|.year 15 23 28 28|.year_# -3 0 4 6|.year_$ 9 22 12 23
.year_<i> 8 23 22 26|.year_<name> -3 -28 -19 -32|.year_<she> 3 1 -1 0|.year_ago 1 -2 -2 -4|.year_and -9 -14 -19 -13
.year_at 1 2 4 0|.year_back -1 4 2 5|.year_from 5 3 7 2|.year_in -5 -6 -4 -8|.year_no -8 -13 -14 -18
.year_of -4 10 0 13|.year_old -3 6 8 9|.year_on 3 2 4 0|.year_to 1 14 5 18|.year_underground 2 7 5 9
.year~# 10 9 21 14|.year~$ 8 6 2 3|.year~<her> 15 7 10 7|.year~<i> -14 -12 -13 -11|.year~<longago> 3 7 3 7
.year~<me> 2 9 9 7|.year~<my> 2 3 6 4|.year~<name> -2 -25 -27 -35|.year~<she> -5 2 2 5|.year~<thisyear> 1 0 -1 -1
.year~and 4 7 7 8|.year~at 3 3 7 6|.year~en 4 9 8 13|.year~in 7 20 3 18|.year~it 4 0 4 3|.year~kid -3 -4 -5 -5
.year~month 3 8 8 11|.year~no -8 -9 -7 -10|.year~on 3 20 10 25|.year~to 3 12 5 15|.year~w 0 2 -4 1
.year~year 2 -6 -1 -6|.yellow -2 -17 -10 -17|.yes -3 -22 -24 -32|.yest* -1 2 3 2|.yesterday -1 2 3 2|.yet 22 62 51 76
.yiel* 5 4 0 7|.you -43 -22 -32 -22|.you_<adults> -8 -22 -13 -26|.you_all -2 2 2 4|.you_and 1 5 -2 9
.you_can -6 -5 -9 -5|.you_charge 11 15 8 14|.you_do 1 1 -6 -5|.you_for -18 -15 -14 -15|.you_get -3 0 0 1
.you_have -4 16 10 19|.you_need 8 7 5 5|.you_no -5 -6 -2 -4|.you_people -6 -3 -4 0|.you_see -9 -15 -13 -12
.you_should 0 3 0 2|.you_take -7 -12 -10 -15|.you_tell 0 -3 -1 -5|.you_think -2 1 -1 1|.you_to -3 -18 -6 -24
.you_would -3 -6 -6 -9|.youd -8 -10 -11 -9|.youl* -7 6 4 13|.youll -7 6 4 13|.youn* 13 12 10 13|.young 5 -12 -4 -12
.young_<adult> -1 -7 -4 -6|.your -133 -153 -129 -168|.your* -6 11 9 16|.your_<she> 3 1 -7 5|.your_firm -25 -22 -19 -22
.your_lawyer 1 -12 -5 -16|.your_office -5 -25 -15 -29|.youre 4 19 13 24|.yours -4 -3 1 -3|.your~# -24 -20 -18 -23
.your~<i> -7 -3 -5 -5|.your~<me> -5 -3 -4 -2|.your~<name> -7 5 -5 8|.your~and -12 -19 -15 -22|.your~at -22 -21 -15 -22
.your~case 2 6 4 7|.your~for -14 -22 -15 -21|.your~has -7 0 -4 0|.your~in -20 -4 -14 0|.your~on 3 -8 -2 -13
.youv* -13 -9 -6 -9|.youve -13 -9 -6 -9|.you~# -4 -4 -3 -4|.you~<her> -3 -1 -3 0|.you~<i> -3 -6 -12 -6
.you~<me> -4 11 10 15|.you~<name> -7 -1 -1 3|.you~<them> -4 -8 -4 -7|.you~and -12 1 -1 0|.you~at 0 2 2 -3
.you~call -8 -3 -6 -3|.you~file 3 1 4 -4|.you~for -14 -5 -6 -5|.you~from -6 0 -3 2|.you~have -7 -7 -7 -7
.you~if -5 -20 -10 -22|.you~in -7 1 -4 3|.you~it -8 -16 -19 -20|.you~lawyer 5 13 9 15|.you~like 4 7 3 9
.you~no 0 -4 0 -3|.you~of 2 0 0 0|.you~on -2 -4 -10 -8|.you~one -4 -2 0 -4|.you~pay -7 -2 -2 1|.you~see 4 -1 0 0
.you~take -7 -3 -8 -6|.you~to -11 -4 -10 -5|.you~you -5 -11 -3 -14|.you~your -3 2 1 2|.y~# -10 1 -7 -1
.y~<her> -3 -14 -10 -16|.y~<me> 1 -3 7 -4|.y~con -8 -41 -29 -49|.y~en -3 -23 -12 -31|.y~le 3 38 20 49
.y~no 10 37 21 42|.y~por 2 -15 -3 -19|.y~que 5 -35 -15 -50|.y~y -13 -17 -18 -18|.zero 3 2 -1 1|.zip -5 -2 0 -3
<adult> -13 0 5 5|<adult>_# 9 15 2 7|<adult>_came 10 31 29 39|<adult>_gave 7 4 -1 4|<adult>_helped 16 6 0 5
<adult>_hit -8 -37 -28 -45|<adult>_name 3 10 9 13|<adult>_no -8 -30 -11 -33|<adults> -5 8 0 15|<bereaved> 10 27 13 35
<child> -13 0 7 8|<child>_# 17 46 24 54|<child>_age 2 1 5 1|<child>_asthma 0 -1 3 -1|<child>_dice -9 -16 -11 -12
<child>_law -5 -16 -11 -15|<child>_no -10 -12 -21 -14|<child>_took 4 36 19 42|<children> 13 -9 4 -17
<children>_# -4 9 0 10|<children>_ciudadanos -1 -16 -5 -17|<date> 74 83 99 84|<date>_# 0 -11 1 -14
<date>_$ -10 3 -10 2|<date>_<date> -3 -1 -3 -2|<date>_crane 3 6 7 7|<date>_deny 5 14 7 13|<date>_driver 4 -4 -1 -5
<date>_dui 1 -10 -7 -9|<date>_email 4 -5 -5 -7|<date>_er -3 -6 5 -5|<date>_fell 7 23 8 23|<date>_fire -1 -2 -9 -8
<date>_hour -10 -17 -12 -16|<date>_house -3 6 5 6|<date>_k 7 9 0 10|<date>_moved -4 0 3 3|<date>_need 1 -2 -1 -6
<date>_no 3 23 6 27|<date>_one 4 2 3 2|<date>_other -4 -7 -14 -10|<date>_owner 1 -1 -3 -1|<date>_private -1 -1 -6 0
<date>_right -3 2 1 1|<date>_saying -3 -13 -9 -16|<date>_served 6 7 2 7|<date>_shoulder 0 -5 -3 -7|<date>_year 1 1 2 1
<grandchild> 5 -22 -13 -21|<grandchild>_# 1 7 1 11|<grandparent> -2 13 8 16|<parent> 9 36 40 48|<parent>_# 7 17 6 19
<parent>_died -3 -4 2 2|<parent>_no -2 7 10 13|<parent>_passed -1 -2 -6 -1|<parent>_pay -5 -15 -11 -13
<parent>_prison 2 10 6 8|<parent>_trust 4 -2 0 -3|<relative> -12 -39 -12 -39|<relative>_# -3 -10 2 -13
<relative>_died 8 1 -6 4|<sibling> 3 -30 -10 -34|<sibling>_# 1 -17 -3 -20|<sibling>_law 8 2 -5 4
<sibling>_no 2 13 4 15|<sibling>_passed -7 -13 1 -8|<siblings> 8 12 16 18|<spouse> -1 3 12 4|<spouse>_# 0 -2 19 -2
<spouse>_house -1 10 7 11|<spouse>_kid 2 -4 3 -5|<spouse>_name -4 -1 0 2|<spouse>_no -3 -3 -6 3
<spouse>_pregnant 1 -1 5 3|<spouse>_saw 0 -7 -4 -7|<spouse>_thinks 4 -1 3 4|<spouse>_took 9 4 15 4
<spouse>_wants 7 27 15 32|<spouse>_wrote -5 -5 0 -1|<year> 29 39 42 47|<year>_# 6 8 6 7|<year>_$ -9 -27 1 -24
<year>_<year> 16 8 37 13|<year>_back -9 -9 -7 -11|<year>_case 0 -5 1 -6|<year>_every 5 7 8 8|<year>_file 0 -10 -5 -10
<year>_maybe -1 7 8 15|<year>_no -8 -12 -10 -23|<year>_now 6 10 11 8|<year>_possession 1 3 7 1
<year>_same -5 -9 -8 -12|<year>_sign -5 5 -1 4|<year>_suv -3 -2 -8 -4|<year>_tengo 12 30 25 38|<year>_went -4 1 -6 1
<year>_wrote 4 12 12 15|able 0 23 17 28|above -8 -2 -3 4|abt -6 -5 -4 -6|abt_# -3 0 5 1|ac -8 -4 -3 -5|accept 4 6 5 5
accepted 4 4 -2 -4|access -3 2 4 5|accident -18 -8 -18 -9|accident_# 0 5 3 5|account -8 -21 -10 -29
accountant -13 -5 -10 -5|accounting 5 10 7 9|accounting_# 4 -2 0 -3|accounts 4 14 9 18|acct -9 -15 -5 -15
accts 0 18 11 22|acl -6 -5 -10 -5|acres 3 12 18 13|acres_# -8 -16 -12 -17|across 4 -5 0 -2|act 18 19 14 16
acta 5 -4 1 -7|action -3 -2 7 4|actually 7 -4 -3 -7|ad -9 -11 -7 -11|add -23 -5 -11 -1|address 5 2 7 3
adipiscing -7 -5 -6 -5|adjuster 14 42 25 42|adjuster_letter -4 3 6 6|administration -11 -4 -4 -5
administrator -5 0 11 5|admission 1 11 0 7|admits 4 -3 -1 -11|admitted -6 -28 -11 -38|admitting 3 2 2 1|adopt 4 9 9 13
adoption 0 5 -1 5|adult 9 13 3 13|advance 0 -2 6 -2|advertising -2 -7 -11 -10|advice -5 -17 -3 -16|advise 7 7 13 4
advised -2 4 2 13|affidavit -11 -7 -11 -8|afford -1 -19 -19 -24|afraid 1 -1 4 -2|afternoon -10 -17 -7 -27
afterward 4 -7 -3 -3|afterwards 0 -9 7 -9|ag 4 11 -1 13|against -3 -1 3 3|age 9 6 13 9|age_# -3 6 1 11|agency 7 8 22 6
agents -2 1 0 3|ago -11 -16 -9 -17|agree 4 25 5 24|agreed -7 -15 -6 -18|agreement -8 -2 8 4
agreement_arbitration -4 -10 2 -10|agreement_no 3 5 5 9|agrees -15 -59 -42 -79|agua 5 7 -6 7|ahead 12 21 15 23
ahora -1 -21 -12 -28|aid 3 1 -1 -6|aide 4 6 11 7|aide_# 2 2 3 -2|aide_$ 5 3 4 2|aides -8 -19 -17 -17|aint 1 28 26 32
air -13 -7 -10 -2|airbag -4 -20 -7 -17|airline 2 -16 -24 -27|alarm 7 12 15 15|algo 8 -12 -12 -18|alguien 4 5 9 8
alimony -3 -12 3 -12|alj 7 11 8 9|all -8 -41 -30 -44|all_# 8 4 0 -3|all_$ 4 -12 -19 -18|all_along -7 -19 -9 -22
all_back -12 -19 -17 -20|all_day -8 -12 -1 -10|all_doctor 1 5 0 7|all_good 4 0 -10 -5|all_no -17 -46 -27 -54
all_pay 2 0 0 0|all_records 3 5 5 9|all_reviews -3 -7 -1 -7|all_right 5 12 2 11|all_together 5 16 5 14
all_way 6 4 7 -1|allowed -3 11 6 7|allows 13 -13 -11 -15|alone 8 -23 -1 -33|along 9 12 5 16|already -16 -36 -20 -46
already_lawyer -6 4 1 5|already_pay 8 35 10 34|always -14 -11 -10 -14|ambulance 6 12 16 14|amet -7 -5 -6 -5
among 4 4 0 3|amount -4 -4 -6 -7|amputated 1 14 14 14|amputation -2 -2 -1 -1|anchor 0 1 -3 1|angry -3 5 8 8
animal -2 8 2 9|animal_control 6 22 15 24|ankle 12 -4 6 -7|ankle_# 1 -4 0 -3|ankle_fracture 1 -1 5 -5
annual 13 11 4 10|another 22 10 -10 -3|another_<adult> -11 -3 1 4|another_company 5 8 0 4|another_hospital 6 10 7 11
another_one -6 -11 -13 -9|answer -6 25 9 28|answer_due 2 4 -4 4|answered -8 -10 -23 -13|answering -7 -1 0 2
answers -16 -5 -11 -2|antes -2 -21 -11 -30|antibiotics -1 2 2 8|any -13 -22 -19 -30|any_court 7 20 14 19
any_day -4 -13 -10 -15|any_lawyer 19 28 26 35|any_money 6 11 5 12|any_time -19 -19 -13 -16|any_trouble 5 -4 4 -6
anybody 17 17 19 22|anybody_see -2 -3 -5 -3|anymore -3 -5 1 -4|anyone -11 9 -1 9|anything 14 37 25 48
anything_no 10 -5 12 -9|anything_wrong 6 0 -2 1|anyway 4 -12 -8 -13|anywhere 6 17 15 19|apart 14 22 6 19
apartment 8 0 25 9|apnea -4 0 7 7|apologized 1 -4 -10 -10|apology -1 12 -2 13|app -4 -24 -21 -31
appeal -12 -76 -39 -92|appealed 2 7 8 11|application -4 -29 -22 -34|applied 5 39 18 42|apply 8 1 15 9
appointed 23 46 33 53|appraisal 5 2 7 0|appraised 1 1 4 2|approval -5 -1 -8 -11|approvals -3 3 1 5|approx -5 4 -2 3
approx_# -4 -1 -4 -1|approx_$ 0 5 2 4|apt 0 8 4 8|arbitration 3 13 17 19|area 10 9 7 12|argue -10 -11 -14 -13
arm 17 37 24 39|arm_no -3 -16 -5 -19|armed 8 8 9 10|arms -1 -12 -4 -12|around -9 -23 -15 -31|around_# 3 -3 3 -3
around_$ -12 -8 -13 -3|arraign -8 -17 -10 -10|arraign_<date> -8 -17 -10 -10|arraignment 6 29 19 39|arrears 4 2 -6 1
arreglo 8 19 13 23|arrest 2 -7 -2 -7|arrested 8 32 29 40|arrested_<date> -7 -1 -2 -2|arrested_no -5 -7 -5 -5
arrests 8 34 18 42|arrived 12 36 29 45|arrow -4 -18 -7 -13|article 5 -8 -9 -9|asap 8 -15 -6 -18|aside 7 12 6 12
ask 1 11 18 25|ask_hearing 1 -6 2 -1|asked -23 -60 -48 -64|asked_records 0 5 2 4|asking -10 -19 -16 -20
asks -3 -2 -10 -7|asleep -6 -52 -24 -59|assault -22 -5 5 2|assessed -9 -35 -17 -43|assessment 14 29 16 28
assets -4 -14 -16 -17|assigned 0 7 7 8|asst 1 10 4 10|asthma -1 4 3 9|asylum 6 -8 9 -8|ate 8 -17 -13 -21
atras 0 -25 -15 -30|attach -5 -6 -4 -8|attached -18 4 -4 1|attack -3 13 2 15|attend 8 8 6 13
attendance -10 -21 -12 -20|audiencia 10 12 19 13|audit -4 2 3 0|authority 1 -1 0 1|auto -28 -16 -15 -14
autopsy -4 -32 -7 -36|available -16 -4 -5 -1|average -20 -1 -2 0|avg -4 -6 3 -4|away -6 -40 -25 -55|aww 1 -1 -2 3
aww_# -2 0 -1 3|aww_$ 2 -1 -2 -1|ayuda 1 -1 10 3|b 3 11 2 13|b_# -1 18 10 21|baby 8 1 17 -3|baby_# -2 -2 0 -3
back -4 9 -9 9|back_# -7 -27 -18 -27|back_<date> 12 15 23 11|back_<year> -5 10 4 9|back_forth -5 -2 2 0
back_light -5 1 4 1|back_no 1 40 25 51|back_surgery -1 -5 -7 -6|back_work 3 5 -1 8|backed 6 7 1 9|background -5 4 -8 1
backing 0 -4 -11 -12|backs 4 -9 -6 -7|bad 8 9 13 14|badge 5 9 -2 5|bag 5 1 -10 -7|bail -3 1 -2 0|bakery 0 13 -1 13
bald -3 -10 -4 -14|ball 9 -9 -9 -14|ballast 4 11 5 11|band -15 -26 -21 -34|bank -23 -42 -18 -55|bank_records 2 4 4 3
bank_statement -7 -5 0 0|bankruptcy 17 50 38 64|bar -24 -16 -8 -16|bar_# -5 -11 3 -12|bar_insurance 13 26 19 29
barber -3 11 3 13|bartender 10 11 4 10|basement -1 15 8 26|basket 6 2 8 6|bass 3 4 -1 3|bass_boat -2 5 -3 3
bathroom 13 27 15 32|battery -10 -12 -8 -9|bc -4 -14 -16 -15|beat -3 -70 -37 -91|bed 18 41 24 41|bedroom -3 0 -2 -1
beer 8 10 5 15|beers -10 -52 -28 -60|began 10 -2 -4 -7|begin -22 -13 -15 -14|beginning 4 0 0 1|behind -7 -4 -4 -6
believe -11 -11 -4 -4|belongs 11 16 5 11|below -1 -8 8 -8|below_elbow 0 0 1 -3|belt -7 -18 -8 -17|bench 5 -7 -1 -7
bender -11 -10 -10 -13|beneficiary 0 -8 -7 -9|benefits 16 19 16 21|best -3 -5 -8 -2|better 0 -16 -31 -23
bien -2 -23 -14 -26|big -3 -17 4 -24|big_one 11 9 6 7|bike 7 4 4 6|bike_<date> 2 6 -3 2|bike_lane 1 32 14 38
bile -3 -5 0 -4|bilingual -23 -29 -22 -30|billboard -1 -13 -7 -17|billed 7 17 3 12|billing 3 16 9 23|binder 4 -6 1 -10
binder_tabs 5 -6 -1 -11|binding -2 4 4 7|bio -8 -1 -2 1|biopsy 9 16 7 16|biopsy_<date> 10 14 15 17|bird 11 27 15 28
birth -1 14 0 17|birth_cert -6 0 -1 -1|birth_certificate 4 11 4 12|birthday 1 1 -13 -1|bit -9 -23 -42 -33
bit_hand 0 -11 -9 -13|bite 0 6 -6 6|black 6 8 0 11|bladder 9 5 8 1|blade 3 -2 10 6|blames 2 3 6 2|blank 12 47 26 53
bleed -1 9 4 20|bless -20 -1 -4 2|blew 6 3 12 4|blew_# 5 -16 -2 -20|block -6 -6 -4 -2|blocked 5 20 12 23
blood 3 7 20 10|board 16 32 14 31|board_member 0 -2 -5 -6|board_no 14 8 2 4|boat -19 -10 -16 -14|body -1 -6 -16 -6
body_shop -4 -9 -6 -8|body_video 7 -7 -10 -10|boiler 3 8 3 9|bolts 5 18 12 18|bond 5 11 22 17|bond_# -5 -8 -3 -8
bonded 2 3 -1 2|bone -1 -6 -12 -11|boned -7 -23 -16 -21|bonus -12 -28 -18 -29|book 20 39 42 48
bookkeeper 4 -18 -11 -25|books 11 34 30 40|boom 0 -5 -6 -2|boot -7 -10 -6 -10|boots 0 10 2 14|born 14 19 30 16
born_<date> 4 -2 6 -2|borrowed 1 2 5 -1|both 20 35 11 32|both_charts -1 -8 0 -10|both_parents -3 -8 -8 -9
both_say 0 -15 -8 -21|both_sides -6 -15 -5 -16|both_times 8 10 10 12|bothers -6 -27 -19 -26|bought 2 -18 1 -20
bought_<year> -8 -2 -7 -3|bought_new 9 33 21 44|bought_no -3 -14 0 -16|bought_used -2 -8 -13 -10|bout -11 -15 -17 -16
boutique -5 -3 -2 -2|bowel 8 30 23 34|bowl 2 -16 -13 -18|box -5 21 1 24|boxes 9 17 17 19|brace 0 18 -2 22
brace_# -6 -13 -13 -17|brain 1 -10 13 -15|brain_injury 1 -18 2 -22|brake 3 0 15 7|brakes -5 -29 -10 -30
brakes_no -2 -16 -12 -17|branch 9 14 6 17|brand 3 4 -16 -1|brazo 13 5 9 10|breach 0 -1 -6 -3|breaks -12 5 -4 4
bring -21 -7 -13 -4|bring_back 3 10 6 13|broker 9 11 14 9|brought -5 -23 -30 -35|bruise -3 -29 -15 -28
bruised -3 -11 -9 -11|brunch 4 7 -2 5|bucks 4 9 4 3|buddy 12 4 7 0|budget 2 19 0 25|budget_$ -1 -2 -10 -1
build -4 -2 -4 -8|builder 1 4 3 6|building -7 1 2 1|built 2 -2 -7 -7|bulge 10 15 9 17|bull 4 1 6 -7
bulletin -2 -11 0 -9|bumper 18 33 20 24|bunch 0 8 0 8|buried -1 -1 -2 -6|burn 0 13 5 11|burn_unit -1 1 -3 1
burned -5 -21 -5 -20|burns 1 -1 -6 -3|burns_# -3 -10 -5 -11|burst 2 14 9 13|burst_fracture 0 1 1 -1|bus -4 -7 -6 -13
bus_video 3 1 -1 0|business -3 -19 -30 -31|busy 7 9 10 10|buy -8 -19 -15 -21|buyer 11 7 -6 -2|buying -2 -8 -10 -7
buyout -3 -7 2 -9|bye 9 23 15 24|bylaws -11 -19 -13 -19|bypass 0 -4 0 -4|c 5 6 11 5|c_section 11 4 14 3
cabinets -2 4 -3 3|cable -7 -12 -1 -7|cad -6 -16 -9 -17|cafeteria 7 -8 5 -4|cai 5 -7 -4 -8|cake 3 1 -1 0
calcaneus 2 9 4 9|calendar -5 6 2 12|calf -2 5 -2 4|calibration -4 -3 -2 5|call -14 1 -3 3|call_# -6 -2 -5 0
call_back -10 -7 -12 -5|call_no 2 13 -7 13|call_one -3 6 8 4|called 1 22 9 22|called_# -7 -10 -5 -12
called_city 0 8 9 8|called_lawyer -4 9 5 12|called_no -1 4 3 5|calling -24 -23 -16 -24|calls -7 -10 -10 -9
cambio -10 -29 -18 -30|came 11 17 4 13|came_# -3 19 3 21|came_$ 5 5 2 6|came_<date> -3 0 -2 2|came_back 6 6 -8 -2
came_hospital -1 -7 -7 -13|came_house 0 -2 2 -3|came_no -12 -14 -5 -15|came_thru -9 -14 -12 -11|came_took -1 0 5 3
camion 16 47 35 55|camper 5 4 3 3|cancel -15 -16 -16 -15|canceled -1 -6 -3 -8|cancellation -7 0 2 4
cancelled -3 -10 -15 -13|cancer 5 0 21 1|cancer_<year> -2 -8 2 -13|cane 0 2 0 1|cap 16 7 -4 7|capacity -5 -5 -4 -5
caps -9 -14 -10 -13|captain -4 0 -7 -2|car -19 -12 -17 -20|car_# 5 -13 -1 -22|car_$ -3 1 -5 1|car_<date> -8 -6 -3 -8
car_accident 8 4 5 6|car_crash -10 1 -3 1|car_no -8 -40 -20 -48|card -15 -18 -18 -19|card_# 12 9 23 14
card_no 13 18 17 21|cards 12 18 -1 18|cards_# -6 15 4 21|care 7 -2 10 -1|care_plan -7 -4 -8 -3|caregiver 7 16 7 21
carpet 9 -3 -6 -6|carries 4 17 9 19|carro -2 -47 -20 -56|carry -2 27 19 38|carrying 6 6 15 15|cars -3 -7 -9 -9
cart -7 -5 -9 -2|cartas -14 1 -1 2|casado 0 -6 -3 -4|casado_# -5 4 0 7|case -38 -45 -37 -50|case_employer 1 5 4 5
case_no -4 -46 -27 -59|case_number 4 -2 0 -1|cases -16 -8 -6 -5|cash 10 42 25 41|cashed -16 -43 -41 -59
cashier 10 18 10 17|casi 4 7 3 9|casino -7 3 -3 6|caso -3 -51 -34 -70|cast 1 20 17 26|cat -10 -5 -12 -5
caught -1 -19 -9 -24|cause 11 16 11 12|cayo 1 4 5 3|cd 4 15 8 17|cdl 10 -1 -6 2|cds 5 10 15 13|cease 1 11 -1 10
ceiling -13 -8 -6 -2|celery -9 -6 -7 -4|cell -1 4 -1 5|center 13 8 5 10|center_# 1 9 7 13|ceo 6 14 9 15|cert -1 1 1 0
certificate 18 27 28 28|certificate_lists 3 0 3 -1|certified -14 -4 -21 -8|certified_email -13 -14 -3 -13
ch 6 -11 -7 -16|chain 9 23 28 26|chain_# 4 20 15 23|chair -3 20 6 24|chance -5 -20 -15 -24|change 7 -36 -7 -42
changed 0 33 22 38|changes 1 13 2 13|changing -3 4 7 3|channel -8 -2 -7 1|channel_# -8 -2 -7 1|charge 12 -3 5 -3
charge_file 0 -16 -2 -24|charge_nurse 1 -5 0 -4|charged 3 28 19 32|charges 3 3 -2 2|chart 6 11 12 12
chart_# 4 -9 -5 -16|chart_hand 6 27 12 31|charted 8 15 13 14|charts 8 10 15 4|cheap 1 -10 -5 -8|check 9 10 10 13
check_$ 3 6 5 6|checked -9 -29 -12 -33|checking -18 -18 -12 -19|checks 6 40 16 41|checks_# 5 16 -4 10
chemo 10 36 28 43|cheque 7 -3 -3 -12|chest -2 8 11 10|chest_pain -5 5 -1 6|chicken -12 2 -8 7|chief 3 8 17 8
chipped 3 17 -2 14|chips 4 -10 -4 -8|chiro -6 -27 -23 -39|chiro_# -10 -16 -15 -24|chiropractor -1 20 14 27
chofer 1 -2 -4 -8|choice -4 0 2 0|choir -3 3 2 0|choked -4 6 0 8|choque -3 -28 -11 -31|chp 4 17 8 14|church 1 9 1 11
circle -2 -3 -7 -2|cited 6 -13 -1 -24|cited_<date> -6 -1 -6 -5|cited_driver -7 -2 -10 -4|cites 6 14 10 14
citizen 2 21 11 24|city 3 17 20 19|city_code -3 -6 -6 -7|city_inspector -2 0 -1 0|city_no -9 2 -5 1
ciudad -3 -30 -28 -33|ciudadano 4 -5 8 -4|ciudadanos 1 -29 -12 -30|civil 10 22 8 16|claim -12 -13 -13 -31
claim_against -9 -3 -2 0|claim_deny -2 0 -1 0|claim_file -4 -4 -3 -5|claim_form -4 -13 -10 -19|claim_no 0 -11 -16 -20
claim_number 13 41 22 45|claim_wants 1 5 2 6|claims 29 48 22 41|claims_<adult> 9 7 -1 10|class 2 -8 -9 -6
class_action -7 -7 7 -2|clause 10 15 17 16|clean 7 0 -11 0|cleaned 7 3 3 4|cleaning -13 -16 -11 -15
clear -16 -25 -38 -32|clear_liability -2 -1 3 -4|clearance 4 3 6 7|cleared 12 24 22 26|clerk -12 30 13 40
clerk_no 8 16 8 21|click -12 18 8 26|clients -23 -13 -6 -14|clinic 4 8 -5 11|clinic_# 3 15 1 12|clinica 7 4 7 5
clip -3 -2 -4 -1|clipped 7 14 8 18|clock 3 14 6 19|clock_# 3 4 7 4|close 4 8 3 12|closed -14 -68 -40 -88
closed_<year> -4 -3 -9 -5|closet 3 6 9 9|closing 13 17 2 19|clothes -8 -29 -27 -36|club 5 6 -4 8|cna -2 1 -10 1
co 11 -2 15 -7|co_op -2 3 -1 1|coach -4 -4 -4 -1|code -15 -8 -10 -6|codes -2 1 0 2|coffee -10 3 -16 8
cold -24 -46 -28 -50|collapsed 7 16 5 18|collarbone -1 -13 3 -15|collarbone_# -2 -12 1 -13|colleagues -3 -6 -6 -7
collections -6 -16 -10 -17|college -19 -71 -52 -80|collision -3 -5 -4 -3|color -8 -17 -13 -14|comadre -8 8 3 14
come 13 -3 2 -10|come_any 3 14 6 17|come_back -6 -15 5 -13|comes -10 -5 1 -6|coming 6 3 13 -2|comments -4 -22 -10 -21
commercial -22 -20 -22 -26|commercial_policy -1 6 3 7|commission -17 -25 -18 -26|committee -10 1 -2 2
common 3 -17 -3 -18|community 1 -2 -1 -1|comp -9 4 11 1|comp_lawyer -9 -42 -28 -52|comp_no -5 4 2 7
comp_pay 16 35 43 40|compadre -7 -21 -19 -27|compania 1 -11 -13 -15|companies -7 -6 0 -6|company 9 43 38 47
company_# 4 -9 1 -9|company_<adult> -2 6 7 5|company_doctor -1 5 0 7|company_lawyer 3 1 4 1|company_name 4 9 5 7
company_pay 3 -8 -4 -11|compensacion -8 -15 -7 -20|compensation 6 -5 -3 -5|competitor 3 5 5 7|complained 11 9 -1 5
complaint 1 -19 -13 -25|complaints -1 1 7 2|complete -12 -14 -7 -12|complex 1 6 11 6|compliance -20 -14 -9 -13
computer -6 20 10 24|concrete 1 -7 2 -8|condition -1 8 -3 7|condo 7 19 11 15|conductor 11 16 4 17
conductor_# 6 15 8 17|cone 5 0 -1 -2|cones 6 -2 6 0|confidence -36 -30 -29 -29|confidential -23 -5 -13 -5
confirm -8 0 -7 2|confirmed -13 5 -10 0|confirms -16 -34 -18 -39|conflict 11 37 27 43|conflicted 3 12 6 14
conmigo -12 -13 -5 -15|connected 9 16 13 19|consectetur -3 -4 -4 -4|consent 1 16 15 19|consideration 3 -1 6 1
consult 2 7 4 5|consultation -10 -13 -11 -13|consulted -1 2 2 5|contact -4 2 2 6|contacted -1 -2 -1 -2
container -4 -8 -2 -6|contempt -10 -11 -14 -9|contingency 5 3 -13 -6|contra 9 -12 0 -13|contract -8 -29 -29 -45
contractor 3 10 11 18|contractor_# 0 -2 -2 -2|contractor_insurance -2 -2 -1 -3|contracts 8 6 9 4
contratista 14 35 29 38|contrato -22 -51 -36 -60|contributory -1 -17 5 -12|control 3 25 14 27|convicted 3 -8 -2 -13
cook 9 28 15 29|cook_# 5 15 6 15|copd 2 -8 1 -9|copia -5 -14 -7 -14|copied 6 23 18 27|copies 0 3 7 7|copy -6 12 1 8
cord 1 11 4 14|corner 4 -5 -4 -3|corp 4 8 3 6|corporate -3 -5 -6 -5|corrieron 3 0 -5 0|corte -8 -20 -3 -14
corto 8 12 3 12|cost 7 8 -3 13|cost_$ -11 -30 -25 -35|costs 4 19 9 16|counseling 11 7 6 9|counselor 5 5 -1 3
count -13 -32 -21 -38|counted -9 -12 -4 -13|country -3 -39 -11 -40|counts 7 2 -10 -1|county 1 4 -7 -5
county_jail 4 -1 11 3|couple 8 17 18 20|course 3 8 6 11|court -10 -41 -18 -43|court_<date> 1 -6 -13 0
court_date 0 3 0 4|court_document 9 13 20 20|court_no -2 19 13 25|courthouse -1 13 9 16|cousin -9 -11 -2 -14
cousins -3 -10 -5 -10|cover -12 15 10 19|coverage -14 -22 -23 -25|covered 4 28 21 35|covers -7 -23 -17 -21
cow 12 11 11 9|coworker 0 14 10 14|cows 2 -4 -2 -10|cpa 9 -21 6 -17|cps -5 -20 -14 -23|crack 2 4 -2 6
cracked -1 12 15 14|crane 11 5 11 4|crane_op -2 -4 -2 -7|crane_operator 5 1 3 0|crash -12 -1 7 -2|cream 12 -7 6 -5
credit 17 6 -6 -7|credit_card 14 7 -5 3|credit_union 5 17 8 16|credits -4 -3 -3 -3|creo 9 10 2 6|crew 4 -14 -12 -10
crew_no -2 1 7 1|cried 0 -14 -5 -15|crimen 0 -14 -2 -15|crop 4 -8 14 -9|crossed 7 7 8 3|crossed_center 3 3 4 4
crossing 4 10 11 13|crosswalk 6 17 17 11|crushed 11 18 19 18|cuanto 13 25 13 29|cuello -7 0 -1 8|cuff 4 -18 -9 -24
cuff_surgery -3 -13 0 -15|culpa 4 -26 -10 -33|curb 0 9 0 13|cure 1 0 2 -2|current 13 11 11 11|custody 5 -15 13 -20
customer 0 1 2 1|customers 8 11 4 14|cut 1 -20 -17 -24|cut_# -1 16 0 13|cut_<date> -6 0 1 -2|cuts -4 -9 -5 -6
cutting 7 11 12 14|cuz -9 -6 -5 -4|cyst 1 -9 3 -12|d 1 -18 -15 -21|d_<date> 0 -14 -10 -13|da 20 28 18 23|daca 5 6 6 8
daily -21 -4 -7 -1|dairy -1 10 7 10|damage 9 26 5 19|damaged 7 -6 1 -13|damages -8 -17 -14 -14|dark 0 -48 -16 -55
dash 3 2 2 3|dash_video 0 8 3 9|dashcam 6 0 0 -2|data -14 -18 -12 -17|date -8 10 -2 15|date_loss 0 -4 -6 -4
dated 14 39 28 50|dated_<date> 5 25 20 32|dates -5 -6 -1 -3|day 11 36 9 45|day_# 3 6 14 9|day_$ 3 -2 4 -1
day_<date> 3 -6 -9 -4|day_appeal 0 5 4 6|day_ask -4 -14 0 -14|day_doctor 5 -17 -1 -14|day_hospital -3 4 8 10
day_icu 3 16 5 17|day_internado 4 14 10 14|day_later -3 -6 -6 -6|day_letter 10 -6 2 -9|day_no -18 -28 -17 -32
day_notice -2 5 -6 5|day_now 12 15 0 6|day_one -2 -3 -8 -7|day_only -1 -2 -1 2|day_rehab -2 -11 0 -12
day_think 3 -14 12 -11|day_took 3 2 1 4|day_total -5 -4 -7 -5|daycare -1 14 8 6|dead 4 17 -1 10|deadline -5 26 17 39
deal -11 5 -10 -1|dealer -1 4 4 2|dear -35 -23 -26 -21|death -4 3 0 11|death_cert -1 -6 -1 -7
death_certificate 3 3 10 6|debe 0 0 -10 -3|deben -16 -14 -11 -14|debo 0 13 0 16|debts 0 -6 -13 -14|deceased -2 -5 5 -6
decent -2 -9 -5 -7|decide 2 7 9 8|decision 19 19 19 24|deck -10 2 -5 7|deckhand 10 21 12 17|decks 8 4 4 4
declaracion 11 23 16 28|declined 2 -1 -4 -5|decree 18 21 10 13|decree_<year> 12 27 18 22|dedos -4 -3 -1 -3
deductible 0 -17 -13 -20|deed 0 12 12 16|deer 5 -6 -5 -2|defamation -6 -16 -12 -17|default -11 -33 -17 -41
defect -4 -29 1 -31|defendant -6 7 -2 13|defender 10 -5 3 -3|defense -12 6 -2 8|deg 6 -8 0 -6|degree -1 19 13 24
dejo -3 -31 -22 -36|delay 3 8 9 7|deliver -4 -3 -2 -5|delivered 10 9 4 7|delivering -3 5 3 2|delivery 9 33 29 43
demand -15 -22 -31 -36|demand_letter -10 8 3 12|demanda 5 16 13 19|dementia 5 2 1 1|dental 9 14 -1 18
dental_hygienist 1 7 2 10|dentist 4 -12 -28 -23|dentist_# 1 2 -5 3|deny 10 -4 4 -7|deny_<date> 11 22 9 29
deny_letter 9 5 7 6|dep 7 19 7 21|department -5 -1 -4 -3|depends 3 9 9 14|depo -39 -33 -25 -34|deportado -1 -11 4 -13
deposit -21 15 -23 20|deposition -1 -4 8 -2|depositions -20 -14 -10 -15|dept 4 12 4 12|deputy 6 -1 14 4
deputy_report -1 3 2 5|derecha 2 4 3 2|desk -15 15 -3 22|despues -12 -3 -4 -1|details -2 -6 -4 -8
detective 16 38 36 45|detention 5 1 1 6|device 0 -1 -4 -2|diabetic 4 7 11 10|diagnosed 1 12 5 16|diagram 3 -2 -4 0
dice 13 2 15 1|dice_no 8 5 5 6|dicen 5 15 16 17|died -16 -22 -12 -27|died_<date> -8 -19 -12 -31
died_<year> 14 17 22 17|dieron 12 -6 -9 -11|dieron_# 7 -5 -3 -9|diff 3 0 -1 -4|difference 0 7 4 9
different -13 18 8 26|dije 1 -12 -4 -11|dijeron -5 -28 -10 -32|dijo -4 13 7 20|dime 7 12 9 13|dinero 3 -1 3 -6
dinner -11 -9 -19 -16|dio -1 -13 -10 -18|diocese 14 2 2 2|direct -2 -11 -10 -11|director 10 13 6 7
directory -7 -2 -3 -1|disability 3 -11 1 -16|disabled 1 8 3 11|disc 17 27 8 26|discharge -5 -45 -24 -56
disclosed 11 15 11 18|disclosure -2 -7 -4 -11|discount -7 4 0 6|discrimination -10 -11 -11 -11|discs 18 23 21 28
dismissed 5 2 7 4|dispute 5 8 10 10|disputed 5 15 4 13|disputes 4 6 -1 6|distress 0 -14 -20 -23|distributions 5 5 11 5
district 0 3 7 4|ditch 6 -11 7 -10|divorce -9 -13 -14 -10|divorce_lawyer 9 25 15 28|divorced -2 -5 3 -6
divorcio -4 -4 -5 -6|dmv -10 -10 -8 -10|dob 5 19 14 17|dock 12 25 20 32|doctor -3 -18 -13 -21|doctor_# 4 -2 5 1
doctor_gave -6 10 6 12|doctor_letter 5 11 6 15|doctor_no -4 -17 -24 -27|doctor_note 6 12 6 10|doctor_once -3 6 0 11
doctor_wrote 10 14 11 16|document -8 -17 -7 -13|document_<year> 6 3 11 2|document_corte -3 3 2 7
document_file 6 12 8 12|document_no -13 -12 -16 -20|document_sign -3 10 8 9|documented -8 -7 -6 -7|dog 6 -29 -31 -41
dog_no 8 8 4 9|dogs 3 5 -8 0|doi 5 6 9 11|doi_<date> 6 5 8 11|dol 0 0 -1 0|dolares 8 -23 -24 -31
dollar -19 -39 -30 -41|dollar_store -5 -13 -3 -10|dollars -2 -25 -23 -31|dolor 7 -4 -4 -4|dolor_sit -5 -2 -5 -3
dolore -3 -4 -4 -4|domestic 0 5 7 12|done 3 -11 -13 -8|done_<date> 6 6 7 9|done_<year> 7 23 3 22
done_anything -3 -3 -8 -6|done_no -3 6 -7 7|done_outside 6 7 9 7|door -11 -20 -13 -20|door_no 3 5 3 8
double 8 -3 -1 -6|dps 2 -3 2 -6|draft -1 9 2 11|drain 2 0 11 1|draw 6 4 3 7|drawer -13 -43 -31 -51|drawing 2 3 -5 5
drawings -5 -17 -15 -17|drawn -7 0 -4 4|draws 2 -5 -7 -5|dreams -14 -6 -9 -1|dress -1 3 0 2|drifted 2 26 10 29
drill -5 0 -4 3|drink -1 -4 9 -2|drive -9 -12 -12 -7|drive_thru -4 1 -3 -2|driver 13 33 14 37|driver_# -2 -12 -5 -16
driver_cited 20 54 34 66|driver_insurance -2 -6 -4 -7|driver_ran 10 42 30 49|drives -11 -27 -12 -31
driveway -9 -22 -1 -19|driving -14 -23 -21 -27|drone 2 1 4 3|drop -4 -15 -10 -21|dropped -7 -10 -7 -14
drove 7 21 15 24|drowned 3 2 7 4|drug -2 -1 -3 1|drugs 10 28 21 30|drugstore 7 8 -4 12|drunk -10 -29 -21 -41
drunk_driver -5 -1 -10 -4|dry 3 -35 -11 -37|drywall -8 -14 -18 -17|due -3 45 17 61|due_<date> 9 11 -2 10
duele -4 0 -4 7|duele_cuello -4 -17 -9 -10|dueno 7 18 2 15|dug 3 7 -5 0|dui 3 -8 3 -5|dui_<date> 5 6 7 11
dui_<year> 3 1 6 6|dump 4 -1 2 -2|dusk 11 19 5 19|duty -16 -8 -10 -5|dwi 15 -8 2 -7|dx 11 13 15 12|each -2 11 1 15
each_month 4 12 6 13|each_time -8 -13 -16 -12|ear 0 0 -7 0|earlier 3 14 16 26|early -22 -30 -14 -30|earn -10 0 -3 0
earn_$ 2 8 4 7|earned 0 14 4 13|earnings 3 -4 6 -2|earnings_printout 4 3 6 4|easement 0 -2 5 1|eeoc 5 6 13 12
eeoc_charge 1 8 4 7|eeoc_no 2 2 0 3|eggs 5 -12 -17 -15|either -3 8 -6 14|either_side -2 -1 -4 0
either_way 0 -15 -17 -15|eiusmod -3 -4 -4 -4|elbow 17 27 33 22|elbow_fracture 1 3 8 4|election -4 -23 -29 -33
electric 4 14 14 15|electrician 5 11 7 13|elevator 2 -17 -19 -26|eliminated -1 -1 2 4|elit -7 -5 -6 -5
elit_sed -3 -4 -4 -4|else -16 -22 -17 -28|em 8 -7 9 -9|email 5 42 33 51|email_# 7 3 16 7|email_<date> -12 10 -7 14
email_admits 3 4 9 8|email_insurance 7 17 5 14|email_no -10 -21 -10 -20|emailed 9 27 14 31|emergency -12 -9 -13 -16
emotional -3 -3 -6 -2|empacadora 10 16 12 16|empleado 4 9 9 11|employed 5 -5 7 -3|employee -7 -5 2 -4
employees 10 22 26 29|employer 9 -6 -9 -5|employer_# 5 4 9 2|employer_<date> -2 -4 -10 -11|employer_gave 7 4 -4 4
employer_no -2 -15 -5 -11|employer_text 0 3 7 8|employer_wrote 5 16 14 15|employment 6 12 14 9|empresa 5 8 4 9
empty 7 10 0 8|ems 2 11 11 9|end -22 -15 -10 -12|ended -2 -2 5 -2|ends -18 -60 -42 -68|ends_# -8 -9 -9 -9
ends_<date> -10 -8 -9 -9|engaged 1 20 18 24|engine -4 5 14 7|engineer -3 -8 4 -3|engineer_$ 3 2 9 3|enjoy 10 7 0 5
enough 0 -5 -6 -9|enter -7 -1 -4 2|entered 11 16 22 18|entrado 16 33 19 38|entrar 5 5 7 3|entro -8 -6 -5 -5
epidural -1 -5 -11 -6|equal -4 -8 -8 -11|equity 7 18 20 25|er -1 20 0 23|er_# -5 -17 -14 -23|er_document -1 0 -6 -6
escalera 11 11 3 9|escribio 11 31 22 40|escrito 2 7 6 8|espalda 4 22 9 24|espanol -22 -31 -24 -35|est 8 -6 2 0
estate 0 14 9 11|estimate 9 -3 -2 -5|estimate_# 2 -18 -11 -19|estoy -7 -6 -2 -8|et -3 -4 -4 -4|et_dolore -3 -4 -4 -4
eval -4 -8 -8 -8|evaluation -16 -23 -18 -23|evening -9 -30 -18 -34|event -1 -6 -3 -3|every 10 39 36 55
every_day 11 27 26 34|every_document 3 -10 4 -10|every_month 14 40 30 44|every_one -8 -22 -17 -19
every_other -4 -17 -9 -19|every_time -7 -3 -4 -1|every_week 15 24 23 30|every_year 4 6 0 3|everybody 7 -17 -5 -11
everyone -6 -7 14 -7|everything -5 -37 -24 -47|everything_# -2 5 -1 7|evidence -17 -18 -21 -18|ex -8 3 -11 3
ex_<spouse> -12 -9 -20 -10|exact 2 6 5 8|exactly 6 -6 -10 -6|exam 6 2 0 2|examiner 9 11 9 14|exceeds 6 7 3 4
except -18 -11 -13 -15|exchange -4 -3 -5 -5|exclusion -4 -2 3 -4|executor 7 -1 -6 -7|executor_letter -1 7 7 4
exists -1 13 13 16|exit -4 -14 -4 -12|expect -4 -5 -8 -12|expediente 5 13 5 12|expenses 2 -3 3 -6
experience -12 11 3 13|expert 7 -6 9 -6|expired -1 -14 -12 -21|expires 1 -11 -8 -11|expires_<date> 0 -19 -10 -17
explained -10 2 -2 2|exposure -1 -5 -5 -6|ext 2 -7 1 -4|extend 8 0 4 0|extended 5 -9 -2 -9|extension -4 -13 -2 -14
extra 2 -5 -9 -7|eye 7 -9 -11 -11|eyes 6 -20 -10 -28|eyewitness 11 20 16 24|f 7 7 8 9|face -14 -8 -11 -6
facebook -2 1 -1 2|facility 0 21 4 21|fact 4 6 7 8|facts -17 -6 -9 -5|failed 2 -4 12 -1|failure 4 17 8 18
fair -8 2 -5 4|fake -22 -46 -41 -58|fall 9 -11 7 -9|falling -7 -13 2 -9|falls -3 4 7 5|false -1 6 -4 11
falta 6 19 16 25|families -1 9 2 9|family -12 2 5 10|family_# 2 9 15 7|far 12 24 -2 17|far_$ -3 11 4 11
far_no 8 12 3 12|farm 7 20 19 25|fast -10 -1 -1 3|faster -5 4 3 6|fault -4 -12 -17 -13|fault_pay 8 9 11 14
fax 1 -12 -11 -10|fbi -1 -11 7 -9|fce 2 10 7 12|fdd 10 9 14 9|fecha 3 1 4 0|fed -1 -16 -4 -16|federal -8 -6 -2 -10
fee -16 -18 -29 -14|fee_$ -1 -3 -3 -4|fee_clause 3 2 0 1|fee_schedule -17 -22 -16 -22|feed 7 16 3 17
feel -15 -23 -8 -30|feeling -8 -13 -20 -10|feelings 4 -3 3 -2|feels -1 -4 0 -6|fees 18 30 20 24|feet 6 -4 10 -3
fela 6 10 9 10|fell 12 -9 -1 -7|fell_# 2 7 6 13|fell_<date> 1 5 3 6|fella -1 21 21 34|fellow 12 7 8 5
felony -6 -14 -6 -6|felt -5 1 -5 0|femur -9 -8 -6 -7|fence -3 -1 -5 -1|fender -11 -10 -10 -13
fender_bender -11 -10 -10 -13|fever -17 -10 -9 -11|few 3 4 -10 -1|fib 3 4 2 6|field -3 -10 5 -10|fight -12 -3 -2 -2
fighting 0 -6 6 -6|figure -6 -8 -9 -4|figured 2 -5 0 -7|figures -14 -1 -5 0|file 9 -24 11 -32|file_# -1 -16 -11 -28
file_<date> 10 23 15 32|file_anything 3 -12 7 -15|file_closed 1 -12 -4 -11|file_copied -1 0 -2 1|file_know 5 8 8 8
file_no -1 -28 -14 -30|file_now 10 9 8 12|file_time 4 7 6 8|file_yet 21 69 41 81|fill -5 -8 -7 -4|filled 14 14 14 16
film 4 15 8 14|films 6 7 2 5|films_disc 1 8 2 9|fin -33 -36 -26 -42|final -9 -40 -24 -52|finally 9 9 5 8
financials 8 8 11 7|find 9 36 17 40|finding -4 7 -3 12|findings -1 2 3 1|fine -3 -37 -33 -34|fine_# 7 -3 -4 -5
fine_no -3 -28 -9 -32|fine_now 0 21 8 26|fined 5 9 -12 2|finger 9 7 2 7|fingers -5 -8 6 -8|finish 2 -6 3 -1
finished 3 36 10 37|fire -4 -9 -10 -11|fire_<date> 3 2 -3 -1|fire_marshal 2 6 6 3|fires -8 3 -3 3|firm -25 -53 -26 -65
firm_retained -4 2 3 3|firma 3 5 -1 2|firmado 15 29 19 31|firms -18 2 -5 2|first 1 55 35 69|first_# -24 -21 -23 -22
first_call 0 -13 -1 -17|first_one 5 -9 1 -9|first_time 4 13 10 13|first_week -4 -14 -5 -19|fish -11 -25 -20 -25
fishing -4 -24 -16 -25|fit 7 13 8 14|fix -11 -21 -12 -21|fixed 3 -12 -13 -21|flag -6 -10 -6 -11|flagged 6 22 11 25
flat 11 41 23 47|flat_$ -2 -7 3 -9|flat_fee 28 49 27 57|flew 7 21 14 18|flight -5 -16 -18 -23|flip -1 -17 -1 -16
flip_flops -1 -17 -1 -16|flood 1 14 7 13|floor 1 -6 -8 -7|flops -1 -17 -1 -16|flower 5 3 2 -1|fmla 0 -1 0 -2
foil -1 7 2 9|folded -11 -5 -1 -1|folder 8 -21 5 -30|folding -2 -6 1 -5|folks -4 -23 -31 -23|following -11 -22 -17 -18
food -5 -20 -26 -28|foot 4 18 24 20|foot_<date> 0 16 17 20|forced 9 5 13 2|forearm 6 20 13 18|foreclosure 10 9 25 18
foreman 18 50 42 53|foreman_text 7 11 15 9|forensic -5 -5 -9 -7|forged 1 -2 2 2|forgot 0 -13 -12 -17|forklift 9 0 5 -1
form -7 -5 -16 -12|form_# -22 -20 -28 -19|form_no -8 4 2 0|form_sign 3 -6 -2 -5|former 8 13 8 15|forms 3 -2 2 -5
forth -5 -2 2 0|forward -9 0 -1 2|forwarded -3 -7 -5 -6|found 3 15 29 11|found_# 14 14 14 10|found_no -3 -8 -11 -8
fourteen -3 -1 -3 0|fourth -7 -10 -8 -12|fracture 13 -17 1 -26|fracture_# -3 0 9 8|fracture_ankle 5 -24 4 -23
fracture_femur -1 -2 0 0|fracture_fusion 0 0 1 1|fracture_hip 7 15 16 8|fracture_jaw 6 -2 5 0|fracture_no 0 -5 -3 -1
fracture_pelvis 4 5 7 7|fracture_plate -6 -4 -9 -7|fracture_ribs 5 4 1 4|fracture_rods -2 0 0 -2
fracture_shoulder 3 0 4 -1|fracture_wrist 2 -6 3 -4|franchise 19 11 8 7|fraud 11 -2 20 -1|free -3 -13 -14 -20
freeze 3 1 3 -3|fresh -15 -26 -7 -37|friend -3 -38 -31 -45|friendly -6 -6 -3 -5|friends -16 7 2 10|front -12 7 -13 -3
front_desk -4 13 0 19|front_door -1 3 -5 -1|froze 5 4 5 5|ft 0 -2 4 3|fuel 1 -4 -5 -12|fuera -7 -31 -14 -37
fui 23 26 32 30|full -17 -37 -19 -42|full_final -5 -13 -7 -16|full_time 6 8 10 10|fun 0 1 2 0|fund 6 -3 7 -6
funds 2 -5 1 -5|funeral 13 6 15 8|funny 9 2 3 1|furnace -15 1 -4 4|furniture 6 26 17 35|further -5 -1 -6 -2
fused -3 -11 4 -12|fusion 11 14 23 17|fusion_done 4 9 8 8|fwc 2 8 -5 7|g 7 17 14 17|gallbladder -1 -1 4 0
galley -5 -8 -6 -11|game -3 1 -9 2|gana 1 10 2 8|gana_# -1 -15 -9 -20|ganaba 0 3 3 3|ganaba_# -5 0 7 0
ganaba_$ 5 3 -4 3|gano -17 -25 -12 -27|garage -19 -9 1 -8|garbage 1 13 7 18|garbage_truck -1 12 7 18|gas 4 21 12 26
gas_station 1 -23 -13 -30|gate -15 -15 -3 -16|gate_latch 0 2 -1 3|gave 9 -13 -16 -18|gave_# -7 -54 -17 -63
gave_<spouse> -7 -14 -5 -17|gave_copy 8 1 -3 2|gave_document 0 9 0 8|gave_insurance -2 13 4 14|gave_name 6 5 6 5
gave_no -2 15 5 15|gave_number -1 7 -1 4|gave_statement -2 12 6 14|gc 5 -10 1 -8|gear 1 -19 -5 -26
general -1 -13 -9 -13|getting -5 23 6 23|gift -6 -10 -8 -16|give 8 -31 -22 -25|given -2 9 14 18|gives 11 12 10 9
gives_# 8 12 15 14|giving 4 -7 6 -8|glad -6 -5 2 -8|glasses -2 -25 -20 -34|glove -8 -14 -1 -18|gm -4 6 6 11
go 5 -4 8 -6|go_# 8 12 10 11|go_away 2 4 2 4|go_back 9 9 2 -1|go_court 5 -3 -3 -7|go_forward 3 4 6 5|goes -8 4 -10 11
goes_back -14 -2 -6 0|going -12 0 -5 5|going_# 2 6 -4 8|going_fast 2 2 -1 2|gold -9 -16 -16 -19|gone 13 -23 3 -21
gone_# -14 -4 -7 -1|good -18 -24 -23 -30|good_afternoon -8 -1 -1 -3|good_day 8 15 12 17|good_evening -11 -2 -5 -2
good_morning -2 5 -6 5|good_no -2 -1 -4 -7|good_now 3 9 3 6|gotten 4 13 9 15|gps -16 -46 -26 -52|grab -5 -1 0 2
grado 9 20 18 19|graft 4 11 9 11|grafts 5 11 6 14|grand -3 -7 -1 2|grandbaby -9 -5 1 -3|grandparents 2 20 7 23
grant 3 4 2 6|granted -3 -24 -14 -30|granted_<date> 2 4 6 5|grass 0 -21 -2 -22|gravel -2 -21 -12 -21
gray -12 -10 -15 -11|great -7 -14 -9 -20|green -10 -37 -23 -43|green_card 12 21 8 17|grievance -6 -1 3 1
groceries 2 0 0 0|grocery -6 0 -3 -5|gross 2 -18 -12 -19|ground -9 -50 -26 -60|group -3 -10 -9 -9|group_# 8 22 11 22
growing -17 -24 -12 -22|grown 8 -20 4 -24|growth 0 -1 -1 -5|guaranteed -6 0 -1 0|guard 13 14 26 19|guardado 8 6 2 2
guardian 4 12 10 11|guardian_<date> -2 3 -2 3|guardianship 8 2 0 1|guess 0 -3 -8 -9|guess_# -3 -18 -15 -21
guest -1 6 6 10|guide -6 -5 5 -1|guilty 4 -5 8 -12|gutter -6 -6 -2 -6|gutters 1 -19 -14 -29|gym -7 -2 -6 -3
h -2 -23 -17 -28|h_# -4 -12 -8 -14|habia 0 1 2 2|habla -17 -39 -30 -46|hace -11 -38 -37 -50|hacer 18 67 41 81
hair -21 -10 -22 -3|hair_relaxer -14 -12 -12 -10|half 10 64 39 77|hall -5 -20 -14 -30|hand 8 41 27 55
hand_<date> 2 -2 -4 -4|hand_no -6 11 6 16|handed -10 -30 -26 -39|handle 16 32 27 36|handled -6 2 -5 3|handles -2 7 5 6
hands 14 29 23 33|hang -8 4 0 1|happen 11 -3 9 -1|happened 7 8 5 4|happy -31 -11 -12 -13|hard 26 29 14 35
hardware 2 -3 -3 2|hardware_store -3 -4 -7 1|harness -5 0 -1 0|hauler -1 0 -3 1|head 4 42 22 44|headache 4 6 -8 1
headaches -3 2 5 6|headlight 0 1 4 6|healed 7 -3 -9 -1|health -14 -19 -17 -19|health_dept 1 -2 -6 -6
health_insurance -6 -17 -5 -16|health_plan -9 -16 -5 -13|healthy 0 -12 -11 -13|hear 13 23 16 25|heard -5 -28 -15 -34
hearing 5 -20 -6 -17|hearing_<date> -11 -1 9 9|heart 1 -4 -10 -9|heart_attack -4 10 1 12|heat -9 -8 -2 -4
heater 1 2 -4 -4|heavy -4 -3 -2 -2|hed 10 -10 13 -5|hed_no 3 5 -4 7|heel -2 5 4 6|heirs -1 -1 4 -3|held 7 39 35 46
held_# 5 8 3 7|helicopter 6 -9 3 -5|hell 28 29 27 36|helmet -3 -17 -17 -24|helmet_video 1 -4 -3 -5|help -3 -16 8 -15
helped 14 15 5 18|helper 12 16 20 17|helping 4 2 5 4|hernia -4 -5 -4 0|herniated -2 -9 -4 -13
herniated_disc -2 -13 -5 -20|hid 5 0 3 1|hidden -1 -4 -6 -4|hide -4 -4 -2 -4|high -8 -16 -12 -17|high_school 2 6 2 9
hill 8 7 18 13|hip 10 5 13 -8|hip_# -1 -16 5 -17|hip_surgery 3 12 -4 11|hipaa -3 5 -1 8|hire 12 10 7 13|hired 3 3 9 -1
hired_anyone 7 14 5 12|hired_lawyer -1 -4 -4 -5|hired_no -2 -7 -6 -9|hired_yet -6 -4 2 1|hiring -5 -6 -7 -11
history -4 -22 -16 -29|hit -21 -33 -21 -36|hit_<date> 10 20 11 20|hit_behind 11 44 24 53|hit_car -11 -2 -2 -2
hit_head 0 15 13 17|hit_parked -1 -2 12 3|hoa -20 -23 -34 -28|hoa_fined 8 6 -8 1|hobby 0 -15 -9 -15
hola -28 -13 -13 -10|hold 9 5 16 4|holding -10 0 -1 8|hole 4 1 8 -2|holes -3 -1 -3 -2|holidays 6 21 19 23
homeowner -1 13 8 16|homeowners 3 22 9 22|honest 10 -2 1 0|hoping 9 4 3 3|horse 5 -2 12 2|horses -7 -7 -13 -8
hose 8 42 26 50|hospice -1 2 -1 6|hospital -18 -31 -8 -29|hospital_# -2 -16 -6 -19|hospital_$ -5 -18 -4 -21
hospital_<date> 0 -5 -3 -6|hospital_document -3 -3 -4 -4|hospital_no 5 10 0 7|host -4 7 -1 10|hot 3 -4 4 -5
hotel 16 6 10 8|hour 24 13 10 11|hour_# 13 16 17 22|hour_$ 2 -14 -12 -15|hour_day 1 2 1 2|hour_email -1 3 1 1
hour_gave 10 -13 -3 -24|hour_no -5 -20 -14 -25|hour_week 0 -4 -6 -3|hour_work -5 -15 -15 -16|house -2 -20 -3 -19
house_# 21 49 24 60|house_$ 3 -14 -8 -12|house_<date> -5 -6 -10 -5|house_<parent> -3 7 -2 2|house_check 1 -3 5 -4
house_daycare -1 -3 3 -5|house_fire -1 -1 5 2|house_maybe -7 -15 -15 -13|house_no 3 42 18 44|house_nombre -8 -5 -4 -3
house_pay 4 9 7 12|house_sold 2 -2 -2 -5|house_worth 4 15 7 18|household -16 -41 -25 -45|houses -3 -4 -7 -7
hung -21 -2 -6 0|hurricane 0 9 1 11|hurry -5 -3 -9 -4|hurt -13 -21 -24 -19|hurt_back 10 4 11 1|hurt_no 3 2 -10 -6
hurt_shoulder -14 -8 0 -1|hurting 7 17 11 18|hurts 1 -5 -2 -9|hvac 5 -7 1 -5|hygienist -7 -6 -7 -4
hysterectomy 1 -5 -6 -3|iba 8 -21 1 -22|ice -18 -31 -10 -28|icu -2 16 10 24|icu_# 0 -4 1 -4|icy 4 10 9 9|idea 6 2 1 4
identified 2 -7 -2 -8|idk -4 0 5 -1|iep 4 -4 -13 -4|ignored 14 44 37 52|iiib 2 3 4 3|ij -8 -2 -2 -5|illness 8 12 15 20
imaging -3 -2 3 -3|ime 3 4 1 3|immigration 5 4 7 7|implant 10 11 -8 1|implants -10 -14 -6 -12|improvement 5 1 0 -2
inch -4 -10 -10 -15|incident 2 7 -1 6|incident_report 2 8 -2 6|incididunt -3 -4 -4 -4|incl 13 13 11 20
included -2 7 4 9|including -2 4 -1 2|income 1 34 31 48|income_$ -6 -6 3 -7|independent -4 -6 -11 -7|indicted 1 8 3 8
infection -7 -9 -2 -6|info -5 -6 -9 -7|initial 1 12 6 14|initials 8 8 11 4|injunction 1 -22 -16 -21
injured -3 -9 -6 -10|injuries -25 -24 -18 -18|injury -11 -12 9 -16|ink -9 -12 -13 -13|inpt -1 -7 -1 -9
inside -2 -21 -17 -24|inside_# 11 -16 2 -19|inspected 0 4 1 5|inspection 7 33 17 38|inspector -5 -13 -9 -16
inspector_came 0 2 1 3|insufficient 0 4 6 1|insurance 9 -23 -13 -26|insurance_# 12 29 22 30|insurance_$ -4 -6 -1 -6
insurance_<adult> -1 -19 -10 -25|insurance_adjuster 7 14 4 11|insurance_called -1 -2 -6 1|insurance_card -12 6 -12 -3
insurance_claim 3 6 -1 5|insurance_compensacion -7 -2 -4 -3|insurance_confirmed -7 3 -3 5|insurance_covered 1 7 6 8
insurance_house 10 2 12 3|insurance_no 16 -10 -2 -8|insurance_offered -5 -9 4 -8|insurance_own 2 41 23 47
insurance_pay -9 -24 -19 -23|insurance_thru 2 7 3 10|insurance_wants 2 -2 -2 3|insurance_wrote -1 -5 1 -8
intake -55 -33 -32 -32|interest 7 -5 -2 -14|interested 10 7 4 5|interlock 7 3 7 5|internado -1 20 8 25
internal 12 35 18 38|internet -2 -7 3 -2|interpreter -6 2 4 3|intersection -1 -8 -6 -6|interview -5 -22 -11 -24
invented -4 -11 -1 -8|investigator 2 8 3 9|invoice -23 -39 -36 -49|invoices 0 -4 -2 -4|involved 1 -20 -10 -26
ipsum -7 -5 -6 -5|ipsum_dolor -7 -5 -6 -5|ir 1 -34 -25 -45|irs 6 -1 3 -4|ish 7 6 -5 6|issue 10 12 7 12|issued 4 2 3 6
issued_<date> -1 -4 -4 -2|itd -1 -17 -11 -20|item -2 -5 2 -5|itll -10 -17 -14 -14|itself 8 32 18 40|jacket -1 2 4 9
jail 22 34 25 41|jaw -2 -19 -7 -18|jaw_wired 9 9 5 11|job 2 -3 0 -7|job_# 4 3 5 3|job_$ 4 13 9 12
job_back 0 -12 -9 -15|job_no -13 -34 -25 -46|jobs 10 3 -3 1|joined -4 -5 -6 -9|joint 0 8 14 14|judge -16 -48 -28 -57
judgment -10 -20 -16 -24|juntos 4 -10 -9 -14|jury -20 3 4 9|k 9 -4 -6 -1|k_# 2 5 6 11|keep 22 5 4 -1|keep_# -7 -1 2 0
keeping -8 5 4 7|keeps 0 24 11 30|kept 24 17 19 17|kept_# 0 -2 -7 -6|kept_all -2 -6 -14 -13|key -4 -30 -8 -27
keys -5 2 -4 4|keys_house -7 -6 -8 -5|kicked 2 -8 -1 -7|kid 26 32 24 34|kid_# -8 -20 -6 -16|kid_<parent> 1 -4 1 -4
kid_all 10 17 5 19|kid_house 0 -10 -1 -10|kid_no 8 12 -2 11|kid_one -1 -1 -2 1|kid_school 0 -2 -4 -5
kid_support 1 2 -4 2|kidney 6 -12 2 -15|kidneys 2 -1 8 -2|killed 1 16 4 13|killed_<date> 2 13 6 8|kin 3 4 21 6
kind -28 -17 -27 -18|kindergarten 9 15 15 14|kindly -17 -12 -10 -12|kitchen -24 -38 -35 -40|kitchen_fire -4 10 0 10
knee 0 11 -6 8|kneecap 5 0 5 -3|knees 8 -12 5 -9|knees_shot 2 -3 0 -5|knew 2 -49 -12 -61|knock -3 -5 -7 -7
know -18 -21 -15 -25|know_# -21 -19 -20 -22|know_anything 3 12 2 16|know_last 4 12 2 13|know_no -4 -1 3 1
know_whether 5 14 11 16|known -18 -30 -12 -36|knows -6 30 12 35|l -5 6 4 14|lab 8 21 23 21|label 17 33 20 34
labor 11 22 10 23|labore -3 -4 -4 -4|laborer 6 18 14 19|labrum 5 -13 -4 -16|lack 3 2 -1 1|ladder -2 -2 2 0
lado -7 -7 3 -6|laid -7 -15 -6 -8|laid_<date> -8 -10 -7 -13|land -8 -4 0 -2|landed 10 -20 -14 -29
landlord -1 -16 -11 -22|landlord_insurance -6 1 4 1|landlord_no 12 1 -9 -4|landscaping 5 -1 1 0|lane -2 8 2 11
lanes -3 -14 -9 -22|laptop 5 12 4 10|large 14 9 3 15|last -13 -45 -31 -50|last_# -18 -11 -21 -12|last_check -1 -9 5 -5
last_day 10 17 20 20|last_month -3 -8 -15 -16|last_name 9 19 10 22|last_night -33 -50 -33 -48|last_one -5 -9 -9 -8
last_time -12 -5 -6 -3|last_week 8 23 18 26|last_winter -6 1 -1 6|last_work 2 9 0 9|last_year -13 -2 7 1
latch 2 4 -2 4|latch_fracture 0 2 -1 3|late -8 -24 -23 -31|late_<parent> -4 -9 -3 -14|late_<sibling> -3 -1 -2 2
late_<spouse> -12 -1 -7 1|later -16 -19 -16 -18|later_no 1 13 6 14|laughed 3 5 -4 6|laughing 1 -1 -6 2
launched 1 -1 -1 -1|laundry -2 20 13 26|law -24 -25 -25 -27|law_firm 22 29 29 30|law_no 1 9 -2 4
law_office -28 1 -14 -2|lawfully 3 3 -1 1|lawn -4 -11 -1 -10|lawsuit -7 0 6 4|lawyer -17 -27 -15 -30
lawyer_# -3 14 19 20|lawyer_$ -11 -5 4 -2|lawyer_all -3 5 0 5|lawyer_elit -5 -2 -5 -3|lawyer_engaged 7 11 7 13
lawyer_far 13 26 23 34|lawyer_fees -2 -1 0 0|lawyer_file -13 -40 -31 -51|lawyer_free 8 -4 -5 -12
lawyer_hired -12 -22 -23 -34|lawyer_hour 2 1 -1 1|lawyer_judge -15 -12 -9 -11|lawyer_legal -1 0 1 -1
lawyer_look -5 14 8 20|lawyer_needed 8 10 15 13|lawyer_ni 16 33 16 35|lawyer_no 2 1 -1 3|lawyer_now -2 -30 -6 -35
lawyer_only 0 10 10 9|lawyer_own -3 15 10 17|lawyer_sent -5 -8 -5 -9|lawyer_sign 11 23 10 21|lawyer_today -1 4 10 8
lawyer_want -3 4 -1 2|lawyer_wrote 3 5 6 5|lawyer_yet -3 -7 -13 -19|lb 6 -11 -8 -17|lbs 4 2 2 -1|leak 7 29 17 33
leaked -2 -7 -9 -6|leaking -11 -51 -26 -60|leaks -2 -2 0 -2|learned 3 5 3 6|lease 26 36 26 38|lease_# -3 -12 -6 -15
least -7 4 -2 7|least_likely 5 8 5 8|leave -13 -18 -20 -28|leave_no -14 -36 -21 -42|leaves -7 -15 -13 -14
leaves_all -2 3 -2 3|leaving 15 33 16 42|lechuga -3 -1 0 -1|ledger -5 -3 -10 -4|left 23 33 36 42|left_# 0 -9 -14 -19
left_arm -3 -3 3 -2|leg 12 21 21 6|leg_# -3 -4 -3 -6|legal -8 4 0 10|legal_aid 1 7 7 6|lender -1 1 -1 -2
length 5 -14 -4 -11|lent 4 -3 -11 -9|less 0 -17 -10 -14|let -35 -55 -47 -59|let_go 6 13 18 20|let_know -32 -33 -31 -37
letter 10 -7 -13 -10|letter_# -2 -12 -5 -11|letter_<date> -4 -15 1 -16|letter_came -7 -21 -10 -26
letter_dated 19 25 19 27|letter_file -2 -4 -9 -3|letter_hand 5 21 17 23|letter_issued 0 -2 -6 -1|letter_least 5 8 5 8
letter_no 8 20 8 20|letter_sent 0 7 7 7|letterhead 1 0 -2 -1|level 10 19 12 16|level_# 3 11 8 11|liability 2 12 18 21
liability_insurance 6 -14 -9 -15|liable -9 -32 -17 -40|library -10 -16 -10 -17|licenciado -6 -16 -13 -19
license 14 10 7 10|license_# 8 18 14 23|license_suspended 4 -9 2 -8|licensed 8 11 4 8|lid -1 -1 -4 -1
lie -8 -19 -11 -12|lied -4 3 -2 5|lien 9 15 -10 10|lien_letter -4 -9 -6 -9|life 23 63 61 72|life_care -6 -10 -1 -9
lifeguard -1 -3 -2 -2|lift -13 3 3 2|lift_# -16 -9 -9 -8|lift_boat -1 3 8 4|lifting -13 -16 -6 -17|light 7 16 2 20
light_duty -2 10 4 16|lights -3 -27 -12 -30|like -8 -46 -41 -46|like_# -2 12 13 11|like_<year> 7 23 15 25
like_know 11 8 0 5|like_lawyer 6 -5 4 0|like_letter 3 22 5 21|like_put -3 1 -4 3|like_somebody 9 19 12 17
liked 7 -3 5 2|likely -1 -4 -10 -3|likely_no 4 4 5 4|likes -5 -12 -9 -22|limit -12 -13 -5 -12|limitations -6 -3 -5 -2
limited -13 -11 -8 -11|limits 3 -17 -11 -30|limits_$ -2 -1 -1 -7|line 9 18 19 13|line_cook 5 16 7 17|lines -2 3 4 3
link -12 1 -4 2|lip -9 19 11 23|lis -3 2 -3 4|lis_pendens -3 2 -3 4|list -6 27 25 38|listed 0 11 8 18|lists -1 5 9 10
lit 10 1 15 -1|litigate -3 0 0 0|litigation -16 -8 -7 -8|little 8 1 -2 5|lived 1 18 10 25|lived_# -4 4 5 4
liver 3 7 6 8|lives -1 -16 -14 -22|living 3 18 4 17|ll 8 27 14 32|llc 21 43 24 49|llego 0 -15 3 -16|llegue 9 14 14 18
llevo 1 -3 3 -6|load -6 0 1 -2|loading -8 -5 -9 -2|loan 11 2 13 7|loan_$ 2 1 1 3|loans 3 7 14 5|loans_$ -1 7 2 9
lobby 4 6 0 8|local 8 9 14 12|lock -7 -6 8 -9|locked 0 1 0 -4|locker -5 4 0 5|lockout -1 -9 -10 -12|locks 5 17 6 15
logged -1 6 2 7|logo -14 3 -2 6|logs -3 -9 6 -13|lol 3 -2 -5 0|long -5 -24 -15 -34|long_gone -3 0 -4 -8
long_term 6 -11 -1 -13|long_time -7 1 2 2|longer -22 -19 -28 -18|look -1 8 -4 4|looked -8 1 -7 5|looked_no 0 2 3 1
looked_phone 4 12 2 12|looking -21 -8 -18 -13|looking_lawyer -14 2 -8 7|looking_phone 4 13 -4 11|looks 6 15 5 17
loose 15 50 47 61|lor -2 -21 -4 -25|lorem -7 -5 -6 -5|lorem_ipsum -7 -5 -6 -5|lose -5 -17 -12 -17|losing 11 15 9 17
loss -8 -2 1 0|loss_# 2 -5 3 -5|loss_<date> 0 -4 -6 -4|lost 33 35 41 32|lost_# -5 7 -4 2|lost_$ 2 -1 8 -2
lost_job 2 2 1 1|lot -13 -42 -22 -39|lot_# -5 -1 3 3|lot_no 9 10 0 9|loud -13 -22 -18 -24|love -3 -2 0 1
lovely 13 -13 -17 -32|low -8 -34 -23 -41|low_back 4 1 -3 0|lower -15 -17 -22 -15|lpn 9 12 12 14|lpr 14 15 16 17
ltd 0 14 11 18|lumber -2 -6 -2 -6|lumber_yard -1 2 2 3|lump -8 -10 -7 -12|lunch -21 -17 -13 -13|lung 13 19 18 16
lying 7 5 4 10|machine -17 -42 -13 -45|machines -7 -8 -5 -10|mad 1 7 8 2|made 8 2 -7 2|made_# -6 -4 -8 -3
made_$ 1 11 9 9|made_pay 3 5 -1 5|magnets -2 0 -2 0|mailbox 7 -10 -6 -8|mailed -2 -6 4 -7|mailman 0 3 1 5
main -3 0 2 0|maintenance 14 24 18 24|make 16 -3 -4 -3|make_# 4 16 12 22|make_$ 10 18 11 22|maker 0 -6 7 -8
makes -15 -11 -6 -11|makes_$ -11 -20 -9 -18|making 8 8 9 10|mall 11 7 3 9|malpractice 4 14 -1 15|mammogram 4 9 8 8
management -1 -5 -2 -4|manana -1 -1 2 -2|mando -6 6 7 11|mano 11 27 20 26|manual -9 -33 -17 -39
manufacturer 2 -9 -3 -11|many -11 -20 -20 -17|maquina -25 -6 -10 -6|marked -1 -5 3 -5|market 12 17 11 19
marriage 6 30 20 35|marriage_cert 6 8 8 6|married -9 -7 -3 -6|married_# -11 -8 -11 -11|married_<date> 8 16 9 20
married_<year> -9 5 2 8|marshal 6 11 10 7|mass 7 1 11 -1|mass_tort 1 4 6 5|mastectomy 2 3 4 3|master -5 -1 2 1
match 0 -1 -2 -3|mate -1 13 3 11|matter -16 3 -9 1|matters 9 21 15 23|maybe 11 11 17 22|maybe_# 8 20 30 21
maybe_$ -5 2 -6 -4|maybe_<year> 11 13 15 17|maybe_no -4 1 12 7|mayordomo 7 23 15 26|mca 4 -2 1 -8|mcad -7 -18 -14 -21
meal 2 -3 0 -5|mean -9 -18 -10 -17|meaning -5 -26 -14 -28|means 1 7 -6 8|meant 10 33 34 40|measured -10 -14 -10 -12
mechanic 3 13 11 14|med 1 -13 -19 -18|mediation -23 -42 -35 -51|medical -13 11 2 16|medical_records -1 -3 -2 -4
meds 9 5 6 7|meds_$ 2 2 6 1|meet 3 13 16 17|meeting 0 -7 -11 -4|member -18 -24 -27 -27|members 12 5 10 4
memo 5 18 16 22|memory -11 1 1 2|memory_care -4 -8 1 -9|mention 11 22 2 18|mentioned -9 2 -3 0|merged -2 -14 1 -15
mesh -4 -8 -8 -9|message -18 -24 -22 -28|messages 0 3 6 6|met -6 -40 -15 -46|metal 7 6 1 4|meter -8 11 3 7
mid 0 -13 -9 -16|middle 11 -14 4 -15|miedo 7 -20 -5 -27|mil 10 7 18 15|mil_dolares 12 23 11 27|mild 10 10 4 8
miles 6 14 5 23|mill 4 10 18 9|million -17 -12 -14 -10|million_dollars -3 4 1 5|millions 1 -6 -1 -4|min 0 -3 -9 -7
mind -4 -12 -5 -13|minimum -1 6 3 4|minivan -1 -4 0 0|minor -9 -22 -6 -28|mins 5 0 -4 -6|minute 1 8 1 11
minutes -27 -22 -18 -22|minutes_no -10 -16 -14 -21|misdemeanor 8 16 11 22|mismo 12 23 17 29|misrepresentation -3 0 2 3
missed -5 -43 -38 -55|missed_# -15 -36 -35 -43|missing 2 -5 -2 -12|mistake 11 3 15 -1|mixed -6 -10 -13 -15
mm 2 14 5 14|mmi 2 0 3 -2|mobile -3 -2 -9 -5|mock -18 -21 -21 -22|mock_trial -20 -19 -21 -20|moderate 16 30 20 30
modification -4 4 -1 5|mold -9 -3 -7 -3|money -27 -28 -28 -35|money_back 5 11 -4 8|money_no 2 7 4 12
money_now 1 -6 3 -5|monitor 0 9 7 7|month 5 -2 -12 -9|month_# -16 -55 -37 -62|month_ago -2 -3 -6 -4
month_behind 0 8 6 12|month_no 1 -21 -18 -31|month_notice 10 20 12 25|month_now 3 6 -7 5|month_pt -3 -8 -6 -6
monthly 3 4 1 9|more -12 10 -4 7|more_# -7 -11 -5 -14|more_now 2 11 4 14|more_time -4 -2 2 -4|morning -7 -1 7 10
morning_# 1 -2 -3 0|mornings -13 -12 -13 -10|morphine -1 2 -1 6|mortgage 11 24 20 31|mortgage_co 1 -1 5 1
most -8 -11 -2 -14|most_day -1 13 4 12|mostly 9 16 15 20|motel -2 -3 -2 -2|motion -5 -2 0 1|motor 4 -6 3 3
move 0 23 11 27|moved 13 5 4 -2|moved_$ 2 -7 -4 -7|moved_<date> -8 -3 -13 -3|moved_nights 1 5 8 4|moved_no 9 7 13 9
moving 5 1 12 2|mower 2 -13 -2 -14|mri 3 32 15 43|mri_shows -8 8 7 9|mta 3 -3 -1 -11|much -1 32 6 32|mucho -8 3 -5 4
multa 14 28 20 38|multo 6 0 0 -2|muneca 9 10 11 14|murio 1 8 10 9|murio_# -1 -3 -2 -3|muscle 1 11 7 15|must -6 -2 7 4
mva -21 -24 -19 -25|myself 3 -9 -13 -25|n 9 9 4 8|n_# 11 12 11 15|nada 4 17 6 17|nada_ni 3 -10 1 -12|nadie 21 37 31 45
nadie_representa -2 -3 3 -1|nail -11 -9 -6 -8|name 5 15 -6 13|name_no 0 -7 10 -3|named 12 51 36 61|names 1 13 5 12
naming 4 1 4 1|national 1 -5 1 1|nd 10 5 9 5|nd_# 5 -1 -1 -2|nda 3 8 13 12|near -13 -23 -18 -28|nearly 1 -23 -7 -29
necesito 0 -3 -8 -3|neck -2 6 -8 4|neck_back -11 -12 -7 -13|need -14 14 1 18|need_guardianship 16 18 7 16
need_know 20 5 9 4|need_lawyer -52 -42 -53 -42|need_one -17 -5 -7 -6|need_somebody -1 17 15 27
need_someone 5 -10 0 -14|needed -9 4 3 6|needs 1 12 18 23|neg 5 -6 -2 -10|negaron 2 -15 -6 -17|negligence -8 -5 0 -4
neighbor -1 -25 -21 -30|neighbors -5 -6 -6 -8|neither 14 37 24 40|nerve 11 7 5 9|net -25 -30 -24 -35
net_# -22 -23 -21 -24|net_worth -4 -2 -5 -1|neuro 1 5 6 4|neurologist 13 48 29 60|neuropsych 0 3 9 5|new 5 -6 -4 -9
new_<date> -3 -8 -3 -11|new_<spouse> -3 3 0 4|new_company 5 9 3 7|new_employer -5 -10 -8 -11|new_job 1 2 -13 1
new_lawyer -7 -7 -6 -5|new_one -17 -24 -28 -26|news -7 4 -5 4|newspaper -3 20 8 26|next -10 -10 -21 -12
next_day -3 1 -10 -8|next_door -18 -14 -10 -10|next_morning 4 -18 -7 -21|next_week 5 -23 -6 -27|next_year 4 5 -6 6
nexus 3 16 5 20|ni 10 -15 -7 -22|nice -16 -12 -24 -3|night -5 -3 -9 1|night_# 3 28 26 36|night_no -19 -42 -25 -48
nights 7 10 9 13|nights_$ 3 5 2 4|nineteen 10 16 11 16|nipped 2 5 -1 8|no 16 18 8 17|no_# -19 -23 -4 -26
no_accounting 4 -2 0 -3|no_advise 4 8 10 6|no_all -17 -14 -13 -13|no_answer -6 -14 -4 -17|no_answered 0 -1 -13 -7
no_any -10 2 -4 5|no_anybody -2 0 3 0|no_anything 6 5 18 8|no_arbitration 5 9 1 11|no_around -6 6 4 7
no_arrest 3 -9 -6 -5|no_arrested 16 39 23 47|no_arrests 8 45 21 55|no_ask -9 -4 -2 -2|no_asked -10 -34 -21 -37
no_asking 10 17 16 23|no_autopsy -4 -21 -5 -21|no_back -3 -5 3 -1|no_bankruptcy 0 -9 2 -8|no_believe -5 0 -2 -1
no_call 1 4 -6 -8|no_called 6 10 3 9|no_car 3 -9 -7 -19|no_care -5 4 -2 4|no_case -5 4 2 5|no_charge -10 -15 -9 -18
no_charged 5 11 0 9|no_checks 2 -1 -1 1|no_cited -5 -25 -17 -30|no_claim -10 -6 -11 -5|no_come -9 -3 -3 -5
no_comp -3 -7 6 -8|no_company 3 -3 5 -1|no_complained 9 6 1 6|no_complaint 3 -14 -8 -21|no_complaints -6 -7 0 -9
no_consent -4 -7 -4 -7|no_contract -15 -4 -10 -7|no_copy -5 2 -4 3|no_court -4 9 10 10|no_cover -10 -16 -7 -17
no_coverage -9 -29 -17 -33|no_cps -7 -21 -14 -21|no_da -12 -6 -2 -4|no_dispute 4 9 9 12|no_doctor -2 -31 -13 -40
no_document 3 -2 -2 -7|no_done -3 -6 0 -10|no_drive 2 -6 0 -6|no_else 1 16 11 13|no_employer -4 -3 4 -7
no_family 11 2 -6 2|no_fault 0 -12 -1 -11|no_fee -12 -1 -4 1|no_fight -6 4 -4 5|no_file 24 30 46 36|no_find -5 0 2 1
no_finish -3 -3 -6 -2|no_fire -11 -10 -14 -9|no_firm 17 41 36 46|no_firmado 7 22 22 28|no_fix 3 1 -5 -5
no_fixed -1 8 7 10|no_found 11 6 6 9|no_fracture -10 -5 -14 0|no_fraud 9 -9 15 -12|no_give 1 -16 -7 -16
no_go 3 -13 -5 -16|no_going 0 -1 -4 -3|no_gone 7 -1 -6 0|no_good 9 5 10 5|no_guard -4 -12 -5 -14
no_happened 17 -4 7 -9|no_harness -2 7 5 9|no_hear -3 -16 -13 -16|no_hearing -12 -15 -16 -16|no_help 3 3 -1 1
no_helping 6 3 2 3|no_hide -4 -4 -2 -4|no_hired 12 31 33 44|no_hit -12 -3 -6 0|no_hoa -12 -11 -9 -8|no_hold 4 -3 7 -7
no_hospital 4 20 16 23|no_house -6 -15 -16 -21|no_hurt 10 -32 -28 -44|no_insurance -33 -54 -26 -60|no_keep 8 6 9 5
no_kid 21 23 13 28|no_know 9 22 18 26|no_late -11 -26 -14 -29|no_lawyer 12 3 5 -5|no_leave -6 -29 -25 -38
no_left -8 -3 -3 0|no_legal -12 -2 -8 -1|no_let 0 7 -3 7|no_letter 2 -7 3 -6|no_light 2 13 8 16|no_like -5 -17 -15 -26
no_litigate -3 0 0 0|no_look 3 1 4 6|no_looking -5 2 2 6|no_lost -7 -4 -15 -2|no_married -9 -6 1 -7|no_matter 7 15 5 9
no_mean -13 -18 -15 -19|no_mention 11 14 2 7|no_met -3 -10 -7 -8|no_minor -6 -29 -3 -34|no_money -3 -22 -6 -22
no_more -7 -25 -15 -31|no_moved -8 -12 -8 -13|no_mri 0 -6 -7 -7|no_much -6 6 10 12|no_name 2 -14 0 -14
no_need -33 -24 -32 -30|no_needed -8 -22 -10 -28|no_new 12 -10 9 -14|no_no 17 0 5 -13|no_note 1 8 5 7
no_notice -4 -19 -11 -30|no_now -7 -12 -4 -10|no_one 13 -11 1 -11|no_opened 6 -8 -4 -13|no_other -3 -21 -11 -23
no_ours 1 17 4 22|no_own -6 -9 -10 -16|no_pagado 18 37 24 44|no_pay -6 -14 -15 -16|no_photo -11 -11 -3 -8
no_pick -11 -1 -3 0|no_plate -2 -2 -4 4|no_poa 2 21 19 23|no_police -3 2 -2 0|no_posted 1 5 7 7|no_power 5 -7 2 -11
no_press 3 5 4 4|no_prior 1 -7 -9 -5|no_private 2 3 2 -2|no_probated -3 -1 5 -3|no_problem 0 -4 0 -8
no_promised 3 9 2 15|no_puedo 1 -3 -1 -3|no_put 11 21 20 26|no_read 1 8 1 7|no_real 1 -3 -4 -3
no_reason -11 -25 -20 -33|no_receipt -2 -1 1 3|no_record -3 -2 6 -8|no_records -4 -3 -3 -2|no_release 2 11 4 11
no_remember -1 5 8 8|no_rep 12 11 9 12|no_report -3 -27 -13 -30|no_represented 6 17 19 21|no_representing 3 18 9 18
no_retained 8 19 13 20|no_rush 7 0 -4 2|no_sabe -1 12 -6 10|no_saw -7 -35 -20 -43|no_say -3 -54 -30 -63
no_see 7 -24 -1 -27|no_seen 12 -18 7 -21|no_send -12 -31 -19 -36|no_sent -4 -25 -26 -43|no_settlement 8 5 7 4
no_show 2 2 -13 6|no_shut 4 8 5 11|no_sick -5 -12 -9 -12|no_sign 16 59 49 72|no_sit -5 6 -4 7|no_sleep 12 10 6 10
no_smoked 2 11 7 11|no_speak -10 -2 6 4|no_spoken -4 9 3 12|no_statement -3 -13 -10 -16|no_stop 16 3 -3 7
no_sued 8 12 2 13|no_suing 3 -2 -2 -4|no_suit 4 2 1 1|no_sure -7 4 -3 6|no_tag -1 -9 -3 -8|no_take 1 16 -3 20
no_taken 1 10 9 12|no_talk 8 23 15 25|no_talked 13 30 12 25|no_tell -25 -40 -23 -39|no_tengo -2 0 5 -2
no_tenido 3 -4 -4 -10|no_text -7 -30 -27 -37|no_think 0 17 12 29|no_thought 9 7 5 7|no_ticket 9 15 0 15
no_tiene 12 37 27 41|no_tolling -1 -12 -5 -10|no_took 8 5 10 10|no_touch -9 -16 -8 -15|no_trouble -1 16 8 22
no_union -2 -8 -6 -6|no_use -2 1 -2 2|no_used 4 7 5 8|no_video -14 -27 -24 -28|no_violence -1 -2 -1 -3
no_walk 16 27 21 31|no_want -1 -14 10 -18|no_way 7 2 1 2|no_well 16 25 17 26|no_work -4 1 -6 2|no_write 1 0 8 3
no_writing 1 5 9 7|no_written -2 -16 -1 -16|no_wrong -19 -52 -24 -62|no_wrote -10 -9 -9 -10|no_year -3 4 0 5
no_yet 23 38 43 39|noche -11 0 -4 0|nomas -6 -12 -6 -6|nombre -3 8 6 10|nombre_# -3 -5 -3 -9|non -1 0 4 2
noncompete 0 -2 -2 0|nonverbal -2 0 -4 -1|noon -19 -1 -7 3|normal 7 -26 -7 -31|notario -2 3 0 2|notarized -2 -6 -2 -8
notary -13 -32 -28 -37|note 0 14 7 13|notebook 1 3 -3 5|notes -8 -1 -2 6|notice 13 7 21 16|notice_# 7 6 10 12
notice_<date> 1 -1 9 0|notice_claim 1 16 8 11|notice_no 8 5 2 3|notice_sent 0 -4 -7 -1|noticed -3 -18 -8 -20
notices -5 -22 -15 -29|now 7 5 13 13|now_# -1 11 3 13|now_$ 3 -3 1 -3|now_maybe 8 12 7 14|now_no 12 25 23 31
now_put 5 3 -1 4|now_weak -8 -8 -7 -8|ntsb -2 0 5 3|ntsb_prelim -2 0 5 3|numb 2 16 14 23|number -21 -8 -16 -10
number_# 2 15 11 18|number_no 4 -4 4 -3|number_one -9 -5 -1 -3|number_photo -4 4 1 4|numbers 3 -2 0 -7
numero -4 -5 -4 -6|nurse 5 -21 -3 -21|nurse_# 0 -5 -1 -5|nursing -1 13 7 13|nursing_house 0 -8 6 -8|oath 1 0 -6 3
ob 3 3 11 3|object -1 2 -2 2|obra 0 -4 -3 -5|obtained 5 9 13 9|occ -1 1 -1 2|od -9 -16 -9 -14|offer 10 14 15 2
offer_# -4 -4 -1 -2|offer_$ 0 1 2 1|offered 9 -12 -29 -8|offered_# -5 -5 -6 3|offered_$ 8 32 14 31
offering 2 -12 -4 -10|offers -7 6 -4 0|office -45 -20 -14 -20|office_# -11 9 6 18|office_employer -15 4 0 6
office_no 8 12 17 11|office_sent -4 -7 -11 -8|officer 6 -31 -6 -31|officers -5 6 2 11|offices 4 -8 -7 -12
offshore -2 14 15 16|oficina -17 11 0 15|oh 8 20 0 25|oh_one 13 16 11 14|oil -2 1 -6 -6|old 14 33 43 45
old_# 10 10 6 12|old_lawyer -3 -3 -3 -5|old_one -4 9 2 12|older 14 23 10 21|once -6 0 -15 2|oncologist -2 5 10 3
one -7 3 4 9|one_# 28 45 33 51|one_<child> 3 -1 0 -4|one_<date> 0 10 3 13|one_<year> 11 4 -1 14|one_aide 0 3 -3 2
one_day 0 -17 -5 -21|one_firm -3 -11 -7 -10|one_hurt 4 1 -2 1|one_kid 0 4 -1 8|one_lawyer 4 12 4 14|one_more -6 6 0 4
one_no -11 -19 -10 -22|one_now 1 12 8 14|one_old -6 -9 -7 -5|one_one -3 4 4 4|one_page 8 7 10 6|one_thing 10 3 0 -3
one_time -5 14 6 22|one_year 7 -2 -8 -1|ones 0 61 25 67|online 1 -10 5 -6|only -9 -30 -8 -35|only_# -5 2 -6 0
only_no -9 -23 -13 -25|only_one -2 -21 -4 -24|only_own 0 -17 -7 -17|op 10 0 5 -1|op_<date> 5 7 3 9|op_note 1 -3 -1 -3
open 1 5 8 14|opened 18 27 22 25|opened_case 4 14 6 15|opening -1 16 5 17|operacion 0 -1 2 1|operating 4 5 3 4
operating_agreement 14 40 25 47|operations 6 41 20 46|operative -6 -20 -7 -19|operator 10 45 37 53
opinion -10 -44 -35 -53|ops 8 16 11 17|oral -2 -3 -5 0|oral_surgeon -2 -3 -5 0|orden 13 6 6 -4|order 5 24 16 33
order_<date> 6 0 7 -3|order_<year> -7 -14 0 -13|ordered 25 38 24 41|orders 8 23 8 22|orif -8 -15 -9 -16
original 6 15 9 18|ortho -12 -28 -15 -32|orthopedic 1 -1 1 2|osha 12 10 17 11|osha_cited 9 21 17 20|osha_multo 5 3 3 2
ot -3 -4 1 -2|other 12 36 28 46|other_# 1 9 10 12|other_<adult> -5 36 23 45|other_<adults> 12 23 12 25
other_car 3 14 9 17|other_driver 3 9 12 13|other_lawyer -5 -15 -18 -17|other_place -7 0 -11 -1|other_side -3 -1 -5 1
others -22 -37 -21 -38|otherwise 5 27 -3 32|otro 0 3 4 2|ought 2 -27 -22 -27|ours 17 48 31 57|outfit 16 26 31 27
outside -2 -11 3 -7|oven 4 13 6 12|overhead -3 -5 -6 -4|overtime -17 -12 -13 -3|owe -13 -16 -19 -22|owe_# -3 2 -1 -1
owe_$ 14 31 19 36|own 30 13 25 13|own_# -7 12 4 19|own_<year> 1 -4 5 -4|own_doctor 6 4 -6 5|own_house -3 -3 1 -7
own_insurance -18 -23 -14 -22|own_lawyer -8 -22 -13 -27|own_place -8 -8 -4 -7|owned -6 20 5 26|owner 16 19 6 13
owner_llc 2 5 6 6|owner_no -7 -14 -7 -19|owner_pay 4 -9 4 -9|owner_text -1 16 6 24|owns 27 47 28 52
owns_# -2 -17 -13 -22|oxygen 2 17 7 14|pack 0 0 2 3|packet -4 -8 -13 -10|packing -4 -2 -3 -2|pad 1 0 -6 -7
pagado 17 38 24 45|pagaron -10 -31 -22 -37|page 10 1 0 -3|page_# -2 -4 -6 -1|pages 2 9 18 11|pages_# -2 1 5 2
pago 10 25 12 30|pague 5 -9 -7 -6|pain -12 -20 -19 -22|pain_suffering -8 -17 -21 -17|paint 5 12 -13 1
painted -4 -22 -21 -28|painter 1 10 4 13|pais 7 16 13 21|pallet 6 3 1 -2|palsy 6 19 14 19|panels -5 -1 -10 -4
pants 1 12 4 14|papel 9 16 8 17|paralegal -14 -7 -11 -1|paralegals -6 1 1 2|parents 19 49 31 51|parish 10 13 12 15
parked -1 -5 4 -5|parked_car -4 -9 -2 -9|parking -20 -32 -24 -30|parking_lot -3 12 9 13|paro 14 15 7 16
parole 8 7 16 9|part -6 -12 -10 -12|part_time 8 3 3 4|partial -1 -2 -2 1|partner -10 -25 -14 -32|partners -14 -6 -6 -5
parts -1 13 -1 9|party -9 -12 -3 -9|pasado 11 54 39 70|pass -9 -25 -11 -33|passed 3 -9 19 -8|passed_<year> 4 9 7 11
passed_away 0 10 3 9|passenger 9 31 25 47|passenger_side -2 4 1 1|passport -12 -41 -33 -51|past 8 40 21 51
past_# 1 -16 -14 -22|pastor -16 -10 -12 -11|patch -8 -11 -14 -13|patent -1 -7 1 -5|path 5 -1 3 0|pathology -1 -4 -4 -6
patient -6 -13 -7 -13|patients 5 -6 4 -6|patrol 4 0 13 4|patrol_report 4 4 5 4|pause -5 7 -2 10|pay 22 6 3 0
pay_# -11 5 -26 4|pay_$ 9 16 2 16|pay_<adult> 2 -5 0 -6|pay_<date> 0 -2 -6 -2|pay_all 12 16 15 24|pay_anything 4 7 5 7
pay_comp 0 4 3 7|pay_doctor -8 -5 -7 -5|pay_fee -2 -15 -10 -19|pay_flat 6 14 7 12|pay_hour 2 1 5 5
pay_lawyer 3 9 13 16|pay_letter -3 -26 -14 -23|pay_most -1 -19 -7 -21|pay_much 8 14 -2 9|pay_no -8 -20 -15 -30
pay_plan -4 -10 -2 -6|pay_rent 7 13 5 13|pay_same -2 -1 -8 -2|pay_some 0 -1 -11 -6|pay_something 4 24 20 30
pay_stubs 3 7 2 6|pay_taxes 0 1 1 1|payroll 18 34 28 38|pdf -1 2 -2 0|peace -5 -6 -1 -2|pediatrician 2 5 -3 2
pedir 0 -17 -13 -23|pegaron -10 -1 -6 -1|pelvis 7 13 22 17|pelvis_# 8 19 19 23|pen -2 3 -5 2|pendens -3 2 -3 4
pending 24 46 20 41|pension 12 46 27 53|people -6 7 -11 8|per -8 11 4 10|per_month -5 -9 -15 -15|per_own 7 2 1 1
percent -10 -2 2 -1|perdon 0 5 3 6|perhaps 3 -6 0 -3|permanent -9 -7 -10 -9|permiso 0 -14 -2 -15|permission 2 5 1 8
permit -4 -37 -17 -42|permits -18 -61 -36 -73|person -5 -2 -4 2|personal 0 13 3 19|personal_injury 0 11 10 14
personal_representative 1 -1 -1 0|peticion 3 3 3 3|petition 8 21 20 25|petition_file 2 6 3 10|pharmacist 1 10 5 10
pharmacy 5 14 1 11|phone 8 -5 -4 -3|phone_no 2 1 2 3|phone_number 16 0 15 -2|phone_video 3 8 1 9|photo 1 -9 -9 -18
photo_# -4 -7 -10 -10|photo_next -6 -7 -11 -8|photo_no -4 0 -16 -6|photo_sign -3 0 -2 4|photo_video 1 1 -2 -1
physical 4 -8 -5 -4|piano 8 -3 -9 -3|pick -12 -3 2 3|picked -10 -10 -11 -10|picking -13 -7 -8 -5|picks -3 -2 0 -1
pickup 1 -8 8 -9|pide -2 -4 4 -6|pie -6 -23 -19 -18|piece -15 -10 -17 -13|pieces 7 14 11 16|pier 6 3 4 7
pies -3 -1 -3 -1|pill -9 10 5 9|pillow -2 0 -6 0|pills -8 -11 -2 -1|pilot -2 0 6 6|pinned 3 0 7 1|pins 8 -12 0 -9
pip 0 5 -3 5|pipe -5 3 5 8|pipeline 0 8 7 10|pit 0 15 6 19|pizza -14 -22 -19 -22|placa 3 7 9 7|place -35 -50 -50 -60
place_# 4 14 7 15|placed 1 2 4 4|places -15 -24 -9 -19|places_plate -1 -12 -2 -11|plain 7 2 3 4
plaintiff -34 -20 -26 -18|plaintiff_firms 3 1 3 0|plan -10 -9 -8 -10|plan_pay -4 3 -1 5|plane 6 9 5 7
planned 7 25 12 21|plant 8 10 5 3|plant_employer 1 -10 0 -8|plate 3 14 8 15|plate_# 6 -14 0 -17|plates -1 -6 8 -4
platform 6 0 9 2|play -5 1 -11 1|played 5 2 6 4|plea 9 13 10 13|pleaded -5 -44 -26 -54|pleaded_guilty 1 -7 1 -8
pled -7 -64 -41 -82|plow 3 -16 -9 -17|pls -1 0 -5 -1|plus -16 -38 -36 -47|plus_# 3 8 -2 6|pm 5 1 -1 7|poa 3 4 5 4
pocket -1 5 -1 6|poco 0 4 6 -1|podcast -4 -1 -4 -3|police -3 24 9 37|police_# 4 -2 -2 -5|police_$ -14 5 -5 5
police_came -1 12 8 10|police_civil -1 14 7 16|police_no -15 -21 -13 -19|police_report -1 -15 -12 -19
police_took 6 -2 0 2|police_wrote -2 -19 -15 -14|policy -10 -36 -12 -37|policy_# -10 0 1 -3|policy_$ -5 5 -5 7
policy_limits -2 -15 -5 -17|polite 6 4 1 7|poliza 6 -1 1 -8|pool -16 -26 -11 -20|poor 4 8 7 9|pop -4 -2 -2 -1
porch 1 0 -6 1|portal 4 -11 3 -14|position -1 -3 5 2|position_eliminated -1 -1 2 4|positive -11 -17 -17 -19
possession 4 6 8 6|possible -2 13 14 12|post -3 10 10 18|posted -10 -42 -18 -53|posting 1 -11 0 -13
poured -11 -26 -15 -29|powder 4 13 13 13|power -5 23 9 29|power_lawyer 3 11 0 12|pp 3 6 5 7|ppl 19 -1 11 -1
practice -6 1 -1 2|practices 3 14 10 18|pre -13 7 -1 8|pregnant 3 -8 0 -6|pregunta -7 -2 -4 -2|prelim 1 -11 7 -6
prenup 2 8 1 10|prepared -3 -8 -9 -12|present -12 -7 -8 -5|preserved 0 13 15 17|press 11 26 23 28|press_no -1 1 3 -2
pressed -11 -6 -3 -7|pressure -4 0 1 -1|pretty -6 -21 -10 -28|previous 2 6 4 9|price -11 5 -8 -3|prices 3 -1 10 2
pricing 0 4 9 7|primary -6 -7 3 -7|principal -7 -14 -17 -16|principle 1 -16 -19 -25|print 11 4 1 4
printed -11 -37 -34 -51|printout 8 10 4 10|prints 3 15 11 16|prior -3 31 12 39|priors -5 -7 -8 -9
prison -10 -24 -19 -33|private 8 -1 -1 -5|private_hospital 5 0 10 -3|private_lawyer -1 -26 -15 -27|prize -6 -9 -11 -6
pro 8 14 8 13|probably -4 -17 -10 -14|probate 9 -1 8 -4|probated -3 -1 5 -3|probation 1 17 6 15|problem -1 -14 -5 -14
proceeds -3 -9 -11 -10|process 2 4 -3 4|product 0 9 2 10|program -5 -6 -6 -6|promise -3 -4 -10 -3|promised 2 6 -1 11
proof 4 18 10 15|proof_loss 0 3 6 6|properly 11 9 15 13|property -8 -18 -11 -19|protective -3 -3 -2 -6|prove -3 2 -5 3
proves 0 4 4 7|psych 3 -3 -6 -3|pt 2 25 -12 30|pt_# 4 -1 -17 -7|pto 4 2 6 5|ptsd 12 25 14 30|ptsd_dx 1 6 9 9
public 10 5 12 8|public_adjuster -1 15 8 13|public_defender 10 -5 3 -3|published 1 2 -1 4|puddle 2 9 4 11
puede 6 -25 0 -27|puede_hacer -6 -10 -12 -11|pueden -3 -7 0 -8|puedo 7 6 17 7|puedo_pay 7 27 15 25|puesto 0 1 0 4
puesto_queja 4 7 -2 6|pull -5 -13 -12 -8|pulled 3 4 6 -7|pulling 1 11 8 15|punch 12 19 24 27|punitive 3 1 -6 -3
purchase -14 -6 -3 -7|purchased -1 2 -5 1|pureed -4 1 -2 3|purpose -6 -12 -10 -12|push 1 11 5 13|pushed -2 9 0 14
pusieron 0 1 6 3|puso 8 30 17 37|put 7 -5 -2 -12|put_# 0 18 10 19|put_$ 7 12 5 14|put_<year> 13 5 7 1
put_firm 10 15 13 16|put_writing -6 -6 -3 -7|puts -6 8 -1 8|putting 3 40 30 49|q -27 -15 -16 -16|quarrel 7 17 6 18
quarter -2 -5 -11 -9|queja -1 -16 -20 -23|question 3 -5 -3 -6|questions -11 -7 -8 -10|quick -24 -38 -25 -39
quiere -15 -32 -25 -37|quiero 4 6 8 8|quiero_alguien 1 -15 -5 -16|quiero_divorcio -4 -13 -8 -18|quit -4 -3 13 5
quit_job -4 -9 -5 -10|quite 0 -2 -5 -2|quote 0 4 0 6|quotes 2 13 5 12|rack -14 10 0 13|radio -3 -29 -19 -36
radiologist 2 0 2 -4|rail 15 25 11 28|railroad 2 -3 6 -8|rain -9 -7 -1 -7|raining 4 -9 -7 -4|raise 9 6 9 8
raised 1 -23 -8 -25|ramp -2 -15 -8 -16|ran -7 -41 -27 -54|ran_# 1 -6 -2 -3|ran_red -1 -5 -4 -5|ran_stop -3 17 8 22
rang 4 -13 -12 -15|rash 0 -8 -5 -6|rates -24 -4 -7 4|rather -20 -7 -13 -6|rather_no -1 3 -9 2|rather_tell -8 -1 -2 -1
ray 7 10 2 12|rays 3 3 11 2|rd -7 -23 -16 -25|rd_deg 5 -7 -2 -9|rd_degree 4 3 7 4|rd_party -1 -5 -1 -5|re -1 -5 -6 -7
re_read 7 12 9 11|reach -7 6 0 7|reached 3 18 13 25|reaching -2 -16 -5 -21|read 11 1 12 -4|read_# 10 9 1 15
read_all -4 -14 -12 -17|reading -20 -51 -38 -59|ready 8 18 17 14|ready_pay -2 -3 -1 -7|ready_sign 2 2 -1 1
real 21 13 24 22|realtor -1 10 9 9|rear 0 8 3 0|rear_end -1 0 -4 -1|rear_ended -7 8 2 4|reason -5 -24 -11 -28
reasonable 3 -1 3 -3|reasons -11 3 -1 5|recall 2 -5 -4 -8|recalled 1 22 17 27|recalls -6 -4 -2 -1|recd -2 -11 -6 -12
receipt 8 -2 -8 -5|receipt_# -2 -5 -14 -16|receive -8 10 7 12|received 18 6 4 5|receptionist -31 -37 -39 -40
reckless 10 -4 -2 -1|reclamo 7 -4 5 -3|recognition 1 -1 -1 -3|recommended -1 1 0 1|recon 13 22 11 23
record 15 16 11 21|record_# 5 1 6 5|recordings -11 -15 -17 -19|records -3 -28 -15 -27|records_# 7 0 -7 0
records_no -2 -12 -6 -12|records_request 1 -9 -4 -7|records_yet -5 -20 -9 -18|red -14 -35 -37 -30
red_light 2 -18 -18 -29|references -9 0 -4 0|referral 1 2 9 5|referred 6 7 12 9|refinance 6 10 8 8|refinery 4 -3 -2 -3
refrigerator 8 24 18 28|refund 2 7 -4 -6|refunded 13 20 -4 12|refused 1 -3 1 -2|refused_writing 8 6 5 3
refuses 10 10 20 11|regional 0 3 4 2|register 7 13 8 15|registered 16 15 8 9|regular 3 14 -3 14|rehab 2 -1 21 -2
reimplant 0 -5 -6 -6|relaxer -16 -8 -13 -8|relaxers 3 10 7 19|release 4 -29 -13 -40|release_no -7 7 -3 8
released 15 27 22 29|remember 2 8 11 14|remote 5 2 -1 2|removal -5 -12 -13 -15|removed -3 -11 -6 -9|renewal 3 -6 -5 -2
renewed -2 0 0 -1|rent 1 10 -15 7|rent_# 5 8 4 13|rent_current 10 14 0 3|rent_pay -5 -1 -3 -1|renta 12 0 -3 -5
rental -4 -12 -13 -12|rented -1 17 22 27|renting -2 6 -2 3|rents 16 48 25 53|reopen -2 -14 -6 -12|rep 31 -4 9 -12
repair 10 28 7 28|repair_orders -2 -1 -7 -2|repairs -2 7 0 8|replaced -3 -4 -4 -7|replaced_<date> 8 8 4 8
replacement -3 -12 -1 -13|reply 2 17 4 23|report 10 17 20 15|report_# 5 7 16 5|report_<date> 0 6 5 11
report_copy 3 9 6 10|report_hand -3 -7 -1 -8|report_lists 2 7 9 12|report_made 6 -4 -1 -6|report_no -8 -36 -5 -39
report_number -2 -12 -3 -12|report_other -4 -13 -8 -10|report_photo 7 -3 13 -10|report_police -21 1 -6 2
report_video -1 -3 3 -1|reporter -9 -17 -14 -20|reporter_work -9 -7 -5 -8|representa -3 -16 -6 -17
representative 2 9 4 11|represented 2 22 23 29|representing 3 19 12 18|represents 23 59 36 65|reps 10 21 14 24
request -17 -37 -20 -41|requested 3 2 3 3|requests 2 6 3 4|resident -4 -9 -4 -14|residents -1 2 1 3
resigned -1 -6 -8 -5|resort 7 19 15 21|responsible -5 -19 0 -16|rest 0 12 7 17|rest_no -8 -4 -4 -6
restaurant 9 17 -1 11|restrictions 5 5 2 3|result -6 -2 -3 -5|results 4 11 -8 5|resume -10 -4 -2 -4
retained 20 28 22 13|retainer 9 2 14 4|retainer_$ -5 -5 -7 -7|retainer_no 15 25 13 23|retainer_ready -2 4 5 3
retainer_wired -1 -17 2 -9|retaliation -5 -2 -8 -1|retired 0 7 16 7|retirement 3 13 7 20|return -6 2 2 0
returned -17 -11 -17 -6|returns 3 -13 1 -14|review 9 4 4 1|review_# 3 7 1 6|reviews -2 -1 -9 -4|revoked -4 0 -9 -3
ribs 4 -15 -8 -14|ribs_jaw 0 -12 -5 -14|ride 0 -4 -3 -3|rider 18 62 36 74|rideshare -9 -1 -10 1|ridge -4 -26 -3 -29
riding 0 -12 -9 -18|rig 5 13 8 14|right 18 42 22 44|right_now -10 19 -2 23|right_side 0 -1 5 2|right_way 6 -3 -4 -6
rights -15 -10 -10 -10|ring 8 10 5 14|risk -13 -17 -14 -21|river 11 2 17 4|rn -1 -11 -3 -17|rn_$ -1 -10 -4 -14
robbery 11 8 8 9|rod -9 4 8 19|rodilla 3 6 7 10|rods 8 6 16 3|roll 3 -7 -5 -6|rolled -7 0 5 -3|roof 11 11 11 17
roofer 1 5 5 8|roofing 2 4 12 5|room -24 -51 -40 -57|roommate 7 -18 -11 -23|roommates 9 18 10 20|roots 0 -7 1 -7
rot 3 14 5 18|rotator 6 9 8 7|rotator_cuff 6 9 8 7|rough 3 2 -3 3|roughly -7 -10 -15 -11|round 5 -6 10 -8
rr 11 15 15 18|rubber 0 11 2 16|rude 9 8 -12 0|ruined 5 24 -1 23|rule -13 -13 -5 -12|rules 2 -9 -7 -14|run 3 15 10 24
running 3 3 1 3|runs 3 -29 -10 -38|rush 7 0 -4 2|s -1 -2 -9 -8|s_# 0 -5 1 -3|sabe 5 8 -15 2|saber 0 -1 -3 0
safe 5 40 19 50|safety 7 11 8 7|safety_<adult> 5 4 4 2|salad -11 -6 -8 -4|salary -3 -11 -4 -14|salary_$ 1 -4 2 -4
sale 12 -7 4 -2|sale_<date> 11 5 1 4|sales 5 13 -1 18|salesman -3 -2 -2 -7|salio 4 -12 -7 -17|salon 2 2 3 4
same 4 18 4 14|same_afternoon -6 -15 -6 -20|same_day -18 3 -7 5|same_month 7 -14 -6 -21|same_name 3 9 7 10
same_night 5 11 10 12|same_pay 12 3 1 2|same_thing 1 7 4 8|same_week 3 -20 -10 -27|same_year 2 -2 14 -4
sample -28 -6 -14 -2|samples 6 13 2 12|sandwich 10 14 4 12|save -4 -3 -7 -8|saved 19 22 11 17|savings 2 17 8 20
saw 10 -1 5 0|saw_tv -6 0 3 3|say -5 0 -5 2|say_# 0 8 -7 6|say_maybe 8 0 12 3|say_no 4 15 6 17|say_same -1 -3 1 -2
say_something -19 -9 -7 -9|saying -14 -18 -14 -24|saying_no 3 22 12 25|sba 9 10 13 13|sba_loan 9 10 13 13
scaffold -2 9 4 12|scale 10 -6 -10 -10|scalp -8 6 -6 6|scanned 7 6 4 6|scar 4 11 3 12|scared -4 2 -9 0
scene -1 -27 -12 -30|schedule -8 -24 -17 -28|scheduled -13 -17 -10 -11|schedules 5 8 -4 1|school 17 32 16 29
school_bus 2 -8 -2 -14|school_cafeteria 6 -6 4 -1|school_district -4 10 4 12|scooter 13 -4 0 -1|scope 1 -5 -1 -14
screaming -12 -6 -6 -5|screen 1 -3 -3 -4|screenshot 8 14 -1 13|screenshots 14 -4 -9 -5|screws 7 -1 18 4
sea 3 -11 -6 -10|sealed 8 14 12 16|search 6 5 6 6|searched 8 6 6 9|searched_trunk 6 7 6 9|season -5 1 0 -2
seat 3 4 -1 8|seats -8 2 -9 -1|sec -7 -19 -14 -25|second -2 -11 -4 -17|second_one -2 8 3 9
second_opinion -4 -17 -11 -23|secretary -7 -2 -2 -2|section 19 15 22 14|section_# 10 13 12 13|secured 1 2 2 2
security -2 11 -1 17|sed -7 -5 -6 -5|sed_eiusmod -3 -4 -4 -4|sedentary 7 14 15 17|see -8 -35 -13 -38
see_doctor 5 24 8 24|seed -13 1 -1 5|seeing 2 -4 2 -1|seems -13 -15 -10 -16|seen 17 0 3 0|sees 3 15 7 19
self -3 -14 -8 -18|self_employed -7 -9 -4 -10|sell 7 28 18 25|seller 10 15 8 17|selling -20 -41 -19 -40
semi -7 -20 -12 -20|send -12 -15 -9 -24|send_# -4 0 -3 1|send_one -10 1 -3 1|sends 9 -3 -12 -18|senior 7 9 3 12
sense -4 -1 0 -3|sent 5 -11 -3 -15|sent_# 6 31 19 39|sent_<date> 4 -6 3 -10|sent_back -7 11 2 21
sent_clinic 0 -9 -10 -7|sent_house -4 -21 -17 -28|sent_letter -13 -26 -24 -23|sent_notice 11 9 11 16
separate 11 17 13 18|separated -9 -11 -8 -12|sepsis 2 8 3 7|serious -9 9 1 11|served -10 -39 -23 -52
served_# -5 -36 -11 -46|served_<date> 6 10 11 13|server -3 5 0 6|servers -3 -3 -4 2|service 10 10 9 10
serviced 8 7 15 5|session 0 -4 -3 -4|sessions 6 1 1 1|set 6 4 3 8|set_aside 7 12 6 12|setter 2 3 4 4|settle 2 5 2 7
settled -2 -3 0 -3|settlement -26 -25 -23 -23|several 0 7 5 9|severance 3 -1 -9 0|severe -14 -15 -17 -18
sgt -3 -17 -19 -20|share 19 29 14 33|shares 3 -5 0 -5|sharp 3 -10 -3 -10|shattered -6 -19 -4 -18|shed -20 -57 -34 -66
sheet 4 -6 -4 -11|sheets -1 -3 -5 -5|shelf -5 5 -1 5|shell 7 10 -1 3|shelter 5 14 15 13|sheriff -15 -42 -19 -49
shield 4 7 15 13|shift 4 -2 -6 -8|shifts 9 21 2 24|shingles -2 -21 -6 -27|ship 3 4 4 7|shipyard 12 15 9 13
shooter 3 1 -4 1|shootings 7 8 7 9|shop 14 31 -5 32|shop_# 6 41 23 47|shop_$ 6 1 -4 -4|shop_no 5 6 -6 -6
shoplifting 7 26 10 24|shoplifting_<year> 10 14 11 15|shopping -2 2 -5 2|short 3 -4 3 -2|shot 8 6 16 -2
shots 7 10 15 9|shoulder 7 9 17 14|shoulder_surgery 14 12 4 11|shouldnt -6 -3 -8 -2|shouldve -5 -20 0 -25
show -20 -35 -36 -41|show_# -3 -1 0 -3|showed 11 5 15 19|shower -4 2 -1 1|showing -7 -50 -33 -62|shown 1 -2 1 0
shows 25 47 20 46|shows_# 2 0 7 2|shut 0 0 -9 0|siblings 1 7 6 6|sick 13 -23 -14 -25|side -13 -43 -28 -47
sides -10 -11 -3 -9|sidewalk 6 6 16 5|sight 3 -1 4 0|sign 20 -14 5 -26|sign_# 0 0 6 -3|sign_<date> 11 20 20 21
sign_any 3 12 5 15|sign_anybody 4 4 8 6|sign_anyone 2 11 8 10|sign_anything 8 14 6 12|sign_arbitration 0 7 1 8
sign_contract 2 11 7 18|sign_document -11 -18 -18 -24|sign_nda -1 -5 2 -3|sign_no 13 51 40 63|sign_release 4 -1 0 -2
sign_severance 3 2 -1 -1|sign_something -4 2 2 2|sign_statement -1 12 3 12|sign_today 1 -3 -7 -5|signal -2 -6 -2 -6
signature -14 -23 -15 -24|signs -13 -18 -19 -25|sigo 2 -12 -14 -17|sigue -1 -7 -13 -13|silence -6 7 -6 4
silent 11 10 2 11|silver -10 -10 -10 -9|simple 14 19 7 15|simply -18 -18 -22 -17|sing -5 -1 2 2|single -3 -15 -9 -16
sit -14 -23 -32 -26|sit_amet -5 -2 -5 -3|site -5 -4 1 -10|sits 12 25 19 24|sitting -1 0 -5 -10|size -19 -25 -23 -26
skiff 4 2 2 3|skin -4 -28 -22 -34|skip -1 8 7 12|skipped 5 15 8 15|skull 4 1 12 1|skull_fracture 5 7 11 10
sleep 12 6 8 12|sleep_apnea -4 0 7 7|sleeping -6 -6 3 -10|slid 2 7 0 6|slide -2 -18 -9 -26|slides 16 18 14 18
sling -3 -3 4 -6|slip -17 -10 -14 -13|slip_fall -4 3 0 3|slipped 17 20 14 17|slippers 7 14 9 14|slips -10 -13 -14 -15
slow -4 -25 -14 -27|small 3 15 -17 9|small_claims 2 14 -13 -2|smoke -9 0 -2 2|smoked -1 -4 -2 0|snapped -10 -5 -7 -1
snow -21 -12 -19 -10|sober 5 -1 2 -4|social -4 13 9 18|social_security -8 -5 -5 -2|soft 1 20 16 30
software -7 -5 -4 -6|solar -5 -1 -10 -4|sold 10 -7 2 -14|sold_house 1 -3 6 0|sole 3 39 21 46|solo -11 -55 -34 -69
solvent -2 4 -2 5|some 5 23 19 29|some_# 6 -7 4 -8|some_money 9 20 13 18|some_people -2 2 -3 6|some_photo 1 10 5 12
somebody -6 3 3 7|somebody_look 5 8 7 12|somebody_tell 10 24 15 23|someone -8 -17 4 -15|someone_look -11 -4 -5 0
something -13 -4 -19 2|sometime 12 23 15 32|sometimes 6 0 -3 -5|somos -1 -3 -12 -11|somos_# 3 2 -5 -5|song -8 -2 -6 3
soon 10 11 14 13|sooner -15 -2 -5 -1|sore 16 14 -10 8|sorry 5 16 -3 8|sort -5 0 -7 -1|sound -16 -38 -27 -44
sound_mind 1 -5 -3 -5|soup 0 -6 -3 -2|soy -18 -7 -5 -5|space 2 12 -7 6|speak -6 -19 -11 -19|speaker -2 4 6 4
special 1 -4 -6 -3|specialist 1 9 11 14|specials -2 -3 4 -2|speech 3 8 9 14|speed -1 -17 -3 -18|speeding -7 -14 -13 -6
speeding_ticket -13 -6 -4 -9|spend -3 -1 4 -1|spent 6 -33 -16 -42|spinal 0 3 0 5|spine 4 1 5 0|spiral -2 -1 -6 -5
splash -1 3 3 4|spleen 0 -14 3 -10|splint -1 1 -12 -1|split 5 1 4 0|spoke 17 6 12 -1|spoken 1 3 1 8|sponge 3 5 5 3
sponsor -7 -13 -2 -14|spot -21 -21 -19 -24|sprain -7 -12 -12 -10|sprained 16 1 -4 4|sprained_wrist 6 -2 -2 0
spreadsheet -3 -17 -9 -18|spring 5 -11 8 -13|spring_<year> -4 -12 6 -9|ss 4 0 6 0|ssdi -3 12 2 14|ssi 10 0 -3 -5
stabbed 2 -2 -2 -5|staff 16 14 2 10|staffing 10 13 6 15|stage 9 2 13 1|stage_# 2 -3 9 1|stage_iiib 2 3 4 3
stairs -1 -12 -5 -16|stake 0 0 -1 0|stamp 9 14 -3 9|stamped 7 9 6 7|stand -4 -10 -13 -15|standard 0 -20 -8 -28
standing -3 4 0 5|stands 0 -28 -19 -30|stars -11 -8 -12 -9|start -7 9 -4 8|start_# -1 3 1 2|started 16 73 40 74
starting 8 23 17 21|starts -13 -47 -34 -51|statement 15 55 33 68|statement_no 8 11 13 17|station -7 -21 -11 -20
station_no 0 -3 -10 -6|status 4 -18 -8 -21|statute -18 -25 -27 -24|statute_limitations -6 -3 -5 -2|statutory 7 8 6 11
stay 5 8 -1 17|stayed 4 9 23 19|staying 0 -16 -16 -23|stays -1 8 7 10|steady -14 -23 -10 -19|stent 0 -5 -6 -6
step 2 -9 5 -6|stepped 20 -2 12 4|steps -2 -12 -3 -18|steward -4 1 1 4|sticker 2 -4 4 -2|stiff 2 2 -2 0
stitches -2 1 -6 -3|stitches_tendon -2 -6 -6 -8|stock 4 6 2 10|stole -16 -26 -23 -30|stolen 14 3 7 -2
stop 4 -43 -16 -40|stop_no 5 -4 1 1|stop_sign 9 21 13 23|stopped 5 -9 1 -3|stopped_pay -1 -7 -3 -5
store -5 -20 -18 -20|store_video -9 -2 0 0|stores -1 -9 -5 -12|storm 5 5 12 10|story -1 -3 -3 -7|stove 16 39 23 45
straight -4 -19 1 -20|strain -5 -2 -7 2|stranger 10 1 1 1|strangers 3 13 12 13|strap 6 3 -1 2|street -4 -14 -19 -23
strip 11 6 8 11|stroke 10 -8 2 -11|strong -3 -6 -1 -5|struck 8 3 2 -1|stubs 14 32 22 33|stuck 6 -14 -9 -17
student 5 3 5 7|study -2 16 11 18|stuff 7 16 8 16|sub -7 -14 -12 -17|subdural 1 -1 -5 -2|succession 5 14 4 13
such -29 -60 -44 -72|such_thing -9 -4 -5 -3|sued 7 -25 -30 -41|suffering -8 -17 -21 -17|sugar -6 -9 0 -5
suing 6 11 1 10|suit 20 -13 2 -31|suit_file 9 7 13 -2|suit_no 5 8 4 9|suitcase 3 -35 -24 -49|suits 0 12 7 17
super 2 0 5 2|supper 2 12 8 16|supplier 2 15 7 17|supply -3 -9 4 -7|support -1 -4 -5 2|supportive -1 -10 -9 -12
suppose -5 13 2 17|supposed 11 32 21 37|sure -14 -14 -12 -21|surgeon 19 8 19 16|surgeon_letter -6 -3 -14 -5
surgery 2 2 7 1|surgery_# 4 -8 5 -6|surgery_$ -4 -3 -1 -2|surgery_<date> 0 14 1 17|surgery_<year> -3 4 1 8
survey -4 7 6 11|surveyor -2 7 1 8|suspended -1 5 -2 10|suspension -5 -11 -6 -7|suv -5 8 0 8|swear -15 -11 -8 -12
switch 10 12 11 8|switched -2 2 1 1|sworn 1 15 10 20|swung -4 7 -3 11|syndrome 1 4 -1 4|table -8 19 9 21
tabs 3 -9 -1 -14|tag 17 6 5 0|tagged 13 36 18 40|tailbone 3 -7 -10 -9|take -11 -18 -16 -28|take_# -8 -26 -6 -25
take_care -1 -22 0 -26|take_court 1 -3 3 -1|taken -1 0 14 1|takes -11 -9 -11 -11|taking -9 -11 -6 -14|talk 20 37 24 45
talked 3 25 10 28|talked_lawyer 12 38 26 42|talked_no 0 9 8 8|talking -1 18 6 21|talks -6 -1 5 -5|tall -17 -17 -13 -16
talones -1 5 3 5|tank 4 15 8 14|tape -5 -19 -15 -21|taped -5 -2 2 1|target -2 -2 1 3|taught 0 12 13 14|tax 13 15 -8 -1
tax_refund 5 20 7 16|tax_returns -7 -9 -6 -10|taxes 4 37 16 45|taxes_# -1 4 8 7|tbi 0 -2 -4 -1|tea -12 -3 -5 0
teach 6 43 22 49|teacher 7 10 6 13|team -44 -50 -44 -57|tear -3 -1 5 7|tech 11 16 10 14|teeth -8 -5 -3 0
telefono -12 -53 -32 -64|tell -40 -33 -31 -34|tell_no 4 -2 2 -4|telling 5 -22 -21 -25|tells 3 -13 0 -13
temp 14 18 13 14|tempor -7 -5 -6 -5|temporary 3 7 10 7|tenant 4 8 2 5|tenants 0 10 -4 6|tendon 5 6 4 3
tenemos 9 9 10 6|tengo 1 6 11 9|tengo_# -12 -11 -8 -15|tengo_lawyer 10 26 17 33|tengo_letter 4 10 13 13
tengo_photo -9 -7 0 -9|tenia 5 12 6 10|tenido 2 -7 -5 -12|tenido_lawyer 3 -4 -4 -10|terapia 10 15 4 15
terapia_# -1 -1 -6 -3|term 3 -24 1 -27|termination -10 -17 -6 -16|terms -18 -18 -20 -19|terrible 2 -14 9 -20
territory 1 3 2 5|test 6 20 24 21|tested 1 11 5 11|testified -2 -12 -6 -15|testify 17 24 19 22|testing -19 -28 -16 -30
tetanus 3 2 -8 -2|text 18 61 29 58|text_<date> -13 -9 -11 -8|text_no -6 -35 -21 -40|text_photo -5 -15 -5 -14
texting -3 2 -2 2|th -8 5 6 11|thc -6 -15 -5 -12|theft -3 -13 -2 -9|theirs -16 -17 -11 -9|therapist 13 25 16 29
therapy 15 34 27 47|theyd 18 23 8 23|theyll -11 -9 -11 -11|thigh 5 8 -5 9|thigh_# -2 -12 -3 -12|thing -13 -7 -2 -6
thing_# 4 -2 1 -3|things -12 19 6 26|think -6 -15 2 -13|think_# 1 -15 0 -16|think_no -13 -3 -11 -4|thinking 17 9 5 10
thinks -16 -41 -30 -45|third 19 -5 -4 -10|third_party 2 9 8 10|third_time 3 -9 -7 -13|tho -2 -13 -11 -16
thought -6 0 -3 1|thoughts -7 -1 -3 1|threw 6 22 13 22|thrown 1 -12 1 -9|thru 11 16 14 15|thumb 10 6 0 6
thumbprint -8 -11 -10 -10|thx -12 -22 -19 -24|tib 1 1 -1 1|tib_fib 3 4 2 6|ticked -3 19 5 18|ticket -18 -16 -22 -15
ticket_no -14 -15 -10 -12|tickets 16 37 34 40|tie 6 10 19 11|tied -1 -14 -3 -17|tiempo 26 49 43 56|tiene 0 2 5 5
tiene_insurance -8 -3 1 -3|tiene_lawyer 0 4 0 3|tiene_miedo -1 -14 0 -13|ties -1 8 7 13|tight 1 -2 1 -1|til 3 15 4 12
tile 5 9 4 13|till -10 -6 -12 -11|till_# 2 4 5 4|timber -1 4 4 5|time -31 -17 -35 -16|time_# 5 -6 -10 -13
time_ago -7 1 2 2|time_limit -10 1 -2 2|time_no -5 -5 1 -2|timeline 7 -3 5 0|times -3 14 2 14|times_# -9 -18 -15 -18
tint 5 -2 -4 -5|tips -5 -7 -10 -3|tire -13 -12 -11 -9|tires -8 -21 -7 -25|title -14 7 -2 12|tobillo 0 -2 4 -3
toco 4 7 7 8|todavia 22 19 13 12|todavia_no 4 35 23 43|today -22 -30 -16 -27|today_no -9 -11 -15 -12
todo -11 -16 -14 -16|todos -2 -26 -21 -34|toes 4 15 8 20|together 5 25 5 25|tolling -2 -17 -6 -15|tomo -4 -7 8 -5
tomorrow -24 -12 -14 -13|tone -5 4 3 7|took 27 6 5 -5|took_# 4 12 0 16|took_$ 2 24 13 26|took_<child> 6 13 14 12
took_care -5 -9 -11 -11|took_no -3 -5 -3 -4|took_photo 4 16 2 19|took_report 9 9 10 13|tools -2 -9 -6 -13
tooth 3 16 -13 1|top -3 -16 -21 -21|tore 1 -27 -29 -36|torn -4 4 -8 14|torn_labrum 4 -9 -2 -12|tornillos 0 6 8 6
tort -3 -1 4 -2|total 2 -10 1 -8|total_loss -2 9 2 11|totaled -8 -12 -13 -13|touch -3 -3 1 -1|tour 0 -13 -7 -16
tow 2 6 3 5|toward -6 -28 -20 -32|towed 2 3 8 6|tower -10 -6 -8 -7|town 11 -14 -2 -15|trabajando 5 1 -5 -3
trabajar -8 -32 -18 -39|trabaje -1 9 8 11|track 6 16 15 17|tractor -4 -8 8 -4|traded 6 -1 2 -2|traffic 4 -9 -2 -13
traffic_stop 7 18 9 17|trafficking -7 -13 -9 -14|traia 14 -9 0 -6|trail 2 -2 2 2|trailer -2 -2 7 -8|train 15 -3 14 -2
trained -8 -14 -13 -17|training -6 -13 -10 -14|transcripts -7 8 6 10|transfer -4 -7 -9 -8|transfers -19 -16 -13 -15
transmission -4 -2 -14 -4|trash 4 -4 -7 -4|travel 7 5 3 4|tread -7 -14 -8 -13|treat -11 -1 -4 0|treated 2 1 -1 -1
treating -3 -9 2 -9|treatment -3 -8 -7 -11|treble 3 2 1 2|tree 16 -19 -11 -25|trees -1 -9 2 -13|triage 1 0 2 0
trial -5 -21 7 -24|trial_lawyer 10 22 27 23|tricare -1 -2 -9 -5|tried 6 -7 -14 -15|trip 2 3 -3 -2|tripped 0 -8 -15 -13
tro 11 18 17 23|trooper -7 -32 -13 -32|trooper_report -1 -10 -5 -10|trouble 16 11 28 18|truck 4 -22 -15 -26
truck_<date> 6 10 9 11|truck_company -2 -17 -2 -18|truck_driver -8 -28 -15 -30|trucking -4 -6 -2 -11
trucks -3 -18 -7 -20|true -8 -19 -11 -14|trunk 6 10 5 13|trust -15 -21 -21 -22|trustee 4 15 13 15|try -21 -3 -3 -4
trying -12 -11 -10 -9|ttd -2 -9 -7 -10|tub -2 -7 -2 -9|tube 0 -8 5 -7|turista 6 14 14 19|turn -13 -31 -23 -27
turned -5 -31 -10 -34|turned_# -18 -49 -34 -55|turned_left 5 8 7 15|turning 0 -4 8 1|turno 6 5 10 6|turns 11 11 3 9
turns_# 6 7 -2 4|tuve 5 10 15 13|tv -9 8 8 12|twice 1 17 11 23|type -5 11 8 17|type_# -8 1 4 4|typing -2 23 6 26
uber -6 -2 -1 -7|ui 6 7 -5 2|uim 6 -1 6 3|umbrella 2 -2 -2 -6|underground 2 12 8 15|understand -24 -43 -36 -51
understood 7 2 6 2|undetermined -6 -9 4 -4|unemployment 8 30 19 37|uniform 6 9 10 8|uninsured -1 1 0 -5
union 10 18 9 23|union_book 5 8 9 10|union_gave -1 7 9 7|union_rep -1 -2 -4 -2|union_steward -6 -9 -5 -6|unit -3 6 6 4
unit_# 2 0 -3 -3|units 5 13 10 17|univ 6 13 7 11|university 8 1 2 3|unknown 4 6 6 8|unless 2 11 2 13
uno -16 -19 -17 -24|unpaid 9 13 11 15|unpaid_leave 8 13 11 17|unrepresented 28 36 33 37|unsafe -3 8 -1 7
unsigned 15 60 44 74|upload -4 0 -1 -1|upon -20 -12 -18 -13|upper 1 14 7 16|ups -1 2 9 2|upset 0 2 11 4
upstairs -3 -3 -10 -8|ur -7 2 -7 4|ureter 0 -5 -6 -6|urgent 0 28 11 35|urgent_care 6 32 19 38|urologist 8 -7 5 -6
usb -1 0 -2 1|usc -8 -20 -9 -17|use 6 7 10 17|used 9 11 5 8|used_# 9 11 7 13|uses 16 30 15 32|using 2 22 8 29
ustedes -20 -42 -26 -48|usual -8 -7 -3 -1|usually 6 5 -1 -2|ut -3 -4 -4 -4|ut_labore -3 -4 -4 -4|utility -6 -1 6 0
va -14 -30 -18 -39|vacation 0 -4 4 -1|vale -12 -18 -13 -19|value -18 -2 -10 -6|valve 11 32 18 38|van 13 37 23 42
van_driver 1 -4 -2 -5|veces 0 -12 -3 -15|veces_week 3 10 2 9|vecino -6 -3 -8 0|vehicle -8 -19 -7 -20
vendor -6 -2 -2 -2|venue 4 1 -7 -6|ver 4 -10 -5 -16|verdict -24 -12 -17 -11|vertebrae -6 2 1 4|vest 0 -18 -3 -16
vet 2 14 1 6|victim -8 -19 -14 -25|video 14 -16 -4 -24|video_# 3 -3 -8 -7|video_employer 3 -13 -11 -14
video_maybe -10 -15 1 -7|video_no -22 -39 -31 -45|video_police -6 -3 -10 -8|video_shows 2 -11 -7 -14
video_statement 2 0 -1 4|video_video 7 5 -1 3|view -13 -40 -26 -43|vino -7 -2 -9 -3|vio -4 -6 -5 -8
violation 4 -5 -2 -7|violence -7 -8 -8 -9|visa 30 93 83 114|visa_turista 7 18 11 21|visible -1 2 1 2|visit 8 -8 -8 -5
visits -1 -11 -4 -12|visto 0 12 16 14|vive 1 7 6 7|voice 3 16 1 21|vote 10 20 16 21|voted 1 -11 -3 -16|voy 6 13 2 15
vp 8 11 7 12|vs 3 9 18 12|vso 4 19 7 23|vso_no 7 11 7 11|wage -6 0 -1 0|wages 1 -4 2 -4|waist 2 9 6 7
wait 10 -18 -6 -22|waited 3 -20 1 -21|waiting -15 -19 -11 -21|waiting_list -1 -3 5 -4|waiver 4 -11 -5 -14
waiver_sign 3 5 3 8|walk 10 45 36 55|walked -4 2 9 3|walker -2 -13 0 -13|walking 1 7 8 11|walks -7 -15 -9 -19
wall 3 15 12 23|wallet 0 -15 4 -14|want 9 -16 -15 -21|want_# 6 -10 -3 -5|want_$ 9 9 -3 6|want_all -5 0 -9 0
want_back 12 24 21 28|want_file 4 -16 -4 -17|want_go 5 11 8 9|want_hurt 2 1 -2 -1|want_injunction 2 -18 -11 -18
want_know 3 -9 1 -10|want_lawyer 13 12 6 14|want_letter 3 -1 -6 0|want_money -11 1 -12 1|want_more -8 0 6 4
want_primary -3 -7 -4 -8|want_say -13 8 0 11|want_see -12 3 0 8|want_sign -3 12 7 9|want_somebody 5 -1 -1 3
want_tro 0 0 -1 -1|wanted -34 -50 -43 -58|wanted_know -14 -4 -8 -2|wants 7 -18 -10 -21|wants_# 7 4 8 3
wants_call 3 9 4 11|wants_file -5 -14 -10 -14|wants_go 3 -3 -2 0|wants_know 0 11 -3 10|wants_lawyer 7 34 23 45
wants_more -1 -11 -3 -11|wants_private 8 10 7 9|wants_sign 3 24 15 27|wants_video 1 5 2 6|warden -6 -6 -9 -5
warehouse -9 -8 3 -4|warning 10 -4 9 -7|warrant 12 5 8 5|warranty -18 -16 -15 -17|wash 6 -6 -9 -10|watch -6 4 -5 5
watches -6 2 0 3|water 11 17 17 22|waved 4 -3 3 -4|way -5 -15 -4 -21|wc 3 8 7 11|weak -6 -4 -4 -3|wear -10 -17 -14 -25
wearing -16 -29 -22 -31|weather -11 -9 -5 -7|web -8 -17 -12 -22|web_form -8 -17 -12 -22|website 8 -3 -1 -6
wedding -4 -56 -37 -71|week 12 -14 -20 -19|week_# 12 24 3 20|week_$ 14 28 10 26|week_ago -2 21 17 31
week_late 1 7 1 11|week_no 3 -8 -9 -18|week_now 3 54 25 66|week_pay -2 3 -1 8|week_work -2 2 1 2|weekend 15 44 30 53
weekends 0 6 -6 13|weight 1 -2 -1 -1|welder 11 22 10 20|well -21 -17 -5 -10|well_no -12 -25 -18 -30
went -25 -88 -62 -107|went_# 2 0 -3 -5|went_<date> 5 1 12 2|went_back -3 -7 -3 -4|went_doctor -7 -4 -9 -1
went_er 6 28 13 34|went_house 2 -7 -13 -11|went_one 4 14 0 16|went_urgent 1 19 11 21|wet -6 -20 2 -14|weve 4 16 -5 19
weve_# 5 10 14 15|weve_no -6 8 3 12|whatever 3 11 1 11|whats -2 -11 -12 -11|wheel -1 -16 -13 -16|wheelchair 0 -2 -7 -5
whether -9 -9 -18 -10|whichever 5 11 10 12|white -7 -34 -12 -38|whoever -26 -28 -23 -30|whole -8 -22 -5 -31
whole_thing 4 -7 0 -7|whole_time -2 -17 -14 -18|wholesale 7 2 8 4|wholl -4 -7 -7 -7|wide 5 -7 -2 -7|willing 14 8 7 8
wills 23 64 41 75|win -10 -26 -26 -26|wind -9 -10 -7 -9|window 8 6 8 14|windows -11 3 -4 5|windshield 3 8 3 8
wins -10 2 -6 6|winter -8 6 1 12|wipe 14 20 12 21|wire 8 10 13 16|wired 5 -2 10 8|wired_# 5 10 6 9|wires 4 11 13 11
wiring -2 -1 0 -2|wish -7 12 2 14|withdrew 5 15 18 18|within 4 14 2 19|within_# -8 7 -1 11|witness -21 -20 -12 -18
witness_all -5 -8 -8 -8|won -13 -12 -18 -10|wonder 14 -24 -7 -21|wondered -21 -12 -14 -11|wonderful -8 -16 -7 -16
wood 6 11 10 14|word -23 -15 -11 -6|word_no -1 -8 -4 -4|words -4 8 -9 10|wore -5 -7 0 -7|work 4 21 17 26
work_# -14 -37 -32 -44|work_<date> 1 6 -1 4|work_<year> -2 -10 -1 -7|work_county 7 -2 -14 -12|work_full 2 -3 1 -2
work_hospital -9 -1 -6 -5|work_nights 0 -1 3 1|work_no 2 12 22 21|work_order 4 2 2 4|work_permit -1 0 8 1
worker -9 -3 0 -5|workers -9 1 -2 1|workers_comp -14 -7 -8 -4|worried 0 -11 -13 -7|worse 7 -2 2 -1|worth 21 13 9 8
worth_# 4 14 3 24|worth_$ -3 -11 -10 -15|worth_maybe 2 13 7 12|wouldve -1 -17 -3 -14|wound -4 -5 -5 -6|wrapped 3 5 7 9
wreck -8 -11 -1 -10|wreck_# -22 -24 -17 -21|wrist 15 24 17 31|wrist_# 0 -11 0 -14|wrist_cast -2 -13 -5 -18
wrist_orif 2 5 2 2|write -3 16 0 10|write_letter 9 4 -4 -3|writing 19 34 27 39|writing_# 9 16 12 19
writing_<date> -6 -7 -5 -5|writing_no 25 -13 4 -25|written 25 57 44 64|written_notice 3 10 10 11|wrong 6 -17 -9 -28
wrong_place 4 -6 -3 -10|wrong_way -4 -32 -9 -40|wrongful -16 -12 -16 -10|wrongful_death -9 -2 -9 0|wrote 7 4 2 2
wrote_$ -1 4 0 5|wrote_<date> -6 -9 -8 -11|wrote_apology -3 0 1 -2|wrote_back 1 2 -2 0|wrote_letter -7 0 -6 4
wrote_no 7 6 11 6|wrote_report 9 16 8 21|x -5 0 -4 -1|x_# 3 1 -1 -2|x_ray 7 10 2 12|x_rays 3 3 11 2|x_week -6 9 5 11
xray 2 2 -2 2|yall -36 -7 -18 -4|yard -4 -11 -16 -9|yard_no 1 1 4 3|year 22 20 27 19|year_# 6 21 27 42
year_$ 13 16 3 12|year_ago 0 -9 -5 -12|year_all -3 -2 3 -2|year_back -3 5 2 7|year_last 3 4 5 6|year_limit 0 5 1 3
year_no -21 -35 -27 -42|year_old -7 -3 7 0|year_one 0 1 6 2|year_underground 1 11 8 14|year_went -1 -4 -3 -9
yellow -2 -29 -17 -29|yesterday -3 4 5 3|yet 39 115 83 140|yield 9 11 1 15|youd -15 -19 -21 -18|youll -13 10 5 21
young 9 -29 -12 -30|young_<adult> -2 -15 -9 -13|younger 7 3 1 -1|youre 2 26 17 33|yours -8 -5 2 -5
youve -20 -12 -10 -13|zero 3 2 -3 1|zip -9 -4 -2 -6
`,
} as const;
