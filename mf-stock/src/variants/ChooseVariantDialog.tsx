import { formatEuro } from 'kit/format';
import { PlainList } from 'kit/lists';
import { Dialog } from 'kit/ui';
import styled from 'styled-components';

/** A variant that can be chosen. */
export interface VariantChoice {
  id: string;
  /** 'maat L'. */
  name: string;
  /** Cents. */
  price: number;
  /** How many there are; none: it cannot be chosen. */
  left: number;
}

interface ChooseVariantDialogProps {
  /** Of which product. */
  title: string;
  choices: readonly VariantChoice[];
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Asks which variant of a product it is, with what there is of each: large buttons, for a thumb. Mounted when opened. */
export function ChooseVariantDialog({ title, choices, onChoose, onClose }: ChooseVariantDialogProps) {
  return (
    <Dialog title={`Welke ${title}?`} onClose={onClose} size={400}>
      <Choices aria-label={`Varianten van ${title}`}>
        {choices.map(({ id, name, price, left }) => (
          <li key={id}>
            <button type="button" disabled={left <= 0} onClick={() => onChoose(id)}>
              <b>{name}</b>
              <span>{formatEuro(price)}</span>
              <small>{left > 0 ? `nog ${left}` : 'op'}</small>
            </button>
          </li>
        ))}
      </Choices>
    </Dialog>
  );
}

const Choices = styled(PlainList)`
  display: grid;
  gap: var(--s2);
  button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 64px;
    align-items: center;
    gap: var(--s3);
    width: 100%;
    min-height: 56px;
    padding: var(--s2) var(--s4);
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--card);
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  small {
    color: var(--ink-2);
    font-size: 14px;
    text-align: right;
  }
  button:disabled {
    color: var(--ink-2);
    cursor: default;
  }
`;
