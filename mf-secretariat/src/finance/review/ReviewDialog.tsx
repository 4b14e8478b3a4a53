import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { Dialog } from 'kit/ui';

import { type SecretariatDeclarationYearFragment, SecretariatReviewDocument } from '../../gql/graphql';
import { Review } from './Review';

interface ReviewDialogProps {
  /** Undefined: none is looked at. */
  id: string | undefined;
  years: readonly SecretariatDeclarationYearFragment[];
  onClose: () => void;
}

/** A declaration with its receipts beside what is decided: facts, what it looks like, questions, and the decision. */
export function ReviewDialog({ id, years, onClose }: ReviewDialogProps) {
  const query = useQuery(SecretariatReviewDocument, {
    variables: { id: id ?? '' },
    skip: id === undefined,
    fetchPolicy: 'network-only',
  });
  return (
    <Dialog isOpen={id !== undefined} onClose={onClose} title="Declaratie beoordelen" size={900}>
      <Loaded query={query} subject="De declaratie">
        {({ transaction }) => (
          <Review key={transaction.id} declaration={transaction} years={years} onDone={onClose} />
        )}
      </Loaded>
    </Dialog>
  );
}
