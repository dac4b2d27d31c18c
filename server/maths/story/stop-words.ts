/**
 * Words that may change the meaning of a number in a word problem. None can be the name of goods or of a person, so a
 * word problem that contains one is understood only if a wording names it.
 */
export const stopWords: ReadonlySet<string> = new Set(
  `a an the and or nor but if then else so that this these those which who whom whose what when where why how whether
  is are was were be been being am do does did done has have had having can could will would shall should may might must
  not no never none neither without except excluding including include includes besides only just even ever nearly about
  approximately almost around over under below above between among within inside outside upto up down out off away back
  of to for from by with at in on into onto as than per each every all both any some few many much more most less least
  fewer other others another same different remaining remainder remains remain rest left leftover extra additional
  further again still already yet also too together altogether total sum whole part parts half halves quarter third
  fourth fifth twice thrice double doubled triple tripled times dozen dozens pair pairs score gross single first second
  next last previous before after ago hence later earlier since until till during while now today yesterday tomorrow
  always often once daily weekly monthly yearly annual annually annum quarterly half-yearly year years month months week
  weeks day days hour hours minute minutes seconds time
  percent percentage % profit profits gain gains gained gaining loss losses lose loses lost losing discount discounts
  discounted rebate tax gst vat sgst cgst tds commission interest compound compounded simple rate principal amount amounts
  sum cost costs costing cp sp mp price prices priced worth value values marked list listed printed selling sells sell
  sold buying buys buy bought purchase purchases purchased paid pay pays paying spend spends spent spending earn earns
  earned save saves saved saving savings receive receives received get gets got give gives gave given take takes took
  taken find found calculate compute determine tell increase increased increases decrease decreased decreases rise rises
  fall falls reduce reduced reduces raise raised change changed changes successive successively respectively equal equals
  equally ratio proportion average mean median ratio's he she it they them him her his their its we us our you your i my me
  rupee rupees rs paise paisa dollar dollars cent cents km kilometre kilometres kilometer kilometers metre metres meter
  meters cm m s kg gram grams litre litres speed fast slower faster slow distance far long short length older young
  younger age ages present consecutive number numbers digit digits even odd integer integers integral unknown added
  adding add subtract subtracted subtracting multiply multiplied divide divided dividing difference product quotient
  large larger largest small smaller smallest big bigger high higher low lower one's ones tens
  broken damaged rotten spoiled spoilt stolen lost waste wasted free defective dishonest false instead however though
  although because unless provided assuming assume suppose let against along towards toward opposite same upstream
  downstream still stream current alone leaves left joins joined joining ka ki ke ko se me mein hai hain tha thi
  the kya kitna kitne kitni aur par ek nikalo batao karo hoga hogi`.split(/\s+/),
);
