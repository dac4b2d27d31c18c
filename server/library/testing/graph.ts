import type { Concept } from "../concept.ts";

/** The sequence of one subject's concepts: from each to those after it. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

type ConceptLinks = Pick<Concept, "id" | "prerequisites" | "next">;

/** What comes after each concept, by its own sequels or by the prerequisites of the others. */
export function graphOf(concepts: readonly ConceptLinks[]): Graph {
  const after = new Map(concepts.map(({ id }) => [id, new Set<string>()]));
  for (const { id, prerequisites, next } of concepts) {
    for (const other of next) if (after.has(other)) after.get(id)?.add(other);
    for (const other of prerequisites) after.get(other)?.add(id);
  }
  return after;
}

/** Concepts in a cycle, each with one that leads back to it. */
export function leadingBack(graph: Graph): string[] {
  return [...graph].flatMap(([id, after]) => {
    const back = [...after].find((next) => next === id || reachedFrom(graph, next).has(id));
    return back === undefined ? [] : [`${id} -> ${back}`];
  });
}

/** The connected components of the graph, the largest first. */
export function piecesOf(graph: Graph): string[][] {
  const beside = new Map([...graph].map(([id, after]) => [id, new Set(after)]));
  for (const [id, after] of graph) for (const next of after) beside.get(next)?.add(id);
  const pieces: string[][] = [];
  for (const id of graph.keys()) {
    if (pieces.some((piece) => piece.includes(id))) continue;
    pieces.push([...new Set([id, ...reachedFrom(beside, id)])]);
  }
  return pieces.toSorted((one, other) => other.length - one.length);
}

function reachedFrom(graph: Graph, start: string): Set<string> {
  const reached = new Set<string>();
  const toVisit = [start];
  for (let id = toVisit.pop(); id !== undefined; id = toVisit.pop()) {
    const fresh = [...(graph.get(id) ?? [])].filter((next) => !reached.has(next));
    for (const next of fresh) reached.add(next);
    toVisit.push(...fresh);
  }
  return reached;
}
