import { lazyPage } from 'kit/data';
import { areaPages, type AreaProps } from 'kit/session';
import type { ComponentType } from 'react';

const UserListPage = lazyPage(
  async () => (await import('./administration/users/list/UserListPage')).UserListPage,
);
const AddUserPage = lazyPage(
  async () => (await import('./administration/users/form/AddUserPage')).AddUserPage,
);
const EditUserPage = lazyPage(
  async () => (await import('./administration/users/form/EditUserPage')).EditUserPage,
);
const MeetingsPage = lazyPage(async () => (await import('./secretariat/meetings/MeetingsPage')).MeetingsPage);
const MemberListPage = lazyPage(
  async () => (await import('./secretariat/members/MemberListPage')).MemberListPage,
);
const MailingsPage = lazyPage(async () => (await import('./secretariat/mailings/MailingsPage')).MailingsPage);
const CommissionListPage = lazyPage(
  async () => (await import('./secretariat/commissionList/CommissionListPage')).CommissionListPage,
);
const CalendarPage = lazyPage(async () => (await import('./secretariat/calendar/CalendarPage')).CalendarPage);
const FinancePage = lazyPage(async () => (await import('./finance/overview/FinancePage')).FinancePage);
const DeclarationsPage = lazyPage(
  async () => (await import('./finance/declarations/DeclarationsPage')).DeclarationsPage,
);
const InvoicesPage = lazyPage(
  async () => (await import('./finance/invoiceOverview/InvoicesPage')).InvoicesPage,
);
const JobsPage = lazyPage(async () => (await import('./administration/jobs/JobsPage')).JobsPage);
const SystemPage = lazyPage(async () => (await import('./administration/system/SystemPage')).SystemPage);
const RemotesPage = lazyPage(async () => (await import('./administration/remotes/RemotesPage')).RemotesPage);
const WebhooksPage = lazyPage(
  async () => (await import('./administration/webhooks/WebhooksPage')).WebhooksPage,
);
const LogPage = lazyPage(async () => (await import('./administration/log/LogPage')).LogPage);
const TrashPage = lazyPage(async () => (await import('./administration/trash/TrashPage')).TrashPage);
const PrivacyPage = lazyPage(async () => (await import('./administration/privacy/PrivacyPage')).PrivacyPage);
const LatestDeclarations = lazyPage(
  async () => (await import('./finance/declarations/LatestDeclarations')).LatestDeclarations,
);
const OwnFeed = lazyPage(async () => (await import('./secretariat/calendar/FeedCard')).OwnFeed);
const CommissionPage = lazyPage(
  async () => (await import('./secretariat/commissions/CommissionPage')).CommissionPage,
);

/** The pages of this area, by the path of the shell's route table, and what it puts in places. */
const Area: ComponentType<AreaProps> = areaPages({
  '/gebruikers': UserListPage,
  '/gebruikertoevoegen': AddUserPage,
  '/gebruikeraanpassen/:uid': EditUserPage,
  '/commissies/:id': CommissionPage,
  '/notulenagendas': MeetingsPage,
  '/jaarprogramma': CalendarPage,
  '/commissielijst': CommissionListPage,
  '/ledenlijst': MemberListPage,
  '/verstuurde_mail': MailingsPage,
  '/financien': FinancePage,
  '/declaraties': DeclarationsPage,
  '/facturen': InvoicesPage,
  '/achtergrondtaken': JobsPage,
  '/systeem': SystemPage,
  '/onderdelen': RemotesPage,
  '/webhooks': WebhooksPage,
  '/logboek': LogPage,
  '/prullenbak': TrashPage,
  '/privacy': PrivacyPage,
  'personal page/declaraties': LatestDeclarations,
  'personal page/agenda': OwnFeed,
});

export default Area;
