// Fitted to 1175 graded notes (families d, t, u, w, x, y) and 74 retold pairs: the development set
// and the tuning set. Made by `node test/eval/fit-wording/fit-wording.ts SET…`; not to be edited by hand. Why, and
// how to refit: bridge/docs/decisions/0007-learned-wording.md. Each entry: a form, then tenths for clarity, strength, damages, merit.
/** What words and pairs of words of the notes are worth. */
export const packedWeights = {
  base: [-25, -26, -31, -24],
  length: [179, 131, 143, 128],
  forms: `
# 20 13 -12 6|#_# 26 41 64 49|#_$ -40 -32 -19 -30|#_<adult> -1 -28 -12 -29|#_<adults> 19 21 2 12
#_<children> 16 51 57 51|#_<date> 8 41 14 31|#_<siblings> 13 25 31 30|#_<year> 63 88 80 85|#_ac -1 15 8 7
#_accounts 7 8 10 9|#_acres 1 28 37 36|#_aides 7 -20 -21 -26|#_b 15 21 19 20|#_back 25 35 53 37|#_bank -13 -6 -24 -18
#_beers -15 -58 -5 -58|#_bucks 8 24 3 10|#_came -14 -12 -10 -20|#_charged 10 5 13 13|#_companeras 15 38 23 40
#_companeros 1 4 -8 4|#_day 31 18 25 12|#_deductible 10 13 16 10|#_died -17 -65 1 -74|#_dollars 6 -37 -32 -36
#_each -24 -16 3 -8|#_email 19 36 8 32|#_employees 7 -8 10 -6|#_er 28 59 28 59|#_f 6 24 18 25|#_far 12 -9 -9 -7
#_feet 27 59 48 65|#_file 27 34 21 48|#_fingers -7 -11 20 -11|#_found 14 7 31 9|#_fracture 8 20 -7 10|#_ft 7 9 9 16
#_h -16 -7 -4 -8|#_half -23 -46 -44 -46|#_hit 2 -39 24 -48|#_hour -8 6 13 11|#_houses 12 12 10 10|#_kid -6 55 32 52
#_killed 3 30 5 27|#_last 36 -11 10 -17|#_lawyer -6 -25 -8 -20|#_lb -10 -36 -29 -40|#_lbs 6 5 5 2|#_letter 19 6 20 11
#_mil 14 10 35 10|#_miles 0 -2 -14 1|#_million -67 -46 -43 -38|#_min 13 23 14 23|#_mins -7 -20 -21 -29
#_minutes -28 2 -24 3|#_month 29 32 41 49|#_more -42 -25 -12 -19|#_morning 5 13 21 17|#_most -31 -21 -21 -24
#_nd 13 2 17 1|#_neighbors -10 -14 -18 -15|#_new 6 3 21 10|#_night 0 -12 -22 -12|#_nights 18 24 28 31|#_no 46 63 47 56
#_now 0 25 -10 32|#_oh 15 26 21 27|#_one -11 41 11 52|#_ops 34 46 36 47|#_other 19 47 43 49|#_others -5 -56 -34 -66
#_owe -17 -22 1 -20|#_own 8 10 29 24|#_pages -9 0 2 5|#_pay 1 -18 7 -27|#_people -7 3 -5 1|#_per -2 3 -9 2
#_percent -41 -19 -24 -12|#_photo 22 30 19 15|#_places -11 -25 4 -25|#_pm 15 -6 3 -4|#_rd -20 -19 -15 -19
#_ribs -1 -31 -18 -35|#_s -10 -8 -10 -8|#_say -14 -1 -27 -2|#_screws 9 -33 11 -35|#_sent -5 -9 -4 -7
#_shifts 10 38 4 43|#_sign 3 -21 -5 -5|#_stitches 1 -20 -25 -23|#_stores -8 0 -9 -4|#_surgery 0 -36 27 -28
#_teeth 2 10 14 21|#_text 51 63 14 51|#_th -7 8 6 17|#_things -5 15 -8 13|#_time 24 -5 -2 -10|#_times 11 22 15 26
#_toes -6 7 1 15|#_union 10 22 6 25|#_veces 14 25 30 28|#_visits 7 28 10 30|#_want 12 27 6 23|#_week 0 -9 -2 -17
#_witness -24 -16 -25 -15|#_work 11 11 9 24|#_x 9 42 33 41|#_year 7 19 -9 20|$ 78 50 46 42|$_# -5 -11 -22 -12
$_$ -20 -2 0 -2|$_<spouse> 2 13 6 21|$_<year> 18 34 -5 36|$_all -16 -12 0 -10|$_billed 11 28 26 37|$_day 18 36 9 35
$_each 20 2 -1 -3|$_far -8 -6 17 -7|$_gave -1 -25 -13 -21|$_hour -24 -15 -15 -19|$_house 3 9 0 17
$_insurance -8 -7 4 -15|$_last 17 28 21 28|$_left 3 7 6 4|$_letter -10 -24 -26 -25|$_lost -5 -14 -5 -16
$_month 3 40 5 39|$_no -9 24 -12 25|$_now 10 39 25 45|$_owe 1 18 0 34|$_part 9 40 2 44|$_pay -4 25 8 24
$_policy 21 11 26 9|$_ready 7 12 6 22|$_retainer -12 -18 1 -3|$_salary 33 40 37 40|$_set 9 6 16 10
$_today -2 -22 4 -23|$_week 23 65 21 65|$_year 6 -2 23 4|<adult> -37 -37 -19 -33|<adult>_# 17 52 24 54
<adult>_came -5 15 12 17|<adult>_gave 19 11 2 11|<adult>_no -11 -18 10 -19|<adults> -24 -9 10 1|<bereaved> 15 47 24 53
<child> -2 -15 7 -3|<child>_# 41 62 46 62|<child>_age 0 -2 4 -2|<child>_dice -38 -48 -48 -39
<child>_law -3 -21 -11 -17|<child>_no -7 -1 -19 2|<children> 47 63 52 67|<children>_# 4 43 24 44
<date> 109 166 172 173|<date>_# 7 39 33 35|<date>_$ -2 26 -11 26|<date>_<date> 7 31 17 34|<date>_driver 8 -6 8 -9
<date>_er -2 -1 7 2|<date>_fell 1 29 -3 19|<date>_fire 6 13 -5 8|<date>_hour -6 2 -3 8|<date>_house -7 3 6 -1
<date>_k 9 9 -14 8|<date>_no -17 -2 -23 1|<date>_one 36 33 30 27|<date>_saying -6 -7 -11 -10
<date>_served -3 -4 -15 -4|<date>_shoulder 5 6 9 5|<grandchild> 41 32 23 41|<grandparent> -7 34 12 42
<parent> 38 63 62 70|<parent>_# 19 31 32 30|<parent>_died -11 -1 2 10|<parent>_no -6 10 17 16
<parent>_passed -3 -1 -15 0|<parent>_pay 7 -7 -16 -8|<relative> 22 -15 22 -15|<relative>_# 11 -4 23 -8
<sibling> 25 19 38 31|<sibling>_# -2 -44 -3 -44|<sibling>_law -35 -73 -57 -72|<sibling>_no -1 14 -5 20
<siblings> 14 22 40 33|<spouse> 2 15 38 18|<spouse>_# 16 62 92 73|<spouse>_house -3 -7 4 -10
<spouse>_name -10 -10 1 -3|<spouse>_no -11 -1 -16 4|<spouse>_pregnant 0 6 5 12|<spouse>_wants 11 55 18 63
<spouse>_wrote -19 -21 -10 -12|<year> 63 42 65 47|<year>_# -20 -31 -9 -34|<year>_$ -15 -63 0 -58
<year>_<year> 12 -31 37 -31|<year>_case -8 -25 -9 -32|<year>_every 24 26 31 31|<year>_no -17 -17 -12 -31
<year>_now 6 4 12 -1|<year>_sign 10 42 34 44|<year>_tengo 6 19 24 25|above -21 -29 -13 -23|abt -1 30 26 36
abt_# 2 25 26 31|ac -8 19 19 25|access -11 -5 -1 0|accident -22 -17 -17 -15|accident_# -5 10 1 10|account -4 19 10 13
accounting 7 16 19 19|accounts -21 -10 -21 -10|acl -6 -4 -5 -4|acres 1 28 37 36|acres_# -6 -3 -10 -1|across -5 -9 -1 1
act 14 -13 -13 -24|action -5 -7 6 -3|actually 13 23 14 23|ad -16 -14 -14 -15|add -24 -4 -18 2|address -20 -35 -17 -33
adipiscing -28 -21 -26 -21|adjuster -8 27 17 12|adjuster_letter 0 11 12 13|administration -16 -8 -8 -10
administrator -20 -19 -7 -13|admission -8 11 -5 10|admits 9 15 5 5|admitted -2 -53 0 -62|admitting -1 7 3 6
adult 17 13 -3 7|advised -6 -26 -4 -19|afford 10 -10 -15 -13|afraid 6 14 23 16|afternoon -12 3 -12 -10
afterwards -11 -44 -2 -48|ag 5 11 -14 14|against -20 -28 -12 -22|age 36 53 48 50|age_# 21 51 46 55|agency 16 17 49 18
agents -36 -29 -32 -26|ago -4 -18 -8 -18|agree -2 10 -15 5|agreed -7 -16 -17 -25|agreement -27 -29 -15 -30
agreement_no -10 -33 -13 -32|agrees 3 18 8 12|agua 2 23 -15 23|ahead 4 22 8 33|ahora -2 -14 -3 -20|aid -6 -5 12 -6
aide 19 11 39 19|aide_# 6 11 15 10|aides 13 -9 -9 -11|aint 23 75 53 83|airline 10 -32 -43 -42|alarm 5 -17 18 -16
algo 1 -29 -28 -40|alguien -20 -45 -30 -39|alimony 0 -14 17 -14|alj 18 31 33 28|all -7 -59 -39 -53|all_# 8 -22 -19 -41
all_$ 15 -20 -38 -38|all_along -22 -49 -18 -53|all_day -26 -13 -15 -13|all_no -29 -48 -30 -51|all_records 9 9 18 12
all_reviews -16 -15 -5 -10|all_way 20 40 27 30|allows 43 -4 -4 -6|alone 26 -7 34 -8|along 9 -13 -3 -15
already -21 -35 -17 -35|always -23 -52 -37 -52|ambulance -9 -16 -17 -23|amet -28 -21 -26 -21|amount -24 -6 -12 -10
amputated 15 36 39 38|anchor 4 26 8 31|animal 11 43 10 47|animal_control 21 56 28 56|ankle 13 -31 -10 -40
annual 23 31 13 30|another 21 11 -32 -3|another_<adult> 8 1 14 8|another_company 9 15 -1 5
another_hospital 12 22 21 24|answer -21 1 -12 -5|answer_due 2 8 -8 8|answered 1 2 -23 1|answers -79 -69 -72 -66
any -33 -22 -28 -25|any_court 6 21 14 17|any_lawyer 25 27 22 27|any_money -14 3 -15 7|any_time -13 -22 -16 -22
anybody -9 -25 -7 -25|anymore -9 8 1 9|anyone -17 38 -12 37|anything -15 -29 -22 -18|anything_no 17 24 51 30
anything_wrong 0 -36 -25 -43|anyway 14 -18 -18 -16|apart 21 34 6 29|apartment 19 10 52 29|apnea -12 -17 2 -12
apology -28 -16 -26 -21|app 11 12 -2 4|appeal 10 -33 5 -39|application 14 28 22 35|applied -9 13 -18 5
apply -15 -35 2 -22|appointed 40 33 34 35|appraisal 17 36 32 38|approval -19 -13 -10 -22|approx -17 -6 -3 -10
approx_# -14 -16 -17 -19|approx_$ -3 10 14 9|apt -3 7 10 9|arbitration 19 42 46 57|argue -46 -52 -56 -56
arm 30 17 16 20|arms -18 -34 -11 -31|around -31 -23 -15 -23|around_$ -10 -7 -30 0|arraign -5 -12 2 5
arraign_<date> -5 -12 2 5|arraignment 12 13 28 27|arrears 1 17 -6 19|arreglo 10 30 21 36|arrest 11 26 20 32
arrested -4 22 23 28|arrests 12 0 -1 7|asap 13 -5 11 -3|aside 11 19 8 21|ask -2 0 12 24|ask_hearing 3 1 3 4
asked -43 -90 -57 -84|asking -33 -40 -47 -50|asks 2 2 3 -1|asleep 5 -27 5 -20|assault -49 -26 -16 -15
assessment 21 37 24 31|asst 7 25 12 23|asthma -10 -18 -7 -16|asylum 5 -20 18 -19|ate 12 -6 -16 -10
atras -11 -48 -35 -55|attached -67 -18 -28 -23|attack -11 11 0 14|attend 3 -7 -7 1|audiencia 28 43 47 49
audit -30 -29 -21 -30|autopsy 5 -16 1 -15|available -36 -47 -30 -51|average -43 -20 -16 -21|away 8 56 16 40
aww 21 37 24 40|ayuda -4 -1 17 6|b 13 39 10 34|baby 22 25 49 30|baby_# 3 12 18 13|back -7 -11 -33 -13|back_# 1 16 1 19
back_<date> 22 39 52 35|back_<year> -10 3 0 4|back_forth -28 -33 -19 -31|back_no 1 12 11 9|back_surgery 0 -9 -8 -9
back_work -2 8 -9 14|backed -4 6 -16 6|background -4 5 -1 5|backs 1 -10 -11 -1|bad 11 10 22 15|badge 15 1 -17 -9
bag 21 5 -7 -4|bakery 18 28 9 20|bald -12 -21 -6 -25|ball 20 5 -2 6|bank -18 28 36 28|bank_records 1 8 9 8
bank_statement -45 -61 -37 -53|bankruptcy 6 15 14 20|bar -73 -77 -50 -83|bar_# 2 -10 23 -8|bar_insurance 20 33 21 35
barber -13 3 -3 4|bartender 35 31 15 25|basement 3 6 7 8|bass 6 10 -10 0|battery -13 -12 -3 -8|bc -17 -27 -28 -24
beat 9 -45 -7 -60|bed 19 1 -4 -18|bedroom -1 8 11 12|beer 29 46 25 55|beers -8 -38 -11 -40|began 12 1 -14 -8
begin -67 -25 -34 -24|behind -23 7 -8 3|believe -17 -39 -5 -29|below -5 -3 12 -4|bench -12 -9 -14 -7
bender -14 -6 1 -5|benefits 29 37 36 44|best -6 10 -9 21|better 25 4 -28 1|bien 24 26 14 33|big 18 17 42 13
big_one 8 -6 3 -13|bike -8 -20 -24 -22|billed 28 54 35 41|billing 10 5 -5 9|binder 14 -1 5 -10
binder_tabs 2 -20 -8 -30|biopsy 21 38 28 38|biopsy_<date> 20 26 30 28|birth 23 32 12 31|birthday 4 3 -19 3
bit -10 -3 -7 -5|bit_hand 17 7 -5 -1|bite -15 -12 -31 -14|black 1 -6 -22 -10|bladder 39 24 27 22|blank 1 11 12 9
bleed 1 -21 -8 -16|bless -52 -17 -25 -12|blew 22 4 20 -2|blew_# 19 18 25 19|block -5 10 5 18|blood -9 0 14 3
board 35 69 43 76|board_no 24 19 -8 13|boat -12 19 2 18|body 14 -3 -22 -9|body_video 20 22 -4 14|boiler -9 8 -1 9
bolts 12 21 13 19|bond 26 61 60 68|bond_# 0 7 13 11|bonded 10 10 2 6|bone 4 -13 -22 -28|boned -13 -46 -20 -40
bonus -2 -15 1 -7|book 17 35 40 42|books 5 -4 0 -3|boot -21 -16 -10 -17|born 19 51 64 52|born_<date> 14 18 31 20
borrowed -10 -42 -16 -46|both 15 51 15 49|both_charts -9 -2 13 -5|both_say 7 -6 9 -9|both_sides -22 -35 -16 -38
both_times 17 13 12 12|bought 2 -32 0 -33|bought_new 4 17 2 18|bought_used 0 -24 -34 -32|bout -26 -44 -46 -49
bowl -1 -25 -24 -25|box -2 45 -1 46|boxes 25 46 43 49|brace -10 10 0 19|brain 14 4 32 -7|brake 17 -6 26 -7
brakes -3 -50 -13 -58|branch 2 3 -8 6|brand 12 10 -17 7|breach -13 -7 -25 -10|breaks -21 3 -9 5|bring -63 -51 -59 -41
bring_back 5 6 1 11|broker 29 40 45 41|brought 11 -32 -41 -53|bruise 3 -18 -9 -8|bruised -9 -38 -23 -39
bucks 8 24 3 10|buddy -3 -11 1 -7|budget -11 16 -14 22|budget_$ -13 0 -22 0|builder 8 6 4 12|building 5 19 18 13
built -12 -8 -19 -17|bulge 28 33 26 38|bull 8 24 13 13|bumper 30 50 20 34|burn -19 9 -3 9|burn_unit 8 12 16 11
burned 36 25 48 28|burns 11 27 4 24|burst 5 51 31 48|bus -29 -4 -28 -14|bus_video 10 16 16 22|business 23 29 13 18
busy -1 -29 -9 -34|buy -2 0 -3 -1|buyer 46 78 38 73|buying 10 10 2 16|bylaws -8 -14 -15 -13|cable 24 -18 18 -11
cafeteria 13 -24 3 -20|cai 17 -11 -6 -14|calcaneus 12 20 10 21|calendar -48 -21 -31 -14|call -33 -29 -28 -33
call_# -4 8 3 17|call_back 4 3 -2 4|call_no 0 -2 -28 1|call_one -15 -32 -16 -42|called -2 -9 -12 -13
called_# -18 -4 -4 3|called_lawyer -25 -6 -1 -2|called_no 3 5 12 12|calling -40 -39 -24 -45|calls 8 4 7 9
came 28 34 12 21|came_# 15 41 32 48|came_back 26 39 11 32|came_no -29 -15 -9 -20|cancel -6 -13 -18 -9
canceled 0 -13 -6 -19|cancellation -14 -5 10 4|cancelled 16 1 -8 -8|cancer -7 -34 5 -38|cap 33 17 -4 11
capacity -7 -10 -8 -13|captain -1 26 -4 26|car -50 -26 -48 -41|car_# 17 -16 10 -30|car_$ -4 9 -3 9
car_accident 19 14 24 21|card -39 -33 -49 -37|card_# 25 21 46 30|cards 6 1 -17 1|care -3 -11 -1 -12
caregiver 23 25 13 28|carpet 23 16 3 17|carro 18 -28 -1 -30|carry -1 2 3 1|carrying 3 -7 13 -7|cars 2 -14 -18 -22
casada -14 -26 -18 -26|casada_# -10 -6 -7 -7|case -99 -100 -86 -103|case_no -2 -16 0 -27|cases -36 -50 -33 -50
cash 6 36 28 30|cashed -20 -42 -49 -59|cashier 14 43 31 48|casi -1 -2 15 -2|casino -18 -24 -22 -32|cast -7 12 10 21
caught 0 2 -6 6|cause 47 61 43 50|cayo -3 20 12 20|cdl 16 -11 -21 -7|cease 33 32 18 32|ceiling -25 -27 -24 -18
center 18 31 16 34|cert 12 28 30 29|certificate 34 74 49 74|certified -23 -21 -37 -27|ch 17 -13 -9 -22
chain 12 -8 30 -12|chair -6 37 6 44|chance -27 -26 -27 -28|change 26 -56 -10 -61|changed -20 -14 -13 -16
charge 25 8 26 20|charge_file 2 -9 10 -16|charge_nurse -5 2 5 7|charged 12 23 18 24|chart 7 -13 8 -21
chart_# 12 -16 -10 -31|chart_hand 20 26 25 25|charted 11 23 19 19|charts 29 71 60 69|cheap -9 -39 -19 -37
check 6 -3 5 -3|check_$ 6 30 26 33|checked -1 -43 -28 -44|checks 25 84 39 84|checks_# 17 29 -9 12|chemo 9 38 26 41
cheque 19 23 13 14|chest 8 8 28 8|chicken -11 -10 -24 -8|chipped 13 28 -11 20|chips 8 -18 -13 -11
chiro -23 -32 -41 -45|chiro_# -27 -4 -18 -13|chiropractor -1 1 8 0|chofer 21 35 29 25|choice -2 -1 7 -3
choque -2 -62 -21 -58|church -8 3 -6 5|circle -9 -20 -26 -23|cited 26 -23 27 -41|cites 11 28 36 29|citizen -7 2 -3 8
city -5 10 8 6|city_no -11 7 -13 1|civil 14 49 18 38|claim -22 -31 -21 -51|claim_against -15 -17 -16 -19
claim_deny -11 -12 -5 -12|claim_file -3 15 8 16|claim_no 3 -5 -6 -6|claim_number 6 24 6 15|claims 17 59 14 38
claims_<adult> 15 4 -7 8|class -12 -34 -26 -25|class_action -14 -10 9 -3|clause 35 61 57 68|clean -38 -19 -49 -14
cleaned 7 2 -6 0|cleaning -49 -38 -28 -33|clear -39 -58 -64 -65|clearance 17 20 23 28|cleared 20 18 14 15
clerk -76 -50 -38 -52|clients -97 -57 -58 -57|clinic -4 13 -24 17|clinica 15 2 5 4|clip -13 -19 -15 -20
clock 24 8 -1 9|close 0 -36 -15 -21|closed 31 -5 18 -13|closed_<year> -16 -39 -33 -51|closing 39 34 9 36
club -6 -17 -21 -14|co 29 40 40 40|co_op 10 7 -2 3|coach -27 -21 -19 -12|code -16 -6 -5 0|coffee -53 -59 -67 -47
cold -22 -28 -13 -25|collarbone -4 -5 10 -11|college -24 -41 -40 -34|color -35 -53 -35 -50|comadre -13 -8 -9 -2
come 45 44 37 35|come_back -14 -35 17 -28|comes -38 -44 -31 -50|coming -11 4 1 -4|comments 3 -25 -9 -23
commercial -19 -3 -11 -3|commission 0 10 17 16|common 5 -50 -11 -53|comp -34 33 27 48|comp_pay 22 15 36 5
companera -5 -13 -10 -11|companeras 15 38 23 40|companeros 1 4 -8 4|compania 0 32 22 32|companies -22 -10 -3 -8
company 15 39 46 42|company_# 10 -7 3 -10|company_<adult> -6 4 13 9|company_name 0 29 17 29|compensacion 2 27 28 30
compensation 9 -4 -8 -10|competitor 9 10 12 14|complained 13 1 -4 -11|complaint 12 24 21 26|complete -42 -35 -16 -29
complex 1 -13 6 -15|compliance -46 -17 -17 -7|computer -43 -13 -19 -14|concrete 11 15 21 20|condo 18 58 35 47
cone 11 -5 -4 -12|confirm -76 -85 -73 -82|confirmed -22 26 -2 21|confirms -17 6 0 8|conflict 1 7 2 3
conmigo -28 -18 -8 -17|consent -28 -16 -6 -16|consideration 2 -12 6 -10|consult -4 12 7 13|contact 2 -11 0 -12
contacted -2 -3 -1 -3|container -4 13 10 21|contempt -13 -4 -15 -1|contingency 19 24 3 15|contract 1 -25 -23 -42
contractor -11 -2 8 5|contractor_insurance 8 -3 4 -10|contratista 16 13 14 5|contributory 15 -19 25 -9
control 23 67 36 68|convicted 49 57 56 55|cook 7 8 13 10|copd 7 -19 3 -16|copied 0 36 24 36|copies 6 21 30 30
copy -18 30 22 34|cord -1 14 0 15|corner -1 -23 -18 -22|corp 10 32 23 28|corrieron 5 15 -3 17|corte -20 -67 -29 -58
corto 14 22 13 28|cost 8 -9 -11 0|cost_$ -32 -60 -26 -52|counseling 26 28 24 33|count 2 15 17 14
country -20 -71 -19 -68|counts 6 11 -19 10|county 25 67 36 61|couple 10 48 37 50|court -3 -22 4 -9
court_<date> -3 -10 -15 14|court_document -7 -18 -6 -8|court_no -23 -1 -6 4|courthouse -35 -18 -23 -20
cousin -7 -9 5 -16|cover -19 -16 -23 -18|coverage -2 -9 -9 -7|covered -8 -35 -21 -46|covers -2 -42 -30 -40
cow 3 -1 -2 -8|coworker -1 16 4 2|coworkers 3 3 13 7|cows 19 43 22 36|cpa 55 44 79 56|cracked -16 -4 1 -1
crane 21 17 18 22|crash -25 -4 19 -3|credit 45 64 13 46|creo 12 22 2 20|crew 44 41 22 52|crew_no -11 -12 3 -14
crimen 0 -45 -15 -50|crop 22 -10 38 -15|crossed 8 17 11 11|crossed_center 7 16 18 22|crossing 15 23 32 27
crosswalk -6 -15 -11 -33|crushed 43 57 71 53|cuanto 27 16 3 16|cuello -10 -26 -18 -36|cuff 20 -23 7 -42
cuff_surgery 2 -31 -2 -38|culpa -12 -56 -25 -61|curb -1 -6 -9 -4|cure -4 0 -1 -4|current 32 57 47 59
custody 14 17 50 18|customer 5 15 15 16|customers -7 -19 -17 -16|cut 1 -21 -18 -20|cut_# -14 4 -14 -5
cut_<date> -7 -10 -3 -19|cuts -10 -25 -20 -23|cutting 20 27 21 34|da 39 66 44 66|daily -10 23 10 22|damage 14 54 11 39
damages -4 -45 -33 -45|dark -6 -41 6 -44|dash 5 32 10 36|dash_video 5 32 10 36|dashcam 15 7 7 11|data -55 -46 -39 -39
date -24 -14 -25 -15|dated 12 57 33 66|dated_<date> -1 12 7 15|dates -22 -22 -7 -12|day -1 10 -21 14
day_# 13 -16 15 -17|day_$ 8 15 20 21|day_ask -6 -12 0 -4|day_doctor 2 -32 1 -25|day_hospital -20 -23 -11 -20
day_later -9 -41 -21 -42|day_letter 9 -38 -5 -45|day_no -34 -11 -28 -16|day_notice -13 -12 -36 -18|day_now 18 47 6 41
day_one -3 -16 -16 -28|day_think 4 -47 10 -47|daycare 13 26 18 16|dead 22 70 39 63|deadline -33 -6 -6 8
deal -4 25 -12 18|dealer 12 38 5 31|dear -80 -53 -65 -53|death -13 -11 -14 -7|death_cert -9 -26 -9 -29
death_certificate -8 -6 8 -1|debe -4 2 -9 2|debo 0 10 -10 10|debts 11 19 -6 12|deceased -16 -30 -10 -34
decent -10 -39 -24 -40|decision 31 8 32 8|deck -10 -4 -17 -5|deckhand 11 46 26 41|declaracion 21 41 32 42
declined -2 3 13 2|decree 33 37 18 20|decree_<year> 5 13 -1 0|deductible 17 -10 -23 -19|deed 15 54 28 53
deer -1 -29 -18 -23|default 3 -17 -9 -22|defect -1 -54 9 -56|defender 20 -14 9 -4|defense -37 -28 -20 -30
deg 12 4 23 15|degree 11 13 11 14|delay 10 22 27 20|delivered 12 -2 -1 -9|delivering -18 -9 -9 -12|demand -22 10 -3 4
demanda -7 17 9 21|dementia 20 23 22 28|dental -3 33 5 38|dentist 10 38 -1 32|dentist_# 0 11 -5 17|deny 19 22 31 28
deny_<date> 10 15 8 19|deny_letter 24 27 26 33|dep -4 -10 -23 -13|department -27 -13 -24 -10|deposit -52 -32 -69 -34
deposition 4 -6 19 -6|dept -24 -29 -18 -25|deputy 19 19 36 23|desk -85 -16 -42 0|despues -27 -18 -12 -15
detective 28 40 42 44|detention 21 8 15 13|device -14 -9 -19 -11|diabetic 29 43 37 53|dice 35 1 38 -4
dice_no 17 8 10 8|dicen 8 20 12 24|died -1 8 30 -2|died_<date> 8 21 20 7|died_<year> 23 18 32 15|dieron 28 23 4 14
diff 5 12 2 10|different -12 22 13 24|dijeron 3 2 25 4|dijo -30 -67 -45 -71|dinero -3 7 -7 0|dio 17 6 15 1
director 35 41 24 32|directory -42 -13 -16 -11|disability 16 31 28 34|disabled 7 -22 3 -18|disc 31 53 26 53
discharge 2 -41 -26 -49|disclosure -15 -30 -18 -39|discrimination -24 -19 -10 -19|dismissed 4 25 15 36
dispute 24 17 25 16|disputed 19 32 14 27|district 4 8 11 21|ditch 9 -24 8 -21|divorce 4 3 -21 -2|divorcio -9 -1 2 -3
dob 16 41 32 34|dock 5 28 23 35|doctor 22 12 -1 11|doctor_# 13 21 27 24|doctor_gave -20 15 14 17
doctor_letter 7 23 25 23|doctor_no -9 -9 -22 -23|doctor_once 1 10 -4 16|document 3 -11 5 -7|document_corte 11 18 13 23
document_no -12 7 -8 0|document_sign -2 15 11 11|dog -13 -91 -53 -96|dogs -3 5 -9 3|doi -3 -12 3 -10
doi_<date> -4 -23 0 -20|dol 3 19 12 19|dolares 29 -31 -31 -43|dollar 6 2 11 -1|dollars 8 -29 -27 -29
dolor 2 -18 -13 -16|dolor_sit -28 -21 -26 -21|domestic 1 -1 6 8|done 13 -15 -16 -21|done_<year> 25 67 20 70
done_no -14 1 -30 3|door 14 -4 0 1|double -2 -22 -23 -27|drawing 1 -6 -13 -5|drawings -4 -8 -3 -1|drawn -28 -14 -25 -9
dreams -19 -15 -20 -13|dress -5 11 3 7|drink -3 -14 16 -13|drive -7 -35 -29 -28|driver 17 43 22 47|driver_# 7 9 14 9
driver_cited 22 23 14 14|driver_insurance -16 -25 -14 -28|drives -18 -40 -9 -48|driveway -19 -27 3 -24
driving -2 13 3 9|drone -1 -5 -4 3|drop -31 -42 -31 -48|dropped -6 5 9 3|drove 1 13 1 16|drugs 3 42 34 52
drunk 13 37 14 26|dry -13 -61 -25 -54|due -19 15 -19 20|due_<date> 19 27 6 26|duele -5 -1 -6 3|dueno 18 39 21 34
dug 5 23 -6 8|dui 10 4 12 13|dui_<date> 12 7 7 11|dui_<year> 12 8 14 17|dusk 16 26 8 25|duty -27 -12 -18 -10
dwi 20 -19 2 -13|dx 27 26 34 26|each -7 0 -21 -9|each_time -29 -39 -45 -40|earlier 3 10 27 25|early -26 -20 -1 -20
earn -15 -10 -16 -14|earn_$ -15 -10 -16 -14|earnings -1 -2 12 3|earnings_printout 10 15 18 19|easement 8 5 21 13
eeoc -8 -17 12 -18|eeoc_charge 5 32 16 32|either 14 -18 -24 -9|either_way 11 -17 -17 -13|elbow 29 7 26 -13
elbow_fracture 3 -13 10 -14|electrician 21 27 17 31|elevator 26 -7 -14 -14|elit -28 -21 -26 -21|else -19 -54 -14 -58
em 19 -17 10 -24|email 39 71 50 71|email_# 22 19 39 24|email_<date> 3 10 -9 6|email_insurance 20 46 27 42
emailed 22 47 26 51|emergency -44 4 -12 -3|emotional -6 -23 -23 -26|employed 6 0 17 9|employee -15 -14 5 -12
employees 2 -17 10 -16|employer 41 20 10 23|employer_# 11 17 20 16|employer_<date> -9 7 -25 -4
employer_no -7 -39 -5 -36|employer_text -23 -33 -33 -35|employment -7 9 5 3|empresa 9 30 17 34|empty 27 21 7 22
ems 7 15 26 11|end -35 -29 -25 -20|ended 16 26 30 21|ends -31 -45 -43 -39|engaged 4 13 22 18|engine -10 0 13 -7
engineer 3 9 28 21|engineer_$ -6 -5 13 -2|enjoy 20 24 3 19|enough 12 40 16 38|entered 12 -1 26 -6|entrada 17 57 17 62
entrar -11 -25 -15 -33|epidural 17 8 -3 10|equal -3 1 2 -1|equity 9 1 23 8|er 14 47 11 45|er_# 1 -2 -5 -6
escalera 25 48 22 52|escribio 0 -3 -9 4|escrito 18 18 20 17|espalda -3 21 1 18|espanol -58 -59 -47 -63|est 0 -19 -5 -7
estate 22 31 14 31|estimate 26 14 -1 13|estimate_# 12 -4 -5 -4|estoy -14 -15 -8 -18|eval -2 -7 -6 -8
evening -23 -55 -39 -51|every -20 -5 -15 -1|every_day 18 37 36 45|every_month 15 44 28 35|every_one -27 -35 -33 -27
every_year 12 29 9 26|everybody 19 -48 -5 -46|everyone -11 -49 -1 -62|everything -36 -84 -54 -100
everything_# -10 -11 -11 -7|evidence -7 -17 -15 -16|ex -24 -3 -23 -2|ex_<spouse> -1 9 -10 10|exact 12 27 22 31
exceeds 10 42 22 47|except -55 -52 -34 -54|exchange -17 -4 -23 -8|executor 28 28 5 20|expenses 6 8 13 5
experience -28 -12 -8 -12|expert 7 -12 7 -12|expired -19 -26 -26 -33|expires 6 -12 -9 -2|expires_<date> 6 -12 -9 -2
explained -13 -30 -17 -36|extended -22 -55 -28 -54|eye 3 -6 -20 -6|eyes 0 3 -1 0|f 1 16 10 21|face -25 10 -11 17
facility -1 14 7 5|fact 3 -9 -12 -6|facts -28 -37 -17 -37|failed 11 23 29 33|fair -48 -58 -57 -67|fall -28 -34 -12 -33
falling 4 -34 -2 -34|false 16 25 9 29|families -7 16 -2 16|family -29 -21 -16 -14|family_# 4 29 33 26|far 48 90 26 75
far_no 17 20 -3 20|farm -5 11 14 14|fast -7 -8 -7 -8|faster -21 -15 -12 -8|fault -17 -17 -30 -20|fax -26 -41 -37 -34
fbi 12 -33 12 -29|fdd 20 32 37 33|fecha 2 8 5 9|federal 11 11 21 12|fee -14 -15 -31 -8|fee_$ -18 -29 -23 -34
feed 4 20 1 25|feel -16 -22 -10 -25|feeling -25 -31 -44 -26|feels -17 -41 -22 -42|fees 11 47 20 36|feet 43 76 72 89
fell 32 4 13 9|fell_# -2 21 10 32|fella -28 -28 -8 -15|fellow -6 -39 -31 -46|felony -9 -5 -13 9|felt 2 9 5 14
femur 0 14 14 20|fence -6 7 11 12|fender -14 -6 1 -5|fender_bender -14 -6 1 -5|few 16 18 -26 14|fib 7 13 17 15
field 2 9 32 16|fight -25 -3 -1 4|fighting -10 -2 8 0|figure -25 -15 -10 -4|figures -36 -12 -20 -11|file 60 15 86 7
file_# 1 13 13 4|file_<date> -1 -4 -8 0|file_anything -1 -22 17 -30|file_no -6 -27 -17 -27|file_now 24 25 13 27
file_time 6 32 18 36|file_yet 23 54 37 59|fill -30 -55 -36 -52|filled 35 52 39 54|film 7 17 7 17|films -1 11 4 16
final 23 4 16 -9|financials 16 17 23 17|find -17 10 4 16|findings -9 -3 -1 -3|fine -10 -68 -47 -65
fine_no 4 -19 -8 -18|fine_now -16 2 -18 3|fined 6 24 -13 15|fingers 1 -3 24 -3|finish 9 -1 12 5|finished -1 20 6 25
fire 6 -5 1 -8|fire_<date> 9 24 12 18|fire_marshal 7 32 22 30|firm -69 -47 -23 -55|firms -67 -40 -52 -40
first -20 29 26 47|first_# -58 -82 -85 -90|first_call 10 5 28 1|first_one 24 47 26 48|first_time 5 13 11 10
fish -2 -41 -26 -40|fit 18 30 25 32|fix 6 -2 12 0|fixed 28 43 1 33|flagged 3 29 12 27|flat -1 20 3 23
flat_$ 1 -8 15 -10|flat_fee 59 80 43 90|flew 2 14 11 4|flight 6 -11 4 -12|flip 2 -25 -1 -22|flip_flops 2 -25 -1 -22
flood -2 5 3 -2|floor 5 -14 -22 -17|flops 2 -25 -1 -22|fmla -1 -3 -3 -4|folder -5 -48 -9 -56|folding -9 -7 11 -4
folks 18 19 -13 18|following -56 -90 -70 -79|food -5 -10 -14 -11|foot 25 22 50 16|foot_<date> -13 13 9 15
forced 26 23 34 19|forearm 11 40 13 40|foreclosure 25 23 54 40|foreman 39 89 76 92|foreman_text 5 20 18 17
forged 7 2 8 9|forgot -5 -27 -40 -32|forklift 8 3 -2 7|form -41 -16 -18 -16|form_# -55 -37 -57 -37
former 11 -9 -10 -12|forms 1 21 15 28|forth -28 -33 -19 -31|forward -16 7 -5 7|forwarded -4 10 5 19|found 34 34 67 22
found_# 23 24 40 30|fracture 44 10 39 0|fracture_# 1 -22 -1 -13|fracture_ankle 14 -31 12 -34|fracture_femur 8 19 15 23
fracture_hip 5 29 35 22|fracture_jaw 8 -13 1 -15|fracture_pelvis 0 -13 1 -12|fracture_plate -2 -10 -11 -18
fracture_ribs 6 -10 -10 -12|fracture_rods 0 20 15 24|fracture_wrist -3 9 24 16|franchise 28 46 20 44
fraud 16 -16 27 -15|free -32 -45 -66 -66|fresh -31 -55 -27 -73|friend 7 -18 -21 -16|friends -41 -35 -25 -41
front -19 -24 -68 -62|front_desk -13 7 -13 14|ft 7 9 9 16|fuel 24 56 36 51|fui 51 25 41 21|full -10 -37 -4 -49
full_final -8 -12 -3 -14|full_time 6 11 19 20|fund -18 -23 -6 -22|funeral 41 29 49 30|funny 19 0 5 -3
furniture -5 -15 -1 -8|further -32 -13 -23 -12|fusion 26 46 76 52|g -2 10 10 8|gallbladder -8 -22 -4 -27
gana -15 12 2 7|ganaba 0 16 7 19|ganaba_$ 3 14 3 16|gano -48 -31 -18 -24|garage -21 -20 0 -22|garbage -5 2 -3 8
garbage_truck -5 2 -3 8|gas -25 -20 -18 -20|gas_station 17 -9 -2 -8|gate 1 -12 8 -18|gave 25 -32 -34 -37
gave_# -19 -4 23 -4|gave_<spouse> -13 -29 0 -36|gave_name -1 3 6 3|gave_statement 1 20 11 21|gc 11 -15 9 -12
general 33 11 20 12|getting 1 29 13 27|give 7 -64 -47 -60|given 6 1 24 1|gives 30 45 41 38|gives_# 19 31 36 37
gm -10 12 -3 15|go -21 -12 -4 -15|goes -37 -55 -65 -52|goes_back -43 -22 -25 -18|going -38 7 -30 7
going_# -12 -4 -17 -3|gone 29 -16 7 -9|gone_# -19 -12 -16 -7|good -56 -69 -94 -84|good_morning 15 14 6 15
good_no -19 -3 -5 0|gotten -2 8 -3 6|gps -31 -61 -35 -61|graft 18 30 31 29|grafts 7 5 10 8|grandbaby -15 -5 4 2
grandparents 17 53 29 57|granted 28 21 26 23|gravel -18 -38 -27 -33|gray -33 -46 -47 -50|great -44 -68 -50 -84
green 5 -30 -12 -40|green_card 31 43 25 40|grievance 3 16 24 20|grocery -33 -25 -24 -30|gross 6 -10 -8 -12
ground 7 -16 -3 -22|group -1 18 1 27|group_# 13 40 22 41|grown 12 -45 8 -53|growth 3 13 14 10
guaranteed -17 -16 -9 -13|guard 22 10 19 6|guardian 17 20 15 20|guardianship 30 41 11 38|guess 20 26 2 22
guest 22 64 46 76|guide -14 3 -1 2|guilty 19 41 40 33|gutters 12 -6 1 -19|gym -4 3 -7 3|h -18 -10 -19 -11
hace -5 11 -5 16|hacer -3 -15 -7 -19|hair -78 -70 -79 -65|half -10 -24 -23 -33|hall 8 -24 -8 -39|hand -13 0 -10 6
hand_<date> 6 7 -5 9|handed 32 72 44 69|handle 26 34 32 40|handles -27 -21 -18 -24|hands 27 52 33 53|hang -15 10 0 9
happen 4 -30 -4 -28|happened -42 -49 -47 -51|happy -50 -27 -2 -32|hard 30 35 27 45|hardware -14 -23 -22 -21
hardware_store -10 -21 -19 -21|harness 5 8 10 12|head 27 98 66 99|headaches -11 -14 2 -3|healed -8 -69 -56 -64
health -16 -34 4 -24|health_insurance -14 -43 -11 -43|hear 9 -33 -8 -34|heard -20 -54 -33 -61|hearing 36 7 31 25
hearing_<date> -40 -41 -34 -33|heart -2 -26 -32 -38|heat -31 -14 -8 -7|heater -1 4 -13 -4|hed -34 -103 -54 -112
hed_no -1 5 -2 11|heirs 2 7 14 3|held -27 -33 -14 -30|hell 44 34 32 49|helmet 10 25 17 25|help -12 -14 14 -9
helped 8 -1 -12 7|helper 11 3 19 0|helping 9 20 15 23|hernia -18 -8 -12 -3|herniated -2 -3 0 -3
herniated_disc -2 -3 0 -3|hidden 6 6 5 11|high -23 -28 -12 -28|hip -6 -18 -4 -35|hip_surgery 10 19 -6 20
hire 38 54 45 63|hired 24 49 47 43|hired_anyone 7 16 8 10|hired_lawyer -11 -13 -21 -11|hired_no -3 1 -2 2
hiring -42 -35 -35 -45|history 7 7 2 8|hit -11 -16 -4 -11|hit_<date> 28 70 40 73|hit_car -19 -15 -11 -18
hit_head 2 19 31 23|hit_parked 2 1 13 4|hoa 0 -5 -17 -5|hola -115 -86 -65 -82|hold 31 33 33 28|hole 0 -1 -2 -7
holidays -2 9 10 12|homeowner -10 -4 1 -6|homeowners -5 19 4 11|horse -1 -27 7 -24|hospice 8 4 1 11
hospital 16 41 63 55|hospital_# 28 38 24 28|hospital_$ 9 -10 10 -14|hospital_document -3 4 1 7|hospital_no 1 26 16 26
host 17 28 18 30|hot 3 -42 -5 -38|hotel 23 5 8 6|hour 37 58 33 59|hour_# 13 26 23 30|hour_$ 14 -12 -14 -14
hour_email 18 26 24 24|hour_no -9 -20 -6 -15|hour_week -7 11 8 21|house 2 11 24 21|house_# 35 106 66 121
house_$ 13 -10 -10 -9|house_<date> -10 -15 -27 -13|house_check 1 -17 4 -22|house_maybe -13 -29 -41 -30
house_no -19 26 4 22|house_worth 0 48 26 57|household -17 -15 -7 -16|houses 11 34 11 31|hung -60 -29 -34 -28
hurricane -2 25 5 30|hurt -17 -35 -45 -40|hurt_back 8 10 23 11|hurt_shoulder -20 -20 -1 -11|hurting 16 38 28 41
hurts 2 -16 0 -14|hvac 4 7 6 20|hygienist -16 -4 -11 -1|iba 23 -2 31 -1|ice -1 -3 24 10|icu 13 41 43 47
icu_# 14 26 25 34|idea 13 12 5 13|identified -9 11 4 17|idk -8 3 9 3|iep 8 28 2 33|ignored 12 16 16 13
imaging -12 -11 2 -10|ime 14 21 17 23|immigration -5 -13 -3 -8|implants -26 -17 -15 -18|improvement 13 14 15 11
inch -6 -5 -13 -10|incident 2 16 7 19|incident_report -3 12 -1 9|incl 15 10 9 16|including -4 -3 -10 -9
income -3 -21 17 -4|independent -23 -19 -34 -17|infection -6 8 15 18|initials 15 27 29 29|injunction -4 -43 -33 -42
injured -60 -59 -57 -62|injuries -33 -53 -34 -45|injury -21 -32 2 -42|ink -15 -11 -31 -14|inside 9 41 -5 45
inspected 1 19 4 20|inspection -8 25 12 23|inspector 31 3 24 -4|insurance 51 18 22 16|insurance_# 1 32 23 33
insurance_$ -21 -27 -4 -25|insurance_card -31 -4 -32 -22|insurance_claim 3 12 -6 12|insurance_no 7 -88 -45 -83
insurance_offered -21 -14 7 -12|insurance_own 3 24 12 23|insurance_pay -26 -38 -53 -34|insurance_wrote 1 10 20 11
intake -112 -60 -54 -57|interest 0 -27 -22 -49|interlock 10 4 8 6|internal 10 17 0 14|internet -8 -25 3 -17
interview -17 -25 -24 -27|invoice -32 -39 -42 -40|invoices 15 30 33 33|ipsum -28 -21 -26 -21
ipsum_dolor -28 -21 -26 -21|irs 2 -7 8 -12|ish 8 16 -13 16|issue 12 4 -3 3|issued 20 14 13 26|issued_<date> 1 2 2 8
itd -19 -43 -32 -40|item 8 17 26 22|itll -24 -52 -49 -51|itself -15 -6 -3 -2|jacket -15 -24 -11 -20|jail 43 72 42 74
jaw -9 -25 -4 -14|jaw_wired 9 -18 -6 -18|job -6 6 8 5|job_# 10 12 23 14|job_back -3 -25 -24 -31|job_no 6 15 7 4
jobs 13 15 0 14|joint -17 -1 0 6|judge -19 -51 -33 -59|judgment -6 2 -12 -1|jury -7 -14 8 -14|k 18 19 -6 22
keep 28 11 -18 6|keeps 9 27 18 28|kept 26 -12 -6 -13|kept_# 20 25 10 20|key 8 2 25 20|kicked 13 -6 7 -6
kid 60 56 60 63|kid_# -7 -28 -13 -21|kid_all 28 42 16 47|kid_no 14 14 -9 8|kidney 8 -45 7 -52|kidneys 12 -10 16 -18
killed -1 42 18 37|killed_<date> 0 28 15 19|kin -7 -38 17 -40|kind -47 -39 -35 -41|kindly -74 -72 -59 -68
kitchen -18 18 -4 23|knee -13 16 -9 5|knees 24 -28 1 -23|knew -19 -100 -24 -115|knock -6 -3 -14 -7
know -28 -19 -19 -14|know_# 3 21 2 19|know_last 10 17 2 15|know_no -7 5 5 10|known -9 -43 -3 -49|knows -3 39 24 39
l 15 26 8 34|lab 22 32 42 30|label 31 47 35 49|laborer 5 -13 -3 -21|labrum 7 -24 -18 -25|lack 6 14 9 17
ladder -10 -17 -4 -19|lado -13 -28 2 -26|laid -17 -26 -14 -20|laid_<date> -25 -32 -24 -37|land -15 -20 -5 -15
landed 26 30 6 29|landlord 17 3 2 -3|landlord_no 26 0 -25 -8|lane 2 -8 -4 -5|laptop 14 21 11 17|large 29 36 14 42
last -26 -73 -57 -76|last_# -22 7 -24 5|last_check -4 -32 -6 -31|last_day 3 -16 6 -17|last_month 6 -18 -29 -35
last_name 21 34 16 35|last_time -19 -14 -9 -11|last_week -8 27 33 34|last_year -38 -11 1 -2|late -30 -98 -73 -105
late_<sibling> -16 5 -5 12|later 1 -11 -3 -6|later_no -2 18 1 23|laughed 8 -15 -17 -24|laughing -6 -27 -25 -23
laundry -17 1 -6 -3|law -30 -51 -30 -48|law_firm 43 20 29 13|law_office -4 26 1 22|lawfully 14 39 18 41
lawn -13 -28 0 -23|lawsuit -30 -12 -16 -6|lawyer -5 25 29 30|lawyer_# 4 20 33 17|lawyer_$ -26 -48 -16 -51
lawyer_elit -28 -21 -26 -21|lawyer_engaged 13 23 14 23|lawyer_far 20 31 21 39|lawyer_fees -20 -17 -22 -20
lawyer_file -5 0 7 -1|lawyer_free 27 12 8 -1|lawyer_hired 4 33 8 28|lawyer_ni 34 47 24 50|lawyer_no -18 -5 -6 1
lawyer_now -12 -40 5 -48|lawyer_only 1 18 5 19|lawyer_sent -14 -13 -14 -17|lawyer_sign 20 39 28 39
lawyer_wrote 14 -2 10 -8|lawyer_yet -12 30 -9 26|lb -18 -42 -37 -47|lbs 6 5 5 2|leak 1 -22 -15 -28|leaked 7 -11 -5 -9
leaking -5 5 21 4|lease 57 87 58 88|lease_# 0 0 7 -4|least -19 -25 -14 -18|leave 17 46 42 56|leaves -10 -13 -22 -5
leaves_all -4 17 1 19|leaving 18 21 1 29|left 22 16 34 23|left_# -14 -15 -27 -30|leg 7 32 27 13|leg_# -9 8 4 10
legal -56 -63 -56 -52|legal_aid -7 -15 8 -14|lender -5 7 3 5|less 9 -23 -14 -21|let -57 -81 -64 -87
let_go -7 -21 2 -13|let_know -62 -26 -26 -26|letter 42 94 41 96|letter_# -26 -43 -26 -42|letter_<date> 12 14 32 17
letter_dated 15 29 13 26|letter_file 2 -12 -22 -14|letter_hand 12 25 29 26|letter_issued 1 -11 -18 -8
letter_no -13 13 -1 11|letter_sent -15 3 -5 0|level 22 35 27 35|liability 4 -15 7 -12|liable -30 -68 -39 -81
library -20 -46 -37 -47|licenciado -35 -21 -30 -23|license 11 -7 -15 -11|license_suspended 20 -7 16 -8
licensed 41 38 26 28|lid 7 -12 -27 -16|lied -31 -41 -39 -36|lien 63 102 59 98|life -14 2 18 -3|lift -27 27 10 25
lifting -33 -35 -13 -33|light 7 13 -4 26|light_duty -1 22 12 27|lights -8 -11 -5 -9|like -24 -92 -87 -95
like_# 16 73 50 74|like_know 16 0 -11 -12|like_lawyer 1 -12 6 3|like_letter -5 15 -12 10|liked 6 -59 -30 -61
likely 4 -8 -13 -8|likes -23 -23 -12 -34|limit -10 0 5 -4|limitations -33 -34 -38 -36|limits -3 -8 -12 -26
limits_$ -6 2 4 -10|line -1 35 27 35|lip -20 -9 -9 -13|list -12 6 16 21|listed 2 13 16 26|lists -2 5 10 20
lit -3 -26 10 -32|litigation -29 -30 -18 -29|little 4 -53 -37 -60|lived -26 -27 -23 -31|lived_# -13 5 15 8
liver 19 10 14 7|lives 21 19 11 26|living 62 82 64 81|ll -11 -17 -20 -12|llc 35 52 40 58|llego -12 -21 2 -15
llegue -6 -23 -16 -23|load -8 -3 -3 -5|loading -4 -10 -13 -11|loan 22 6 27 15|loan_$ 8 10 8 14|loans 20 10 28 4
lobby -2 -17 -17 -16|local 10 -16 1 -15|lock -20 3 25 2|locked -8 -3 -11 -11|lockout 11 19 18 20|logged 10 35 26 44
logo -62 -46 -47 -45|logs 13 2 28 1|lol -3 -19 -32 -15|long 0 -9 -17 -17|longer 3 16 6 20|look -5 0 -11 -9
looked -33 -58 -49 -58|looked_no -4 4 10 4|looked_phone 16 34 12 35|looking -70 -46 -58 -53
looking_lawyer -40 -34 -38 -29|looks -14 -33 -34 -42|loose -2 -6 16 -12|lorem -28 -21 -26 -21
lorem_ipsum -28 -21 -26 -21|lose -9 -39 -27 -42|losing 14 33 16 33|loss 12 25 37 22|loss_# 1 -23 -5 -25
lost 37 51 47 50|lost_# 11 56 42 53|lost_$ 15 -19 -5 -33|lost_job 5 3 1 7|lot -18 -46 -18 -46|lot_no 12 6 -11 3
loud -8 -35 -17 -37|lovely -6 -28 -48 -53|low -15 -31 -31 -33|lower -20 -20 -30 -14|lpn 29 33 27 35|lpr 27 25 29 30
lumber -18 -14 -11 -12|lumber_yard -18 -14 -11 -12|lunch -51 -61 -54 -62|lung 16 47 35 40|machine -32 -38 -15 -45
mad -10 -7 10 -16|made 1 -8 -42 -11|made_# -5 7 3 13|made_$ 0 17 11 20|mailed 8 25 17 14|maintenance 22 67 42 68
make 25 4 -6 3|make_# 9 43 30 51|make_$ 14 34 21 41|maker 2 7 20 11|makes -49 -43 -23 -36|making 9 -8 2 -7
mall 18 24 6 26|management -4 -4 -3 0|mando 1 -16 -8 -17|mano 22 49 44 52|manual -5 -48 -3 -56
manufacturer 27 -4 13 -9|many -21 -12 -18 1|marked -6 16 13 16|market -4 -7 -6 -3|marriage -22 3 -16 8
marriage_cert 22 34 27 32|married -15 3 -4 6|married_# -35 -16 -12 -21|married_<date> 16 25 9 33
married_<year> 2 10 1 10|marshal 20 49 37 46|master -23 -19 -10 -17|mate -10 21 0 17|matter -79 -31 -51 -32
matters -2 13 11 12|maybe -3 12 15 35|maybe_# -9 -8 11 -13|maybe_$ -15 13 -12 3|maybe_no -18 -19 7 -6
mayordomo 14 28 2 30|mca 15 33 30 28|meal 4 -15 -6 -19|mean -1 -12 -2 -12|meaning -13 -18 2 -9|means -1 8 -24 7
meant -5 -24 9 -27|mechanic 8 -27 5 -40|med 21 7 -11 0|medical -40 -4 -18 1|medical_records -37 -32 -42 -34
meds 10 -14 -16 -18|meet 1 4 20 11|meeting 7 -41 -39 -40|member -6 -3 -14 -1|members 5 -22 -16 -25|memo 21 42 40 45
memory -17 -6 10 -6|memory_care -1 -17 4 -17|mention 21 22 -7 9|mesh -1 -14 -14 -19|mesothelioma 3 6 6 11
message -16 -18 -36 -16|messages 15 21 33 28|met 10 6 16 6|metal -9 -14 -2 -7|mid 9 -6 1 -7|middle -2 -22 -5 -16
miedo 10 -26 -4 -37|mil 11 -36 13 -37|mild 7 20 3 18|miles -8 -28 -17 -27|mill 1 -10 2 -15|million -90 -50 -60 -44
millions -3 -23 -9 -22|min 5 41 5 35|mind 9 -7 12 -5|minimum -4 6 -6 5|minor -14 -53 -4 -60|mins -7 -20 -21 -29
minute 8 18 4 23|minutes -40 -22 -28 -21|mismo -2 -45 -30 -60|misrepresentation -5 -5 -3 -4|missed 9 -35 -45 -50
missed_# -16 -31 -25 -23|missing -12 -15 -6 -12|mistake 10 -2 9 -10|mixed 13 38 24 34|mm -1 25 7 30|mmi -8 -14 -7 -22
mock -34 -22 -30 -20|moderate 14 24 13 20|mold 6 8 3 8|money -59 -70 -48 -76|money_now 13 1 12 2|monitor -9 13 12 13
month -2 18 -13 14|month_# -1 -21 -14 -19|month_behind 5 8 10 12|month_no 26 30 22 24|month_notice 25 40 28 51
month_now 7 17 -14 19|month_pt -8 1 0 6|monthly 0 5 -4 16|more -69 -100 -94 -113|more_time -9 -6 -1 -12
morning -10 -37 -4 -26|mornings -14 -5 -12 -2|morphine 8 4 1 11|mortgage 38 51 39 54|mortgage_co 8 -5 6 -6
most -53 -43 -29 -41|most_day -17 16 2 15|mostly 3 32 25 38|motion -19 -6 -10 -5|move -4 19 -1 14|moved 23 38 7 33
moved_$ -3 -26 -13 -28|moved_<date> -23 -12 -33 -16|moved_no 19 10 28 9|moving 10 -37 6 -45|mower -3 -31 -19 -40
mri 4 36 27 48|mri_shows -10 -17 -5 -18|mta 5 16 10 8|much -21 17 -8 13|mucho -8 4 -8 1|multa 31 0 -1 2
multo 14 28 24 32|muneca 31 42 40 53|murio 11 23 38 28|must -35 -50 -15 -41|mva -46 -40 -40 -41|myself 1 -33 -28 -48
n 16 21 11 21|n_# 18 13 12 18|nada 6 15 -25 9|nada_ni -21 -26 -20 -24|nadie 18 -23 6 -28|nadie_representa 4 17 26 22
nail -7 -13 -4 -12|name -8 -5 -30 -10|name_no -5 -42 5 -43|named -8 15 8 8|names -17 11 -11 8|nd 12 15 20 15
nd_# 11 23 22 28|nda 11 30 35 40|near 9 32 7 22|nearly -6 -55 -23 -66|necesito -15 -25 -35 -30|neck 7 -13 -15 -16
need -26 14 -2 19|need_lawyer -58 -34 -35 -29|need_one -16 2 -2 -1|need_somebody 43 63 43 63|need_someone 20 36 35 41
needed -49 5 -3 14|needs -3 12 23 34|neg 6 -17 -11 -31|negligence -23 -31 -21 -32|neighbor 1 -10 -25 -16
neighbors -35 -45 -41 -53|neither 4 31 14 35|nerve 26 18 19 24|net -31 -24 -12 -32|net_# -32 -6 -15 -4
neurologist 26 44 42 43|neuropsych -6 0 14 7|new 18 -7 -10 -14|new_employer -20 2 -4 9|new_job 6 14 -9 14
new_one -42 -6 -27 2|newspaper -26 -29 -34 -28|next -22 -32 -56 -43|next_day 8 9 -9 -8|next_door -17 -6 -4 -1
next_morning 13 4 1 5|next_week 21 -8 11 -10|next_year 4 28 -3 35|ni 2 -69 -41 -82|nice -14 -64 -63 -58
night 12 -20 -15 -27|night_# -4 -7 12 -6|nights 15 34 28 45|nineteen 47 40 25 28|no 34 35 14 29|no_# 13 -4 36 -5
no_answer -3 18 24 17|no_any 6 19 1 20|no_anybody -5 -24 -4 -28|no_anything -3 -24 19 -25|no_arbitration 26 51 25 58
no_around -25 -3 -8 -4|no_arrest 17 8 3 18|no_arrested 1 19 -9 14|no_arrests 18 5 -6 9|no_ask -33 -34 -17 -31
no_asked -5 -15 -9 -15|no_autopsy -13 -51 -20 -50|no_bankruptcy 3 -1 16 4|no_call -5 12 -6 -1|no_called 7 17 4 18
no_charge -10 -49 -18 -52|no_charged 12 29 -1 24|no_claim -26 -8 -22 -5|no_come -20 -12 -6 -19|no_comp -9 -23 9 -25
no_complained 11 0 0 0|no_complaint -5 -6 -8 -7|no_contract -54 -38 -37 -36|no_court -6 10 4 12
no_coverage -3 -27 1 -25|no_da -35 -34 -20 -28|no_dispute 18 13 21 17|no_doctor -35 -48 -53 -51
no_document 7 -21 -7 -21|no_done -2 12 11 2|no_else -3 -7 6 -9|no_employer -7 12 11 3|no_family 14 -34 -42 -38
no_fault -7 6 4 11|no_fight -20 -7 -22 -9|no_file -24 -81 -22 -85|no_find 5 22 23 21|no_finish -3 -3 -5 -2
no_firm 47 69 64 75|no_fix -5 -18 -23 -31|no_found 8 -2 -6 -1|no_fracture -15 -4 -23 2|no_fraud 9 -29 16 -34
no_give 11 -11 4 -3|no_go 8 -25 -6 -30|no_going -2 6 -6 2|no_gone 24 29 2 27|no_good 12 4 13 12
no_happened -22 -23 -25 -23|no_harness 4 6 5 6|no_hear -14 -40 -32 -40|no_hearing -16 -30 -32 -33|no_help 5 10 -2 4
no_helping 12 19 8 22|no_hired 9 36 41 45|no_hold 8 17 30 14|no_hospital -1 8 18 6|no_house -12 -22 -27 -31
no_hurt 30 -37 -48 -52|no_insurance 23 31 61 34|no_kid 41 32 14 36|no_know 3 8 23 19|no_lawyer 23 32 31 25
no_leave -71 -101 -92 -105|no_left -6 -11 -7 -5|no_let 29 22 -1 24|no_letter 3 5 14 12|no_light 12 28 25 27
no_like -8 -25 -10 -35|no_look -2 -15 -7 -7|no_looking -6 -23 -12 -23|no_lost -22 -44 -55 -42|no_married -19 -23 4 -21
no_matter 7 24 10 16|no_mention 25 29 -1 12|no_met -1 -20 -16 -22|no_minor -14 -53 -4 -60|no_money -7 -17 2 -16
no_more -20 -15 -5 -13|no_mri -2 7 -6 11|no_much -4 13 25 25|no_name -11 -42 -11 -44|no_need -44 -27 -43 -39
no_new 9 -43 4 -53|no_no 51 84 60 76|no_notice -10 -1 9 -11|no_now -33 -17 0 -9|no_one 43 24 44 28
no_opened 15 37 26 41|no_other -18 -9 1 -5|no_ours -24 -25 -37 -22|no_pay -26 -59 -67 -69|no_photo -23 -25 -7 -21
no_poa 0 8 22 0|no_prior 5 1 -9 5|no_private 8 33 23 31|no_problem -4 -11 4 -19|no_promised 2 -24 -19 -23
no_puedo 6 -27 -3 -33|no_put 5 -23 -5 -24|no_read 4 19 -3 16|no_reason 7 5 -2 6|no_receipt -3 -18 -5 -15
no_record 31 61 58 58|no_records 1 4 7 5|no_release 9 18 6 16|no_rep 18 14 23 12|no_report 0 -32 -4 -31
no_represented 21 46 65 52|no_retained 18 50 39 58|no_rush -6 5 -14 13|no_sabe -20 4 -13 1|no_say -8 -61 -22 -56
no_see 27 -10 23 -9|no_seen 32 0 24 3|no_sent -17 -5 -26 -21|no_show -16 -6 -37 -3|no_sick -24 -9 -11 -6
no_sign 3 36 45 40|no_sleep 20 24 11 25|no_smoked 3 9 11 9|no_spoken -13 7 -1 10|no_statement -1 11 -1 13
no_stop 30 9 -6 19|no_sued 12 -40 -21 -48|no_suit 9 -30 -7 -40|no_sure -33 -30 -28 -28|no_take 19 22 11 30
no_talk -36 -12 -18 -9|no_talked 29 19 -4 -1|no_tell -20 -33 -25 -25|no_tengo -2 6 7 -1|no_tenido 3 -8 -11 -20
no_think 5 39 32 51|no_ticket 21 10 -13 5|no_tiene -9 -14 -13 -15|no_took 26 10 26 16|no_used 3 12 9 13
no_video -26 -34 -36 -21|no_want -28 -85 -31 -103|no_well 32 41 29 44|no_work 32 15 19 20|no_writing -2 -16 10 -12
no_wrong -9 -37 10 -41|no_wrote -10 -16 -34 -18|no_year -13 9 -2 10|no_yet 34 29 51 24|noche -55 -40 -29 -40
nomas -22 -55 -40 -53|nombre 0 16 12 21|nombre_# 4 21 18 19|non 2 4 10 7|nonverbal -3 -3 -3 0|noon -36 -6 -12 1
normal 29 -1 23 -3|notarized 2 -16 -11 -21|notary -3 17 15 14|note 8 5 0 -21|notebook 7 0 -21 -1|notes -40 -32 -30 -28
notice 16 10 20 14|notice_# 7 -15 -2 -4|notice_<date> -5 -5 10 2|notice_claim 3 42 23 33|notice_no 23 21 7 14
notice_sent 3 -5 -9 2|notices 1 29 11 30|now 14 -22 1 -16|now_# -9 29 5 34|now_maybe 17 23 17 27|now_no 12 27 26 35
now_weak -13 -7 -15 -5|ntsb -10 14 22 21|ntsb_prelim -10 14 22 21|numb 18 33 27 38|number -60 -27 -39 -37
number_# -14 2 4 4|number_no 18 18 25 28|number_one -15 -19 -4 -18|numbers 4 15 13 12|nurse 19 16 21 20
nurse_# 3 8 13 11|nursing -18 -33 -13 -38|nursing_house -7 -47 -12 -51|oath 8 22 -5 27|ob 24 30 44 31
object -5 15 6 17|obra 6 3 8 2|obtained 15 38 37 38|od -10 -45 -16 -46|offer 32 14 39 -4|offer_$ 1 -10 -8 -17
offered 16 -1 -21 2|offered_# -5 -19 -11 -1|offered_$ 10 42 16 32|offering -22 -35 -18 -30|offers -11 2 -23 -11
office -89 -50 -46 -50|office_# -1 -17 -12 -12|office_no 19 3 27 -3|officer 6 -44 -6 -42|officers -14 -11 -24 -14
oh -1 1 -18 11|oh_one 15 26 21 27|oil -1 4 0 -3|old 12 28 42 35|old_# 22 22 15 29|old_one -20 17 -1 20
older 33 41 26 33|once -22 0 -29 10|oncologist -4 7 19 7|one -18 -7 -18 1|one_# 4 23 24 26|one_<child> 0 14 2 13
one_<date> 4 23 17 29|one_<year> 18 5 -15 13|one_aide 6 22 0 22|one_firm -5 4 7 8|one_lawyer -1 -10 -2 -10
one_no 1 -46 -13 -53|one_one -16 0 0 3|one_time -25 -19 -15 -12|one_year -4 -8 -13 -5|ones -29 11 -1 10
online 5 -14 9 -9|only -42 -49 -17 -57|only_# 11 1 -9 -11|only_one -14 -30 -7 -34|op 40 50 44 53|op_note 6 14 7 23
open 7 6 10 8|opened 38 64 56 69|opening -6 16 7 17|operacion -2 -7 4 -4|operating 4 22 3 23
operating_agreement -3 2 -13 3|operative -19 -42 -10 -37|operator 19 7 30 16|opinion 3 -42 -26 -54|ops 34 46 36 47
orden 38 37 20 23|order 26 65 52 85|order_<date> 9 6 6 3|order_<year> -17 -45 -20 -40|ordered 44 42 20 37
orders 8 49 19 49|orif 5 21 22 29|original 17 31 14 33|ortho -19 -8 -13 -6|osha 21 67 55 70|osha_cited 16 47 28 46
osha_multo 5 12 14 15|ot -6 2 2 5|other -8 -58 -19 -61|other_<adult> -7 10 14 14|other_car 5 24 20 33
other_driver -10 -13 -6 -14|other_lawyer -4 -14 -13 -8|other_side -5 10 1 13|others -22 -25 -13 -16
otherwise 9 16 -30 15|otra -4 24 16 26|otro -31 -21 -11 -19|ought -8 -68 -51 -66|ours 10 29 17 39|outfit 23 28 49 34
outside -2 -8 8 7|oven -3 19 2 20|overhead 5 12 10 17|overtime -42 -31 -28 -17|owe -14 8 -12 8|owe_# 14 50 23 51
owe_$ 18 58 36 68|own 40 -16 26 -16|own_# -8 0 -4 7|own_<year> -1 -14 0 -16|own_doctor 8 25 -3 30
own_house -10 -18 -4 -19|own_lawyer 3 -27 -11 -34|owned -20 15 13 29|owner 40 106 63 113|owner_no -1 9 14 5
owner_text -7 6 4 13|owns 21 30 15 33|owns_# 16 18 12 21|oxygen 5 29 15 25|packet -18 -16 -17 -13
pagaron -10 -15 -12 -19|page -48 -78 -51 -76|pages -8 6 20 13|pago -7 12 -1 19|pague 17 -24 -16 -19
pain -34 -45 -29 -43|pain_suffering -20 -62 -56 -65|paint -13 -19 -60 -36|painted -7 -29 -27 -30|palsy 15 42 31 42
panels -8 12 -18 3|papel -3 2 -2 8|paralegal -55 -87 -74 -86|parents 22 62 33 60|parish 22 17 24 18|parked 7 -3 8 -3
parking -58 -71 -48 -63|parking_lot -27 -22 -6 -13|parole 17 -4 26 -2|part 9 14 14 13|part_time 29 50 27 48
partner 20 39 17 25|partners -44 -38 -32 -36|parts 4 24 3 20|party -5 13 17 21|pasado 0 -8 -4 -5|pass -25 -36 -17 -44
passed 1 -46 7 -52|passed_<year> 5 -14 1 -21|passenger 6 -30 9 -11|passport 24 62 36 65|past -33 -79 -82 -92
past_# 17 -24 -22 -37|pastor -36 -25 -26 -21|patent 1 -12 5 -8|patient -34 -26 -12 -19|patients 2 6 19 11
patrol -2 -19 4 -25|patrol_report 8 9 11 8|pause -16 0 -17 1|pay 55 33 26 27|pay_# 18 48 -7 44|pay_$ 29 47 22 49
pay_<date> 1 15 -5 15|pay_all 27 -11 -8 -13|pay_anything 7 24 8 30|pay_comp 3 14 6 17|pay_doctor 1 10 8 18
pay_flat 1 9 6 7|pay_hour 6 -3 9 7|pay_lawyer 0 -7 8 6|pay_most -11 -32 -16 -33|pay_much 9 17 -19 6|pay_no 14 2 -4 -10
pay_plan 9 -2 14 5|pay_some 1 27 -4 28|pay_something -2 -3 8 -2|pay_stubs 6 38 12 38|pay_taxes -8 -6 -9 -5
payroll 23 33 35 36|pdf 3 23 10 27|pegaron -28 -14 -23 -9|pelvis 21 -7 42 1|pelvis_# 3 3 16 6|pending 27 52 15 45
pension 20 43 26 50|people -37 -41 -60 -46|per -16 36 30 40|percent -29 -19 -13 -19|perdon -5 10 -1 12
perhaps 20 1 14 7|permanent 2 44 28 50|permiso 0 -45 -15 -50|permit 9 2 24 2|permits 7 2 8 -4|person -61 -48 -55 -43
personal -7 17 -5 26|petition 15 36 32 39|petition_file 6 14 0 18|pharmacist 4 27 19 27|pharmacy -2 40 1 33
phone 36 2 -4 7|phone_no 9 8 9 6|photo 25 49 45 46|photo_no -9 -9 -22 -9|photo_sign -12 1 -1 7|physical 4 -13 -14 -7
piano 2 -41 -46 -40|pick -12 -15 8 -11|picked 19 55 43 70|picking 13 23 16 24|pickup -7 -14 -1 -14|pide 11 3 23 -4
pie -15 -25 -28 -24|pier 15 1 1 8|pies 3 9 12 14|pill -14 11 -2 13|pillow -10 -2 -11 -1|pills -29 -24 -8 -6
pilot 1 6 11 14|pinned 7 27 21 39|pins 28 -7 18 -2|pip 5 7 8 0|pipe -5 0 5 13|pit -4 -7 -14 -15|placa 1 -11 8 -19
place -47 -79 -78 -86|placed -8 -7 -4 -4|places -26 -34 -6 -32|plain 1 -21 2 -18|plaintiff -80 -75 -59 -72
plan 12 0 3 8|plan_pay -3 11 2 14|plane 6 -1 0 -7|planned 16 42 30 39|plant 17 37 29 26|plate 2 -20 6 -35
plate_# 19 -16 8 -12|plates 13 13 31 18|platform 22 19 34 25|play -20 0 -11 2|plea 23 36 27 41|pled 38 79 53 80
plow 22 10 12 9|pls -42 -38 -32 -34|plus 10 -13 10 -10|pm 15 -6 3 -4|poa 11 -1 -5 -6|pocket -5 11 9 19|poco 0 17 13 11
podcast 3 7 2 8|police -11 41 9 56|police_# 14 17 4 12|police_$ -62 -46 -54 -52|police_came 2 33 17 29
police_no -17 -26 -6 -26|police_report -20 -50 -48 -61|policy -13 -14 6 -15|policy_# -25 21 9 22
policy_$ -22 -6 -20 -5|policy_limits -9 -31 -25 -35|polite -10 -25 -27 -23|pool 6 -1 9 3|poor 8 29 20 32|pop -12 3 5 7
porch -17 -40 -31 -34|portal 25 16 35 15|position 24 13 25 18|positive -26 -17 -29 -18|possession 0 11 23 20
possible -16 -4 9 -11|post -22 -46 -24 -52|posted -7 -11 20 -15|posting -14 -59 -26 -67|power -25 -9 0 1
ppl 47 29 40 30|practice 13 40 27 36|pre -54 -37 -44 -37|pregnant 22 33 21 41|prelim -5 -1 31 12
prepared -17 -22 -23 -22|present -5 9 3 14|preserved -26 -20 -2 -17|press 14 47 41 57|pressed -44 -25 -8 -21
pressure -17 -21 -8 -29|pretty 0 -21 -15 -19|price 2 35 18 30|prices 12 8 31 14|primary -5 10 8 6
principal 1 -24 -25 -26|principle -12 -6 -25 -11|print 20 3 -8 6|printed -4 -19 -24 -29|printout 25 29 26 33
prior -24 -14 -31 -12|priors -9 -4 -9 -2|prison 2 12 11 11|private 24 30 18 29|private_hospital 6 16 40 18
prize -9 -39 -38 -40|pro 19 40 21 36|probably -14 1 -1 2|probate 36 31 51 38|problem -29 -38 -25 -39
proceeds -4 -6 -10 -8|product -2 16 2 18|program -14 -21 -19 -17|promise -16 -26 -32 -26|promised 5 -31 -32 -36
proof 37 78 54 80|proof_loss -2 6 15 15|properly 0 -16 -1 -14|property -16 -3 6 9|proves -4 5 10 11|pt 17 33 -19 31
pt_# 23 20 -16 13|ptsd 9 42 15 46|ptsd_dx -1 12 16 16|public 27 10 27 15|public_adjuster -6 24 9 19
public_defender 20 -14 9 -4|puede 15 -47 -1 -49|puedo 5 -27 5 -35|puedo_pay 15 42 19 34|puesto -10 -14 -3 -6
puesto_queja 3 10 5 12|pull 4 -25 -34 -20|pulled 30 63 31 38|pulling -10 -10 2 -7|punch 11 5 22 10
punitive -3 -5 -23 -15|purchase -36 -26 -22 -26|purpose -23 -28 -21 -27|push -7 -4 -10 -1|pushed 4 -11 -8 -8
put 21 3 7 0|put_# -13 26 20 31|put_<year> 28 5 14 -4|puts 15 25 7 27|putting -8 -6 0 -10|quarrel 14 19 3 16
quarter -39 -46 -49 -44|queja 10 17 11 20|question -34 -33 -33 -38|questions -59 -47 -50 -52|quick -68 -77 -49 -65
quiere -51 -72 -48 -70|quiero -4 -27 -5 -29|quiero_alguien 2 -34 -16 -34|quit -16 -51 -14 -48|quit_job -3 -12 -6 -12
quite 5 13 4 15|quote -36 -35 -37 -38|quotes 0 -7 -2 -13|rack -18 9 5 12|radio 13 -19 -3 -29|rail 11 -8 -36 -19
railroad -4 -37 -12 -54|rain -20 -16 -7 -18|raining 8 -21 -9 -13|raise 14 13 19 19|raised -14 -43 -19 -40
ran 8 13 11 1|ran_red -4 -25 -16 -29|ran_stop -17 -10 -15 -11|rang 7 -55 -39 -65|rash -5 18 -1 23
rates -66 -47 -49 -46|rather -37 -14 -24 -16|rather_no 2 9 -14 6|ray 6 11 -2 13|rays 10 17 21 20|rd -23 -36 -27 -39
rd_deg 11 8 18 12|rd_degree 18 17 25 19|rd_party -6 -9 -6 -7|re -14 2 -6 5|reached -16 -35 -23 -30|read 6 -27 9 -41
read_# 9 25 9 35|read_all -20 -33 -31 -39|reading 4 9 -7 13|ready 7 39 29 32|ready_sign -6 7 -2 13
real -25 -29 -10 -11|rear -23 -3 -13 -13|rear_end -5 -10 -7 -13|rear_ended -29 7 -8 6|reason 15 6 9 14
recall -20 9 -7 4|recalled 1 17 18 20|receipt 1 17 4 24|receptionist -36 -29 -30 -24|reckless 12 2 -8 12
recon 27 44 30 42|record -13 1 -4 8|records -20 -22 -25 -15|records_# 22 26 1 28|red 0 -44 -46 -40
red_light 12 20 3 18|referred 19 30 30 32|refinery 3 -2 -7 0|refrigerator -28 -43 -22 -46|refund -9 -21 -7 -33
refunded 27 6 -34 -24|refused 3 9 13 13|register 10 1 5 1|registered 54 67 35 55|regular 14 16 -10 11
rehab 1 -22 23 -35|relaxer -64 -52 -55 -53|release 10 -35 -3 -50|release_no -4 30 -5 34|released 22 50 48 57
remember 7 11 14 20|reminder -35 -34 -22 -34|removed -1 -42 -22 -45|rent -3 18 -27 8|rent_# 0 1 -10 5
rent_current 13 29 7 13|rent_pay -9 11 -3 16|renta 30 13 -2 8|rental 14 45 20 47|rented -15 -4 18 4|rents 12 7 -32 -8
reopen -21 -59 -39 -62|rep 30 18 4 13|repair 8 33 2 29|repeat -27 -9 -9 -10|replaced -5 -16 -15 -26
replaced_<date> 15 14 8 16|replacement 11 2 18 -5|reply -49 -39 -48 -35|report 6 6 30 -3|report_# 3 -16 14 -22
report_<date> -2 19 16 24|report_copy 14 32 28 35|report_hand -5 -7 3 -7|report_lists -4 -1 -1 8
report_made 9 -11 6 -16|report_no -17 -47 0 -52|report_number 15 5 7 -1|report_other -7 -11 -11 -1
report_photo 5 -18 10 -30|report_police -50 -32 -35 -31|reporter -22 -19 -17 -17|representa 4 17 26 22
represented -6 13 33 23|representing 7 37 18 38|reps -7 7 -7 6|request -33 -84 -37 -90|requested -22 -30 -18 -27
resident -3 21 20 22|residents -2 3 -3 2|resigned 3 4 -9 5|resort 7 32 28 37|responsible -15 -46 -15 -45
rest -6 13 4 11|restaurant 38 42 4 23|restrictions -10 -11 -18 -14|result 11 7 5 7|results 1 9 -29 -1
resume -38 -23 -15 -24|retained 38 62 44 33|retainer 14 22 49 40|retainer_no 16 40 12 37|retainer_ready 10 2 20 -4
retainer_wired 11 -11 19 6|retaliation 2 18 2 24|retired -33 -26 -5 -32|retirement 5 15 8 23|return -32 3 -9 3
returned -20 -5 -21 -2|returns -8 -37 4 -42|review 7 20 30 18|reviews -41 -15 -33 -10|revoked -11 -2 -13 -3
ribs 4 -39 -24 -40|ride -18 -48 -32 -48|rideshare -41 -28 -42 -26|riding 4 -10 2 -11|rig 23 29 28 34|right 29 10 -3 -7
right_now -26 -12 -25 -12|right_way 1 -10 -17 -12|rights -24 10 -1 14|ring 23 29 19 37|rn 2 18 31 16
road -8 -62 12 -63|road_rash -5 18 -1 23|robbery 30 33 27 37|rod -13 -25 1 -12|rodilla 10 17 17 26|rods 27 47 57 50
roll 3 -28 -20 -32|rolled -10 10 22 2|roof -8 -56 -20 -51|roofer 9 12 24 18|room -21 -25 -26 -24
roommate 12 -24 -12 -24|rot 7 21 9 26|rotator 18 -27 4 -46|rotator_cuff 18 -27 4 -46|rough 19 26 9 28
rude 27 26 -18 11|ruined 13 22 -2 16|rule -30 -30 -9 -23|rules 6 20 14 24|run -15 -12 -16 -6|running -2 -52 -19 -45
runs 13 -5 -7 -13|rush -6 5 -14 13|s -3 12 3 8|sabe 2 21 -12 16|saber 5 -23 -13 -26|safe 15 51 28 63
safety 19 25 35 25|salary 18 24 39 29|sale 16 29 30 46|sale_<date> 22 25 11 26|sales 21 19 9 31|salesman -3 5 4 -1
salio 32 13 12 8|salon 3 14 15 12|same -27 16 -9 16|same_day -49 -43 -49 -46|same_pay 22 5 6 7
same_thing -8 -11 -12 -12|sample -39 -15 -26 -14|sandwich 17 18 3 12|save 7 21 10 20|saved 57 114 60 110
savings 22 55 31 59|saw -33 -63 -55 -62|say -38 -37 -35 -32|say_# -28 -37 -30 -35|say_no 16 44 24 50
say_same -9 -28 -13 -33|saying -18 1 5 7|sba 12 11 21 18|sba_loan 12 11 21 18|scaffold -7 1 -3 0|scale 16 -24 -27 -27
scanned 6 17 7 20|scar -7 16 -15 16|scared 4 21 -1 11|scene -11 -56 -27 -60|schedule -24 -4 -21 -8
schedules 24 28 1 11|school 32 57 18 57|school_bus 2 28 21 24|scooter 27 6 10 16|scope 14 16 16 4
screaming -33 -24 -26 -22|screen 5 22 13 22|screenshot 13 15 -9 11|screenshots 52 53 23 52|screws 9 -30 23 -33
sealed 16 34 26 37|searched 15 -8 -2 -9|season -15 -20 -12 -31|seat -7 -7 -11 -4|seats -25 -17 -33 -26
sec -19 -12 -17 -15|second 16 18 22 3|second_one 12 42 24 45|second_opinion 0 -20 -4 -32|section 32 31 49 40
section_# 1 1 14 9|sed -28 -21 -26 -21|sedentary 12 16 18 18|see -1 -57 -9 -64|see_doctor -8 6 -15 -3
seed -51 -22 -22 -14|seeing 5 -12 4 -5|seen 35 7 3 1|sees -7 19 12 23|self -6 -8 1 -7|self_employed -13 -8 4 -8
sell 27 65 44 61|seller 17 12 -1 11|selling -35 -57 -6 -49|send -105 -92 -97 -91|sense 4 2 10 -4|sent 24 -16 13 -17
sent_# -7 0 -9 2|sent_<date> 8 20 14 16|sent_back -22 -34 -38 -27|sent_house 0 24 14 25|sent_letter -32 -42 -48 -43
separate 24 36 28 37|separated -8 -19 -5 -21|sepsis 10 32 20 31|serious -21 0 -6 2|served 26 43 45 38
served_# 19 8 24 0|served_<date> 0 8 8 11|server 13 11 6 14|service 34 44 24 45|sessions 20 20 21 22|set 8 -9 28 -5
set_aside 11 19 8 21|setter 5 11 14 13|settled -3 -36 -14 -41|settlement -60 -85 -69 -85|several -3 15 11 15
severance 12 20 -2 28|severe -14 -20 -29 -27|sgt -4 -17 -33 -15|share 20 28 -4 30|shares 5 10 7 18|shed 0 -25 -22 -29
sheet 25 22 13 21|sheets 14 38 15 40|shell 18 17 9 1|shelter 19 37 41 36|sheriff 19 37 45 37|shift -17 16 1 22
shifts 18 58 11 64|shingles -8 -16 -3 -18|ship 7 24 19 31|shipyard 39 50 32 49|shootings 18 14 15 18|shop 39 23 -14 5
shop_$ 4 -13 -14 -21|shop_no 11 20 -8 -2|shoplifting 14 46 19 45|shoplifting_<year> 37 51 33 56|shopping -9 7 -4 9
short -23 -23 -31 -13|shot 30 39 45 30|shoulder 6 -21 10 -22|shoulder_surgery -11 -2 -19 -2|shouldnt -12 -15 -15 -15
shouldve -15 -54 -14 -70|show -8 5 -24 -5|show_# 8 11 14 10|showed 37 -23 0 -13|showing 2 -11 13 -3|shown 2 13 5 22
shows 46 102 37 104|shows_# -2 -23 3 -14|shut 14 19 13 16|siblings 11 25 23 23|sick 4 -43 -30 -49|side 20 -15 10 4
sides -24 -45 -24 -49|sidewalk 12 21 12 17|sign 41 20 40 6|sign_# -6 3 -3 6|sign_<date> -1 -26 -1 -33
sign_anybody 8 14 16 18|sign_anything 22 39 29 40|sign_contract 13 22 23 30|sign_document -29 1 -20 3
sign_no 16 48 40 56|sign_release 2 -30 -9 -39|sign_something -12 2 -1 1|signal 6 13 20 18|signature -10 -16 5 -19
signs -60 -27 -34 -27|sigue 12 61 35 55|silent 45 57 22 58|simple 26 29 -2 19|single -28 -28 -11 -21
sit -58 -59 -61 -58|sit_amet -28 -21 -26 -21|site -50 -44 -35 -49|sits 30 48 45 46|sitting 9 27 -4 10
size -11 -22 -30 -25|skiff 30 25 21 26|skin 10 18 7 23|skipped 25 43 28 40|skull 1 -5 25 -3|skull_fracture 8 16 27 23
sleep 35 -3 7 -3|sleep_apnea -12 -17 2 -12|slide 7 12 8 11|slides 41 40 35 40|sling -4 -20 0 -30|slip -71 -44 -56 -50
slip_fall -36 -15 -19 -12|slipped 11 -2 -4 -8|slippers 18 27 24 27|slips -11 22 7 15|slow 28 14 13 20
small 8 10 -40 -14|small_claims 2 17 -33 -19|smoked -3 1 9 7|snow -30 -18 -29 -19|sober 10 0 1 -6|social -14 3 2 11
soft -19 -32 -16 -30|solar -8 12 -18 3|sold 35 -2 18 -20|solo -18 -43 -32 -51|some -10 -29 -5 -28|some_# 1 -21 -1 -27
some_money 10 43 24 42|some_people -9 -28 -23 -26|somebody -3 -2 -10 6|somebody_tell 7 24 12 18|someone 8 -9 36 1
something -13 18 -21 25|sometime 20 20 25 28|sometimes 1 7 -4 8|somos 11 35 5 27|somos_# 20 42 16 36
song -29 -43 -44 -43|soon 27 44 48 55|sooner -24 3 4 5|sore 18 16 -35 8|sorry 30 58 15 48|soup -13 -33 -34 -34
space -4 -3 -29 -18|speak -13 -8 -17 -6|speaker 6 18 18 17|special -5 -9 -17 -7|specialist 5 17 27 24
speech -4 7 12 11|speed -8 -31 -14 -36|speeding 3 -26 -18 0|spent 20 -3 -2 -7|spine 5 11 18 10|spiral -1 14 5 14
spleen 5 -14 15 -4|split -7 -1 -2 7|spoken -6 -2 -7 2|spot -41 -34 -44 -40|sprain -6 -15 -18 -10|sprained 46 4 -1 11
sprained_wrist 5 -9 -7 -3|spring 3 18 14 26|spring_<year> -9 -36 -1 -37|ss 13 -2 15 -3|ssdi -4 16 9 24|ssi 27 41 32 43
stabbed 14 18 13 15|staff 41 17 0 4|staffing 20 30 20 33|stage 31 36 53 42|stage_# 9 10 27 24|stairs 6 -20 5 -29
stake 1 -2 2 3|stamp 37 24 -5 11|stand 3 26 -4 28|standard 3 -1 17 -7|standing -22 -15 -15 -12|start -71 -49 -63 -52
started 27 37 7 14|starting 34 20 31 12|starts -24 -20 -23 -12|state 12 0 0 -13|state_letter 3 16 11 21
state_no -9 -52 -28 -57|statement 26 90 50 97|statement_no 12 16 22 23|station -13 -19 -12 -17|statute -52 -56 -68 -54
statute_limitations -33 -34 -38 -36|statutory 12 18 16 26|stay -9 -13 -32 -8|stayed 13 -30 18 -26|stays 6 19 18 19
steady -37 -50 -26 -37|step -17 -42 -6 -50|stepped 38 -11 11 -1|steps -8 -29 -1 -43|steward -2 12 10 16
stiff 1 -20 -4 -23|stitches 4 0 -13 -2|stock 23 14 10 18|stole -22 -20 -32 -22|stolen 32 4 14 -1|stop -10 -82 -29 -71
stop_sign 18 17 4 14|stopped 4 -4 13 5|store -30 -66 -40 -73|stores -8 0 -9 -4|story -48 -29 -30 -27
straight -20 -57 -8 -61|strain -10 12 -8 20|stranger 6 -29 -20 -36|strangers 11 18 23 18|street 16 33 6 29
strip 11 6 8 10|stroke 30 28 39 34|strong 7 -13 8 -14|struck 15 22 12 17|stubs 26 54 32 48|stuck 25 13 2 20
student 17 36 21 38|stuff 14 -1 -18 -10|subdural 11 19 5 22|succession 12 31 17 27|such -18 -23 -24 -31
sued 35 -1 -18 -30|suffering -20 -62 -56 -65|sugar -22 -35 -4 -30|suing -29 -30 -39 -26|suit 48 -12 16 -48
suit_file -1 -31 7 -56|suit_no 16 -8 7 -12|super 1 -7 -7 -1|supper -6 -4 -5 -2|support 8 -4 -2 -5
suppose -25 -10 -20 -5|supposed -7 24 3 29|sure -37 -55 -33 -76|surgeon 24 -17 7 -13|surgeon_letter -10 2 -17 -1
surgery -13 -55 -6 -67|surgery_# 5 -13 4 -14|surgery_<date> -10 13 -14 14|survey 18 45 29 54|suspended 6 18 1 25
suv 3 40 24 42|swear -17 -6 -3 -8|switch -11 -27 -17 -39|swung 4 16 -5 18|syndrome 6 18 4 20|tabs -1 -30 -10 -41
tag 26 32 29 31|tagged 24 48 20 47|tailbone 13 -2 -9 0|take -19 -29 -26 -46|taken -9 -30 8 -42|takes -6 -5 6 -1
taking -12 11 2 8|talk 33 20 17 25|talked 11 27 10 24|talked_lawyer 15 13 5 3|talked_no 8 53 39 52|talking 7 3 9 5
talks -15 -14 -12 -21|talones 3 17 20 15|tank 5 25 8 21|tape -1 -4 4 0|taped -1 7 12 13|target -6 -7 4 1
tax 19 45 16 35|taxes -19 29 -8 35|tbi 7 11 10 17|teach 0 10 -1 9|teacher 9 13 9 15|team -49 -13 -35 -17
tear -1 7 14 12|tech 15 43 12 41|teeth -6 24 16 37|telefono -8 -22 -1 -23|tell -101 -101 -98 -107
telling -1 -21 -25 -28|temp 16 28 21 24|tempor -28 -21 -26 -21|tenant 11 22 7 15|tendon -5 -6 -15 -14
tengo 27 43 26 42|tengo_lawyer 34 63 42 68|tengo_letter 0 13 18 15|tengo_photo -10 9 11 4|tenia 3 11 6 14
tenido -1 -28 -22 -39|tenido_lawyer 3 -8 -11 -20|terapia 24 33 11 34|terapia_# -1 -2 -10 -6|term 10 -7 15 -8
terms -34 -18 -31 -18|test -22 -14 -4 -14|tested -8 -2 -8 0|testified -26 -14 -11 -11|testify 23 43 25 36
text 44 102 41 82|text_<date> -22 -16 -12 -12|text_no 18 -7 9 -4|texting -23 11 0 18|th -7 8 6 17|thc -14 -28 -12 -19
theft -3 -12 16 -7|theirs -14 -30 -22 -19|therapist 11 41 23 48|therapy 34 42 39 58|theyd 7 6 -9 5|theyll 3 16 -9 14
thigh 22 21 12 29|thing -36 -47 -34 -49|thing_# 18 23 23 23|things -18 30 -7 37|think -25 -27 -1 -18
think_# 4 -35 1 -41|think_no -18 17 -11 17|thinking 43 8 -1 10|thinks -25 -55 -11 -46|third 16 -10 -11 -14
third_party 13 28 25 27|third_time -11 -21 -16 -23|tho -15 -37 -31 -41|thought -18 -47 -25 -53|threw 14 0 10 -11
thrown 2 -20 -8 -16|thru 12 13 18 17|thumb 23 22 -1 25|thx -20 -47 -34 -44|tib 8 29 25 33|tib_fib 7 13 17 15
ticked -4 13 -4 8|ticket -28 -32 -31 -31|tickets 27 54 52 58|tie 6 -1 21 -4|tiempo 38 56 51 59|tiene 1 25 37 34
tiene_insurance 1 33 32 38|tiene_lawyer -2 2 -14 1|tiene_miedo -9 -22 1 -22|ties -6 -6 -2 -1|til -6 0 0 -4
tile 2 8 8 16|till -43 11 -11 14|timber -4 1 3 0|time -57 -61 -62 -63|time_limit -20 0 -6 0|time_no -7 -15 -8 -9
timeline 14 -25 -1 -23|times -27 -17 -16 -13|tips -34 -48 -53 -41|tire -4 -11 -6 4|tires -16 -25 0 -23
title 19 93 54 103|tobillo -7 -27 -8 -35|toco 3 22 16 26|todavia 50 49 47 41|todavia_no 5 9 15 10
today -34 -31 -19 -36|todo 1 -4 4 -5|todos -13 -49 -38 -58|toes -6 7 1 15|together 11 38 13 45|tolling -14 -50 -29 -53
took 60 41 23 34|took_# 3 -25 -7 -24|took_$ -7 8 -13 1|took_care -5 -18 -19 -22|took_photo -15 -8 -17 -4
took_report 27 27 23 35|tooth 16 40 -36 9|top -9 -12 -33 -19|tore 19 -3 -23 -6|torn 16 -63 -33 -69
tort -25 -14 -12 -14|total 29 47 44 57|totaled -8 -30 -31 -32|touch 10 -4 16 -7|towed 9 7 11 11|tower -26 -14 -21 -18
town 3 -31 0 -26|trabajando 20 20 12 14|trabajar 35 49 39 45|trabaje -4 -9 4 -12|tractor -17 -43 4 -38
traded 18 4 17 6|traffic -8 -7 -8 1|traia 27 -19 3 -13|trail 3 9 16 19|trailer 16 -9 36 -20|train 26 -20 16 -18
training -14 -30 -21 -31|transfer 14 31 14 31|transmission 14 19 -6 12|travel 3 10 7 8|tread -19 -47 -26 -45
treated 1 3 3 0|treating 12 -21 4 -29|treatment -1 -6 -12 -12|treble 5 13 12 16|tree 43 15 18 17|trial -7 -14 17 -19
trial_lawyer 6 20 29 18|tried -7 13 -22 6|trip 13 37 10 36|tripped 4 -4 -15 -10|tro 27 33 31 40
trooper -18 -53 -19 -43|trouble 30 14 46 18|truck -6 -14 -23 -15|trucks 17 29 35 38|true -12 -11 -5 -3|trust 0 8 -9 17
trustee 12 46 37 50|try -11 -17 -6 -23|trying -40 0 -9 8|ttd 0 -11 -16 -15|tub -11 -34 -20 -43|tube 5 26 16 25
turn -13 -48 -35 -38|turned -7 -17 4 -16|turned_# -42 -33 -11 -22|turning 4 -11 3 -5|turno 15 9 24 7|turns 24 36 17 33
tuve -2 -4 19 -2|tv -16 8 5 15|twice 12 20 -7 28|type -33 -44 -40 -32|uber -14 13 6 8|uim -2 0 3 7|umbrella 4 3 9 3
underground -2 10 9 13|understand -14 -6 -5 -4|undetermined -15 -29 -4 -26|unemployment 0 -11 2 -11
uniform 19 34 28 31|union 36 53 27 63|union_book 10 15 18 19|unit 20 47 53 53|unit_# 11 19 20 19
university 1 -17 -9 -12|unknown -5 -5 -8 -2|unless 12 31 15 32|unpaid 36 47 34 47|unrepresented 54 76 66 78
unsigned -4 -33 -12 -37|upset -18 -44 -1 -40|upstairs 9 21 2 14|urgent 17 37 13 38|urgent_care 20 47 21 46
urologist 20 -8 9 -6|use -17 -32 -17 -24|used 30 44 12 50|used_# 15 16 13 21|uses 34 46 21 47|using -40 -35 -42 -40
usual -12 -21 -6 -13|utility 7 30 42 32|va -5 19 12 17|value 12 35 20 26|valve -9 -11 -7 -9|van 16 11 9 4
van_driver 5 -2 4 -3|veces 18 33 31 33|veces_week 8 32 22 32|vehicle -8 -52 -16 -55|vendor -36 -20 -22 -17
verdict -82 -57 -55 -51|vet 32 59 36 51|vez 32 51 13 49|video 30 30 29 26|video_maybe -25 -35 -6 -28|video_no -2 0 9 7
video_shows 8 3 -3 0|video_statement 14 22 21 32|view -4 -14 -11 -13|vio -26 -9 -14 -9|violation 30 26 17 24
visa 21 31 68 42|visit 10 -10 -16 -3|visits -1 -5 -3 -5|visto -2 29 33 31|vive -9 -5 -7 -3|voice -26 -43 -49 -46
voted -5 -1 3 -4|voy 12 21 2 25|vs 2 9 34 14|vso -7 -5 -20 -7|wages 0 17 6 18|wait 19 19 10 18|waiting -20 -31 -13 -31
waiting_list 2 3 18 1|waiver 23 -12 -11 -18|waiver_sign 2 7 1 12|walk -2 33 25 36|walked -2 -21 8 -26
walking -33 -52 -47 -62|wall -1 1 0 10|wallet -10 -71 -27 -74|want 21 -30 -21 -37|want_# 5 -28 -13 -19
want_$ 7 -30 -23 -36|want_all -5 10 -14 12|want_back -3 -24 -13 -26|want_hurt 5 15 -5 14|want_know -5 5 16 15
want_lawyer 52 65 39 71|want_more -2 25 28 33|want_say -33 -2 -8 1|want_sign -15 24 10 21|want_somebody 13 20 24 37
wanted -46 -59 -51 -59|wanted_know -14 2 -10 4|wants -9 -84 -50 -87|wants_# 9 -6 -1 -14|wants_file -14 -35 -27 -39
wants_know -1 -2 -12 2|wants_lawyer 1 -4 -2 3|wants_more -6 -47 -20 -54|wants_sign -7 28 17 32|warehouse -11 -17 9 -19
warning 6 -43 4 -58|warrant 16 3 14 2|warranty -38 -29 -24 -28|watch -19 14 -14 11|water 10 44 32 59|way 40 10 26 3
wc 9 12 10 14|weak -4 -4 -4 1|wear -7 0 17 -4|weather -25 -18 -15 -16|website 6 -13 -4 -14|wedding 5 -76 -35 -78
week 24 28 -5 25|week_# -11 0 -10 -2|week_$ 23 35 19 30|week_late -29 -37 -35 -32|week_no 5 50 21 48
week_pay 18 33 8 36|week_work 5 34 21 39|weekend 26 48 27 55|weekends -17 20 -10 30|weight 17 0 -1 0
welder 22 49 29 50|well -35 -28 -4 -17|well_no -9 -25 -12 -26|went -33 -67 -48 -86|went_# 13 39 12 30
went_<date> 9 0 31 4|went_back -22 -36 -20 -31|went_doctor -13 -5 -16 -1|went_er -3 19 -3 23|wet -25 -68 -18 -61
weve -15 9 -34 12|weve_# -5 0 10 10|weve_no -26 -24 -18 -22|whatever 1 1 -2 0|whether -4 -7 -7 -7|whichever 1 11 12 13
white -15 -48 -31 -53|whoever -53 -53 -51 -49|whole -8 -38 -18 -59|wholl -3 -11 -14 -15|wide 17 6 12 8
willing 28 7 14 8|wills 16 46 28 57|win -5 -21 -34 -21|window 10 40 47 53|windows -20 6 1 3|winter 0 11 18 21
wire 20 17 35 30|wired 13 -35 7 -22|wired_# 3 -12 -2 -21|wish -20 3 -14 3|within -21 -16 -23 -8
within_# -49 -22 -27 -19|witness -67 -50 -51 -40|won -18 -41 -46 -40|wonder 27 -45 -28 -45|word -38 -20 -20 -8
words -6 -20 -26 -19|work -4 4 -2 8|work_# -24 -9 -9 -8|work_<date> 1 18 0 13|work_<year> -2 -42 -8 -43
work_county 29 15 -7 -2|work_full 4 -21 -3 -18|work_nights -3 -10 1 -2|work_no -2 -2 25 8|worker -14 -7 4 -10
workers -41 -22 -19 -26|workers_comp -44 -44 -33 -43|worse -16 -47 -32 -49|worth 55 14 25 3|worth_# 10 -9 -9 2
worth_$ -10 -9 -19 -9|worth_maybe 2 30 24 28|wouldve 10 -26 -3 -26|wrapped -11 -14 -6 -8|wreck -27 -37 -15 -45
wrist 15 -3 6 3|wrist_# -8 -25 -3 -34|write -38 -28 -40 -47|write_letter 23 17 -3 3|writing 9 50 40 58
writing_<date> 6 15 18 19|writing_no 23 -4 15 -9|written 5 57 15 58|wrong -11 -36 -20 -49|wrong_way 9 -5 24 -7
wrongful -29 -27 -31 -24|wrongful_death -29 -20 -33 -16|wrote 29 -37 1 -54|wrote_apology -9 20 16 21
wrote_back 4 -4 -12 -5|wrote_no 23 58 53 69|x -2 15 -4 20|x_# -11 0 -8 0|x_ray 6 11 -2 13|x_rays 10 17 21 20
x_week -10 4 -1 4|xray -1 8 -3 10|yall -26 13 1 18|yard -7 -24 -27 -19|yard_no -11 -12 0 -6|year 44 48 56 56
year_# 8 -16 20 -4|year_$ 6 -5 -17 -18|year_ago 22 25 17 24|year_all -14 5 12 8|year_back -2 12 12 19
year_no -10 8 -1 8|year_old -14 -14 13 -8|year_underground -2 10 9 13|yellow -4 -27 -22 -16|yet 55 88 92 113
youd -46 -68 -65 -75|youll -57 -60 -57 -58|young 0 -59 -45 -64|young_<adult> -16 -22 -32 -19|youre -41 -22 -32 -20
youve -78 -57 -46 -54|zero -7 10 -8 10|zip 11 17 10 16
`,
} as const;
