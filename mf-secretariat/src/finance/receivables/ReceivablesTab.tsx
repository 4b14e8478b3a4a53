import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { phone, Stack, useMediaQuery } from 'kit/ui';

import { getFragmentData } from '../../gql/fragment-masking';
import { SecretariatReceivableFragmentDoc, SecretariatReceivablesDocument } from '../../gql/graphql';
import { AgesCard } from './AgesCard';
import { OnlinePayments } from './OnlinePayments';
import { Payables } from './Payables';
import { ReceivableList } from './ReceivableList';
import { WriteOffs } from './WriteOffs';

/** What people owe us, of all areas, for the DB: how late it is, and reminding. */
export function ReceivablesTab() {
  const query = useQuery(SecretariatReceivablesDocument, { fetchPolicy: 'cache-and-network' });
  const onPhone = useMediaQuery(phone);
  return (
    <Loaded query={query} subject="De lijst met wat er openstaat">
      {({ openReceivables }) => {
        const receivables = getFragmentData(SecretariatReceivableFragmentDoc, openReceivables);
        const head = (
          <>
            <AgesCard receivables={receivables} />
            <OnlinePayments />
          </>
        );
        return (
          <Stack>
            {!onPhone && head}
            <ReceivableList receivables={receivables} />
            {onPhone && head}
            <Payables />
            <WriteOffs />
          </Stack>
        );
      }}
    </Loaded>
  );
}
