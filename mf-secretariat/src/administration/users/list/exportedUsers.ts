import type { ExportColumn } from 'kit/export';
import { formatDate } from 'kit/format';

import { type FragmentType, getFragmentData } from '../../../gql/fragment-masking';
import { type SecretariatUserExportFragment, SecretariatUserExportFragmentDoc } from '../../../gql/graphql';
import { isChair } from '../rights/commissionEntries';
import { type PermissionChoices, singlePermissions } from '../rights/permissionChoices';

type Row = FragmentType<typeof SecretariatUserExportFragmentDoc>;

/** People and what they may: a row for each, a column for each right. */
export function exportedUsers(choices: PermissionChoices): ExportColumn<Row>[] {
  const { permissionCatalogue, commissions } = choices;
  const of = (value: (user: SecretariatUserExportFragment) => string) => (row: Row) =>
    value(getFragmentData(SecretariatUserExportFragmentDoc, row));
  return [
    { header: 'Naam', value: of(({ name }) => name) },
    { header: 'E-mail', value: of(({ email }) => email) },
    { header: 'Admin', value: of(({ role }) => mark(role === 'Admin')) },
    { header: 'Extern', value: of(({ isExternal }) => mark(isExternal)) },
    {
      header: 'Laatst ingelogd',
      value: of(({ lastSignInAt }) => (lastSignInAt ? formatDate(lastSignInAt) : '')),
    },
    {
      header: 'Commissies',
      value: of(({ permissions: { commissions: entries } }) =>
        commissions
          .filter(({ id }) => entries.includes(id) || isChair(entries, id))
          .map(({ id, index, name }) => `${index} - ${name}${isChair(entries, id) ? ' (voorzitter)' : ''}`)
          .join('\n'),
      ),
    },
    ...singlePermissions(permissionCatalogue).map(({ id, label }) => ({
      header: label,
      value: of(({ permissions }) => mark(permissions.general.includes(id))),
    })),
  ];
}

function mark(isSo: boolean): string {
  return isSo ? 'x' : '';
}
