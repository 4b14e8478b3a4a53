type Masks = ' $fragmentRefs' | ' $fragmentName';

/** All of a union of types at once: 'A | B' becomes 'A & B'. */
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What the fragments of an object ask for. */
type FromFragments<Data> = Data extends { ' $fragmentRefs'?: infer Refs }
  ? AllOf<{ [Name in keyof NonNullable<Refs>]: Unmasked<NonNullable<Refs>[Name]> }[keyof NonNullable<Refs>]>
  : unknown;

/** Data of an operation or a fragment with all that its fragments ask for, as the API answers it. */
export type Unmasked<Data> = Data extends readonly (infer Item)[]
  ? Unmasked<Item>[]
  : Data extends object
    ? { [Field in Exclude<keyof Data, Masks>]: Unmasked<Data[Field]> } & (' $fragmentRefs' extends keyof Data
        ? FromFragments<Data>
        : unknown)
    : Data;
