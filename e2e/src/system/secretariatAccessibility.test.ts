import { DraaiboekDocument } from '../gql/graphql';
import { violationsInBothSchemes } from '../testing/axe';
import { addItem } from '../testing/committee';
import { openSecretariat, paradeId } from '../testing/secretariatPages';
import { expect, type Stage, test } from '../testing/stage';

test.describe('a dialog with messages', () => {
  for (const [path, text, opener] of [
    ['/ledenlijst', 'Sanne Willems', 'Bericht sturen aan Sanne Willems'],
    ['/commissielijst', 'Piet Hendriks', 'Commissie toevoegen'],
    ['/jaarprogramma', 'In je eigen agenda', 'Activiteit toevoegen'],
    ['/notulenagendas', '07/12/2026 - Agenda', 'Notulen toevoegen'],
    ['{optocht}', 'Taak toevoegen', 'Taak toevoegen'],
    ['{optocht}', 'Taak toevoegen', 'Uit draaiboek'],
    ['{optocht}?tab=draaiboek', 'Evenementenvergunning aanvragen', 'Categorie toevoegen'],
    ['{optocht}?tab=draaiboek', 'Evenementenvergunning aanvragen', /^Onderdeel toevoegen/],
    ['{optocht}?tab=documenten', 'Draaiboek en begroting', 'Document toevoegen'],
  ] as const) {
    test(`${path} (${text}): ${opener}`, async ({ stage }) => {
      if (opener === 'Uit draaiboek') await addChoice(stage);
      const page = await openSecretariat(stage, [path, text]);
      await page.getByRole('button', { name: opener }).first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Toevoegen|Versturen)$/ })
        .click();
      await page
        .getByText(/^(Verplicht|Kies minstens één onderdeel)$/)
        .first()
        .waitFor();
      expect(await violationsInBothSchemes(page)).toEqual([]);
    });
  }

  /** An item of the draaiboek that is no task yet. */
  async function addChoice(stage: Stage): Promise<void> {
    const api = await stage.api('preces');
    const commissionId = await paradeId(stage);
    const { draaiboek } = await api.data(DraaiboekDocument, { commissionId });
    const subCategoryId = draaiboek.categories[0]?.subCategories[0]?.id ?? '';
    await addItem(api, commissionId, subCategoryId, { name: 'Nog te kiezen', period: 'mei' });
  }
});
