import { saveBlob } from 'kit/download';
import { TextArea } from 'kit/fields';
import { Button, ButtonRow, Dialog, Stack, useSnackbar } from 'kit/ui';
import { Copy, Download } from 'lucide-react';
import { useRef } from 'react';

import { seasonName } from '../seasons';
import type { Activity, TakingPart } from './activity';
import { bccText, textFile, withAddress } from './addresses';

interface AddresseesProps {
  activity: Activity;
  season: number;
  people: readonly TakingPart[];
  onClose: () => void;
}

/** The addresses of an activity, ready to be pasted into Bcc. */
export function AddressesDialog({ activity, season, people, onClose }: AddresseesProps) {
  const snackbar = useSnackbar();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = bccText(people);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      snackbar.show('E-mailadressen gekopieerd');
    } catch {
      // Refused by the browser, or not there at all without https: then they are ready to be copied by hand.
      area.current?.focus();
      area.current?.select();
      snackbar.show('Kopiëren lukt niet vanzelf. De adressen zijn geselecteerd: kopieer ze zelf.');
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={`E-mailadressen van ${activity.name}`}>
      <Stack>
        <TextArea
          ref={area}
          label="Plak deze in het vak Bcc van je mail"
          description={reachedText(people)}
          value={text}
          readOnly
          rows={6}
          onFocus={({ target }) => target.select()}
        />
        <ButtonRow>
          <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
            Kopieer
          </Button>
          <Button
            variant="ghost"
            icon={<Download aria-hidden />}
            onClick={() =>
              saveBlob(textFile(text), `e-mailadressen ${activity.name} ${seasonName(season)}.txt`)
            }
          >
            Opslaan als tekstbestand
          </Button>
        </ButtonRow>
      </Stack>
    </Dialog>
  );
}

/** How many are not reached, when there are. */
function withoutAddressText(people: readonly TakingPart[]): string {
  const count = people.filter(({ email }) => !email).length;
  if (count === 0) return '';
  return count === 1
    ? 'Van 1 vrijwilliger is geen adres bekend.'
    : `Van ${count} vrijwilligers is geen adres bekend.`;
}

function reachedText(people: readonly TakingPart[]): string {
  const count = withAddress(people).length;
  return `${count === 1 ? '1 adres.' : `${count} adressen.`} ${withoutAddressText(people)}`.trim();
}
