import { TextArea } from 'kit/fields';
import { saveBlob } from 'kit/files';
import { Button, Dialog, useSnackbar } from 'kit/ui';
import { Copy, Download } from 'lucide-react';
import { useRef } from 'react';

import { seasonName } from '../seasons';
import { Buttons, Stack } from '../Stack';
import type { Activity, TakingPart } from './activity';
import { bccText, textFile, withAddress } from './addresses';

/** The props of AddressesDialog and MailActivityDialog. */
export interface AddresseesProps {
  activity: Activity;
  season: number;
  people: readonly TakingPart[];
  onClose: () => void;
}

/** The addresses of an activity, ready to be pasted into Bcc (spec 3, section 2, "Volunteer pool"). */
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
          description={missingText(people)}
          value={text}
          readOnly
          rows={6}
          onFocus={({ target }) => target.select()}
        />
        <Buttons>
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
        </Buttons>
      </Stack>
    </Dialog>
  );
}

/** How many are reached, and who not. */
export function missingText(people: readonly TakingPart[]): string {
  const count = withAddress(people).length;
  const without = people.filter(({ email }) => !email).length;
  const reached = count === 1 ? '1 adres.' : `${count} adressen.`;
  if (without === 0) return reached;
  return without === 1
    ? `${reached} Van 1 vrijwilliger is geen adres bekend.`
    : `${reached} Van ${without} vrijwilligers is geen adres bekend.`;
}
