import { differingRows } from 'kit/conflict';
import { Loaded } from 'kit/data';
import { EditLock } from 'kit/editing';
import { FormTextField } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { FormRichText, RichText } from 'kit/richtext';
import { object, string } from 'yup';

import {
  WebsiteUpdateWinnersDocument,
  WebsiteWinnersDocument,
  type WebsiteWinnersQuery,
} from '../gql/graphql';
import { richText } from '../texts/IntroCard';
import { webAddress } from '../webAddress';

const schema = object({ text: string(), link: webAddress() });
type Winners = WebsiteWinnersQuery['songFestivalWinners'];

const valuesOf = ({ text, link }: Winners) => ({ text, link: link ?? '' });

/** The latest winners: text and link. */
export function WinnersCard() {
  const query = useQuery(WebsiteWinnersDocument, { fetchPolicy: 'cache-and-network' });
  const { save } = useSave(WebsiteUpdateWinnersDocument, { done: 'Opgeslagen' });
  return (
    <Loaded query={query} subject="De tekst over de winnaars">
      {({ songFestivalWinners }) => (
        <EditLock
          title="Winnaars"
          record={songFestivalWinners}
          schema={schema}
          read={<WinnersText winners={songFestivalWinners} />}
          valuesOf={valuesOf}
          send={({ revision }, { text, link }) => save({ revision, winners: { text, link: link || null } })}
          fetchLatest={async () => (await query.refetch()).data?.songFestivalWinners}
          differences={(mine, theirs) =>
            differingRows({ text: { label: 'Tekst', show: richText }, link: 'Link' }, mine, valuesOf(theirs))
          }
        >
          <FormRichText name="text" label="Tekst" />
          <FormTextField name="link" label="Link" inputMode="url" />
        </EditLock>
      )}
    </Loaded>
  );
}

function WinnersText({ winners: { text, link } }: { winners: Winners }) {
  if (!text && !link) return <em>Nog niet ingevuld</em>;
  return (
    <>
      <RichText html={text} />
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {link}
        </a>
      )}
    </>
  );
}
