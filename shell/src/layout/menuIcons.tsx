import {
  Activity,
  BadgeEuro,
  Beer,
  Blocks,
  BookUser,
  Boxes,
  CalendarDays,
  Circle,
  Drum,
  Euro,
  FileText,
  History,
  House,
  Images,
  ListChecks,
  ListOrdered,
  Logs,
  type LucideIcon,
  Mail,
  Megaphone,
  Music,
  Newspaper,
  PartyPopper,
  ReceiptText,
  ScrollText,
  Settings,
  ShieldCheck,
  Star,
  Trash2,
  UserCog,
  UserRound,
  Users,
} from 'lucide-react';

/** The icons that a remote can name for its entries (`menu.icon` of its remote.json), by their names at lucide.dev. */
const icons: Readonly<Record<string, LucideIcon>> = {
  activity: Activity,
  'badge-euro': BadgeEuro,
  beer: Beer,
  blocks: Blocks,
  'book-user': BookUser,
  boxes: Boxes,
  'calendar-days': CalendarDays,
  drum: Drum,
  euro: Euro,
  'file-text': FileText,
  history: History,
  house: House,
  images: Images,
  'list-checks': ListChecks,
  'list-ordered': ListOrdered,
  logs: Logs,
  mail: Mail,
  megaphone: Megaphone,
  music: Music,
  newspaper: Newspaper,
  'party-popper': PartyPopper,
  'receipt-text': ReceiptText,
  'scroll-text': ScrollText,
  settings: Settings,
  'shield-check': ShieldCheck,
  star: Star,
  'trash-2': Trash2,
  'user-cog': UserCog,
  'user-round': UserRound,
  users: Users,
};

/** Whether a menu entry leads out of the portal: the photo library. */
export const isElsewhere = (path: string) => !path.startsWith('/');

/** The icon of a menu entry, a plain one for a name that is not known; committees have none, their number is enough. */
export function menuIcon(name: string | undefined) {
  if (name === undefined) return undefined;
  const Icon = icons[name] ?? Circle;
  return <Icon aria-hidden />;
}
