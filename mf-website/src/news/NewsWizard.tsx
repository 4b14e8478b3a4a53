import { useSave } from 'kit/graphql';
import { PageTitle } from 'kit/ui';
import { Wizard, type WizardStep } from 'kit/wizard';

import { WebsiteAddNewsDraftDocument, WebsiteAddNewsItemDocument } from '../gql/graphql';
import {
  LinkQuestion,
  PhotoQuestion,
  PostponeQuestion,
  PublicationDate,
  TagsField,
  TextField,
  TitleField,
} from './NewsFields';
import { draftInput, newNews, newsInput, newsSchema, type NewsValues } from './newsValues';

interface NewsWizardProps {
  mayPostpone: boolean;
  onAdded: () => Promise<unknown>;
  onClose: () => void;
}

/** A new item in seven steps; with title and text it can be published at once, or kept as a draft. */
export function NewsWizard({ mayPostpone, onAdded, onClose }: NewsWizardProps) {
  const { save } = useSave(WebsiteAddNewsItemDocument, { done: 'Nieuwsbericht toegevoegd' });
  const { save: saveDraft } = useSave(WebsiteAddNewsDraftDocument, { done: 'Concept bewaard' });
  const then = async (work: Promise<unknown>) => {
    await work;
    await onAdded();
    onClose();
  };
  return (
    <>
      <PageTitle>Nieuwsbericht toevoegen</PageTitle>
      <Wizard<NewsValues>
        steps={steps(mayPostpone)}
        initialValues={newNews}
        schema={newsSchema}
        submitLabel="Plaatsen"
        skip={[
          { label: 'Meteen plaatsen', answers: plainAnswers },
          {
            label: 'Bewaren als concept',
            answers: plainAnswers,
            onSubmit: (values) => then(saveDraft({ newItem: draftInput(values) })),
          },
        ]}
        onSubmit={(values) => then(save({ newItem: newsInput(values) }))}
        onCancel={onClose}
      />
    </>
  );
}

/** Without photo and link, today; what was answered stays. */
function plainAnswers({ hasPhoto, hasLink, postpone }: NewsValues): Partial<NewsValues> | undefined {
  if (postpone === 'yes') return undefined;
  return { hasPhoto: hasPhoto || 'no', hasLink: hasLink || 'no', postpone: 'no' };
}

function steps(mayPostpone: boolean): [WizardStep<NewsValues>, ...WizardStep<NewsValues>[]] {
  return [
    {
      id: 'title',
      title: 'Titel',
      question: 'Wat is de titel?',
      fields: ['title'],
      isComplete: ({ title }) => title.trim() !== '',
      render: () => <TitleField />,
    },
    {
      id: 'text',
      title: 'Tekst',
      question: 'Wat is de tekst?',
      fields: ['text'],
      isComplete: ({ text }) => text.trim() !== '',
      render: () => <TextField />,
    },
    {
      id: 'tags',
      title: 'Tags',
      question: 'Welke tags horen erbij?',
      fields: ['tags'],
      isComplete: () => true,
      render: () => <TagsField />,
    },
    {
      id: 'photo',
      title: 'Foto',
      question: 'Hoort er een foto bij?',
      fields: ['hasPhoto', 'photoId'],
      isComplete: ({ hasPhoto, photoId }) => hasPhoto === 'no' || (hasPhoto === 'yes' && photoId !== null),
      render: () => <PhotoQuestion />,
    },
    {
      id: 'link',
      title: 'Link',
      question: 'Hoort er een link bij?',
      fields: ['hasLink', 'link', 'linkURL'],
      isComplete: ({ hasLink, linkURL }) => hasLink === 'no' || (hasLink === 'yes' && linkURL.trim() !== ''),
      render: () => <LinkQuestion />,
    },
    {
      id: 'postpone',
      title: 'Uitstellen',
      question: 'Moet de plaatsing wachten?',
      fields: ['postpone'],
      isComplete: ({ postpone }) => postpone !== '',
      render: () => <PostponeQuestion mayPostpone={mayPostpone} />,
    },
    {
      id: 'date',
      title: 'Publicatiedatum',
      question: 'Wanneer komt het op de website?',
      fields: ['postponementDate'],
      isComplete: ({ postpone, postponementDate }) => postpone === 'no' || postponementDate !== '',
      render: () => <PublicationDate />,
    },
  ];
}
