import { toApiError, useSave } from 'kit/graphql';
import { CopyLinkField, useRefetch } from 'kit/lists';
import { Button, useSnackbar } from 'kit/ui';
import { Link } from 'lucide-react';

import { SecretariatAskPaymentLinkDocument } from '../gql/graphql';
import type { Receivable } from './ages';

/** Where something can be paid online: the link that is open, to copy, or a button that makes one. */
export function PaymentLink({ receivable: { id, link } }: { receivable: Receivable }) {
  const { save, saving } = useSave(SecretariatAskPaymentLinkDocument, { done: 'Betaallink gemaakt' });
  const reload = useRefetch(['SecretariatReceivables']);
  const snackbar = useSnackbar();
  if (link) return <CopyLinkField label="Betaallink, nog niet betaald" url={link} />;
  const make = async () => {
    try {
      await save({ id });
      await reload();
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
  };
  return (
    <div>
      <Button
        variant="ghost"
        size="small"
        icon={<Link aria-hidden />}
        pending={saving}
        onClick={() => void make()}
      >
        Betaallink maken
      </Button>
    </div>
  );
}
