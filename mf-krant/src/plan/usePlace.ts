import { toApiError, useApolloClient, useMutation } from 'kit/graphql';
import { newRequestId } from 'kit/lists';

import { type KrantPlaceDialogFragment, KrantPlaceDocument, KrantPlacementDocument } from '../gql/graphql';

type Placeable = Pick<KrantPlaceDialogFragment, 'id' | 'revision' | 'placedOnPage'>;

/** See {@link usePlace}. */
export interface Placing {
  /**
   * Notes the page of an advertisement; an empty text takes it off its page. Shown at once, and taken back when it fails.
   * @param seen what its page was when it was seen @throws ApiError, CONFLICT when it is on another page by now
   */
  place: (ad: Placeable, page: string, seen?: string) => Promise<void>;
  /** Its page as it is now, past the cache and for all that show it. */
  fetchPage: (id: string) => Promise<string | undefined>;
}

/** Placing advertisements: in the lists and on the page plan. */
export function usePlace(): Placing {
  const client = useApolloClient();
  const [mutate] = useMutation(KrantPlaceDocument);
  const place: Placing['place'] = async ({ id, revision, placedOnPage: now }, page, seen = now) => {
    const placedOnPage = page.trim();
    const after = { __typename: 'Advertisement', id, revision, placed: placedOnPage !== '', placedOnPage };
    try {
      await mutate({
        variables: { id, page: placedOnPage, from: seen, requestId: newRequestId() },
        optimisticResponse: { placeAdvertisement: after },
      });
    } catch (error) {
      throw toApiError(error);
    }
  };
  const fetchPage = async (id: string) => {
    const { data } = await client.query({
      query: KrantPlacementDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.advertisement.placedOnPage;
  };
  return { place, fetchPage };
}
