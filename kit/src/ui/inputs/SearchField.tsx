import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, useRef } from 'react';
import styled from 'styled-components';

import { IconButton } from '../buttons/IconButton';
import { phone } from '../tokens';

/** The props of SearchField: those of a native input, with a value and its change as text. */
export type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'ref'> & {
  /** Name for screen readers; shown as placeholder unless `placeholder` says otherwise. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** It helps to fill in a form; otherwise it searches the page, and is a landmark of it. */
  isInForm?: boolean;
};

const Root = styled.div`
  position: relative;
  flex: 1;
  min-width: min(220px, 100%);
  color: var(--ink-2);
  > svg {
    position: absolute;
    left: 16px;
    top: 12px;
    width: 20px;
    height: 20px;
    pointer-events: none;
  }
  input {
    width: 100%;
    height: 44px;
    padding: 0 46px 0 44px;
    border: 1.5px solid var(--line-strong);
    border-radius: 999px;
    background: var(--card);
    color: var(--ink);
    font: 16px var(--body);
    appearance: none;
  }
  &:has(> :disabled) {
    opacity: 0.6;
    cursor: not-allowed;
  }
  @media ${phone} {
    input {
      padding-left: 40px;
    }
    > svg {
      left: 13px;
    }
    /* The cross is there only when there is something to clear. */
    input:placeholder-shown {
      padding-right: 8px;
    }
    input::placeholder {
      font-size: 15px;
    }
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  button {
    position: absolute;
    right: 0;
    top: 0;
  }
  @media print {
    display: none;
  }
`;

/** A search box; Escape or the cross empties it. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder = label,
  isInForm,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || !value) return;
    event.stopPropagation();
    event.preventDefault();
    clear();
  };
  return (
    <Root role={isInForm ? undefined : 'search'}>
      <Search aria-hidden />
      <input
        autoComplete="off"
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={keyDown}
      />
      {value && (
        <IconButton aria-label="Zoekveld leegmaken" onClick={clear}>
          <X aria-hidden />
        </IconButton>
      )}
    </Root>
  );
}
