// Fitted to 1174 graded notes (families d, t, u, w, x, y) and 74 retold pairs: the development set
// and the tuning set. Made by `node test/eval/fit-wording/fit-wording.ts SET…`; not to be edited by hand. Why, and
// how to refit: bridge/docs/decisions/0007-learned-wording.md. Each entry: a form, then tenths for clarity, strength, damages, merit.
/** What words and pairs of words of the notes are worth. */
export const packedWeights = {
  base: [-36, -35, -40, -32],
  length: [193, 139, 154, 136],
  forms: `
# 22 14 -12 6|#_# 28 43 68 51|#_$ -43 -35 -20 -33|#_<adult> -1 -32 -13 -33|#_<adults> 20 23 2 13
#_<children> 18 55 62 54|#_<date> 9 44 15 33|#_<siblings> 14 27 33 33|#_<year> 67 101 87 98|#_ac -1 16 8 7
#_accounts 8 9 10 10|#_acres 1 30 39 38|#_aides 7 -21 -23 -27|#_b 16 23 20 21|#_back 26 38 57 41|#_bank -14 -6 -27 -20
#_beers -16 -62 -5 -62|#_bucks 9 26 3 10|#_came -15 -13 -11 -21|#_charged 11 6 15 15|#_coworker 16 33 21 36
#_day 34 18 28 12|#_deductible 11 14 17 12|#_died -18 -71 1 -80|#_dollars 6 -40 -34 -39|#_each -26 -17 3 -9
#_email 21 39 8 34|#_employees 7 -8 11 -7|#_er 29 66 31 67|#_f 7 26 19 27|#_far 13 -10 -9 -8|#_feet 30 62 51 69
#_file 30 37 23 51|#_fingers -8 -11 22 -11|#_found 15 7 33 8|#_fracture 8 21 -7 11|#_ft 8 10 10 18|#_h -18 -8 -4 -8
#_half -25 -50 -47 -51|#_hit 2 -42 26 -52|#_hour -9 7 14 12|#_houses 13 13 11 11|#_kid -7 59 34 56|#_killed 4 32 6 28
#_last 39 -14 11 -20|#_lawyer -7 -28 -9 -22|#_lb -11 -39 -32 -44|#_lbs 6 7 6 3|#_letter 20 6 21 11|#_mil 14 9 36 9
#_miles 0 -1 -15 2|#_million -72 -50 -46 -41|#_min 16 29 18 29|#_mins -8 -22 -23 -31|#_minutes -32 -1 -27 0
#_month 31 33 43 51|#_more -45 -28 -13 -21|#_morning 5 13 23 17|#_most -33 -22 -23 -26|#_nd 13 4 18 2
#_neighbors -10 -16 -19 -17|#_new 7 3 23 9|#_night -1 -12 -24 -12|#_nights 20 24 30 31|#_no 48 72 46 65
#_now 0 26 -11 34|#_oh 16 29 23 30|#_one -11 45 13 57|#_ops 37 50 40 51|#_other 21 50 46 51|#_others -5 -60 -37 -71
#_owe -18 -24 1 -22|#_own 9 12 32 27|#_pages -10 0 2 5|#_pay 1 -19 7 -28|#_people -7 3 -5 1|#_per -3 3 -10 1
#_percent -45 -20 -26 -13|#_photo 24 33 21 18|#_places -11 -26 5 -26|#_pm 16 -8 3 -5|#_rd -22 -20 -16 -20
#_ribs 0 -36 -20 -40|#_s -11 -9 -11 -8|#_say -15 -1 -30 -3|#_screws 10 -36 12 -37|#_sent -5 -10 -4 -9
#_shifts 11 40 5 46|#_sign 3 -23 -6 -6|#_stitches 1 -22 -27 -25|#_stores -8 0 -10 -4|#_surgery 0 -38 30 -29
#_teeth 2 12 16 23|#_text 55 68 16 55|#_th -7 9 7 18|#_things -6 16 -9 14|#_time 26 -5 -3 -11|#_times 11 24 16 28
#_toes -6 7 1 15|#_union 11 24 6 27|#_veces 15 27 31 29|#_visits 7 28 10 30|#_want 13 30 6 25|#_week 1 -3 -1 -11
#_witness -26 -18 -28 -17|#_work 12 13 10 27|#_x 10 45 36 44|#_year 7 15 -12 16|$ 84 56 50 48|$_# -6 -11 -23 -13
$_$ -21 -2 0 -2|$_<spouse> 2 14 6 22|$_<year> 19 38 -5 40|$_all -17 -14 0 -12|$_billed 12 31 28 40|$_day 20 41 11 40
$_each 22 2 -1 -3|$_far -9 -6 18 -8|$_gave -2 -26 -14 -22|$_hour -25 -18 -17 -21|$_house 3 10 -1 19
$_insurance -8 -9 4 -17|$_last 19 28 22 28|$_left 3 8 7 5|$_letter -11 -26 -28 -27|$_lost -5 -16 -6 -18
$_month 4 43 6 42|$_no -10 23 -12 25|$_now 11 42 27 48|$_owe 1 19 0 36|$_part 10 42 2 47|$_pay -4 25 8 24
$_policy 23 12 28 10|$_ready 8 14 6 24|$_retainer -13 -19 1 -4|$_salary 35 43 39 43|$_set 9 7 17 11
$_today -2 -24 4 -26|$_week 24 66 22 66|$_year 6 -3 24 3|<adult> -40 -39 -20 -35|<adult>_# 21 57 28 59
<adult>_came -5 15 13 17|<adult>_gave 21 12 3 12|<adult>_no -11 -20 10 -21|<adults> -25 -9 11 1|<bereaved> 16 52 26 58
<child> -1 -15 8 -3|<child>_# 44 67 50 67|<child>_age 0 -2 5 -2|<child>_dice -41 -51 -51 -42
<child>_law -3 -23 -12 -19|<child>_no -8 -1 -20 2|<children> 50 69 57 75|<children>_# 4 45 26 46
<date> 117 179 185 186|<date>_# 7 42 35 37|<date>_$ -1 27 -11 27|<date>_<date> 7 34 18 36|<date>_driver 8 -9 8 -12
<date>_er -2 -1 8 3|<date>_fell 1 31 -4 20|<date>_fire 5 9 -9 3|<date>_hour -6 3 -3 10|<date>_house -7 2 7 -3
<date>_k 10 9 -15 8|<date>_no -18 -3 -25 0|<date>_one 39 35 32 29|<date>_saying -6 -7 -12 -10
<date>_served -3 -4 -16 -4|<date>_shoulder 5 8 9 7|<grandchild> 44 34 25 44|<grandparent> -7 37 13 46
<parent> 41 66 66 74|<parent>_# 20 31 33 31|<parent>_died -11 -1 2 10|<parent>_no -6 12 19 19
<parent>_passed -4 0 -17 0|<parent>_pay 8 -8 -17 -9|<relative> 23 -15 23 -14|<relative>_# 12 -5 24 -10
<sibling> 27 21 41 33|<sibling>_# -2 -49 -3 -49|<sibling>_law -37 -80 -62 -79|<sibling>_no -1 16 -6 22
<siblings> 15 25 44 36|<spouse> 2 18 41 21|<spouse>_# 17 68 100 80|<spouse>_house -3 -8 4 -11
<spouse>_name -11 -12 1 -5|<spouse>_no -11 0 -17 6|<spouse>_pregnant 0 6 6 13|<spouse>_wants 12 59 19 68
<spouse>_wrote -20 -23 -11 -14|<year> 68 45 70 50|<year>_# -22 -38 -12 -41|<year>_$ -16 -68 0 -63
<year>_<year> 13 -32 40 -31|<year>_case -9 -28 -10 -34|<year>_every 26 28 34 32|<year>_no -18 -19 -13 -34
<year>_now 7 5 13 0|<year>_sign 11 43 35 46|<year>_tengo 6 22 27 29|above -22 -31 -14 -24|abt -1 30 27 36
abt_# 3 24 27 30|ac -9 21 20 27|access -11 -6 -1 -1|accident -25 -11 -18 -9|accident_# -5 11 1 12|account -4 20 11 14
accounting 8 17 20 20|accounts -22 -10 -23 -10|acl -7 -5 -6 -5|acres 1 30 39 38|acres_# -6 -3 -10 -1
across -5 -12 -2 -2|act 15 -13 -14 -25|action -6 -8 7 -3|actually 13 25 15 25|ad -17 -16 -15 -17|add -26 -5 -19 2
address -22 -39 -19 -36|adipiscing -30 -23 -28 -23|adjuster -11 41 19 26|adjuster_letter 0 12 13 14
administration -17 -8 -9 -10|administrator -22 -20 -7 -13|admission -8 13 -5 12|admits 10 18 6 7|admitted -2 -57 0 -67
admitting -1 8 3 6|adult 19 13 -3 6|advised -6 -28 -4 -20|afford 10 -10 -16 -13|afraid 7 16 25 18
afternoon -13 2 -14 -11|afterwards -12 -48 -2 -51|ag 6 11 -15 14|against -21 -30 -13 -24|age 39 55 51 53
age_# 22 54 49 58|agency 17 18 53 20|agents -39 -31 -34 -28|ago -3 -21 -9 -21|agree -3 12 -16 6|agreed -8 -17 -18 -27
agreement -28 -31 -16 -32|agreement_no -11 -35 -13 -34|agrees 3 19 8 12|agua -1 19 -19 21|ahead 4 25 8 36
ahora -2 -15 -4 -22|aid -6 -5 13 -6|aide 20 14 42 22|aide_# 6 11 16 11|aides 14 -10 -10 -11|aint 25 79 57 88
airline 10 -34 -46 -44|alarm 5 -17 19 -16|algo 2 -30 -29 -41|alguien -21 -46 -31 -39|alimony 0 -15 19 -15
alj 19 33 35 29|all -8 -60 -41 -53|all_# 9 -24 -21 -44|all_$ 16 -21 -41 -41|all_along -24 -53 -20 -57
all_day -28 -15 -16 -15|all_no -31 -52 -32 -55|all_records 9 9 19 12|all_reviews -17 -15 -5 -10|all_way 22 43 29 32
allows 46 -3 -3 -4|alone 28 -9 36 -10|along 10 -14 -3 -16|already -23 -38 -18 -38|always -25 -56 -40 -56
ambulance -9 -15 -18 -23|amet -30 -23 -28 -23|amount -27 -8 -14 -13|amputated 16 38 42 39|anchor 4 28 9 34
animal 11 44 9 48|animal_control 23 61 31 61|ankle 14 -34 -11 -44|annual 25 32 14 31|another 23 13 -34 -3
another_<adult> 9 2 15 10|another_company 10 17 -1 6|another_hospital 13 23 22 26|answer -24 2 -13 -3
answer_due 2 9 -9 9|answered 0 3 -25 1|answers -85 -74 -77 -70|any -34 -25 -29 -28|any_court 7 22 15 16
any_lawyer 27 30 24 30|any_money -15 3 -16 8|any_time -14 -25 -17 -25|anybody -10 -28 -8 -27|anymore -9 9 2 10
anyone -19 41 -13 40|anything -16 -30 -23 -19|anything_no 19 27 55 34|anything_wrong 0 -38 -27 -45
anyway 15 -19 -20 -16|apart 22 37 6 32|apartment 21 10 56 32|apnea -13 -20 1 -14|apology -30 -17 -28 -22
app 12 14 -2 5|appeal 11 -35 5 -43|application 15 30 24 38|applied -14 6 -23 -3|apply -15 -36 3 -23
appointed 43 34 37 37|appraisal 19 38 35 40|approval -21 -14 -11 -23|approx -18 -7 -3 -11|approx_# -15 -18 -19 -21
approx_$ -3 11 16 10|apt -3 9 11 10|arbitration 21 46 50 62|argue -50 -56 -61 -60|arm 33 19 18 23|arms -19 -36 -12 -34
around -33 -27 -16 -27|around_$ -10 -9 -32 -1|arraign -5 -13 2 5|arraign_<date> -5 -13 2 5|arraignment 14 14 30 30
arrears 1 17 -7 19|arreglo 11 32 21 38|arrest 12 26 22 31|arrested -4 25 25 31|arrests 14 0 0 7|asap 14 -6 12 -4
aside 12 20 9 22|ask -2 1 13 26|ask_hearing 3 0 3 4|asked -46 -97 -61 -91|asking -38 -26 -49 -36|asks 2 3 3 -1
asleep 6 -29 6 -21|assault -53 -29 -17 -17|assessment 23 40 26 34|asst 8 28 14 25|asthma -11 -18 -7 -16
asylum 5 -21 19 -21|ate 13 -6 -17 -11|atras -12 -51 -37 -58|attached -72 -20 -31 -25|attack -12 13 0 16
attend 4 -8 -7 1|audiencia 32 49 53 55|audit -33 -33 -23 -34|autopsy 5 -16 2 -15|available -39 -49 -32 -53
average -46 -22 -17 -22|away 9 60 17 43|aww 23 40 26 43|ayuda -6 -1 18 7|b 14 41 11 35|baby 23 27 52 32
baby_# 3 12 20 13|back -8 -11 -36 -12|back_# 1 18 1 21|back_<date> 24 44 56 39|back_<year> -11 2 0 4
back_forth -30 -37 -21 -35|back_no 2 14 12 10|back_surgery 0 -10 -8 -10|back_work -2 11 -10 18|backed -4 5 -17 5
background -5 5 -1 5|backs 1 -9 -11 0|bad 12 11 24 16|badge 15 2 -18 -9|bag 22 5 -7 -4|bakery 19 30 10 22
bald -13 -23 -7 -27|ball 21 6 -2 8|bank -19 29 39 28|bank_records 1 9 10 10|bank_statement -48 -66 -40 -56
bankruptcy 6 15 14 21|bar -79 -83 -54 -89|bar_# 2 -11 25 -9|bar_insurance 22 37 23 39|barber -14 3 -4 5
bartender 38 34 17 28|basement 3 7 7 8|bass 6 10 -11 -1|battery -14 -12 -3 -8|bc -18 -29 -30 -26|beat 10 -50 -8 -65
bed 21 1 -5 -19|bedroom -1 9 12 13|beer 31 45 26 56|beers -8 -40 -12 -43|began 13 2 -15 -8|begin -71 -27 -36 -27
behind -25 6 -8 2|believe -18 -40 -5 -30|below -5 -5 13 -6|bench -12 -9 -14 -7|bender -16 -7 1 -5|benefits 31 39 39 46
best -7 11 -10 23|better 27 2 -31 -1|bien 26 28 15 35|big 19 19 45 15|big_one 9 -7 3 -15|bike -9 -20 -26 -23
billed 30 59 38 46|billing 10 4 -6 8|binder 15 -2 5 -12|binder_tabs 2 -22 -8 -33|biopsy 22 37 28 37
biopsy_<date> 21 26 32 29|birth 25 34 13 33|birthday 4 4 -20 4|bit -11 -2 -7 -3|bit_hand 19 9 -5 0
bite -15 -13 -33 -15|black 1 -7 -24 -12|bladder 41 27 30 25|blank 2 12 13 10|bleed 1 -21 -9 -16|bless -56 -20 -27 -15
blew 24 1 22 -6|blew_# 22 17 28 18|block -5 9 5 18|blood -9 0 14 3|board 37 73 46 80|board_no 26 21 -8 14
boat -13 20 2 19|body 15 -5 -24 -10|body_video 22 22 -4 14|boiler -10 8 -1 10|bolts 13 23 14 21|bond 28 66 65 74
bond_# 0 7 14 11|bonded 11 11 2 6|bone 4 -14 -23 -30|boned -14 -49 -21 -43|bonus -2 -15 1 -6|book 18 37 43 44
books 5 -3 0 -2|boot -22 -17 -11 -18|born 21 54 68 54|born_<date> 15 20 34 22|borrowed -11 -45 -17 -50
both 16 54 17 52|both_charts -10 -2 14 -6|both_say 7 -5 10 -8|both_sides -23 -39 -17 -43|both_times 18 14 13 13
bought 3 -33 1 -34|bought_new 4 19 3 20|bought_used 0 -27 -36 -36|bout -28 -47 -49 -52|bowl -1 -28 -26 -28
box -2 46 -1 47|boxes 27 49 45 53|brace -11 8 -1 18|brain 15 3 34 -9|brake 18 -6 28 -7|brakes -3 -54 -14 -62
branch 2 3 -8 6|brand 13 9 -19 6|breach -14 -8 -27 -11|breaks -22 4 -10 6|bring -68 -54 -63 -44|bring_back 5 6 1 11
broker 31 44 49 45|brought 12 -34 -44 -57|bruise 4 -21 -9 -10|bruised -9 -41 -25 -43|bucks 9 26 3 10|buddy -3 -13 1 -8
budget -13 18 -15 25|budget_$ -14 0 -24 0|builder 9 7 5 13|building 6 20 19 13|built -12 -8 -20 -18|bulge 30 33 27 39
bull 9 26 14 15|bumper 33 54 22 37|burn -21 8 -4 9|burn_unit 8 12 17 11|burned 39 28 52 31|burns 11 29 4 26
burst 5 54 33 51|bus -31 -5 -30 -16|bus_video 11 17 17 24|business 24 32 14 20|busy -1 -31 -9 -37|buy -2 0 -3 -1
buyer 49 84 41 79|buying 11 12 2 17|bylaws -8 -14 -16 -14|cable 26 -18 20 -10|cafeteria 14 -26 3 -22|cai 20 -11 -6 -15
calcaneus 13 22 10 23|calendar -51 -25 -34 -18|call -36 -32 -30 -36|call_# -4 9 3 19|call_back 4 5 -2 5
call_no 0 -2 -30 1|call_one -16 -34 -18 -45|called -2 -11 -13 -16|called_# -20 -4 -4 3|called_lawyer -27 -6 0 -1
called_no 4 6 14 14|calling -42 -43 -26 -50|calls 9 2 7 7|came 31 37 13 22|came_# 16 44 35 51|came_back 28 44 12 36
came_no -31 -19 -11 -24|cancel -6 -13 -19 -8|canceled 1 -14 -6 -21|cancellation -15 -6 10 4|cancelled 18 1 -9 -9
cancer -7 -37 6 -42|cap 35 19 -5 12|capacity -8 -9 -9 -13|captain -1 28 -4 28|car -54 -29 -52 -45|car_# 18 -16 10 -31
car_$ -4 10 -3 10|car_accident 21 13 26 20|card -41 -35 -53 -39|card_# 27 22 49 33|cards 6 2 -19 1|care -2 -16 -2 -17
caregiver 25 26 14 30|carpet 25 17 3 19|carro 19 -29 -1 -31|carry -1 2 3 2|carrying 3 -6 14 -6|cars 1 -15 -20 -24
casado -5 -9 -5 -8|casado_# -12 -9 -9 -10|case -107 -106 -93 -110|case_no -3 -17 0 -29|cases -39 -55 -35 -55
cash 7 36 30 30|cashed -22 -45 -53 -63|cashier 15 46 34 51|casi -1 -1 16 -2|casino -20 -29 -24 -37|cast -7 13 11 23
caught 1 2 -6 6|cause 50 66 47 55|cayo -4 17 10 17|cdl 16 -11 -23 -6|cease 35 35 19 35|ceiling -27 -28 -26 -19
center 19 33 17 35|cert 13 30 32 31|certificate 36 81 53 81|certified -25 -25 -41 -32|ch 18 -14 -9 -24
chain 13 -7 32 -12|chair -7 39 6 46|chance -29 -28 -29 -30|change 29 -61 -11 -66|changed -22 -17 -15 -19
charge 27 5 27 17|charge_file 1 -11 10 -18|charge_nurse -5 0 5 6|charged 13 23 19 25|chart 7 -15 8 -24
chart_# 13 -18 -11 -34|chart_hand 21 27 26 27|charted 12 25 20 21|charts 31 75 65 73|cheap -10 -42 -20 -40
check 6 -5 5 -5|check_$ 7 31 27 34|checked -1 -46 -31 -48|checks 27 89 43 90|checks_# 18 30 -9 11|chemo 10 41 28 43
cheque 22 28 15 18|chest 8 10 30 9|chicken -12 -12 -25 -10|chipped 13 31 -11 22|chips 9 -20 -14 -12
chiro -23 -38 -44 -53|chiro_# -28 -7 -20 -17|chiropractor -1 -1 8 -3|chofer 22 37 29 26|choice -2 -1 8 -4
choque -2 -67 -24 -63|church -9 3 -6 5|circle -10 -23 -28 -26|cited 27 -15 31 -35|cites 12 31 38 31|citizen -7 0 -4 6
city -5 10 8 5|city_no -12 7 -14 1|civil 16 54 19 41|claim -25 -26 -22 -47|claim_against -17 -19 -17 -21
claim_deny -12 -14 -5 -14|claim_file -3 16 9 17|claim_no 4 -9 -7 -11|claim_number 6 26 6 17|claims 19 64 15 41
claims_<adult> 16 5 -8 9|class -12 -37 -28 -28|class_action -15 -11 10 -3|clause 38 66 62 72|clean -41 -22 -53 -17
cleaned 8 0 -6 -2|cleaning -53 -40 -30 -36|clear -42 -62 -69 -70|clearance 18 21 25 30|cleared 21 17 15 14
clerk -81 -57 -41 -60|clients -104 -61 -62 -61|clinic -5 13 -26 17|clinica 16 4 6 7|clip -14 -21 -16 -21
clock 25 7 -1 8|close 0 -39 -16 -23|closed 32 4 20 -4|closed_<year> -17 -44 -35 -56|closing 43 37 10 40
club -6 -19 -22 -15|co 31 44 43 45|co_op 11 7 -2 2|coach -30 -22 -20 -12|code -17 -6 -5 1|coffee -57 -63 -72 -51
cold -23 -30 -14 -26|collarbone -5 -5 11 -11|college -26 -44 -43 -36|color -37 -57 -38 -55|comadre -15 -9 -10 -3
come 48 48 39 39|come_back -15 -37 19 -29|comes -41 -48 -33 -54|coming -12 4 1 -5|comments 4 -26 -9 -24
commercial -20 -4 -12 -3|commission 0 11 18 18|common 5 -53 -12 -57|comp -37 33 27 49|comp_pay 24 17 38 6
compania -1 33 22 33|companies -23 -10 -3 -8|company 16 42 49 44|company_# 10 -8 3 -11|company_<adult> -6 4 13 9
company_name 1 31 18 31|compensacion 1 28 29 31|compensation 10 -3 -8 -10|competitor 10 11 13 16
complained 13 0 -5 -12|complaint 12 25 22 27|complete -45 -38 -17 -33|complex 1 -13 7 -15|compliance -50 -21 -19 -10
computer -46 -15 -21 -16|concrete 12 17 23 22|condo 19 63 38 51|cone 11 -5 -3 -12|confirm -82 -92 -79 -87
confirmed -23 28 -1 23|confirms -18 6 0 8|conflict 1 6 2 2|conmigo -30 -19 -9 -18|consent -30 -16 -7 -16
consideration 2 -12 7 -9|consult -4 13 8 13|contact 3 -10 0 -12|contacted -2 -4 -1 -4|container -5 14 11 23
contempt -15 -6 -16 -1|contingency 20 26 4 17|contract 1 -25 -24 -43|contractor -11 -2 10 5
contractor_insurance 9 -4 5 -11|contratista 14 10 13 2|contributory 16 -21 27 -10|control 24 70 37 72
convicted 52 61 61 59|cook 8 10 15 12|copd 8 -22 3 -20|copied 0 38 26 38|copies 6 23 33 33|copy -19 33 23 37
cord -1 15 0 16|corner -1 -24 -19 -23|corp 11 34 26 30|corrieron 7 16 -3 19|corte -20 -68 -28 -59|corto 15 24 14 30
cost 9 -9 -11 0|cost_$ -35 -64 -28 -56|counseling 28 31 26 37|count 2 17 18 15|country -21 -77 -21 -74
counts 7 12 -20 10|county 26 82 40 76|couple 11 51 40 54|court -4 -18 4 -4|court_<date> -3 -9 -16 17
court_document -7 -23 -7 -12|court_no -24 -1 -7 5|courthouse -38 -19 -25 -21|cousin -8 -10 5 -17|cover -21 -18 -25 -20
coverage -2 -8 -9 -6|covered -9 -37 -22 -48|covers -2 -45 -33 -43|cow 3 -1 -2 -9|coworker 5 51 27 43|cows 20 47 23 39
cpa 59 47 85 61|cracked -17 -7 0 -4|crane 22 18 20 23|crash -27 -5 21 -4|credit 49 68 14 48|creo 12 25 3 23
crew 47 44 24 55|crew_no -12 -12 4 -14|crimen 0 -48 -16 -54|crop 24 -11 41 -16|crossed 9 18 12 12
crossed_center 8 16 19 22|crossing 17 24 34 29|crosswalk -6 -16 -12 -36|crushed 47 62 76 57|cuanto 28 19 3 19
cuello -11 -28 -19 -38|cuff 22 -27 8 -47|cuff_surgery 2 -32 -2 -40|culpa -13 -60 -27 -66|curb -1 -7 -9 -4
cure -4 1 -1 -4|current 34 62 51 64|custody 15 18 53 18|customer 5 16 16 17|customers -8 -20 -18 -17|cut 1 -23 -20 -21
cut_# -15 5 -15 -4|cut_<date> -8 -11 -4 -19|cuts -11 -27 -21 -25|cutting 21 30 22 38|da 43 72 48 72|daily -10 25 11 24
damage 15 59 13 43|damages -4 -48 -35 -47|dark -7 -44 7 -47|dash 5 34 10 38|dash_video 5 34 10 38|dashcam 16 7 7 12
data -59 -50 -42 -42|date -26 -16 -27 -18|dated 13 60 36 70|dated_<date> -1 12 8 16|dates -23 -23 -7 -12
day -1 10 -23 14|day_# 14 -19 16 -20|day_$ 9 17 22 24|day_ask -6 -13 0 -5|day_doctor 3 -36 1 -29
day_hospital -22 -25 -12 -22|day_internado 12 42 39 42|day_later -10 -44 -23 -45|day_letter 10 -40 -5 -48
day_no -36 -10 -30 -16|day_notice -13 -13 -39 -18|day_now 19 51 7 44|day_one -3 -19 -17 -31|day_think 4 -50 11 -49
daycare 14 29 19 18|dead 24 74 42 67|deadline -36 -7 -7 8|deal -4 27 -13 20|dealer 12 41 5 33|dear -86 -58 -70 -58
death -14 -11 -15 -6|death_cert -9 -28 -10 -32|death_certificate -9 -5 8 0|debe -4 3 -9 4|debo 0 10 -12 9
debts 12 19 -7 11|deceased -18 -32 -10 -36|decent -10 -41 -25 -42|decision 34 10 35 9|deck -10 -5 -18 -6
deckhand 12 49 28 44|declaracion 23 43 34 45|declined -2 2 14 1|decree 36 40 20 23|decree_<year> 5 15 -1 1
deductible 18 -11 -25 -20|deed 16 58 30 57|deer -1 -31 -19 -24|default 3 -18 -9 -24|defect -1 -59 10 -61
defender 22 -14 10 -4|defense -40 -29 -21 -32|deg 12 4 24 16|degree 12 14 12 14|delay 10 24 29 22
delivered 13 -2 -1 -10|delivering -20 -9 -10 -12|demand -23 12 -3 5|demanda -6 18 9 23|dementia 22 25 24 31
dental -3 35 5 41|dentist 11 42 -1 36|dentist_# 0 12 -5 18|deny 21 25 34 31|deny_<date> 10 18 9 22
deny_letter 26 28 27 36|dep -4 -10 -25 -13|department -29 -13 -25 -11|deposit -57 -34 -74 -36|deposition 4 -7 20 -7
dept -25 -32 -19 -27|deputy 20 20 39 24|desk -91 -17 -45 0|despues -29 -18 -12 -15|detective 30 42 45 47
detention 23 9 16 14|device -16 -10 -20 -12|diabetic 31 47 40 57|dice 38 6 44 0|dice_no 18 8 11 8|dicen 9 22 14 27
died -1 7 32 -3|died_<date> 9 21 22 6|died_<year> 25 21 34 17|dieron 30 27 4 17|diff 6 14 2 11|different -13 24 15 25
dijeron 4 3 28 6|dijo -33 -71 -49 -76|dinero -4 7 -7 0|dio 17 2 11 -3|director 37 44 25 35|directory -45 -14 -17 -11
disability 11 22 24 27|disc 33 56 27 56|discharge 2 -43 -28 -51|disclosure -16 -33 -20 -43
discrimination -25 -21 -11 -21|dismissed 4 24 16 36|dispute 26 19 27 18|disputed 21 34 15 29|district 4 8 12 22
ditch 9 -25 9 -22|divorce 4 3 -23 -2|divorcio -10 -1 1 -4|dob 17 43 34 36|dock 6 31 25 39|doctor 24 13 -1 12
doctor_# 13 24 29 28|doctor_gave -21 17 15 19|doctor_letter 8 24 27 25|doctor_no -10 -8 -24 -24|doctor_once 1 11 -4 17
document 3 -13 5 -10|document_corte 11 21 15 27|document_no -13 8 -9 0|document_sign -2 15 12 11|dog -14 -98 -57 -103
dogs -3 6 -10 4|doi -3 -16 3 -13|doi_<date> -4 -26 -1 -23|dol 4 21 13 22|dolares 31 -32 -33 -45|dollar 6 2 12 -1
dollars 9 -30 -29 -30|dolor 3 -18 -14 -16|dolor_sit -30 -23 -28 -23|domestic 2 -1 6 9|done 14 -16 -17 -22
done_<year> 27 72 22 75|done_no -15 0 -33 2|door 15 -3 1 2|double -2 -22 -24 -28|drawing 1 -7 -13 -5
drawings -4 -8 -3 -1|drawn -30 -15 -27 -10|dreams -20 -17 -22 -14|dress -5 12 4 7|drink -3 -15 18 -13
drive -8 -38 -31 -31|driver 18 47 24 51|driver_# 8 12 15 12|driver_cited 24 22 15 12|driver_insurance -18 -27 -15 -30
drives -20 -43 -10 -52|driveway -20 -28 4 -26|driving -4 28 4 25|drone -1 -4 -4 5|drop -34 -46 -34 -53
dropped -7 6 10 5|drove 1 14 1 17|drugs 3 43 37 54|drunk 14 41 15 28|dry -14 -67 -28 -60|due -20 16 -20 22
due_<date> 19 29 6 28|duele -6 -2 -7 2|dueno 18 40 23 35|dug 6 24 -6 8|dui 11 5 12 15|dui_<date> 13 8 8 11
dui_<year> 13 9 15 19|dusk 17 29 9 28|duty -29 -14 -20 -13|dwi 21 -21 2 -15|dx 29 27 37 27|each -8 -1 -23 -11
each_time -31 -43 -48 -43|earlier 3 9 29 25|early -28 -19 -1 -19|earn -15 -10 -17 -14|earn_$ -15 -10 -17 -14
earnings -1 -4 12 2|earnings_printout 11 14 19 19|easement 8 6 23 15|eeoc -9 -18 13 -19|eeoc_charge 5 32 16 32
either 15 -19 -26 -10|either_way 12 -18 -18 -13|elbow 32 9 29 -12|elbow_fracture 4 -14 11 -16|electrician 23 29 19 33
elevator 28 -8 -15 -16|elit -30 -23 -28 -23|else -20 -61 -16 -66|em 21 -18 11 -25|email 43 76 55 77
email_# 24 21 42 25|email_<date> 4 10 -10 6|email_insurance 22 49 29 45|emailed 24 50 28 55|emergency -47 5 -13 -2
emotional -6 -25 -25 -28|empleado 3 8 10 9|employed 6 1 19 10|employee -16 -16 5 -14|employees 2 -18 10 -17
employer 45 21 10 24|employer_# 12 18 22 17|employer_<date> -10 9 -27 -3|employer_no -8 -39 -5 -36
employer_text -25 -35 -35 -38|employment -7 10 5 4|empresa 11 34 19 37|empty 29 22 7 24|ems 8 14 28 9
end -37 -31 -26 -22|ended 16 35 33 31|ends -33 -49 -46 -42|engaged 4 14 24 18|engine -11 0 14 -7|engineer 3 9 30 22
engineer_$ -6 -6 13 -2|enjoy 21 26 3 21|enough 13 43 18 41|entered 12 -1 28 -7|entrado 20 60 20 66
entrar -12 -28 -17 -37|epidural 18 10 -4 11|equal -3 1 2 -1|equity 10 1 24 8|er 15 50 13 47|er_# 1 -2 -5 -6
escalera 27 51 23 54|escribio 0 0 -9 7|escrito 20 19 21 18|espalda -3 24 3 22|espanol -62 -65 -52 -69|est -1 -20 -5 -7
estate 24 35 16 35|estimate 28 14 -1 14|estimate_# 12 -5 -5 -5|estoy -15 -13 -7 -18|eval -2 -7 -7 -9
evening -25 -59 -42 -54|every -21 -7 -16 -3|every_day 20 39 40 49|every_month 16 49 30 40|every_one -29 -38 -36 -29
every_year 13 32 9 30|everybody 20 -50 -5 -48|everyone -12 -52 -1 -66|everything -39 -91 -59 -109
everything_# -11 -11 -12 -6|evidence -8 -17 -16 -16|ex -27 -2 -25 -2|ex_<spouse> -1 10 -10 12|exact 13 29 23 33
exceeds 11 45 24 50|except -59 -56 -37 -59|exchange -18 -6 -25 -10|executor 30 30 6 22|expenses 7 7 14 3
experience -30 -13 -9 -13|expert 8 -14 8 -14|expired -20 -28 -28 -36|expires 6 -12 -10 -2|expires_<date> 6 -12 -10 -2
explained -14 -31 -18 -38|extended -24 -62 -31 -62|eye 4 -6 -21 -6|eyes 0 4 -1 0|f 1 17 10 23|face -27 11 -12 18
facility -2 15 7 6|fact 3 -10 -13 -7|facts -31 -39 -19 -39|failed 11 24 31 35|fair -52 -63 -61 -72
fall -30 -36 -12 -35|falling 5 -35 -1 -36|false 17 27 10 31|families -7 18 -2 17|family -31 -20 -16 -12
family_# 5 31 35 28|far 53 96 28 79|far_no 18 21 -4 20|farm -6 12 15 15|fast -7 -10 -8 -10|faster -23 -16 -12 -8
fault -18 -17 -31 -21|fax -28 -45 -40 -37|fbi 12 -35 12 -31|fdd 22 33 40 35|fecha 1 8 6 10|federal 12 10 22 11
fee -16 -16 -33 -8|fee_$ -20 -31 -25 -37|feed 4 21 2 26|feel -17 -24 -11 -28|feeling -27 -34 -47 -29
feels -19 -43 -24 -43|fees 12 50 21 38|feet 47 82 78 96|fell 34 5 14 10|fell_# -1 21 11 33|fella -29 -30 -8 -16
fellow -7 -42 -33 -49|felony -10 -6 -14 9|felt 2 10 5 15|femur -1 14 14 20|fence -6 7 12 13|fender -16 -7 1 -5
fender_bender -16 -7 1 -5|few 16 19 -29 14|fib 8 13 18 16|field 2 11 35 19|fight -27 -4 -1 3|fighting -11 -2 9 1
figure -27 -16 -11 -5|figures -38 -13 -22 -12|file 64 19 93 10|file_# 1 12 14 2|file_<date> -1 -5 -10 -1
file_anything -1 -24 19 -34|file_no -7 -28 -17 -29|file_now 26 25 14 28|file_time 7 34 19 38|file_yet 25 57 40 63
fill -32 -57 -38 -53|filled 32 47 37 50|film 8 18 7 18|films -1 12 5 17|final 26 5 19 -8|financials 17 19 25 20
find -19 10 3 16|findings -10 -3 -1 -3|fine -11 -75 -51 -71|fine_no 5 -20 -8 -18|fine_now -17 2 -19 3
fined 6 27 -14 17|fingers 1 -3 26 -3|finish 10 1 13 7|finished -1 21 6 26|fire 7 -6 1 -8|fire_<date> 10 22 12 17
fire_marshal 8 35 24 33|firm -75 -50 -25 -59|firmado 44 50 23 41|firms -71 -44 -56 -44|first -21 29 28 48
first_# -62 -88 -91 -97|first_call 10 5 30 1|first_one 27 48 28 49|first_time 5 15 12 12|fish -3 -44 -28 -43
fit 20 34 27 36|fix 6 -1 13 1|fixed 30 44 1 34|flagged 3 32 13 30|flat -1 23 4 26|flat_$ 2 -8 17 -10
flat_fee 64 87 46 98|flew 2 14 12 3|flight 7 -11 4 -11|flip 2 -26 -1 -22|flip_flops 2 -26 -1 -22|flood -3 4 3 -2
floor 6 -16 -24 -19|flops 2 -26 -1 -22|fmla -2 -3 -4 -4|folder -5 -54 -10 -62|folding -10 -6 12 -4|folks 20 19 -13 18
following -60 -98 -75 -87|food -5 -9 -15 -10|foot 27 24 54 17|foot_<date> -14 13 9 15|forced 28 24 37 19
forearm 12 43 14 43|foreclosure 27 25 59 44|foreman 43 98 83 100|foreman_text 5 21 19 18|forged 7 3 9 11
forgot -5 -29 -42 -34|forklift 9 2 -2 6|form -43 -16 -19 -17|form_# -59 -39 -61 -39|former 12 -11 -11 -14
forms 2 24 18 31|forth -30 -37 -21 -35|forward -17 8 -5 8|forwarded -5 9 5 18|found 36 36 72 23|found_# 25 26 43 33
fracture 48 11 41 0|fracture_# 1 -25 -1 -15|fracture_ankle 15 -33 13 -35|fracture_femur 9 19 15 23
fracture_hip 6 32 38 25|fracture_jaw 8 -13 1 -15|fracture_pelvis 0 -13 2 -12|fracture_plate -2 -12 -13 -21
fracture_ribs 7 -11 -10 -13|fracture_rods 0 22 16 27|fracture_wrist -3 11 26 18|franchise 31 48 22 46
fraud 17 -18 29 -17|free -34 -49 -71 -71|fresh -34 -60 -29 -79|friend 8 -22 -23 -20|friends -44 -41 -28 -47
front -21 -27 -74 -68|front_desk -14 7 -14 15|ft 8 10 10 18|fuel 26 60 39 55|fui 55 30 45 25|full -11 -40 -5 -53
full_final -9 -12 -4 -15|full_time 7 13 20 23|fund -19 -26 -6 -25|funeral 44 30 53 31|funny 20 -1 5 -4
furniture -6 -15 -1 -7|further -34 -14 -25 -13|fusion 28 44 81 51|g -2 11 11 8|gallbladder -9 -24 -4 -29
gana -17 10 0 5|ganaba 0 16 5 19|ganaba_$ 4 15 3 18|gano -52 -38 -21 -29|garage -22 -22 0 -24|garbage -5 1 -3 8
garbage_truck -5 1 -3 8|gas -26 -20 -18 -20|gas_station 18 -10 -3 -9|gate 1 -14 9 -21|gave 27 -35 -36 -41
gave_# -21 -6 25 -7|gave_<spouse> -14 -32 0 -38|gave_name -1 3 7 3|gave_statement 1 22 12 23|gc 12 -16 11 -13
general 31 6 19 9|getting 2 31 15 28|give 8 -68 -50 -64|given 7 1 26 1|gives 33 50 45 42|gives_# 20 35 39 42
gm -10 13 -3 16|go -23 -13 -4 -16|goes -40 -60 -70 -57|goes_back -46 -24 -27 -19|going -41 7 -32 8
going_# -13 -4 -19 -3|gone 32 -18 7 -10|gone_# -20 -13 -17 -7|good -60 -76 -102 -92|good_morning 17 14 6 15
good_no -20 -3 -5 1|gotten -2 7 -4 6|gps -34 -65 -38 -65|graft 19 33 33 32|grafts 7 5 11 9|grandbaby -17 -5 4 2
grandparents 19 57 32 61|granted 31 22 28 25|gravel -20 -41 -29 -35|gray -35 -50 -51 -54|great -48 -73 -53 -90
green 6 -32 -13 -43|green_card 33 47 27 44|grievance 3 17 26 21|grocery -35 -28 -26 -32|gross 7 -10 -8 -12
ground 8 -18 -3 -24|group -2 15 0 25|group_# 14 41 23 42|grown 13 -50 9 -59|growth 3 14 15 12
guaranteed -19 -17 -10 -14|guard 24 11 21 8|guardian 18 21 17 22|guardianship 32 44 12 41|guess 22 28 2 24
guest 24 68 49 81|guide -15 5 -1 3|guilty 21 43 43 34|gutters 12 -6 1 -20|gym -4 5 -8 4|h -20 -11 -21 -12
hace -4 13 -4 18|hacer -3 -14 -7 -19|hair -83 -75 -85 -68|half -11 -28 -25 -37|hall 9 -29 -9 -45|hand -14 -1 -11 6
hand_<date> 6 8 -5 10|handed 34 77 47 74|handle 28 36 34 43|handles -29 -23 -19 -25|hands 29 56 36 57|hang -16 11 0 10
happen 4 -33 -4 -31|happened -45 -52 -51 -55|happy -54 -30 -3 -35|hard 32 39 29 50|hardware -15 -24 -24 -22
hardware_store -11 -23 -20 -23|harness 6 9 10 13|head 29 105 72 106|headaches -12 -15 2 -3|healed -8 -74 -60 -69
health -17 -35 4 -25|health_insurance -15 -45 -12 -45|hear 10 -35 -9 -36|heard -22 -58 -35 -65|hearing 40 8 34 28
hearing_<date> -43 -44 -36 -35|heart -3 -29 -35 -41|heat -34 -15 -9 -7|heater -1 4 -14 -6|hed -36 -110 -58 -120
hed_no -1 5 -2 11|heirs 2 8 15 3|held -29 -37 -15 -33|hell 47 37 35 53|helmet 11 27 18 27|help -13 -15 15 -9
helped 9 -3 -13 5|helper 12 1 20 -2|helping 5 13 11 17|hernia -19 -9 -12 -3|herniated -2 -5 -1 -5
herniated_disc -2 -5 -1 -5|hidden 7 7 5 11|high -24 -30 -13 -30|hip -6 -19 -4 -38|hip_surgery 11 20 -7 21
hire 41 56 47 66|hired 27 52 51 46|hired_anyone 8 17 9 11|hired_lawyer -12 -14 -23 -12|hired_no -3 1 -2 2
hiring -45 -38 -38 -48|history 9 10 3 11|hit -12 -19 -5 -14|hit_<date> 29 77 43 80|hit_car -20 -15 -12 -18
hit_head 2 21 34 24|hit_parked 2 1 14 4|hoa 0 -5 -18 -5|hola -123 -91 -70 -87|hold 33 36 37 31|hole 0 0 -2 -7
holidays -1 8 11 12|homeowner -11 -5 1 -7|homeowners -5 21 4 12|horse -1 -28 7 -25|hospice 9 4 1 12
hospital 17 44 68 59|hospital_# 30 40 26 29|hospital_$ 9 -11 11 -15|hospital_document -3 2 1 6|hospital_no 2 28 18 28
host 18 28 18 30|hot 3 -44 -5 -39|hotel 24 4 8 5|hour 40 61 35 63|hour_# 14 27 24 31|hour_$ 15 -13 -15 -15
hour_email 19 28 26 26|hour_no -9 -21 -6 -16|hour_week -6 15 10 26|house 2 12 25 23|house_# 38 114 69 131
house_$ 14 -11 -11 -10|house_<date> -11 -17 -29 -15|house_check 1 -19 5 -24|house_maybe -14 -30 -44 -31
house_no -19 27 5 23|house_worth 1 52 28 61|household -19 -16 -7 -18|houses 11 36 12 33|hung -64 -30 -37 -29
hurricane -2 27 6 33|hurt -19 -39 -48 -44|hurt_back 8 9 24 10|hurt_shoulder -21 -22 0 -12|hurting 17 41 31 45
hurts 3 -15 0 -14|hvac 4 9 7 22|hygienist -17 -5 -11 -2|iba 26 1 36 2|ice -2 -3 26 12|icu 14 45 47 52
icu_# 16 28 27 36|idea 14 13 6 15|identified -9 10 4 16|idk -8 2 10 2|iep 9 29 2 35|ignored 13 17 18 14
imaging -13 -12 2 -11|ime 15 23 18 25|immigration -5 -14 -3 -9|implants -28 -19 -17 -19|improvement 14 14 16 11
inch -7 -5 -14 -10|incident 3 16 8 19|incident_report -3 12 -1 9|incl 17 11 10 17|including -4 -3 -10 -10
income -4 -24 18 -6|independent -25 -20 -37 -18|infection -7 9 16 19|initials 16 29 32 31|injunction -4 -46 -35 -45
injured -65 -66 -61 -69|injuries -36 -56 -37 -47|injury -22 -34 2 -46|ink -15 -14 -33 -17|inside 10 43 -5 47
inspected 2 20 5 21|inspection -9 26 13 25|inspector 30 1 25 -6|insurance 56 15 22 12|insurance_# 1 34 25 35
insurance_$ -22 -29 -4 -27|insurance_card -33 -5 -34 -24|insurance_claim 3 11 -7 10|insurance_no 8 -93 -48 -87
insurance_offered -23 -17 7 -15|insurance_own 4 26 13 25|insurance_pay -28 -40 -56 -36|insurance_wrote 1 11 22 11
intake -120 -65 -59 -63|interest 0 -28 -23 -52|interlock 11 5 9 7|internado 12 42 39 42|internal 10 17 0 14
internet -9 -27 4 -18|interview -19 -27 -25 -29|invoice -35 -41 -45 -43|invoices 16 31 35 34|ipsum -30 -23 -28 -23
ipsum_dolor -30 -23 -28 -23|irs 2 -9 8 -15|ish 8 18 -15 18|issue 13 5 -3 5|issued 21 14 14 28|issued_<date> 1 2 2 9
itd -20 -47 -35 -44|item 9 18 28 23|itll -25 -57 -53 -56|itself -16 -7 -3 -2|jacket -16 -25 -12 -21|jail 47 78 45 79
jaw -10 -27 -4 -15|jaw_wired 9 -19 -6 -19|job -6 9 10 8|job_# 11 15 25 17|job_back -3 -27 -25 -34|job_no 6 16 8 4
jobs 14 16 0 15|joint -18 -2 0 5|judge -21 -53 -35 -63|judgment -7 1 -13 -2|jury -8 -16 8 -16|k 19 20 -7 23
keep 30 12 -20 7|keeps 10 29 19 30|kept 27 -5 -6 -5|kept_# 22 26 11 21|key 9 2 28 22|kicked 14 -8 8 -8|kid 65 60 64 66
kid_# -7 -30 -14 -23|kid_all 30 44 17 50|kid_no 15 14 -10 8|kidney 9 -51 7 -60|kidneys 13 -11 17 -20
killed -1 45 19 40|killed_<date> 0 31 16 21|kin -8 -40 18 -42|kind -50 -42 -37 -44|kindly -80 -77 -64 -74
kitchen -19 19 -4 24|knee -13 16 -9 3|knees 26 -32 0 -27|knew -21 -107 -26 -124|knock -7 -3 -14 -8
know -31 -19 -20 -14|know_# 3 23 2 20|know_last 10 17 1 16|know_no -7 5 5 11|known -10 -45 -3 -51|knows -3 43 25 43
l 16 27 9 36|lab 24 33 46 30|label 33 50 38 52|labor 9 11 6 10|laborer 5 -15 -4 -24|labrum 8 -26 -19 -27
lack 7 16 9 19|ladder -11 -18 -4 -20|lado -14 -30 1 -28|laid -19 -27 -16 -21|laid_<date> -28 -35 -26 -39
land -16 -21 -5 -15|landed 28 34 7 33|landlord 19 3 2 -2|landlord_no 28 -1 -27 -10|lane 2 -8 -4 -5|laptop 15 23 12 19
large 31 40 15 45|last -28 -74 -61 -76|last_# -23 6 -26 4|last_check -4 -34 -6 -33|last_day 3 -17 7 -19
last_month 6 -20 -32 -39|last_name 23 36 17 38|last_time -21 -16 -10 -13|last_week -7 27 36 35|last_year -43 4 3 14
late -32 -107 -79 -113|late_<sibling> -17 4 -6 12|later 1 -13 -3 -7|later_no -3 20 1 25|laughed 8 -15 -18 -25
laughing -6 -29 -26 -25|laundry -18 0 -6 -4|law -32 -54 -32 -50|law_firm 47 22 31 14|law_office -3 26 1 21
lawfully 15 43 19 44|lawn -14 -31 0 -26|lawsuit -32 -16 -18 -9|lawyer -6 28 31 33|lawyer_# 5 20 35 17
lawyer_$ -28 -52 -18 -55|lawyer_elit -30 -23 -28 -23|lawyer_engaged 14 24 15 25|lawyer_far 21 34 23 43
lawyer_fees -21 -19 -24 -22|lawyer_file -6 1 7 0|lawyer_free 29 12 8 -1|lawyer_hired 4 33 9 27|lawyer_ni 37 50 25 53
lawyer_no -21 -8 -6 -2|lawyer_now -12 -43 6 -51|lawyer_only 1 20 5 21|lawyer_sent -15 -14 -15 -19
lawyer_sign 22 42 30 42|lawyer_wrote 15 -4 11 -10|lawyer_yet -12 33 -10 28|lb -20 -45 -40 -51|lbs 6 7 6 3
leak 0 -23 -16 -29|leaked 7 -12 -6 -11|leaking -6 5 23 5|lease 61 95 63 97|lease_# 0 1 7 -4|least -20 -27 -15 -19
leave 18 48 45 59|leaves -11 -13 -24 -5|leaves_all -4 18 1 20|leaving 19 23 1 31|left 23 18 37 25
left_# -16 -17 -29 -33|leg 7 36 29 16|leg_# -10 8 4 10|legal -60 -68 -61 -57|legal_aid -7 -16 9 -15|lender -5 8 4 6
less 10 -25 -15 -24|let -61 -89 -69 -95|let_go -7 -23 3 -15|let_know -67 -29 -28 -28|letter 46 103 44 105
letter_# -28 -44 -27 -44|letter_<date> 13 15 34 19|letter_dated 16 31 15 28|letter_file 2 -13 -24 -14
letter_hand 13 27 32 29|letter_issued 1 -13 -19 -10|letter_no -15 13 -2 11|letter_sent -16 4 -5 1|level 23 36 29 37
liability 4 -15 7 -12|liable -32 -73 -42 -87|library -21 -50 -40 -51|licenciado -35 -16 -30 -18|license 12 -9 -17 -13
license_suspended 22 -8 17 -9|licensed 44 40 27 29|lid 8 -13 -29 -18|lied -33 -44 -41 -38|lien 66 108 63 105
life -15 3 19 -2|lift -29 28 10 27|lifting -36 -38 -14 -35|light 8 16 -4 30|light_duty -1 23 12 29
lights -9 -12 -5 -10|like -26 -100 -94 -103|like_# 17 77 54 78|like_know 17 1 -12 -12|like_lawyer 1 -13 6 3
like_letter -5 17 -12 11|liked 6 -63 -32 -64|likely 4 -9 -14 -9|likes -25 -25 -12 -36|limit -11 -2 5 -6
limitations -36 -36 -41 -38|limits -3 -12 -14 -32|limits_$ -7 2 5 -12|line -2 37 28 37|lip -22 -9 -9 -13
list -13 5 17 20|listed 2 15 18 29|lists -2 6 10 21|lit -3 -27 11 -34|litigation -31 -33 -20 -32|little 4 -57 -39 -64
lived -28 -28 -25 -33|lived_# -14 5 16 9|liver 20 12 15 9|lives 23 21 12 28|living 66 86 68 86|ll -12 -17 -20 -11
llc 38 56 43 63|llego -13 -22 2 -15|llegue -5 -24 -16 -24|load -8 -3 -3 -4|loading -4 -12 -14 -12|loan 24 6 29 16
loan_$ 8 10 9 15|loans 21 12 30 5|lobby -2 -18 -19 -17|local 11 -17 1 -16|lock -21 4 28 3|locked -8 -4 -11 -12
lockout 12 20 19 21|logged 11 38 28 48|logo -67 -50 -52 -49|logs 14 1 30 -1|lol -4 -20 -35 -16|long 0 -9 -18 -18
longer 3 16 6 20|look -6 0 -12 -10|looked -36 -63 -53 -63|looked_no -4 5 11 5|looked_phone 17 36 13 37
looking -75 -49 -62 -56|looking_lawyer -43 -36 -41 -30|looks -16 -36 -37 -45|loose -2 -6 18 -13|lorem -30 -23 -28 -23
lorem_ipsum -30 -23 -28 -23|lose -10 -41 -29 -44|losing 15 34 17 35|loss 13 27 40 23|loss_# 2 -25 -6 -28
lost 40 55 50 54|lost_# 12 60 45 57|lost_$ 16 -20 -6 -36|lost_job 5 3 1 7|lot -20 -47 -19 -47|lot_no 13 7 -12 4
loud -9 -38 -19 -41|lovely -6 -30 -52 -56|low -16 -37 -34 -39|lower -21 -21 -32 -13|lpn 32 35 29 37|lpr 29 27 31 33
lumber -20 -15 -12 -12|lumber_yard -20 -15 -12 -12|lunch -53 -64 -56 -65|lung 17 51 38 44|machine -34 -43 -16 -51
mad -10 -6 11 -15|made 1 -9 -45 -12|made_# -5 8 4 14|made_$ 0 18 12 20|mailed 9 25 17 14|maintenance 24 71 45 72
make 27 5 -6 5|make_# 9 44 31 53|make_$ 15 40 25 46|maker 2 7 22 12|makes -53 -46 -24 -38|making 10 -8 2 -6
mall 19 25 6 27|management -4 -4 -3 1|mando 1 -19 -10 -20|mano 23 50 45 52|manual -6 -51 -4 -59
manufacturer 30 -3 14 -9|many -23 -12 -19 2|marked -7 17 14 17|market -4 -6 -7 -2|marriage -23 3 -15 8
marriage_cert 24 36 29 35|married -16 4 -4 7|married_# -37 -16 -14 -21|married_<date> 17 28 10 36
married_<year> 2 10 2 10|marshal 22 54 41 50|master -25 -20 -10 -19|mate -11 23 0 18|matter -85 -33 -55 -34
matters -2 14 12 13|maybe -4 12 15 36|maybe_# -9 -9 13 -14|maybe_$ -16 15 -13 4|maybe_no -20 -20 7 -6
mayordomo 12 26 0 30|mca 16 35 32 30|meal 4 -18 -8 -22|mean -1 -13 -2 -13|meaning -14 -19 2 -10|means -1 9 -25 8
meant -6 -25 9 -28|mechanic 9 -28 6 -43|med 22 9 -11 1|medical -43 -5 -19 1|medical_records -39 -34 -45 -36
meds 11 -16 -17 -21|meet 1 5 21 12|meeting 8 -46 -42 -45|member -6 -4 -15 -2|members 5 -23 -17 -27|memo 22 45 43 48
memory -19 -7 11 -7|memory_care -1 -18 4 -19|mention 23 24 -7 10|mesh -1 -15 -15 -21|mesothelioma 3 4 6 10
message -17 -20 -39 -19|messages 16 22 35 29|met 11 5 17 6|metal -9 -15 -1 -6|mid 9 -6 0 -7|middle -3 -23 -5 -17
miedo 11 -28 -4 -40|mil 10 -41 13 -42|mild 7 21 4 19|miles -8 -30 -19 -29|mill 2 -11 3 -16|million -96 -56 -65 -49
millions -4 -25 -9 -24|min 7 47 8 39|mind 10 -7 13 -6|minimum -4 6 -7 4|minor -15 -58 -4 -66|mins -8 -22 -23 -31
minute 8 20 5 26|minutes -44 -27 -32 -25|mismo -3 -50 -33 -65|misrepresentation -5 -6 -3 -5|missed 9 -29 -47 -44
missed_# -19 -19 -26 -10|missing -13 -15 -6 -12|mistake 11 -3 10 -13|mixed 14 39 25 34|mm -1 26 7 32|mmi -8 -16 -7 -24
mock -37 -23 -32 -21|moderate 15 27 15 22|mold 7 10 3 11|money -64 -75 -51 -81|money_now 14 2 12 3
monitor -10 15 14 15|month -2 20 -13 15|month_# -1 -23 -16 -22|month_behind 6 10 12 14|month_no 28 32 24 25
month_notice 27 43 30 54|month_now 8 18 -15 20|month_pt -8 -2 0 3|monthly 0 4 -5 16|more -79 -103 -103 -116
more_time -9 -6 0 -13|morning -10 -41 -4 -30|mornings -15 -6 -13 -2|morphine 9 4 1 12|mortgage 40 54 41 57
mortgage_co 9 -7 6 -8|most -58 -47 -31 -45|most_day -19 17 1 16|mostly 3 34 26 40|motion -21 -7 -11 -5
move -4 21 -1 15|moved 25 41 7 35|moved_$ -3 -29 -13 -31|moved_<date> -25 -13 -36 -17|moved_no 21 11 30 9
moving 10 -40 6 -49|mower -3 -33 -20 -42|mri 5 34 28 46|mri_shows -11 -17 -6 -18|mta 6 17 10 8|much -22 20 -9 16
mucho -9 4 -8 2|multa 32 -3 -5 -1|multo 17 31 27 36|muneca 33 44 42 57|murio 11 26 42 31|must -38 -56 -17 -46
mva -50 -44 -43 -45|myself 2 -33 -30 -49|n 17 22 12 23|n_# 19 14 12 19|nada 5 14 -28 7|nada_ni -23 -28 -22 -26
nadie 15 -29 2 -34|nadie_representa 4 17 26 22|nail -7 -16 -4 -15|name -9 -6 -32 -11|name_no -5 -46 5 -47
named -9 16 8 8|names -18 10 -13 5|nd 13 18 21 18|nd_# 12 24 24 29|nda 12 32 38 44|near 9 35 8 24
nearly -6 -59 -25 -71|necesito -16 -27 -38 -32|neck 6 -8 -16 -10|need -28 14 -3 20|need_lawyer -62 -37 -38 -32
need_one -17 1 -2 -1|need_somebody 46 68 45 68|need_someone 21 40 37 45|needed -53 6 -3 15|needs -3 16 25 39
neg 7 -18 -12 -33|negligence -25 -33 -23 -34|neighbor 1 -9 -27 -15|neighbors -38 -49 -44 -58|neither 4 33 15 37
nerve 28 20 21 27|net -33 -27 -13 -36|net_# -34 -6 -16 -5|neurologist 23 39 40 39|neuropsych -7 0 15 8
new 20 -8 -10 -15|new_employer -21 3 -4 10|new_job 6 15 -9 15|new_one -45 -7 -29 1|newspaper -28 -32 -36 -30
next -23 -37 -61 -49|next_day 9 10 -9 -8|next_door -18 -7 -4 -2|next_morning 14 5 1 6|next_week 23 -7 13 -11
next_year 5 30 -3 38|ni 3 -76 -46 -89|nice -17 -50 -66 -43|night 13 -20 -16 -28|night_# -4 -8 13 -6|nights 16 33 29 45
nineteen 50 42 27 30|no 37 39 16 33|no_# 14 -5 40 -6|no_answer -3 19 25 19|no_any 6 19 1 20|no_anybody -5 -26 -4 -30
no_anything -4 -25 20 -26|no_arbitration 28 55 27 62|no_around -28 -3 -9 -4|no_arrest 18 9 3 20
no_arrested 0 21 -10 16|no_arrests 20 5 -6 9|no_ask -35 -35 -18 -32|no_asked -5 -16 -9 -16|no_autopsy -13 -55 -21 -53
no_bankruptcy 3 -1 17 4|no_call -5 14 -6 0|no_called 8 19 5 20|no_charge -11 -52 -19 -55|no_charged 13 32 -1 27
no_claim -28 -9 -24 -5|no_come -22 -13 -7 -20|no_comp -9 -24 10 -26|no_complained 12 0 0 0|no_complaint -5 -6 -9 -8
no_contract -58 -42 -39 -40|no_court -7 9 4 11|no_coverage -3 -28 1 -26|no_da -38 -37 -22 -31|no_dispute 19 14 23 19
no_doctor -38 -50 -57 -54|no_document 8 -24 -8 -24|no_done -2 13 12 2|no_else -3 -8 7 -10|no_employer -7 13 11 3
no_family 15 -36 -45 -40|no_fault -8 8 4 12|no_fight -21 -7 -24 -9|no_file -27 -82 -23 -86|no_find 6 25 25 24
no_finish -3 -3 -6 -2|no_firm 50 72 68 79|no_fix -6 -20 -25 -34|no_found 9 -1 -7 0|no_fracture -16 -3 -25 3
no_fraud 10 -30 17 -36|no_give 11 -12 3 -4|no_go 8 -28 -6 -33|no_going -2 7 -7 3|no_gone 25 31 3 30|no_good 14 4 14 13
no_happened -24 -25 -27 -25|no_harness 4 7 5 7|no_hear -15 -43 -34 -43|no_hearing -17 -32 -34 -35|no_help 5 10 -2 5
no_helping 8 12 3 16|no_hired 10 40 44 50|no_hold 9 20 33 16|no_hospital -1 9 19 6|no_house -13 -25 -29 -35
no_hurt 33 -39 -51 -55|no_insurance 26 35 67 39|no_kid 44 35 15 39|no_know 4 7 24 18|no_lawyer 24 34 33 26
no_leave -77 -109 -100 -113|no_left -6 -11 -7 -5|no_let 30 24 -1 27|no_letter 4 6 16 14|no_light 13 31 28 31
no_like -8 -26 -10 -36|no_look -3 -16 -8 -8|no_looking -6 -24 -13 -25|no_lost -23 -48 -59 -46|no_married -20 -25 4 -23
no_matter 8 27 10 18|no_mention 27 31 -1 14|no_met -1 -21 -17 -23|no_minor -15 -58 -4 -66|no_money -8 -19 2 -18
no_more -21 -19 -6 -16|no_mri -2 6 -6 10|no_much -4 15 28 28|no_name -11 -46 -12 -48|no_need -47 -30 -46 -42
no_new 10 -46 4 -58|no_no 55 89 64 80|no_notice -11 -2 9 -13|no_now -35 -18 1 -10|no_one 46 25 47 29
no_opened 16 41 28 45|no_other -20 -9 0 -6|no_ours -26 -28 -40 -24|no_pay -28 -64 -72 -74|no_photo -26 -25 -8 -22
no_poa 0 9 23 0|no_prior 5 1 -9 6|no_private 9 36 24 33|no_problem -4 -12 4 -19|no_promised 2 -26 -21 -25
no_puedo 6 -32 -5 -37|no_put 6 -25 -6 -26|no_read 4 20 -4 17|no_reason 8 4 -2 6|no_receipt -3 -20 -5 -17
no_record 34 61 62 58|no_records 1 4 7 5|no_release 10 19 6 17|no_rep 19 17 25 15|no_report 0 -33 -4 -32
no_represented 22 51 70 57|no_retained 19 53 42 61|no_rush -6 5 -15 13|no_sabe -22 2 -14 0|no_say -8 -67 -24 -61
no_see 29 -11 25 -9|no_seen 34 0 26 4|no_sent -18 -5 -28 -21|no_show -17 -5 -40 -2|no_sick -26 -10 -13 -8
no_sign 3 38 48 42|no_sleep 21 27 12 27|no_smoked 3 10 12 10|no_spoken -14 7 -1 11|no_statement -1 12 -1 14
no_stop 32 9 -7 20|no_sued 13 -43 -22 -52|no_suit 10 -34 -8 -44|no_sure -35 -32 -30 -30|no_take 21 24 12 32
no_talk -39 -12 -19 -9|no_talked 31 21 -4 -1|no_tell -22 -36 -26 -27|no_tengo -3 8 8 0|no_tenido 4 -7 -12 -20
no_think 6 41 35 55|no_ticket 23 10 -14 5|no_tiene -11 -18 -17 -19|no_took 28 11 27 17|no_used 3 14 10 15
no_video -28 -36 -38 -23|no_want -29 -93 -34 -113|no_well 34 44 31 47|no_work 34 17 20 22|no_writing -2 -17 11 -13
no_wrong -9 -39 12 -43|no_wrote -10 -18 -36 -21|no_year -15 8 -3 9|no_yet 37 31 55 25|noche -59 -43 -31 -43
nomas -24 -60 -44 -58|nombre 0 17 12 22|nombre_# 4 23 19 20|non 2 4 11 7|nonverbal -4 -4 -3 -1|noon -39 -6 -13 2
normal 32 -1 25 -3|notarized 2 -18 -13 -23|notary -3 19 16 16|note 8 7 0 -21|notebook 8 -2 -23 -3
notes -43 -34 -33 -30|notice 17 9 22 15|notice_# 7 -16 -3 -3|notice_<date> -6 -6 11 1|notice_claim 3 43 24 34
notice_no 24 23 7 15|notice_sent 3 -5 -9 2|notices 1 31 12 32|now 15 -23 1 -17|now_# -10 32 6 37|now_maybe 18 24 18 28
now_no 13 29 28 38|now_weak -14 -8 -16 -5|ntsb -10 15 24 23|ntsb_prelim -10 15 24 23|numb 19 35 29 41
number -64 -28 -41 -38|number_# -15 3 4 5|number_no 19 19 27 29|number_one -16 -21 -4 -19|numbers 4 16 14 13
nurse 20 18 22 23|nurse_# 3 7 14 11|nursing -20 -36 -13 -40|nursing_house -7 -50 -13 -55|oath 9 22 -5 27
ob 26 33 48 34|object -5 16 7 19|obra 4 -2 4 -2|obtained 16 42 40 42|od -14 -27 -15 -26|offer 34 15 41 -4
offer_$ 1 -12 -9 -20|offered 17 -3 -23 0|offered_# -5 -21 -12 -3|offered_$ 11 43 17 32|offering -23 -38 -19 -32
offers -12 2 -25 -11|office -96 -53 -48 -53|office_# -1 -18 -13 -13|office_no 20 4 29 -3|officer 7 -47 -6 -45
officers -15 -13 -26 -15|oh -2 2 -19 12|oh_one 16 29 23 30|oil -1 3 0 -4|old 13 30 45 37|old_# 23 25 17 32
old_one -22 19 -1 23|older 35 43 28 34|once -24 0 -31 11|oncologist -4 9 21 9|one -20 -4 -19 5|one_# 5 23 25 26
one_<child> 0 15 2 15|one_<date> 5 25 19 31|one_<year> 19 4 -16 13|one_aide 7 23 0 22|one_firm -6 4 7 9
one_lawyer -1 -10 -3 -11|one_no 1 -49 -14 -57|one_one -17 -1 0 3|one_time -26 -21 -16 -14|one_year -4 -10 -14 -6
ones -32 10 -2 10|online 6 -14 10 -9|only -45 -54 -18 -62|only_# 12 2 -9 -12|only_one -15 -33 -8 -37|op 43 56 48 60
op_note 6 16 8 25|open 7 6 11 9|opened 41 67 61 72|opening -6 18 7 19|operacion -2 -10 3 -6|operating 5 25 3 26
operating_agreement -3 3 -14 4|operative -20 -46 -11 -41|operator 21 9 32 19|opinion 3 -45 -28 -58|ops 37 50 40 51
orden 41 41 22 26|order 28 71 55 93|order_<date> 9 6 7 4|order_<year> -18 -50 -22 -45|ordered 48 46 22 41
orders 9 55 21 55|orif 6 22 24 30|original 19 34 16 36|ortho -20 -9 -13 -7|osha 22 67 56 71|osha_cited 18 50 31 48
osha_multo 6 12 14 16|ot -6 2 2 6|other -9 -62 -20 -65|other_<adult> -7 10 15 15|other_car 6 24 22 34
other_driver -11 -12 -7 -13|other_lawyer -4 -17 -14 -10|other_side -6 11 0 14|others -24 -26 -14 -17
otherwise 10 17 -32 15|otra -5 22 14 25|otro -33 -22 -11 -21|ought -8 -72 -55 -70|ours 11 32 18 43|outfit 24 32 53 38
outside -2 -8 9 9|oven -3 19 1 19|overhead 5 14 11 19|overtime -45 -33 -30 -17|owe -15 9 -13 9|owe_# 16 53 24 54
owe_$ 19 64 39 75|own 43 -17 28 -17|own_# -9 0 -5 8|own_<year> -1 -16 0 -18|own_doctor 8 26 -3 32
own_house -11 -20 -4 -22|own_lawyer 4 -30 -11 -37|owned -21 17 14 32|owner 42 112 66 120|owner_no -1 9 14 5
owner_text -8 8 4 16|owns 23 32 16 36|owns_# 17 19 13 23|oxygen 5 32 17 28|packet -20 -17 -18 -13
pagaron -10 -16 -13 -20|page -52 -85 -55 -82|pages -9 7 21 14|pago -10 10 -3 19|pague 18 -24 -16 -19
pain -36 -47 -30 -45|pain_suffering -21 -65 -60 -68|paint -14 -20 -65 -39|painted -8 -31 -29 -32|palsy 16 45 33 46
panels -9 13 -20 4|papel -2 2 -1 9|paralegal -60 -95 -80 -93|parents 24 67 35 65|parish 24 18 26 18|parked 7 -2 9 -2
parking -62 -77 -52 -69|parking_lot -29 -24 -7 -15|parole 18 -4 28 -1|part 10 16 16 15|part_time 31 54 29 51
partner 21 42 18 27|partners -48 -41 -34 -39|parts 4 26 3 21|party -6 14 19 23|pasado 0 -7 -3 -4|pass -26 -40 -18 -48
passed 1 -50 7 -56|passed_<year> 6 -17 1 -26|passenger 6 -32 10 -11|passport 26 67 39 70|past -36 -87 -88 -101
past_# 18 -27 -24 -41|pastor -39 -26 -28 -22|patent 1 -13 5 -9|patient -37 -30 -13 -22|patients 2 7 20 12
patrol -2 -22 4 -28|patrol_report 9 9 12 8|pause -17 0 -18 1|pay 59 35 28 28|pay_# 20 52 -7 48|pay_$ 31 52 23 54
pay_<date> 1 16 -6 16|pay_all 29 -12 -8 -14|pay_anything 7 26 9 32|pay_comp 4 15 7 18|pay_doctor 1 11 9 19
pay_flat 1 11 6 9|pay_hour 7 -3 10 7|pay_lawyer 0 -7 10 7|pay_most -12 -36 -17 -37|pay_much 10 17 -21 5
pay_no 15 4 -5 -9|pay_plan 10 -1 15 7|pay_some 1 29 -4 30|pay_something -2 -3 9 -2|pay_stubs 6 38 12 38
pay_taxes -9 -6 -9 -6|payroll 24 36 37 39|pdf 4 26 12 30|pegaron -30 -15 -24 -9|pelvis 23 -7 45 1|pelvis_# 4 3 16 6
pending 28 55 16 47|pension 20 47 28 55|people -40 -43 -64 -48|per -17 41 33 47|percent -31 -21 -14 -20
perdon -6 9 -3 10|perhaps 22 1 16 8|permanent 2 50 30 56|permiso 0 -48 -16 -54|permit 9 1 25 1|permits 7 2 8 -4
person -66 -53 -60 -48|personal -7 17 -5 26|petition 16 38 33 41|petition_file 7 14 0 19|pharmacist 5 30 22 30
pharmacy -3 43 1 37|phone 39 1 -4 6|phone_no 9 9 9 7|photo 27 52 49 49|photo_no -10 -10 -23 -10|photo_sign -12 1 -1 8
physical 4 -14 -15 -8|piano 2 -44 -49 -43|pick -13 -17 9 -13|picked 21 60 47 77|picking 14 25 17 26
pickup -7 -17 -2 -16|pide 10 4 25 -4|pie -16 -28 -32 -28|pier 16 1 1 9|pies 2 10 14 16|pill -15 12 -2 14
pillow -11 -3 -12 -2|pills -31 -25 -8 -5|pilot 1 7 12 15|pinned 8 29 23 42|pins 30 -7 20 -2|pip 6 6 9 -1
pipe -6 0 5 14|pit -4 -6 -14 -15|placa 0 -14 7 -22|place -50 -85 -85 -93|placed -9 -7 -5 -5|places -28 -35 -6 -33
plain 1 -22 2 -19|plaintiff -86 -80 -63 -77|plan 13 1 4 8|plan_pay -3 11 2 15|plane 6 -2 0 -7|planned 17 45 32 42
plant 19 40 32 29|plate 3 -23 6 -39|plate_# 21 -18 8 -14|plates 14 15 34 20|platform 24 21 37 27|play -21 1 -11 3
plea 25 39 29 43|pled 41 87 57 88|plow 24 8 12 7|pls -45 -39 -34 -35|plus 11 -15 11 -12|pm 16 -8 3 -5|poa 11 1 -5 -4
pocket -6 13 10 21|poco 0 19 14 12|podcast 3 8 2 8|police -12 41 9 57|police_# 15 20 5 14|police_$ -67 -50 -57 -57
police_came 3 36 18 31|police_no -18 -28 -6 -28|police_report -21 -55 -51 -67|policy -14 -15 7 -17
policy_# -26 22 10 23|policy_$ -23 -5 -22 -4|policy_limits -10 -34 -28 -38|polite -11 -27 -30 -25|pool 6 -1 9 3
poor 9 31 22 35|pop -13 4 5 9|porch -18 -45 -33 -39|portal 27 17 38 16|position 26 15 28 21|positive -28 -19 -31 -20
possession 0 10 25 20|possible -17 -4 10 -12|post -24 -49 -26 -55|posted -8 -13 21 -18|posting -15 -63 -27 -71
power -27 -10 0 1|ppl 51 32 43 33|practice 14 43 29 40|pre -58 -40 -47 -40|pregnant 23 36 22 44|prelim -5 -1 34 13
prepared -18 -23 -25 -23|present -6 9 3 14|preserved -28 -20 -2 -18|press 15 50 44 61|pressed -47 -26 -9 -22
pressure -18 -24 -9 -32|pretty 0 -22 -16 -20|price 3 36 20 30|prices 13 9 33 15|primary -6 12 9 8
principal 1 -26 -27 -28|principle -13 -6 -26 -12|print 21 1 -9 5|printed -4 -20 -26 -31|printout 26 29 27 34
prior -25 -14 -34 -12|priors -10 -4 -10 -1|prison 2 14 12 12|private 26 33 19 32|private_hospital 6 16 43 19
prize -10 -42 -41 -43|pro 21 43 22 38|probably -15 0 -1 1|probate 39 33 55 41|problem -31 -40 -27 -41
proceeds -4 -7 -11 -9|product -3 18 2 21|program -14 -24 -21 -20|promise -17 -28 -34 -28|promised 5 -34 -35 -39
proof 40 83 58 85|proof_loss -2 6 16 15|properly -1 -17 -2 -14|property -18 -5 6 7|proves -5 5 10 12|pt 19 35 -21 33
pt_# 25 21 -17 14|ptsd 10 44 15 48|ptsd_dx -2 12 17 17|public 30 10 29 15|public_adjuster -6 24 9 19
public_defender 22 -14 10 -4|puede 16 -47 0 -48|puedo 6 -30 5 -39|puedo_pay 18 47 23 38|puesto -12 -18 -6 -9
puesto_queja 2 8 2 9|pull 4 -28 -37 -22|pulled 32 70 33 44|pulling -11 -9 3 -6|punch 11 6 23 12|punitive -3 -6 -24 -16
purchase -39 -27 -23 -27|purpose -25 -30 -22 -29|push -8 -5 -11 -2|pushed 4 -12 -9 -9|put 23 3 7 0|put_# -14 28 22 34
put_<year> 31 5 15 -5|puts 16 27 7 29|putting -8 -7 1 -12|quarrel 15 21 3 17|quarter -42 -50 -53 -48|queja 11 17 11 20
question -36 -37 -36 -41|questions -63 -49 -54 -55|quick -73 -83 -53 -70|quiere -56 -78 -51 -77|quiero -5 -30 -6 -32
quiero_alguien 3 -36 -17 -35|quit -17 -52 -14 -49|quit_job -3 -13 -6 -13|quite 5 14 5 16|quote -39 -39 -40 -42
quotes -1 -7 -2 -14|rack -19 10 5 13|radio 14 -23 -3 -34|rail 12 -9 -39 -20|railroad -5 -41 -13 -60
rain -22 -18 -8 -20|raining 8 -22 -9 -13|raise 15 14 21 20|raised -14 -46 -20 -43|ran 9 13 12 1|ran_red -4 -27 -18 -32
ran_stop -18 -13 -17 -14|rang 8 -59 -42 -70|rash -6 20 -1 25|rates -71 -49 -53 -49|rather -40 -16 -27 -18
rather_no 3 9 -15 6|ray 6 12 -3 14|rays 10 19 23 23|rd -25 -39 -29 -42|rd_deg 12 9 19 13|rd_degree 20 18 27 21
rd_party -7 -10 -6 -7|re -15 3 -7 6|reached -17 -37 -25 -32|read 7 -29 10 -45|read_# 9 27 10 38
read_all -21 -36 -33 -41|reading 4 11 -8 14|ready 8 42 31 34|ready_sign -7 9 -1 14|real -27 -30 -10 -11
rear -25 2 -14 -8|rear_end -5 -13 -8 -16|rear_ended -33 16 -8 15|reason 17 5 10 14|recall -21 10 -8 4
recalled 1 18 19 21|receipt 2 18 5 26|receptionist -38 -31 -32 -26|reckless 13 2 -9 13|recon 28 48 32 45
record -16 13 -3 22|records -21 -24 -27 -16|records_# 24 27 1 28|red 1 -48 -50 -45|red_light 13 20 3 18
referred 21 33 32 35|refinery 3 -4 -8 -1|refrigerator -30 -47 -24 -50|refund -10 -23 -8 -35|refunded 29 7 -36 -25
refused 3 11 14 16|register 10 2 5 2|registered 58 73 38 60|regular 15 17 -11 11|rehab 1 -25 25 -39
relaxer -69 -56 -59 -57|release 11 -38 -3 -54|release_no -4 31 -5 35|released 24 53 52 60|remember 8 12 15 20
reminder -37 -37 -24 -37|removed -1 -45 -24 -48|rent -3 20 -29 9|rent_# 0 2 -11 7|rent_current 13 31 7 13
rent_pay -9 11 -3 16|renta 30 12 -3 8|rental 15 48 21 51|rented -16 -5 19 3|rents 12 8 -35 -8|reopen -23 -64 -42 -68
rep 32 20 4 14|repair 9 34 2 31|repeat -29 -9 -9 -11|replaced -5 -19 -16 -29|replaced_<date> 16 14 9 16
replacement 12 2 20 -5|reply -52 -40 -52 -36|report 5 11 32 2|report_# 3 -17 15 -24|report_<date> -2 19 17 25
report_copy 15 35 30 38|report_hand -5 -8 3 -9|report_lists -4 -1 -1 7|report_made 9 -10 6 -16|report_no -18 -50 0 -56
report_number 16 5 6 -2|report_other -7 -12 -12 -1|report_photo 6 -19 11 -31|report_police -54 -36 -39 -35
reporter -23 -21 -18 -19|representa 4 17 26 22|represented -7 14 35 25|representing 8 40 20 41|reps -8 7 -8 6
request -36 -91 -39 -98|requested -23 -35 -19 -32|resident -3 20 20 21|residents -2 2 -3 1|resigned 3 3 -10 5
resort 7 35 30 40|responsible -16 -49 -15 -48|rest -6 14 4 11|restaurant 41 43 3 23|restrictions -11 -11 -19 -14
result 12 6 5 6|results 1 8 -32 -3|resume -41 -24 -16 -24|retained 41 66 47 34|retainer 16 25 53 45
retainer_no 18 44 13 41|retainer_ready 11 2 22 -4|retainer_wired 11 -12 20 6|retaliation 3 19 2 25
retired -36 -30 -6 -37|retirement 5 14 9 23|return -34 3 -10 3|returned -22 -5 -22 -2|returns -8 -42 4 -47
review 9 22 33 20|reviews -45 -15 -36 -10|revoked -12 -3 -14 -4|ribs 4 -44 -26 -45|ride -19 -52 -35 -52
rideshare -44 -30 -45 -28|riding 4 -11 3 -12|rig 25 32 30 37|right 32 12 -3 -6|right_now -28 -12 -26 -12
right_way 1 -10 -18 -14|rights -26 9 -2 13|ring 24 31 20 40|rn 2 20 33 17|road -8 -67 13 -68|road_rash -6 20 -1 25
robbery 32 36 29 40|rod -15 -27 1 -12|rodilla 11 18 18 28|rods 29 50 61 53|roll 3 -30 -21 -35|rolled -11 11 24 3
roof -8 -60 -22 -55|roofer 10 13 26 20|room -22 -26 -27 -25|roommate 13 -26 -13 -26|rot 7 21 9 27|rotator 20 -31 4 -52
rotator_cuff 20 -31 4 -52|rough 21 28 10 31|rude 29 29 -20 13|ruined 14 23 -3 16|rule -32 -33 -10 -25|rules 7 23 16 27
run -16 -12 -17 -5|running -2 -57 -20 -50|runs 14 -6 -7 -15|rush -6 5 -15 13|s -3 14 3 9|sabe 1 21 -13 16
saber 5 -26 -14 -28|safe 16 55 30 67|safety 20 28 38 28|salary 20 26 42 32|sale 18 30 32 48|sale_<date> 23 28 12 29
sales 23 21 9 33|salesman -3 6 4 0|salio 34 13 12 8|salon 3 12 14 9|same -29 18 -10 18|same_day -53 -45 -53 -49
same_pay 24 6 6 7|same_thing -8 -13 -12 -13|sample -42 -18 -28 -17|sandwich 18 20 3 13|save 7 22 11 20
saved 62 123 65 118|savings 23 60 34 64|saw -37 -69 -61 -68|say -41 -39 -37 -32|say_# -30 -40 -32 -37
say_no 18 49 26 55|say_same -10 -31 -13 -35|saying -20 1 6 8|sba 13 12 22 19|sba_loan 13 12 22 19|scaffold -7 2 -4 0
scale 18 -27 -29 -31|scanned 7 19 7 22|scar -7 17 -16 17|scared 4 23 -1 13|scene -11 -59 -29 -64
schedule -25 -4 -22 -7|schedules 26 29 2 11|school 35 63 20 63|school_bus 3 30 23 27|scooter 29 6 11 17
scope 15 18 17 5|screaming -35 -25 -28 -24|screen 6 23 14 23|screenshot 14 16 -10 12|screenshots 56 59 25 57
screws 10 -32 25 -35|sealed 18 37 27 40|searched 16 -9 -2 -10|season -16 -23 -13 -35|seat -8 -7 -12 -4
seats -27 -18 -35 -28|sec -21 -12 -18 -15|second 17 18 24 2|second_one 13 44 25 49|second_opinion -1 -21 -5 -34
section 35 34 54 45|section_# 1 2 15 11|sed -30 -23 -28 -23|sedentary 13 17 20 19|see -1 -64 -9 -71
see_doctor -9 6 -16 -3|seed -55 -23 -24 -15|seeing 5 -12 4 -5|seen 40 12 6 5|sees -6 20 14 24|self -7 -8 1 -7
self_employed -13 -9 4 -9|sell 29 70 47 65|seller 18 13 -1 12|selling -38 -62 -7 -53|send -113 -99 -105 -99
sense 4 2 10 -5|sent 26 -17 14 -18|sent_# -7 0 -10 2|sent_<date> 9 22 15 17|sent_back -23 -37 -40 -30
sent_house 0 27 15 28|sent_letter -35 -45 -51 -46|separate 26 40 31 41|separated -8 -20 -5 -22|sepsis 10 34 22 34
serious -22 0 -7 3|served 28 47 48 42|served_# 20 10 26 1|served_<date> 0 9 9 12|server 13 11 6 14|service 37 48 25 49
sessions 22 22 23 25|set 9 -10 30 -6|set_aside 12 20 9 22|setter 6 12 15 14|settled -4 -43 -15 -49
settlement -64 -91 -74 -91|several -3 17 12 17|severance 13 22 -2 30|severe -16 -21 -32 -28|sgt -4 -17 -35 -15
share 21 30 -5 32|shares 6 11 7 20|shed 0 -27 -24 -32|sheet 26 23 13 22|sheets 15 41 16 43|shell 20 18 9 2
shelter 21 40 43 39|sheriff 21 41 49 41|shift -18 19 2 26|shifts 20 63 12 69|shingles -8 -17 -3 -19|ship 8 26 21 34
shipyard 41 54 35 53|shootings 19 16 16 20|shop 42 24 -16 5|shop_$ 4 -14 -15 -22|shop_no 11 22 -9 -1
shoplifting 15 48 20 47|shoplifting_<year> 40 55 36 62|shopping -10 8 -5 10|short -25 -26 -34 -16|shot 32 42 48 31
shoulder 7 -22 11 -23|shoulder_surgery -12 -3 -20 -2|shouldnt -13 -16 -16 -16|shouldve -15 -58 -14 -76
show -9 5 -26 -5|show_# 9 11 15 10|showed 40 -27 -1 -16|showing 3 -13 15 -4|shown 3 14 6 24|shows 50 109 41 112
shows_# -2 -26 3 -18|shut 15 22 14 18|siblings 12 27 25 25|sick 4 -45 -32 -51|side 22 -15 11 6|sides -26 -50 -26 -54
sidewalk 13 23 13 19|sign 44 22 44 8|sign_# -7 3 -4 6|sign_<date> -1 -29 -1 -37|sign_anybody 9 14 17 18
sign_anything 24 42 32 43|sign_contract 14 25 24 33|sign_document -32 2 -22 4|sign_no 17 50 43 59
sign_release 3 -32 -9 -41|sign_something -13 2 -1 1|signal 6 15 21 20|signature -11 -17 5 -20|signs -65 -28 -37 -29
sigue 13 63 35 56|silent 49 62 23 62|simple 27 31 -2 20|single -30 -30 -12 -22|sit -62 -64 -66 -62
sit_amet -30 -23 -28 -23|site -54 -47 -38 -53|sits 33 51 49 49|sitting 10 29 -4 11|size -12 -23 -32 -26
skiff 32 28 23 30|skin 10 20 8 25|skipped 27 46 30 43|skull 1 -5 27 -2|skull_fracture 9 19 29 26|sleep 38 -6 7 -5
sleep_apnea -13 -20 1 -14|slide 8 14 9 12|slides 44 44 39 44|sling -4 -22 0 -32|slip -76 -48 -60 -54
slip_fall -39 -16 -21 -13|slipped 12 -2 -4 -9|slippers 19 30 26 29|slips -11 22 8 15|slow 31 13 14 19
small 8 12 -43 -14|small_claims 2 19 -36 -19|smoked -4 0 10 7|snow -33 -20 -31 -20|sober 11 0 1 -7|social -15 4 2 13
soft -21 -34 -17 -31|solar -9 13 -20 4|sold 38 -3 20 -22|solo -17 -46 -33 -55|some -11 -32 -6 -31|some_# 1 -22 -2 -29
some_money 11 45 25 44|some_people -10 -30 -25 -27|somebody -4 -1 -10 7|somebody_tell 8 27 13 20|someone 9 -10 38 0
something -14 19 -23 26|sometime 22 22 27 31|sometimes 1 8 -4 8|somos 10 37 6 29|somos_# 20 43 16 37
song -32 -48 -47 -47|soon 29 47 52 59|sooner -26 3 5 6|sore 20 18 -37 10|sorry 32 62 16 51|soup -14 -36 -36 -37
space -4 -3 -32 -19|speak -14 -8 -19 -6|speaker 7 20 19 19|special -6 -10 -19 -8|specialist 5 19 29 27
speech -4 7 13 12|speed -9 -33 -15 -39|speeding 3 -29 -19 -1|spent 22 -4 -2 -8|spine 5 12 19 12|spiral -1 15 5 15
spleen 6 -14 16 -4|split -8 0 -2 9|spoken -6 -2 -8 2|spot -44 -36 -47 -42|sprain -7 -15 -19 -10|sprained 50 3 -1 10
sprained_wrist 5 -10 -8 -4|spring 4 19 15 27|spring_<year> -9 -40 -2 -41|ss 14 -5 15 -6|ssdi -4 18 10 26
ssi 29 43 35 46|stabbed 16 19 14 15|staff 43 19 0 5|staffing 22 32 21 35|stage 33 41 58 47|stage_# 10 11 30 27
stairs 7 -20 5 -30|stake 1 -1 2 4|stamp 40 25 -5 11|stand 5 30 -2 32|standard 3 -2 18 -8|standing -24 -16 -16 -12
start -76 -53 -68 -57|started 29 38 8 14|starting 37 22 34 13|starts -26 -23 -25 -14|state 11 8 1 -4
state_letter 3 17 12 23|state_no -9 -57 -31 -62|statement 28 96 54 104|statement_no 13 16 24 24
station -14 -20 -13 -18|statute -56 -60 -73 -59|statute_limitations -36 -36 -41 -38|statutory 13 19 17 28
stay -9 -12 -34 -8|stayed 15 -35 20 -31|stays 7 20 19 20|steady -39 -53 -27 -39|step -18 -48 -7 -56
stepped 42 -13 12 -1|steps -9 -32 -1 -47|steward -2 14 11 17|stiff 1 -20 -4 -23|stitches 4 1 -14 -3|stock 24 16 11 21
stole -24 -21 -35 -23|stolen 35 3 15 -2|stop -10 -90 -31 -79|stop_sign 19 16 4 13|stopped 0 0 12 11
store -32 -71 -44 -78|stores -8 0 -10 -4|story -52 -31 -32 -29|straight -22 -61 -9 -66|strain -10 12 -8 21
stranger 6 -32 -21 -39|strangers 12 19 25 19|street 17 35 6 31|strip 12 8 9 12|stroke 33 30 42 36|strong 8 -15 9 -16
struck 15 25 13 20|stubs 27 56 33 49|stuck 27 15 2 23|student 19 38 22 40|stuff 15 1 -19 -7|subdural 12 21 5 23
succession 13 34 18 30|such -19 -25 -26 -33|sued 38 -1 -19 -33|suffering -21 -65 -60 -68|sugar -24 -36 -4 -31
suing -31 -32 -42 -28|suit 52 -14 17 -53|suit_file -1 -34 7 -61|suit_no 17 -8 8 -13|super 1 -6 -7 -1
supper -7 -5 -6 -2|support 9 -5 -2 -5|suppose -27 -11 -22 -7|supposed -7 26 3 31|sure -40 -60 -36 -82
surgeon 26 -20 7 -16|surgeon_letter -11 3 -19 0|surgery -13 -59 -6 -72|surgery_# 6 -13 4 -14
surgery_<date> -11 15 -15 15|survey 20 48 31 58|suspended 7 18 2 26|suv 4 42 25 45|swear -19 -8 -4 -9
switch -11 -28 -17 -41|swung 4 16 -6 18|syndrome 7 19 4 21|tabs -1 -34 -11 -45|tag 29 36 32 35|tagged 26 53 22 51
tailbone 14 -2 -10 0|take -21 -32 -28 -50|taken -9 -33 10 -46|takes -6 -5 7 0|taking -12 11 2 8|talk 36 22 19 27
talked 12 30 11 26|talked_lawyer 16 14 6 3|talked_no 9 56 42 56|talking 7 4 10 5|talks -16 -17 -13 -24
talones 1 16 18 14|tank 5 27 9 22|tape -1 -3 5 2|taped -1 8 13 15|target -6 -8 4 1|tax 21 47 17 36|taxes -20 30 -9 37
tbi 7 11 11 18|teach 0 11 -2 10|teacher 10 13 9 16|team -52 -13 -37 -17|tear -1 5 15 11|tech 16 46 13 43
teeth -6 27 18 41|telefono -9 -25 -2 -26|tell -109 -109 -105 -115|telling -2 -23 -27 -31|temp 17 28 21 24
tempor -30 -23 -28 -23|tenant 12 25 8 18|tendon -6 -6 -16 -14|tengo 29 43 24 42|tengo_lawyer 36 68 46 74
tengo_letter 0 12 18 15|tengo_photo -11 10 12 4|tenia 1 12 7 15|tenido -1 -29 -23 -41|tenido_lawyer 4 -7 -12 -20
terapia 27 37 13 38|terapia_# -1 -2 -11 -7|term 12 -7 17 -9|terms -37 -20 -33 -20|test -24 -15 -4 -15
tested -8 -2 -8 0|testified -28 -17 -12 -14|testify 24 47 27 39|text 46 107 43 85|text_<date> -24 -19 -14 -15
text_no 19 -6 10 -3|texting -24 9 0 17|th -7 9 7 18|thc -16 -29 -13 -20|theft -3 -13 17 -8|theirs -14 -34 -23 -22
therapist 12 43 25 52|therapy 36 46 42 63|theyd 7 7 -10 6|theyll 3 16 -10 15|thigh 23 23 12 33|thing -39 -53 -37 -55
thing_# 20 26 25 26|things -20 33 -8 41|think -27 -32 -2 -23|think_# 3 -39 0 -46|think_no -19 19 -11 19
thinking 46 8 -1 11|thinks -27 -60 -11 -50|third 18 -11 -12 -14|third_party 14 30 27 29|third_time -11 -22 -17 -24
tho -16 -39 -33 -45|thought -20 -52 -27 -58|threw 15 0 11 -12|thrown 2 -21 -9 -17|thru 13 17 20 22|thumb 24 23 -1 26
thx -22 -50 -36 -46|tib 9 30 27 34|tib_fib 8 13 18 16|ticked -4 15 -5 9|ticket -31 -34 -34 -33|tickets 29 57 55 61
tie 6 -2 22 -5|tiempo 39 61 55 65|tiene 0 25 36 35|tiene_insurance 0 29 29 35|tiene_lawyer -3 4 -14 3
tiene_miedo -10 -24 1 -23|ties -6 -6 -1 -1|til -6 -1 0 -5|tile 2 9 8 17|till -46 13 -11 17|timber -4 2 3 0
time -61 -65 -66 -67|time_limit -21 0 -6 1|time_no -7 -17 -9 -11|timeline 15 -27 -1 -25|times -29 -17 -18 -13
tips -37 -53 -58 -46|tire -5 -12 -7 5|tires -17 -27 1 -25|title 20 102 58 112|tobillo -7 -30 -8 -38|toco 3 16 13 22
todavia 51 47 47 39|todavia_no 5 7 14 8|today -36 -36 -20 -42|todo -1 -7 4 -7|todos -15 -55 -43 -64|toes -6 7 1 15
together 12 41 14 48|tolling -15 -55 -32 -58|took 65 47 25 39|took_# 3 -27 -7 -26|took_$ -7 8 -14 1
took_care -5 -19 -21 -24|took_photo -17 -6 -18 -2|took_report 29 29 25 38|tooth 18 43 -39 9|top -10 -15 -37 -23
tore 21 -4 -25 -7|torn 17 -68 -35 -74|tort -27 -15 -13 -15|total 32 49 47 60|totaled -9 -31 -33 -33|touch 11 -4 18 -7
towed 9 8 11 12|tower -28 -16 -23 -21|town 3 -32 0 -27|trabajando 22 22 14 15|trabajar 38 53 41 49|trabaje -4 -9 4 -12
tractor -19 -47 5 -41|traded 20 4 19 5|traffic -8 -10 -8 -2|traia 29 -22 1 -16|trail 3 10 18 21|trailer 18 -9 39 -22
train 28 -22 17 -20|training -15 -33 -23 -34|transfer 15 34 15 34|transmission 15 21 -7 13|travel 3 11 7 9
tread -20 -50 -28 -48|treated 1 3 3 0|treating 13 -23 4 -31|treatment -1 -7 -14 -14|treble 5 15 13 18|tree 47 18 19 20
trial -8 -18 18 -24|trial_lawyer 6 21 31 19|tried -7 14 -24 7|trip 14 37 10 35|tripped 4 -2 -16 -9|tro 29 36 33 43
trooper -19 -56 -20 -47|trouble 32 14 50 18|truck -7 -14 -25 -16|trucks 18 32 38 40|true -13 -11 -5 -4
trust 0 7 -10 18|trustee 13 49 40 53|try -12 -18 -6 -25|trying -43 0 -9 9|ttd 0 -12 -18 -16|tub -12 -37 -21 -47
tube 5 27 17 27|turn -14 -51 -38 -40|turned -7 -20 4 -19|turned_# -45 -34 -11 -22|turning 4 -13 3 -6|turno 16 7 24 6
turns 26 38 18 35|tuve -3 -7 18 -4|tv -18 6 5 14|twice 13 21 -7 31|type -35 -48 -43 -35|uber -14 13 7 7|uim -2 -2 3 6
umbrella 4 4 10 3|underground -2 10 10 13|understand -14 -5 -5 -3|undetermined -16 -31 -4 -28|unemployment 0 -12 3 -12
uniform 20 37 31 34|union 39 56 29 67|union_book 11 14 19 19|unit 21 50 57 57|unit_# 12 20 21 19
university 1 -18 -10 -13|unknown -5 -5 -8 -2|unless 14 35 17 35|unpaid 39 52 36 51|unrepresented 58 81 71 83
unsigned -4 -35 -13 -39|upset -19 -45 0 -41|upstairs 10 23 2 15|urgent 18 38 13 39|urgent_care 21 49 22 48
urologist 21 -10 9 -8|use -18 -35 -19 -26|used 32 48 13 54|used_# 16 18 14 22|uses 37 49 23 50|using -43 -38 -45 -44
usual -12 -22 -7 -13|utility 7 33 45 35|va -5 20 13 18|value 13 37 22 27|valve -10 -12 -8 -10|van 18 11 9 3
van_driver 6 -2 4 -3|veces 20 34 31 35|veces_week 8 31 19 31|vehicle -9 -56 -17 -59|vendor -39 -21 -23 -18
verdict -88 -61 -58 -55|vet 35 62 38 53|vez 35 55 14 53|video 32 31 30 28|video_maybe -26 -38 -6 -30
video_no -2 0 10 7|video_shows 9 3 -3 0|video_statement 15 23 22 33|view -5 -15 -12 -15|vio -29 -18 -18 -16
violation 32 29 18 26|visa 23 33 74 44|visit 10 -10 -17 -1|visits -1 -9 -4 -9|visto -1 32 37 33|vive -9 -6 -8 -4
voice -28 -46 -53 -49|voted -5 0 4 -4|voy 13 19 0 24|vs 2 9 37 15|vso -7 -5 -21 -7|wages 0 19 6 20|wait 21 22 12 21
waiting -21 -33 -14 -33|waiting_list 3 4 19 2|waiver 25 -11 -11 -18|waiver_sign 2 7 1 12|walk -2 35 27 39
walked -3 -23 8 -28|walking -36 -56 -50 -67|wall -2 2 0 12|wallet -11 -77 -30 -80|want 23 -32 -23 -40
want_# 5 -31 -14 -21|want_$ 7 -31 -24 -38|want_all -6 10 -15 12|want_back -3 -26 -14 -29|want_hurt 5 17 -6 15
want_know -5 7 18 18|want_lawyer 56 68 41 75|want_more -1 27 30 36|want_say -35 -2 -9 1|want_sign -16 25 10 22
want_somebody 14 24 26 42|wanted -50 -65 -55 -65|wanted_know -16 3 -11 5|wants -10 -91 -54 -94|wants_# 10 -6 0 -14
wants_file -15 -40 -29 -45|wants_know -1 -2 -13 2|wants_lawyer 1 -4 -2 3|wants_more -6 -51 -21 -60
wants_sign -8 32 18 35|warehouse -12 -18 9 -21|warning 6 -47 4 -63|warrant 17 3 15 3|warranty -41 -30 -26 -29
watch -20 14 -15 11|water 10 48 34 64|way 43 9 27 2|wc 10 13 11 15|weak -4 -4 -4 1|wear -7 0 18 -3
weather -27 -19 -16 -17|website 7 -14 -4 -15|wedding 5 -82 -38 -84|week 25 29 -7 27|week_# -12 1 -10 -1
week_$ 25 34 19 27|week_late -31 -39 -38 -34|week_no 6 51 22 49|week_pay 19 35 8 38|week_work 5 36 22 41
weekend 28 53 29 60|weekends -18 21 -11 33|weight 18 0 -1 0|welder 24 53 31 55|well -37 -30 -5 -19
well_no -10 -27 -12 -28|went -35 -75 -52 -95|went_# 14 43 12 33|went_<date> 9 1 33 5|went_back -23 -39 -21 -34
went_doctor -14 -5 -17 -1|went_er -4 18 -4 22|wet -27 -73 -19 -65|weve -16 10 -37 12|weve_# -5 1 11 11
weve_no -28 -26 -19 -24|whatever 1 2 -3 1|whether -4 -8 -7 -8|whichever 1 11 13 14|white -15 -53 -32 -58
whoever -57 -58 -56 -54|whole -8 -42 -20 -64|wholl -4 -15 -17 -18|wide 18 7 13 11|willing 31 8 15 9|wills 17 48 30 60
win -5 -22 -36 -22|window 12 44 51 57|windows -22 6 1 2|winter 0 12 19 22|wire 22 18 38 32|wired 14 -37 8 -23
wired_# 4 -14 -2 -24|wish -22 3 -14 3|within -23 -16 -25 -8|within_# -52 -23 -29 -20|witness -73 -52 -54 -42
won -20 -44 -49 -43|wonder 30 -48 -30 -48|word -41 -23 -22 -10|words -6 -21 -28 -20|work -4 4 -3 8
work_# -27 -10 -12 -9|work_<date> 1 19 0 14|work_<year> -2 -46 -9 -47|work_county 31 15 -8 -3|work_full 5 -22 -3 -18
work_nights -4 -10 1 -2|work_no -2 -3 26 8|worker -15 -7 4 -10|workers -44 -23 -20 -27|workers_comp -47 -47 -35 -45
worse -17 -52 -34 -55|worth 59 16 27 4|worth_# 11 -10 -10 2|worth_$ -10 -11 -20 -10|worth_maybe 3 33 26 30
wouldve 11 -29 -3 -28|wrapped -12 -16 -7 -10|wreck -28 -39 -16 -48|wrist 16 -4 6 3|wrist_# -8 -27 -3 -37
write -42 -32 -44 -53|write_letter 25 18 -3 3|writing 10 54 43 63|writing_<date> 6 14 18 19|writing_no 25 -5 16 -10
written 6 62 17 64|wrong -12 -37 -21 -52|wrong_way 10 -5 26 -7|wrongful -31 -30 -33 -26|wrongful_death -32 -21 -35 -17
wrote 30 -32 2 -49|wrote_apology -9 21 17 22|wrote_back 4 -5 -13 -6|wrote_no 25 61 57 73|x -2 16 -4 21
x_# -11 -1 -8 -1|x_ray 6 12 -3 14|x_rays 10 19 23 23|x_week -10 2 -1 2|xray -1 10 -3 11|yall -28 13 1 18
yard -8 -24 -29 -19|yard_no -13 -12 0 -6|year 48 58 62 68|year_# 10 -17 22 -4|year_$ 7 -8 -20 -22|year_ago 24 28 18 26
year_all -15 5 13 9|year_back -3 13 13 21|year_no -11 8 -1 7|year_old -15 -15 14 -9|year_underground -2 10 10 13
yellow -5 -32 -24 -20|yet 59 94 99 120|youd -50 -74 -70 -82|youll -62 -65 -62 -63|young 0 -63 -48 -69
young_<adult> -17 -24 -34 -21|youre -44 -24 -35 -22|youve -84 -60 -50 -57|zero -7 11 -8 12|zip 12 19 11 17
`,
} as const;
