import { Loaded } from 'kit/data';
import { ChangeLog } from 'kit/editing';
import { formatDate, formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { MultilineText } from 'kit/lists';
import { DefinitionList, DefinitionRow, Stack } from 'kit/ui';
import type { ReactNode } from 'react';

import { AdDocuments } from './ads/AdDocuments';
import { AdNotes } from './ads/AdNotes';
import { AdProofs } from './ads/AdProofs';
import { AdQuestions } from './ads/AdQuestions';
import { KrantAdDetailsDocument, type KrantAdDetailsQuery } from './gql/graphql';
import { colorLabels, paymentLabels, stateLabels, typeLabels } from './labels';

/** The props of AdRowDetails. */
export interface AdRowDetailsProps {
  id: string;
  /** Of the active edition. */
  canEdit: boolean;
  /** Buttons, such as to promote it. */
  actions?: ReactNode;
  /** After a document, question or note was changed. */
  onChanged?: () => unknown;
}

/** What an editor sees of an advertisement when its row opens: what was sold, documents, proofs, questions, notes and its log. */
export function AdRowDetails({ id, canEdit, actions, onChanged }: AdRowDetailsProps) {
  const query = useQuery(KrantAdDetailsDocument, { variables: { id } });
  const changed = async () => {
    await Promise.all([query.refetch().catch(() => undefined), onChanged?.()]);
  };
  return (
    <Loaded query={query} subject="De advertentie">
      {({ advertisement: ad }) => (
        <Stack>
          <Facts ad={ad} />
          {actions}
          <AdDocuments
            ad={ad}
            advertiserId={ad.advertiserId}
            editionId={ad.editionId}
            canEdit={canEdit}
            onChanged={changed}
          />
          <AdProofs ad={ad} canSend={canEdit} onChanged={changed} />
          <AdQuestions ad={ad} canEdit={canEdit} canAsk={canEdit} onChanged={changed} />
          <AdNotes ad={ad} canEdit={canEdit} onChanged={changed} />
          <ChangeLog lines={ad.changeLog} />
        </Stack>
      )}
    </Loaded>
  );
}

function Facts({ ad }: { ad: KrantAdDetailsQuery['advertisement'] }) {
  const { advState, advFormat, advColor, advPrice, advPaymentMethod, advType, advNotes, soldAt } = ad;
  const facts: [string, ReactNode][] = [
    ['Status', stateLabels[advState]],
    [
      'Formaat',
      advFormat && [`${advFormat} cm`, advColor && colorLabels[advColor]].filter(Boolean).join(', '),
    ],
    ['Bedrag', advPrice !== null && formatEuro(advPrice)],
    ['Betaalwijze', advPaymentMethod && paymentLabels[advPaymentMethod]],
    ['Soort', advType && typeLabels[advType]],
    ['Verkocht op', formatDate(soldAt)],
    ['Opmerking', advNotes],
  ];
  return (
    <DefinitionList>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <DefinitionRow key={label} label={label}>
            <MultilineText>{value}</MultilineText>
          </DefinitionRow>
        ))}
    </DefinitionList>
  );
}
