const words = (text: string) => new Set(text.trim().split(/\s+/u));

/** Hindi words in Latin letters, and Indian names in a second spelling. */
export const transliterations = words(`
  aadarsh aadha aahar aakriti aalekh aanat aankde aankdon aantarik aavardhak aavart aavesh aavyuh aay aayatan aaynik aayog aayu abhajya
  abhikriya abhiyantriki achar adhatu adhikar adish aikik ajaivik ajeevit akarmak akasheruki akshansh alag alaingik alankar aml anavikarniya
  andolan ank antahsravi anu anukulan anupat anuvanshik anuvanshiki anuvanshikta apararoop aparimey aparimeya apchayan apghatan apmarjak
  apratyaksh apvah apvartak apvartan apvartya ardh ardhchalak ardhsutri arthik arthvyavastha asahyog asamika ashok ashv ausat avakal avakalan
  avart avastha avayviya avdharna avkal avkalaj avkalan avnaman avtal avyayibhav avyuh awas awaz azadi baantna babar badi badshah bahulak
  bahupad bahuvrihi bai bal balgatiki banate bandh bani banna banta banti bantwara barabar barambarta barish barsaat bazar beej beejganit
  beejiya bhaag bhag bhajya bhar bharat bharatiya bhartiya bhautik bhavvachak bhinn bhinno bhojan bhu bij bijli bimari bina bindu byaj chaal
  chakra chakravriddhi chalan chand char chashme chaturbhuj chauthai cheezein chhaya chhetrafal chhodo chhota chumbak chumbakatva chumbakiya
  daab daam dabav dahai dahan dahi dakshin dand dar darpan dashamlav deergh deshantar dhakka dhanatmak dhara dharti dhatu dhatukarm dhruv
  dhwani dimag din doori doosra dosh drav dravya dravyaman drishti duri dvandva dvighat dvigu dvipad dwand dwighat dwipad dwitiyak ekak ekik
  ekikaran evam fasal fisadi francisi fransisi ganit garbhavastha garmi gaso gati gatij gend ghan ghanatva ghanmool gharelu gharshan ghat
  ghata ghatak ghatana ghatank ghatav ghati ghol ghoomna ghulansheelta ginti girti gol goliya goonj grah granthi gun guna gunaj gunan
  gunankhand gunankhandan gunottar gunsutra gunvachak gupt gurda gurutvakarshan gyanendriyan haddiyan hani harit hawa hriday hui ikai indhan
  indradhanush indriyan jaal jad jadatva jahaz jaiv jaivik jal jalvayu jamta janan jane jang jantantra janwaron jati jativachak jeev jeevanu
  jeevashm jeevit jeevon jod jode jodna jodo jwala jyamiti kaal kaam kachra kahate kalayen kalpanik kami kankal kanoon karmadharay karn karya
  anupras atishyokti avyay bhav karak karm kartri manvikaran pad parichay rupak shlesh upma utpreksha vakya yamak
  anuchchhed apathit padbandh vigyapan avikari chihn doha gadyansh kahani kalam laghukatha lekhan ling lokokti lokoktiyan muhavara muhavare muhavre nibandh nipat paryayvachi patra pratyay ras samanarthi samvad shabdon suchna tadbhav tatsam ulte upsarg vachan varn varnmala vichar vilom viram vismayadibodhak vyakaran
  kasheruki kat kathan kayik khana kheti khinchav kinva kinvak kinvan kishoravastha kiye kon koshika koshikang koshikiya koyla kram kramchay
  kranti krishi kriya kriyatmak kshaarak kshamta kshar kshetra kshetrafal kshetrak kvathan labh ladai laghuganak laghuttam lagna lagta laingik
  lasa lavan laxmi lehar lena lepan likhe loktantr loktantra loktantrik maan maang maapan madhya madhyika mahattam manak manav mandal mandan
  mang mansoon masa matrak maulik mausam mel mishradhan mishran mishrit mitti molik mool mudra munafa naal naam naatsivad nadiyan natsivad
  navikarniya naziwad neeche netra nijikaran nijvachak nikale nikalna nikalo nikat nimnisht nirdeshank nirjeev nirvachan niyam nyayalaya
  nyayapalika nyunatam oksikaran ootak pachan pachta padarth padarthon padhe pai paimana paisa paithagoras panch pani paragan paragkan
  parasaran parat paravartan parchhai parichhed parimanvachak parimap parimey parisancharan paristhitiki paritantra parivahan parivart
  parivartan parmanu parpati parshva parten parvalay parvat pashchim paskal pata patrik patte patti paudhe paudhon pehla pehle peshab phalan
  pheki phephde phool phoolon pighalna poorti poshak poshan poudhe prabandhan prabhav pradushan prajanan prajatantr prajatantra prakash
  prakritik prakshepya pramey prastavana pratham prathmik prati pratibimb pratidhwani pratikriya pratikshep pratiraksha pratirodh
  pratirodhakta pratishat pratyaksh praudyogiki pravanata pravardhan pravisheshan prayikta prayog preran prernarthak prishthiya prithakkaran
  prithvi programan purn purnank purti purushvachak raat radiodharmita raikhik rakt raktchap rasayan rasayanik rashiyan rashtriya rekha
  rekhaganit rekhik rinatmak ritu rog roop roosi rusi rupantaran saakh saandrata saans sabhyata sabun sabunikaran sadharan sadish sah sahkhandaj
  sahsanyojak saikda sajeev sajhedari sakal sakarmak sakriyata samaas samakal samakalan samamit samamiti samanta samantar samanupat
  samapavartak samapavartya samas samasthanik samay samband sambandh sambandhbodhak sambharik sambhavna sambhavyata sameer samikaran samishra
  sammishra samrajya samrat samrup samrupta samsutri samuchay samuchchay samuchchaya samudra samuh samuhvachak samvahan samveg samvidhan
  samyavastha sanchay sanchayi sandhi sangram sangya sankhya sankhyavachak sankhyayen sanksharan sanrachna sanrakshan sansadhan sanshleshan
  sansleshan santulan santulit sanvidhan sanyojak sanyojakta sanyojan sapekshik saral sarani saranik sarkar sarv sarvanam sarvanamik
  sarvangsam sarvangsamta sarvasamika sarvasamikayen sarvnam sarvochch sarwanam satat satta saur seema shabd shakti shankav shanku shira
  shredhi shreni shrenikram shridharacharya shrinkhala shuddh shunyak shvasan shwasan siddhant sipahi sookshmjeev sparsh sthal sthanantaran
  sthaniya sthir sthirikaran sthitij suchkank sukshm sutra swar swaroop swatantrata taap taapmapi tairta tal tana tantra tantrika tapman
  tarang taruna tatpurush tatv tatva teesra thos tika tikakaran tiryak tribhuj trijya trikonmiti trikonmitiya tritiyak tulya tvaran ubalna
  uchchatam uchchisht udarikaran udasinikaran uday unchai unnayan upchayan upvakya urja ushma ushmagatiki ushmakshepi ushmashoshi uske utak
  utpad utplavan utprerak utsarjan uttal uttolak vaad vachya vajan vansh vanshagati vanya varan varg vargikaran vargikrit vargmool varsha
  vashp vashpan vashpotsarjan vastavik vastu vayu veg vibhajan vibhajyata vichchhed viched vidhayika vidhi vidroh vidyut vigrah vikas vikiran
  vikshepan vilayan vilopan vinimay vinyas visaran visarg vishanu visheshan visheshya vishisht visthapan vividhata viyojan vritt vrittiya
  vyakti vyaktivachak vyanjak vyanjan vyutkram vyutkramaniya vyutkramanupat yan yashad yatra yaugik yauvanarambh yogik yuddh yugm yurop`);

/** English words that students use for what the text says in other words: "trig", "percent", "made of". */
export const saidOtherwise = words(`
  3rs action addition adjective affecting algebra antilog application applications arithmetic around auxiliaries auxiliary bent biological
  calculation cards cellular cent civilization cleansing components compound conditions conversion cos criteria daro de democracy device devices diagram
  dimensions direct distribution division dynasty eco economic effects emi english experiment face factors first flip floatation formation
  functions giuseppe globalization gmo grammar great hindi human hydrological hydrostatic imr indian interior irreversible joining kc klmn kp
  lambda landforms law lhl lhs lim linear literary ln loksabha lpg made major management mcδt mechanical mensuration minus model modes mohenjo
  motion motions multiplication ncr non nonliving nonmetals noun npr nth nuclear number nutrition otto percent physiographic plotting plus pn
  poetic politics prevention pronoun properties prt rajyasabha rate rdna reduce relations rhl rhs rule rules scientific sequence sightedness
  sin solid sounds square stages storming structure system systems tan theory trig trigonometry uniformly uprising verb von vs whole δq δu δw`);
