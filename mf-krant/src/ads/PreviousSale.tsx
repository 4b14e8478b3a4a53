import { useFormState } from 'kit/forms';
import { Button } from 'kit/ui';
import { CopyCheck } from 'lucide-react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { KrantPreviousSaleFragmentDoc } from '../gql/graphql';
import { paymentLabels } from '../labels';
import { asLastYear, type Category, soldText } from './saleValues';

interface PreviousSaleProps {
  previous: FragmentType<typeof KrantPreviousSaleFragmentDoc>;
  categories: readonly Category[];
  /** The form can be filled with it. */
  canFill: boolean;
}

/** What the last edition before this one had, and one press to sell the same again. Inside the form. */
export function PreviousSale({ previous: masked, categories, canFill }: PreviousSaleProps) {
  const previous = getFragmentData(KrantPreviousSaleFragmentDoc, masked);
  const { values, setValues } = useFormState();
  const text = soldText(previous);
  if (!text) return null;
  const method = previous.advPaymentMethod;
  const fill = () => void setValues({ ...values, ...asLastYear(previous, categories) });
  return (
    <Root>
      <span>
        <b>Vorig jaar</b> {[text, method && paymentLabels[method]].filter(Boolean).join(', ')}
      </span>
      {canFill && previous.advState === 'verkocht' && (
        <Button variant="ghost" icon={<CopyCheck aria-hidden />} onClick={fill}>
          Zelfde als vorig jaar
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
  padding: var(--s3) var(--s4);
  border-radius: 10px;
  background: var(--yellow-soft);
  button {
    min-height: 48px;
  }
`;
