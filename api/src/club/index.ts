import { receivableSources } from '../finance/claims/receivable';
import { ledgerSources } from '../finance/money/ledgerSource';
import { closeLinks, hearOf } from '../finance/paymentLinks/paymentLink.service';
import type { Area } from '../identity/area';
import { mailingBy } from '../identity/mailings/mailing.template';
import { personalDataSources } from '../identity/privacy/personalDataSource';
import { demoClub } from './club.demo';
import { clubDoubles } from './club.doubles';
import { clubFolders } from './club.folders';
import { clubHome } from './club.home';
import { clubPrivacy } from './club.privacy';
import { clubReferences, clubTrash } from './club.references';
import { clubAudience, clubSearch } from './club.search';
import { clubWords } from './club.words';
import { ClubEditionModel, ClubStateModel } from './editions/edition.model';
import { moveClubEditions } from './editions/edition.moving';
import { ClubEditionResolver, ClubSettingsResolver } from './editions/edition.resolver';
import { ClubDetailsResolver } from './members/details/details.resolver';
import { DETAILS_MAILING, detailsTemplate } from './members/details/details.service';
import { ClubHouseholdModel } from './members/households/household.model';
import { ClubHouseholdResolver, ClubMemberHouseholdResolver } from './members/households/household.resolver';
import { ClubImportResolver } from './members/import/import.resolver';
import { settleImports } from './members/import/import.service';
import { ClubImportModel } from './members/import/import.type';
import { ClubMemberModel } from './members/member.model';
import { moveMembers } from './members/member.moving';
import { ClubMemberResolver } from './members/member.resolver';
import { clubReceivables } from './members/payments/clubReceivables';
import { contributionEvents } from './members/payments/contributionEvents';
import { ClubMandateResolver, ClubMandateUseResolver } from './members/payments/mandate.resolver';
import { ERASE, eraseTraces, memberPersonalData } from './members/privacy.service';
import { ClubContactMomentModel, ClubLetterModel } from './moments/contactMoment.model';
import { ClubContactMomentResolver } from './moments/contactMoment.resolver';
import { CLEAN_UP, cleanUp } from './moments/contactMoment.service';
import { lettersJob } from './moments/letters.job';
import { sweepLetters } from './moments/letters.service';
import {
  MOMENT_MAIL,
  MOMENT_TEST,
  momentMailTemplate,
  momentTestTemplate,
} from './moments/momentMail.service';
import { giveUpStray, OLD_HOOK } from './moments/paymentRequest.service';
import { ClubReportModel } from './reports/report.model';
import { ClubReportResolver } from './reports/report.resolver';
import { sweepReports } from './reports/report.service';

/** The supporter club, Club van 111: members, editions, contact moments and reports. */
export const club: Area = {
  name: 'club',
  resolvers: [
    ClubMemberResolver,
    ClubHouseholdResolver,
    ClubMemberHouseholdResolver,
    ClubMandateResolver,
    ClubMandateUseResolver,
    ClubDetailsResolver,
    ClubImportResolver,
    ClubEditionResolver,
    ClubSettingsResolver,
    ClubContactMomentResolver,
    ClubReportResolver,
  ],
  words: clubWords,
  models: [
    ClubMemberModel,
    ClubHouseholdModel,
    ClubImportModel,
    ClubEditionModel,
    ClubStateModel,
    ClubContactMomentModel,
    ClubLetterModel,
    ClubReportModel,
  ],
  privacy: clubPrivacy,
  folders: clubFolders,
  extensions: [
    clubDoubles,
    receivableSources.with(clubReceivables),
    ledgerSources.with(contributionEvents),
    personalDataSources.with(memberPersonalData),
    clubAudience,
    ...clubHome,
    clubSearch,
    ...clubTrash,
    ...clubReferences,
  ],
  hooks: [{ name: OLD_HOOK, handle: hearOf }],
  mailTemplates: (settings) => ({
    clubDetails: detailsTemplate(settings),
    [DETAILS_MAILING]: mailingBy(settings, detailsTemplate(settings), 'memberId'),
    [MOMENT_MAIL]: momentMailTemplate(settings),
    [MOMENT_TEST]: momentTestTemplate(settings),
  }),
  jobs: [
    lettersJob,
    {
      name: CLEAN_UP,
      title: 'Brieven en betaallinks van een contactmoment opruimen',
      run: async ({ subject }, portal) => {
        await cleanUp(portal, subject);
        await giveUpStray();
        await closeLinks(portal);
      },
    },
    {
      name: ERASE,
      title: 'Sporen van een lid wissen',
      run: async ({ subject }, portal) => {
        await eraseTraces(portal, subject);
        await closeLinks(portal);
      },
    },
    {
      name: 'settle club imports',
      title: 'Afgebroken import opruimen',
      every: '5 minutes',
      run: () => settleImports(),
    },
    {
      name: 'close club payment links',
      title: 'Betaallinks sluiten',
      every: '1 hour',
      run: async (_job, portal) => {
        await giveUpStray();
        await closeLinks(portal);
      },
    },
    {
      name: 'sweep club letters',
      title: 'Oude brieven opruimen',
      every: '1 day',
      run: (_job, portal) => sweepLetters(portal),
    },
    {
      name: 'sweep club reports',
      title: 'Oude rapporten opruimen',
      every: '1 day',
      run: (_job, portal) => sweepReports(portal),
    },
  ],
  moves: [moveMembers, moveClubEditions],
  demo: demoClub,
};
