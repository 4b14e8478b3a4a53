import { differingRows } from 'kit/conflict';
import { Loaded } from 'kit/data';
import { EditLock } from 'kit/editing';
import { useQuery, useSave } from 'kit/graphql';
import { FormRichText, RichText } from 'kit/richtext';

import { WebsiteIntroDocument, type WebsiteTextKey, WebsiteUpdateIntroDocument } from '../gql/graphql';

/** The intro text of a page of the public website. */
export function IntroCard({ textKey, title = 'Introductie' }: { textKey: WebsiteTextKey; title?: string }) {
  const query = useQuery(WebsiteIntroDocument, {
    variables: { key: textKey },
    fetchPolicy: 'cache-and-network',
  });
  const { save } = useSave(WebsiteUpdateIntroDocument, { done: 'Opgeslagen' });
  return (
    <Loaded query={query} subject="De introductie">
      {({ websiteText }) => (
        <EditLock
          title={title}
          record={websiteText}
          read={websiteText.text ? <RichText html={websiteText.text} /> : <em>Nog niet ingevuld</em>}
          valuesOf={({ text }) => ({ text })}
          send={({ revision }, { text }) => save({ revision, intro: { name: textKey, text } })}
          fetchLatest={async () => (await query.refetch()).data?.websiteText}
          differences={(mine, theirs) =>
            differingRows({ text: { label: 'Tekst', show: richText } }, mine, { text: theirs.text })
          }
        >
          <FormRichText name="text" label="Tekst" hideLabel />
        </EditLock>
      )}
    </Loaded>
  );
}

/** A version of a rich text, for a comparison. */
export const richText = (html: string) => <RichText html={html} />;
