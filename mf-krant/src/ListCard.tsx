import { Loaded } from 'kit/data';
import { PagedCard, type PagedCardProps, type PagedList, type Pages } from 'kit/lists';

/** The props of ListCard. */
export interface ListCardProps<Name extends string, Node, Row> extends Omit<
  PagedCardProps<Node, Row>,
  'pages' | 'list'
> {
  /** Of usePages. */
  pages: Pages<Record<Name, PagedList<Node>>, PagedList<Node>>;
  /** The field of the query that holds the list. */
  field: Name;
  /** What could not be loaded: 'De lijst met facturen'. */
  subject: string;
}

/** A paged list as soon as it is there. */
export function ListCard<Name extends string, Node, Row>(props: ListCardProps<Name, Node, Row>) {
  const { field, subject, ...card } = props;
  return (
    <Loaded query={props.pages.query} subject={subject}>
      {(data) => <PagedCard {...card} list={data[field]} />}
    </Loaded>
  );
}
