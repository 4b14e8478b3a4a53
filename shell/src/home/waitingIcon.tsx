import {
  Banknote,
  Boxes,
  Clock,
  FileText,
  Landmark,
  ListChecks,
  Logs,
  type LucideIcon,
  Mail,
  MessageCircleQuestionMark,
  Newspaper,
  ReceiptText,
  TriangleAlert,
  UserRound,
  UsersRound,
} from 'lucide-react';

import type { WaitingKind } from '../gql/graphql';

const icons: Readonly<Record<WaitingKind, LucideIcon>> = {
  declaration: ReceiptText,
  payment: Banknote,
  late: Clock,
  bank: Landmark,
  question: MessageCircleQuestionMark,
  invoice: FileText,
  task: ListChecks,
  advertisement: Newspaper,
  shift: Clock,
  order: Boxes,
  member: UserRound,
  commission: UsersRound,
  mail: Mail,
  job: Logs,
  failed: TriangleAlert,
};

/** The icon of something that waits. */
export function waitingIcon(kind: WaitingKind) {
  const Icon = icons[kind];
  return <Icon aria-hidden />;
}
