import { Select } from 'kit/fields';
import { toApiError, useMutation } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { KrantAssignDocument, KrantAssignSelectFragmentDoc } from '../gql/graphql';

interface AssignSelectProps {
  ad: FragmentType<typeof KrantAssignSelectFragmentDoc>;
  editors: readonly string[];
  /** After a refusal: brings the list up to date. */
  onBehind: () => Promise<unknown>;
}

/** To whom an advertisement is assigned; who is no editor any more stays until another is chosen. */
export function AssignSelect({ ad, editors, onBehind }: AssignSelectProps) {
  const snackbar = useSnackbar();
  const [assign] = useMutation(KrantAssignDocument);
  const { id, revision, assigned: from, name } = getFragmentData(KrantAssignSelectFragmentDoc, ad);
  const choose = async (assigned: string) => {
    const after = { __typename: 'Advertisement', id, revision, assigned };
    try {
      await assign({ variables: { id, assigned, from }, optimisticResponse: { assignAdvertisement: after } });
      snackbar.show(assigned ? `${name} is toegewezen aan ${assigned}` : `${name} is niet meer toegewezen`);
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
      await onBehind();
    }
  };
  const names = from === '' || editors.includes(from) ? editors : [...editors, from];
  return (
    <Narrow>
      <Select
        label={`Toegewezen: ${name}`}
        hideLabel
        value={from}
        options={[
          { value: '', label: 'Niet toegewezen' },
          ...names.map((editor) => ({ value: editor, label: editor })),
        ]}
        onChange={({ target }) => void choose(target.value)}
      />
    </Narrow>
  );
}

const Narrow = styled.div`
  min-width: 150px;
  max-width: 220px;
`;
