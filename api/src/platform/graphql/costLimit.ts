import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** How many records a list is taken to have when the operation does not say. */
const LIST = 10;
/** And a whole list at the root, where it is counted against a visitor: there it is the work, not what it is limited to. */
const WHOLE_LIST = 50;
const PAGE = 20;
/** When a variable says: the most that can be asked for. */
const LARGEST_PAGE = 100;
/** A value of a record costs a part of what finding the record costs. */
const VALUE = 0.1;
/** The whole schema, which is large and the same for everybody. */
const INTROSPECTION = 3000;

/**
 * A validation rule: the records and values that an operation would answer with are counted before it runs, and one
 * that would give more than `most` is refused. A list counts `first` records, or 10 when it has no pages, so what is
 * nested counts for each of them.
 */
export function costLimit(most: number) {
  return (context: ValidationContext): ASTVisitor => {
    const schema = context.getSchema();
    const counter = new CostCounter(schema, (name) => context.getFragment(name), most);
    return {
      OperationDefinition(operation) {
        const cost = counter.costOf(operation.selectionSet, schema.getRootType(operation.operation));
        if (cost > most) context.reportError(tooMuch(most));
      },
    };
  };
}

const known = new WeakMap<DocumentNode, number>();

/** What all operations of an accepted document cost together, as the rule counts it; counted once for each document. */
export function costOfDocument(schema: GraphQLSchema, document: DocumentNode): number {
  const counted = known.get(document);
  if (counted !== undefined) return counted;
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const find = (name: string) => fragments.find((fragment) => fragment.name.value === name);
  const counter = new CostCounter(schema, find, Infinity, WHOLE_LIST);
  const cost = document.definitions
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .map(({ selectionSet, operation }) => counter.costOf(selectionSet, schema.getRootType(operation)))
    .reduce((sum, one) => sum + one, 0);
  known.set(document, cost);
  return cost;
}

class CostCounter {
  private readonly ofFragments = new Map<string, number>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly findFragment: (name: string) => FragmentDefinitionNode | null | undefined,
    private readonly most: number,
    private readonly listAtRoot = LIST,
  ) {}

  /** What the fields of one record cost. Fields that the type lacks are another rule's business. */
  costOf(selectionSet: SelectionSetNode, type: GraphQLNamedType | null | undefined): number {
    let cost = 0;
    for (const selection of selectionSet.selections) {
      // Beyond the limit nothing need be known: an operation cannot keep us counting.
      if (cost > this.most) return cost;
      if (selection.kind === Kind.FIELD) cost += this.costOfField(selection, type);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += this.costOfFragment(selection.name.value);
      else {
        const named = selection.typeCondition?.name.value;
        cost += this.costOf(selection.selectionSet, named ? this.schema.getType(named) : type);
      }
    }
    return cost;
  }

  private costOfField(node: FieldNode, type: GraphQLNamedType | null | undefined): number {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (node.name.value === '__schema') return INTROSPECTION;
    if (!field || !node.selectionSet) return VALUE;
    const ofOne = this.costOf(node.selectionSet, getNamedType(field.type));
    const list = type === this.schema.getQueryType() ? this.listAtRoot : LIST;
    return 1 + recordsOf(node, field, list) * ofOne;
  }

  private costOfFragment(name: string): number {
    const known = this.ofFragments.get(name);
    if (known !== undefined) return known;
    // One that spreads itself is refused by another rule.
    this.ofFragments.set(name, 0);
    const fragment = this.findFragment(name);
    const type = fragment && this.schema.getType(fragment.typeCondition.name.value);
    const cost = fragment ? this.costOf(fragment.selectionSet, type) : 0;
    this.ofFragments.set(name, cost);
    return cost;
  }
}

/** How many records a field is taken to give. The edges of a page are counted with the page. */
function recordsOf(node: FieldNode, field: GraphQLField<unknown, unknown>, list: number): number {
  if (field.args.some(({ name }) => name === 'first')) {
    const given = node.arguments?.find(({ name }) => name.value === 'first')?.value;
    if (!given) return PAGE;
    return given.kind === Kind.INT ? Math.max(1, Number(given.value)) : LARGEST_PAGE;
  }
  const isList = isListType(getNullableType(field.type));
  return isList && node.name.value !== 'edges' && isObjectType(getNamedType(field.type)) ? list : 1;
}

function tooMuch(most: number): GraphQLError {
  return new GraphQLError(
    `This operation asks for too much at once (more than ${most} records and values by our count). Ask for fewer fields, smaller pages or in parts.`,
  );
}
