import { Skeleton } from 'kit/ui';

/** The shape of open declarations, each as high as on a phone. */
export const OpenSkeleton = () => <Skeleton rows={5} height={140} />;
