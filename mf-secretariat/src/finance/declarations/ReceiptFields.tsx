import { FormReceiptField } from 'kit/files';
import { useFormState } from 'kit/forms';
import { Button, Stack } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { receiptSlots, type ReceiptValues, receiptFolder } from './receiptSlots';

interface ReceiptFieldsProps {
  /** With which committee they are stored. */
  wg: string;
  /** How many can be given. */
  most?: number;
  /** Of the first. */
  label?: string;
  /** Without connection they wait on this device. */
  canWait?: boolean;
  /** Gives the first one, when another app shared it. */
  takeShared?: () => File | undefined;
}

/** The receipts, scaled to 1200 px: one, and more when asked. */
export function ReceiptFields({
  wg,
  most = receiptSlots.length,
  label = 'Bon',
  canWait,
  takeShared,
}: ReceiptFieldsProps) {
  const values = useFormState().values as ReceiptValues;
  const [asked, setAsked] = useState<string>();
  const slots = receiptSlots.slice(0, most);
  const shown = slots.filter((slot, at) => at === 0 || slot === asked || values[slot]);
  const free = slots.find((slot) => !shown.includes(slot));
  return (
    <Stack>
      {shown.map((slot, at) => (
        <FormReceiptField
          key={slot}
          name={slot}
          label={at === 0 ? label : `${label} ${at + 1}`}
          folder={receiptFolder(wg)}
          canWait={canWait}
          first={at === 0 ? takeShared : undefined}
          maxWidth={1200}
        />
      ))}
      {free && shown.every((slot) => values[slot]) && (
        <div>
          <Button variant="ghost" icon={<Plus aria-hidden />} onClick={() => setAsked(free)}>
            Nog een bon
          </Button>
        </div>
      )}
    </Stack>
  );
}
