import { openTesseract } from "/work/h/p1/server/features/uploads/reading/tesseract.ts";
import { readPhoto } from "/work/h/p1/server/features/uploads/reading/read-photo.ts";
import { readFileSync } from "node:fs";
const sheets = JSON.parse(readFileSync("/tmp/w/photos/sheets.json","utf8"));
const view = process.argv[2] ?? "clean"; const n = Number(process.argv[3] ?? 20); const skip=Number(process.argv[4]??0);
const t = await openTesseract();
let i=0;
for (const s of sheets.filter((s:any)=>s.half==="development").slice(skip,skip+n)) {
  const t0=performance.now(); let r:any; try { r = await readPhoto(readFileSync(`/tmp/w/photos/${s.id}-${view}.jpg`), t);} catch(e:any){ r={outcome:"error "+e.stack}; }
  const ms=performance.now()-t0;
  console.log(`# ${s.id} ${s.layout} ${ms.toFixed(0)}ms`);
  for (const q of s.questions) console.log("  want ", q.label, q.text);
  if (r.outcome!=="printed") console.log("  ", r.outcome); else for (const q of r.questions) console.log("  read ", q.label, q.pieces.map((p:any)=>typeof p==="string"?p:`{${p.unsure.join("|")}}`).join(""));
}
