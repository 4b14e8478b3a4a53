import { FieldError, SearchField, type SearchFieldProps, Spinner } from 'kit/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

import { SmallText } from '../textParts';
import { ChoiceList } from './ChoiceList';

/** In letters; one finds too many. Whoever searches for ChoiceSearch asks for nothing shorter. */
export const SHORTEST_SEARCH = 2;

/** What a search brought. */
export interface FoundChoices<Choice> {
  /** Absent until the first answer. */
  choices?: readonly Choice[];
  /** Of which text they are, as it was searched. */
  searched: string;
  /** How many more there are. */
  rest?: number;
  /** Why nothing could be searched. */
  error?: string;
}

/** The props of ChoiceSearch. */
export type ChoiceSearchProps<Choice> = Pick<
  SearchFieldProps,
  'label' | 'placeholder' | 'disabled' | 'aria-invalid' | 'aria-describedby'
> & {
  text: string;
  onText: (text: string) => void;
  found: FoundChoices<Choice>;
  /** Names the list, such as 'Gevonden leden'. */
  listLabel: string;
  /** Such as 'Geen lid gevonden'. */
  nothingFound: string;
  /** What to do, above the list. */
  hint?: string;
  onChoose: (choice: Choice) => void;
  /** Absent: any can be chosen. One that cannot is shown without a button. */
  canChoose?: (choice: Choice) => boolean;
  /** What its button is called, when what it shows is not enough. */
  buttonLabel?: (choice: Choice) => string;
  children: (choice: Choice) => ReactNode;
};

/**
 * Finds one of many by typing: Enter takes the first that is found, also when it is still searched for; the arrow down
 * goes to the others. What was typed is selected then, so that the next one can be typed at once.
 */
export function ChoiceSearch<Choice extends { id: string }>(props: ChoiceSearchProps<Choice>) {
  const { text, onText, found, listLabel, nothingFound, hint, onChoose, children, ...field } = props;
  const { canChoose = () => true, buttonLabel, ...input } = field;
  const listId = useId();
  const awaiting = useRef<HTMLInputElement>(undefined);
  const wanted = text.trim();
  const isShown = wanted.length >= SHORTEST_SEARCH;
  const isCurrent = found.searched === wanted && found.choices !== undefined;
  const first = isShown && isCurrent ? found.choices?.find(canChoose) : undefined;
  const take = (from: HTMLInputElement) => {
    awaiting.current = undefined;
    if (!first) return;
    onChoose(first);
    from.select();
  };
  useEffect(() => {
    if (awaiting.current && isCurrent) take(awaiting.current);
  });
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') {
      document.getElementById(listId)?.querySelector('button')?.focus();
      event.preventDefault();
    }
    if (event.key !== 'Enter') return;
    // It chooses, it does not send the form.
    event.preventDefault();
    if (isCurrent) take(event.currentTarget);
    else if (isShown) awaiting.current = event.currentTarget;
  };
  return (
    <>
      <SearchField
        {...input}
        value={text}
        onChange={(typed) => {
          awaiting.current = undefined;
          onText(typed);
        }}
        isInForm
        onKeyDown={keyDown}
      />
      {isShown && found.error && <FieldError>{found.error}</FieldError>}
      {isShown && !found.error && !found.choices && <Spinner />}
      {isShown && !found.error && found.choices && (
        <>
          <SmallText role="status">{found.choices.length === 0 ? nothingFound : hint}</SmallText>
          {found.choices.length > 0 && (
            <ChoiceList id={listId} aria-label={listLabel} onKeyDown={moveInList}>
              {found.choices.map((choice) => (
                <li key={choice.id}>
                  {canChoose(choice) ? (
                    <button type="button" aria-label={buttonLabel?.(choice)} onClick={() => onChoose(choice)}>
                      {children(choice)}
                    </button>
                  ) : (
                    <div>{children(choice)}</div>
                  )}
                </li>
              ))}
            </ChoiceList>
          )}
          {(found.rest ?? 0) > 0 && <SmallText>{`En nog ${found.rest ?? 0}: zoek preciezer.`}</SmallText>}
        </>
      )}
    </>
  );
}

/** The arrows go from one button to the next. */
function moveInList(event: KeyboardEvent<HTMLUListElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step]?.focus();
}
