import { Skeleton, SkeletonBar } from 'kit/ui';

/** The shape of the form of a user while it is loaded. */
export function UserFormSkeleton() {
  return (
    <Skeleton>
      <SkeletonBar height={46} />
      <SkeletonBar height={46} />
      <SkeletonBar height={36} width="60%" />
      <SkeletonBar height={320} />
    </Skeleton>
  );
}
