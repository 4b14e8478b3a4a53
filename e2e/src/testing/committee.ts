import {
  AddCommissionDocument,
  AddDraaiboekCategoryDocument,
  AddDraaiboekItemDocument,
  AddDraaiboekSubCategoryDocument,
  AddTaskDocument,
  type DraaiboekItemInput,
  TasksDocument,
} from '../gql/graphql';
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

/** Numbers that no demo committee has. */
let lastIndex = 100;

/** Adds a committee with a chair and a member. @param name no other test uses */
export async function makeCommittee(stage: Stage, name: string): Promise<Committee> {
  const admin = await stage.api('beheer');
  const index = ++lastIndex;
  const { addCommission } = await admin.data(AddCommissionDocument, { commission: { index, name } });
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
  const { addDraaiboekCategory: draaiboek } = await api.data(AddDraaiboekCategoryDocument, {
    commissionId,
    category: { name, color: '#b5121b' },
  });
  const id = draaiboek.categories.find((category) => category.name === name)?.id ?? '';
  const { addDraaiboekSubCategory: after } = await api.data(AddDraaiboekSubCategoryDocument, {
    commissionId,
    categoryId: id,
    subCategory: { name: subName },
  });
  const category = after.categories.find((each) => each.id === id);
  return { id, subCategoryId: category?.subCategories[0]?.id ?? '' };
}

/** An item of a subcategory; vooraf when nothing is said. @returns its id */
export async function addItem(
  api: ApiClient,
  commissionId: string,
  subCategoryId: string,
  item: Partial<DraaiboekItemInput> & { name: string },
): Promise<string> {
  const { addDraaiboekItem: draaiboek } = await api.data(AddDraaiboekItemDocument, {
    commissionId,
    subCategoryId,
    item: { timeType: 'upFront', ...item },
  });
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
  assigneeId?: string,
): Promise<string> {
  const { addTask: list } = await api.data(AddTaskDocument, {
    commissionId,
    season: season || (await presentSeason(api, commissionId)),
    task: { name, assigneeIds: assigneeId ? [assigneeId] : [] },
  });
  return list.tasks.find((task) => task.name === name)?.id ?? '';
}

/** The season of today, as the server has it. */
export async function presentSeason(api: ApiClient, commissionId: string): Promise<number> {
  const { tasks } = await api.data(TasksDocument, { commissionId });
  return tasks.season;
}
