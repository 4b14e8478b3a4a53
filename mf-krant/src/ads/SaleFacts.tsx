import { formatEuro } from 'kit/format';
import { DefinitionList, DefinitionRow } from 'kit/ui';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { KrantSaleFactsFragmentDoc } from '../gql/graphql';
import { colorLabels, paymentLabels, stageLabels, stateLabels, typeLabels } from '../labels';

/** An advertisement to read: of an archived edition, or in a row that opens. */
export function SaleFacts({ ad: masked }: { ad: FragmentType<typeof KrantSaleFactsFragmentDoc> }) {
  const ad = getFragmentData(KrantSaleFactsFragmentDoc, masked);
  const facts: [label: string, value: string | null | undefined | false][] = [
    ['Stand', stateLabels[ad.advState]],
    ['Prijs', typeof ad.advPrice === 'number' && formatEuro(ad.advPrice)],
    ['Formaat', ad.advFormat],
    ['Kleur', ad.advColor && colorLabels[ad.advColor]],
    ['Betaalwijze', ad.advPaymentMethod && paymentLabels[ad.advPaymentMethod]],
    ['Soort', ad.advType && typeLabels[ad.advType]],
    ['Bij de redactie', ad.stage && stageLabels[ad.stage]],
    ['Op pagina', ad.placedOnPage],
    ['Opmerkingen', ad.advNotes],
  ];
  return (
    <DefinitionList>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <DefinitionRow key={label} label={label}>
            {value}
          </DefinitionRow>
        ))}
    </DefinitionList>
  );
}
