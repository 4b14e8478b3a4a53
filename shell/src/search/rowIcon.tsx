import {
  Beer,
  Boxes,
  CalendarDays,
  FileText,
  Flag,
  ListChecks,
  type LucideIcon,
  Megaphone,
  Newspaper,
  PanelTop,
  ReceiptText,
  Star,
  UserRound,
  Users,
  Zap,
} from 'lucide-react';

import { initials } from '../layout/AccountButton';
import { menuIcon } from '../layout/menuIcons';
import type { Row, RowIcon } from './row';

const icons: Readonly<Record<RowIcon, LucideIcon>> = {
  person: UserRound,
  clubMember: Star,
  volunteer: Users,
  advertiser: Newspaper,
  customer: ReceiptText,
  commission: Flag,
  task: ListChecks,
  document: FileText,
  product: Boxes,
  news: Megaphone,
  event: CalendarDays,
  brewery: Beer,
  page: PanelTop,
  action: Zap,
};

/** The icon of a row: a page has that of the menu. */
export function rowIcon({ icon, link, title }: Row) {
  if (icon === 'person' || icon === 'clubMember' || icon === 'volunteer') return initials(title);
  if (icon === 'page' && link.startsWith('/commissies/')) return <Flag aria-hidden />;
  const Icon = icons[icon];
  return (icon === 'page' && menuIcon(link)) || <Icon aria-hidden />;
}
