// What a message mentions by the way, not as the client's own present matter (facts/aside.ts).

[general]
by law, under the law, law says, legal definition, you have a/the right to, you are entitled to, in general, generally speaking
anyone/someone/somebody/people/employees/tenants/those who, at least one of you, a/an employee/employer/tenant/landlord/person can/cannot/may/must
if you are/get/have/were, when you are/get/have, what happens if/when, hypothetically
common/major/known complication/complications, possible complications
[past]
back in the, as a kid/child/teen/teenager, when i/we/he/she was/were a/young/little/kids/small, decades ago, years before, in a previous/past/former, when i was growing up, in high school
back when | not after: my, his, her, the, their, lower, upper
once | not before: i, im, ive, we, he, she, they, it, the, my, our, you, a, again, that, this, all, every | not after: at, just, than, more, not, even, already, for
[prior]
prior/previous/earlier _ claim/case/accident/wreck/crash/mva/suit/lawsuit/settlement/charge/arrest/marriage/divorce/dui/dv/eviction/bankruptcy
// somebody beside the matter: "my friend used a lawyer", "his brother got deported"
class beside = friend, buddy, coworker, neighbor, cousin, aunt, uncle, brother, sister, nephew, niece, roommate
[others]
a/my/his/her/our/one/another @beside _ had/got/gets/was/went/lost/died/used/filed/hired/won/ended/did/broke/fell/settled/paid/sued
// what is said to be another matter
[unrelated]
unrelated, not involved, wasnt/isnt/werent involved, nothing to do with _ this/it/the, not ours, not mine, thats/that is his/her/their matter/case/problem
not related | not after: to
[former]
as a kid/child/teen/teenager, when i/we was/were a/young/little/kids/small, decades ago, in high school, in middle school, back in the army/navy/service, from my years in
years ago, some/many years ago, a long time ago | not after: #, one, two, three, four, five, six, seven, eight, couple, couple of, few, several, some, many
// "they thought it was broken"
[believed]
thinks, think/thinking it/its, thought, feared/fears, suspected/suspects, believes, probably, most likely, sounds/looks like, first/initially said/told/thought, first/initially they/he/she/the said/told, first/initially the @medic/er/hospital/clinic said/told
// "the same aide was fired"
[stranger]
the/a/an/another/one/that/same/other/first/night/new _ aide/nurse/girl/guy/lady/man/woman/worker/employee/cashier/driver/cook/teacher/supervisor/manager
// how a question opens
[asking]
do, does, did, will, can, could, should, would, is, am, are, what, how, when, where, who, why, which, may, must, if, tengo, puedo, debo, como, cuando, que
