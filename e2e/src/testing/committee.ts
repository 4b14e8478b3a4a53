import { type ApiClient, makeUser } from './apiClient';
import type { Stage } from './stage';

/** A committee of its own for a test, with who is in it. */
export interface Committee {
  id: string;
  index: number;
  name: string;
  /** Its page. */
  path: string;
  /** Accounts, for openAs and api. */
  chair: string;
  member: string;
  /** As the page shows them. */
  chairName: string;
  memberName: string;
}

const ADD = 'mutation A($commission: CommissionInput!) { addCommission(commission: $commission) { id } }';

/** Numbers that no demo committee has. */
let lastIndex = 100;

/** Adds a committee with a chair and a member. @param name no other test of the file uses */
export async function makeCommittee(stage: Stage, name: string): Promise<Committee> {
  const admin = await stage.api('beheer');
  const index = ++lastIndex;
  const { addCommission } = await admin.data<{ addCommission: { id: string } }>(ADD, {
    commission: { index, name },
  });
  const { id } = addCommission;
  const [chairName, memberName] = [`Vera van ${name}`, `Lies van ${name}`];
  const chair = await makeUser(admin, { name: chairName, commissions: [id, `${id}-vz`] });
  const member = await makeUser(admin, { name: memberName, commissions: [id] });
  return {
    id,
    index,
    name,
    path: `/commissies/${id}`,
    chair: chair.account,
    member: member.account,
    chairName,
    memberName,
  };
}

/** A category with one subcategory in the draaiboek. @returns their ids */
export async function addCategory(api: ApiClient, commissionId: string, name: string, subName: string) {
  type Answer = {
    draaiboek: { categories: { id: string; name: string; subCategories: { id: string }[] }[] };
  };
  const { draaiboek } = await api.data<Answer>(
    `mutation C($commissionId: ID!, $category: DraaiboekCategoryInput!) {
      draaiboek: addDraaiboekCategory(commissionId: $commissionId, category: $category) {
        categories { id name subCategories { id } }
      }
    }`,
    { commissionId, category: { name, color: '#b5121b' } },
  );
  const id = draaiboek.categories.find((category) => category.name === name)?.id ?? '';
  const { draaiboek: after } = await api.data<Answer>(
    `mutation S($commissionId: ID!, $id: ID!, $subCategory: DraaiboekSubCategoryInput!) {
      draaiboek: addDraaiboekSubCategory(commissionId: $commissionId, categoryId: $id, subCategory: $subCategory) {
        categories { id name subCategories { id } }
      }
    }`,
    { commissionId, id, subCategory: { name: subName } },
  );
  const category = after.categories.find((each) => each.id === id);
  return { id, subCategoryId: category?.subCategories[0]?.id ?? '' };
}

/** An item of a subcategory; vooraf when nothing is said. @returns its id */
export async function addItem(
  api: ApiClient,
  commissionId: string,
  subCategoryId: string,
  item: { name: string; timeType?: string; period?: string },
): Promise<string> {
  type Item = { id: string; name: string };
  const { draaiboek } = await api.data<{
    draaiboek: { categories: { subCategories: { items: Item[] }[] }[] };
  }>(
    `mutation I($commissionId: ID!, $subCategoryId: ID!, $item: DraaiboekItemInput!) {
      draaiboek: addDraaiboekItem(commissionId: $commissionId, subCategoryId: $subCategoryId, item: $item) {
        categories { subCategories { items { id name } } }
      }
    }`,
    { commissionId, subCategoryId, item: { timeType: 'upFront', ...item } },
  );
  const items = draaiboek.categories.flatMap(({ subCategories }) =>
    subCategories.flatMap(({ items }) => items),
  );
  return items.find(({ name }) => name === item.name)?.id ?? '';
}

/** A single task in the present season. @returns its id */
export async function addTask(
  api: ApiClient,
  commissionId: string,
  name: string,
  season = 0,
): Promise<string> {
  const { addTask: list } = await api.data<{ addTask: { tasks: { id: string; name: string }[] } }>(
    `mutation T($commissionId: ID!, $season: Int!, $task: TaskInput!) {
      addTask(commissionId: $commissionId, season: $season, task: $task) { tasks { id name } }
    }`,
    { commissionId, season: season || (await presentSeason(api, commissionId)), task: { name } },
  );
  return list.tasks.find((task) => task.name === name)?.id ?? '';
}

/** The season of today, as the server has it. */
export async function presentSeason(api: ApiClient, commissionId: string): Promise<number> {
  const { tasks } = await api.data<{ tasks: { season: number } }>(
    'query S($commissionId: ID!) { tasks(commissionId: $commissionId) { season } }',
    { commissionId },
  );
  return tasks.season;
}
