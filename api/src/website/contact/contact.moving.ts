import { moved } from '../../platform/moving/moving';
import { type Move } from '../../platform/moving/readDump';
import { ContactSubject, contactSubjectLabels } from '../website.enums';
import { ContactAddressModel } from './contact.model';

const FILE = 'contact';
const SUBJECTS = Object.fromEntries(
  Object.values(ContactSubject).flatMap((subject) => [
    [subject.toLowerCase(), subject],
    [contactSubjectLabels[subject].toLowerCase(), subject],
  ]),
);

/** Where messages go: one document with an address for each subject. */
export const moveContact: Move = {
  files: ['contactAddresses'],
  gather: {
    files: [FILE],
    documents: (dump) =>
      (dump.get(FILE) ?? []).flatMap((plain) =>
        Object.entries(plain)
          .filter(([name]) => !['_id', 'id', '__v'].includes(name))
          .map(([id, address]) => ({ id, address })),
      ),
  },
  title: 'Contactadressen',
  into: [ContactAddressModel],
  map: (old, moving) => {
    const field = old.at('id');
    const subject = field.choice(SUBJECTS, { required: true });
    moving.mustBeUnique(old, field, subject ?? '');
    const address = old.at('address').email();
    return [moved(ContactAddressModel, { _id: subject ?? old.id, address, revision: 1 })];
  },
};
