import { lazyPage } from 'kit/data';
import { areaPages, type AreaProps } from 'kit/session';
import type { ComponentType } from 'react';

const UserListPage = lazyPage(async () => (await import('./users/UserListPage')).UserListPage);
const AddUserPage = lazyPage(async () => (await import('./users/AddUserPage')).AddUserPage);
const EditUserPage = lazyPage(async () => (await import('./users/EditUserPage')).EditUserPage);
const MeetingsPage = lazyPage(async () => (await import('./meetings/MeetingsPage')).MeetingsPage);
const MemberListPage = lazyPage(async () => (await import('./members/MemberListPage')).MemberListPage);
const CommissionListPage = lazyPage(
  async () => (await import('./commissionList/CommissionListPage')).CommissionListPage,
);
const CalendarPage = lazyPage(async () => (await import('./calendar/CalendarPage')).CalendarPage);
const FinancePage = lazyPage(async () => (await import('./finance/FinancePage')).FinancePage);
const DeclarationsPage = lazyPage(
  async () => (await import('./declarations/DeclarationsPage')).DeclarationsPage,
);
const InvoicesPage = lazyPage(async () => (await import('./invoices/InvoicesPage')).InvoicesPage);
const JobsPage = lazyPage(async () => (await import('./jobs/JobsPage')).JobsPage);
const SystemPage = lazyPage(async () => (await import('./system/SystemPage')).SystemPage);
const RemotesPage = lazyPage(async () => (await import('./remotes/RemotesPage')).RemotesPage);
const WebhooksPage = lazyPage(async () => (await import('./webhooks/WebhooksPage')).WebhooksPage);
const LogPage = lazyPage(async () => (await import('./log/LogPage')).LogPage);
const TrashPage = lazyPage(async () => (await import('./trash/TrashPage')).TrashPage);
const PrivacyPage = lazyPage(async () => (await import('./privacy/PrivacyPage')).PrivacyPage);
const LatestDeclarations = lazyPage(
  async () => (await import('./personalPage/LatestDeclarations')).LatestDeclarations,
);
const CommissionPage = lazyPage(async () => (await import('./commissions/CommissionPage')).CommissionPage);

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
});

export default Area;
