interface Entry {
  id: string;
  label: string;
  children: readonly { id: string; label: string }[];
}

/** The rights that somebody holds, as choices in the order of the catalogue; groups grant nothing by themselves. */
export function choicesOf(catalogue: readonly Entry[], held: readonly string[]) {
  return catalogue
    .flatMap((entry) => (entry.children.length > 0 ? entry.children : [entry]))
    .filter(({ id }) => held.includes(id))
    .map(({ id, label }) => ({ value: id, label }));
}
