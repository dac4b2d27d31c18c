import { asks, type Clause, facts } from "../../../story/role-clause.ts";

const packed =
  "packed|put|kept|placed|arranged|shared|divided|distributed|filled|to_be_packed|to_be_put|to_be_seated|to_be_distributed|to_be_shared|seated";
const holds = "holds|hold|can_hold|seats|can_seat|carries|can_carry|contains|can_contain";
const needed = "are|is|will_be|would_be needed|required [at_least]";
const aim =
  "to|for [hold|carry|pack|seat|put|keep|store|holding|packing|seating|carrying] [all] [of]";

/** Things `x`, `n` in number, that are put into groups `g` of `k` each, or divided into `k` shares. */
export const remainderClauses: readonly Clause[] = [
  ...facts(
    `[each|one|1] {g:word} ${holds} {k:number} {x:word}`,
    `{k:number} {x:word} can [be] packed|put|kept|seated|sit|carried|placed|fit in|on each|one|1 {g:word}`,
    `{n:number} {x:word} are|were ${packed} in {g:word} of {k:number} [each]`,
    `{n:number} {x:word} are|were ${packed} in|on {g:word}`,
    `there are {n:number} {x:word}`,
    `{who:person} has|had {n:number} {x:word}`,
    `{who:person} packs|packed|puts|put|arranges|arranged them in|into {g:word} of {k:number} [each]`,
    `they are|were ${packed} in|into {g:word} of {k:number} [each]`,
    `{who:person} made|baked|picked|plucked|bought {n:number} {x:word}`,
    `{_h:word} contains|contained|has|had {n:number} {x:word}`,
    `they are|were ${packed} equally among|between|in|into {shares:number} {s:word}`,
    `{n:number} {x:word} are going|to_go on {_t:word}`,
    `each {g:word} can take {k:number} {x:word}`,
    `{who:person} packs|packed|puts|put|arranges|arranged {n:number} {x:word} in {g:word} of {k:number} [each]`,
    `{n:number} {x:word} are|were ${packed} equally among|between|in|into {shares:number} {s:word}`,
    `{n:number} {x:word} are|were equally ${packed} among|between|in|into {shares:number} {s:word}`,
    `{who:person} distributes|distributed|divides|divided|shares|shared {n:number} {x:word} equally among|between {shares:number} {s:word}`,
  ),
  ...asks(
    "needed",
    `how_many [such] {g:word} ${needed} ${aim} {n:number} {x:word}`,
    `how_many [such] {g:word} ${needed} ${aim} [these] {x:word}`,
    `how_many [such] {g:word} ${needed}`,
    `how_many {g:word} did|does|will {who:person} use|need`,
    `find|calculate|what_is [least|minimum|smallest] number of {g:word} needed|required ${aim} {n:number} {x:word}`,
    `find|calculate|what_is [least|minimum|smallest] number of {g:word} needed|required`,
  ),
  ...asks(
    "each",
    "how_many {x:word} are|were|will_be there in each {s:word}",
    "how_many {x:word} are|were in each {s:word}",
    "how_many {x:word} does|did|will each {s:word} get|receive|have|contain|hold",
  ),
  ...asks(
    "full",
    "how_many full|complete {g:word} can [be] [{w:person}] [made|packed|filled]".replace(
      "[{w:person}]",
      "<{w:person}>",
    ),
    "how_many full|complete {g:word} are|will_be|were there|made|packed|filled",
  ),
  ...asks(
    "left",
    "how_many {x:word} are|were|will_be|will left [over|out]",
    "how_many {x:word} will be left [over|out]",
    "how_many [of_them] are|were|will_be left [over|out]",
    "how_many {x:word} remain [unpacked]",
  ),
  ...asks(
    ["each", "left"],
    "how_many <{x:word}> does|did|will each {s:word} get|receive|have and how_many <{x:word}> are|were|will_be left [over|out]",
    "how_many <{x:word}> does|did|will each [of_them] get|receive and how_many <{x:word}> are|were|will_be left [over|out]",
  ),
  ...asks(
    ["full", "left"],
    "how_many full|complete {g:word} are|were|will_be there|made|packed|filled and how_many <{x:word}> are|were|will_be left [over|out]",
    "how_many [full] {g:word} are|were|will_be filled|packed and how_many <{x:word}> are|were|will_be left [over|out]",
  ),
];
