import { ClubMemberModel } from '../member.model';

/** The number that somebody goes by now: of who they were merged into, or their own. */
export async function currentIdOf(id: string): Promise<string> {
  const into = await ClubMemberModel.findOne({ formerIds: id }).select({ _id: 1 }).lean();
  return into ? String(into._id) : id;
}

/** Number → the one they go by now, of all who were merged into another. */
export async function currentIds(): Promise<Map<string, string>> {
  const members = await ClubMemberModel.find({ formerIds: { $exists: true } })
    .select({ formerIds: 1 })
    .lean();
  return new Map(
    members.flatMap(({ _id, formerIds = [] }) => formerIds.map((id) => [id, String(_id)] as const)),
  );
}

/** All numbers that somebody goes by: their own, and of those who were merged into them. */
export async function idsOf(id: string): Promise<string[]> {
  const member = await ClubMemberModel.findById(id).select({ formerIds: 1 }).lean();
  return [id, ...(member?.formerIds ?? [])];
}
