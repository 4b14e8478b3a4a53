import { PlainList } from 'kit/lists';
import { Card, phone, Skeleton, SkeletonBar } from 'kit/ui';
import styled from 'styled-components';

/** The cards of the users: one column on a phone, two or three on a wide screen; holds `li`. */
export const UserGrid = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: var(--s4);
  @media ${phone} {
    gap: var(--s2);
  }
`;

/** The shape of the list while it is loaded. */
export function UserGridSkeleton() {
  return (
    <Skeleton text="Gebruikers laden...">
      <UserGrid aria-hidden>
        {Array.from({ length: 6 }, (_, card) => (
          <li key={card}>
            <Card>
              <SkeletonBar width="60%" height={28} />
              <SkeletonBar width="80%" />
              <SkeletonBar width="50%" height={36} round />
            </Card>
          </li>
        ))}
      </UserGrid>
    </Skeleton>
  );
}
