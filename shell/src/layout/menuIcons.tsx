import {
  Activity,
  BadgeEuro,
  Beer,
  BookUser,
  Boxes,
  CalendarDays,
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

const icons: Readonly<Record<string, LucideIcon>> = {
  '/': UserRound,
  '/club': Star,
  '/krant_administratie': Newspaper,
  '/mijn_adverteerders': BadgeEuro,
  '/voorraad/producten': Boxes,
  '/voorraad/instellingen': Settings,
  '/boerenploeg': Users,
  '/achtergrondtaken': ListChecks,
  '/systeem': Activity,
  '/logboek': Logs,
  '/prullenbak': Trash2,
  '/privacy': ShieldCheck,
  '/notulenagendas': FileText,
  '/jaarprogramma': CalendarDays,
  '/commissielijst': ListOrdered,
  '/ledenlijst': BookUser,
  '/financien': Euro,
  '/facturen': ReceiptText,
  '/gebruikers': UserCog,
  '/nieuwsberichten': Megaphone,
  '/optocht': Drum,
  '/homepage': House,
  '/ubpf': Beer,
  '/liedjesfestival': Music,
  '/jeugdraad': Users,
  '/carnavalskrant': ScrollText,
  '/kindercarnaval': PartyPopper,
  '/overons': History,
  '/contact': Mail,
};

/** Whether a menu entry leads out of the portal: the photo library. */
export const isElsewhere = (path: string) => !path.startsWith('/');

/** The icon of a menu entry; committees have none, their number is enough. */
export function menuIcon(path: string) {
  const Icon = isElsewhere(path) ? Images : icons[path];
  return Icon && <Icon aria-hidden />;
}
