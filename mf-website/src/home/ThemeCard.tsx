import { differingRows } from 'kit/conflict';
import { Loaded } from 'kit/data';
import { EditLock } from 'kit/editing';
import { FormImageField } from 'kit/files';
import { FormTextField } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { FormRichText, RichText } from 'kit/richtext';
import styled from 'styled-components';
import { object, string } from 'yup';

import {
  type ThemeInput,
  WebsiteThemeDocument,
  type WebsiteThemeQuery,
  WebsiteUpdateThemeDocument,
} from '../gql/graphql';
import { richText } from '../texts/IntroCard';

type HomeTheme = WebsiteThemeQuery['homeTheme'];

const schema = object({ title: string().trim() });

function valuesOf({ title, text, image, alt, focus }: HomeTheme): ThemeInput {
  return {
    ...{ title, text, imageId: image?.id ?? null, alt: alt ?? '' },
    focus: focus ? { x: focus.x, y: focus.y } : null,
  };
}

/** The theme of this carnival: title, text and board image. */
export function ThemeCard() {
  const query = useQuery(WebsiteThemeDocument, { fetchPolicy: 'cache-and-network' });
  const { save } = useSave(WebsiteUpdateThemeDocument, { done: 'Opgeslagen' });
  return (
    <Loaded query={query} subject="Het thema">
      {({ homeTheme }) => (
        <EditLock
          title="Thema"
          record={homeTheme}
          schema={schema}
          read={<Theme theme={homeTheme} />}
          valuesOf={valuesOf}
          send={({ revision }, theme) => save({ revision, theme })}
          fetchLatest={async () => (await query.refetch()).data?.homeTheme}
          differences={(mine, theirs) =>
            differingRows(
              {
                title: 'Titel',
                text: { label: 'Tekst', show: richText },
                imageId: { label: 'Themabord', show: () => 'Een afbeelding' },
                alt: 'Alternatieve tekst',
              },
              mine,
              valuesOf(theirs),
            )
          }
        >
          <FormTextField name="title" label="Titel" />
          <FormRichText name="text" label="Tekst" />
          <FormImageField
            name="imageId"
            label="Themabord"
            folder="images/theme"
            maxWidth={900}
            current={homeTheme.image}
            described
          />
        </EditLock>
      )}
    </Loaded>
  );
}

function Theme({ theme: { title, text, image, alt } }: { theme: HomeTheme }) {
  if (!title && !text && !image) return <em>Nog niet ingevuld</em>;
  return (
    <Columns>
      <div>
        {title && <h3>{title}</h3>}
        <RichText html={text} />
      </div>
      {image && <img src={`${image.url}?w=1280`} alt={alt ?? `Themabord ${title}`} loading="lazy" />}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: var(--s4);
  align-items: start;
  img {
    width: 100%;
    border-radius: var(--r-s);
  }
`;
