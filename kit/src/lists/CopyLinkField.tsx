import { Button, TextInput, useSnackbar } from 'kit/ui';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';

/** The props of CopyLinkField. */
export interface CopyLinkFieldProps {
  /** Whose link it is, such as 'Jouw privélink'. */
  label: string;
  url: string;
  /** What it is when it is no link, such as 'Sleutel'. */
  noun?: string;
}

/** A private link to look at and to copy. */
export function CopyLinkField({ label, url, noun = 'Link' }: CopyLinkFieldProps) {
  const snackbar = useSnackbar();
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      snackbar.show(`${noun} gekopieerd`);
    } catch {
      // Refused by the browser, or not there at all without https: then it is ready to be copied by hand.
      input.current?.focus();
      input.current?.select();
      snackbar.show(
        `Kopiëren lukt niet vanzelf. De ${noun.toLowerCase()} is geselecteerd: kopieer hem zelf.`,
      );
    }
  };
  return (
    <Root>
      <TextInput ref={input} label={label} value={url} readOnly onFocus={({ target }) => target.select()} />
      <Button variant="ghost" icon={<Copy aria-hidden />} onClick={() => void copy()}>
        Kopieer
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--s3);
  > :first-child {
    flex: 1;
    min-width: min(100%, 260px);
  }
`;
