// Questions about the body and its care that phrases of `answer_body.lex` answer. `yes`: concepts that affirm it; `no`: those that
// settle the opposite, whoever says so; `otherwise`: what the notes say instead where it is not so (`harm` is any bodily harm);
// `open`: what leaves it open in spite of that; `beyond`: harm that is more than the question allows; `unhurt`: nobody hurt is a yes; `missing`: what the notes do not say.
[made_worse says="the incident made an earlier condition worse" denies="the incident did not make an earlier condition worse" yes=worse no=no_worse missing="whether it got worse"]
[grew_slowly says="the injury developed over time, not from one incident" denies="the injury came from one incident, not over time" yes=gradual no=sudden missing="how it came about"]
[at_full_duty says="the client is back at work without restrictions" denies="the client is off work or under restrictions" yes=full_duty otherwise="restricted lost_work" missing="whether the client is working"]
[restricted says="a doctor restricts the client's work" denies="no doctor restricts the client's work" yes=restricted no=full_duty missing="whether a doctor restricts the work"]
[gave_up_care says="the client refused or gave up care" denies="the client kept up care" yes=gave_up otherwise=harm missing="whether treatment was kept up"]
[cause_named says="a doctor connects the injury to its cause" denies="no doctor connects the injury to its cause" yes=cause_named missing="what the cause is"]
[diagnosed says="there is a diagnosis" denies="there is no diagnosis" yes="diagnosed fracture surgery inpatient stitches deep_burn brain disc death permanent tear broken_skin any_injury" no=nothing_found missing="whether there is a diagnosis"]
[followed_up says="there was care after the first visit" denies="there was no care after the first visit" yes=followed_up no=no_follow_up missing="what treatment followed"]
[operated_again says="there was or will be a further operation" denies="there is no further operation" yes=operated_again otherwise=harm open=surgery missing="whether there was a further operation"]
[swallowed says="the drug or dose was taken" denies="the drug or dose was not taken" yes=taken no=not_taken missing="whether it was taken"]
[lab_confirmed says="a lab test confirms the illness" denies="no lab test confirms the illness" yes=confirmed no=untested otherwise=harm open=care missing="whether a test was done"]
[refused_at_scene says="care at the scene was refused" denies="care at the scene was not refused" yes=refused_at_scene otherwise=ambulance missing="what happened at the scene"]
[hurt_before says="there is an earlier injury or condition" denies="there is no earlier injury or condition" yes=earlier otherwise=harm missing="what the injuries are"]
[mild_only says="the injury is only soft tissue or minor" denies="the injury is more than soft tissue or minor" yes="soft_tissue any_injury" unhurt=yes beyond="fracture surgery inpatient stitches deep_burn brain disc death permanent tear broken_skin catastrophic" missing="what the injuries are"]
[pain_only says="there is only pain, without an objective finding" denies="there is an objective finding, not only pain" yes=any_injury beyond="fracture surgery inpatient stitches deep_burn brain disc death permanent tear broken_skin catastrophic scan scar" missing="what the injuries are"]
