import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, isChair, isCommissionMember, isDB } from '../../identity/permissions/allow';
import { StoredFile } from '../../platform/files/storedFile.type';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { AddOnce } from '../../platform/once/once';
import { DraaiboekCategoryInput, DraaiboekItemInput, DraaiboekSubCategoryInput } from './draaiboek.input';
import { Draaiboek, StoredDraaiboek } from './draaiboek.model';
import { DraaiboekModel } from './draaiboek.model';
import * as service from './draaiboek.service';
import { draaiboekPdf } from './draaiboekPdf.service';

const CALL = 'Formerly: saveDraaiboekCategory.';

@Resolver()
export class DraaiboekResolver {
  @Allow(isCommissionMember('commissionId'))
  @Query(() => Draaiboek, {
    description: 'The draaiboek; items in season order. Formerly: loadCommissionContent.',
  })
  draaiboek(@Arg('commissionId', () => ID) commissionId: string): Promise<Draaiboek> {
    return service.getDraaiboek(commissionId);
  }

  @Allow(isCommissionMember('commissionId'))
  @Mutation(() => StoredFile, {
    description: 'The draaiboek as a pdf to print, but for what is archived; kept for a day.',
  })
  draaiboekPdf(
    @Arg('commissionId', () => ID) commissionId: string,
    @Ctx() { portal }: RequestContext,
  ): Promise<StoredFile> {
    return draaiboekPdf(portal, commissionId);
  }

  @Allow(isDB, Permission.secGebruikers)
  @Mutation(() => ID, {
    description: 'Begins the draaiboek of a committee that has none with that of another; its id.',
  })
  @AddOnce({ record: () => StoredDraaiboek, answer: ({ _id }: StoredDraaiboek) => _id })
  startDraaiboek(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('from', () => ID, { description: 'The committee whose draaiboek is copied.' }) from: string,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return service.startDraaiboek(actorOf(context), commissionId, from);
  }

  @Allow(isCommissionMember('commissionId'))
  @Mutation(() => Draaiboek, { description: `Adds a category. ${CALL}` })
  @AddOnce({ record: () => StoredDraaiboek, list: 'categories', answer: service.storedDraaiboek })
  addDraaiboekCategory(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('category') category: DraaiboekCategoryInput,
    @Ctx() context: RequestContext,
  ): Promise<Draaiboek> {
    return service.addCategory(actorOf(context), commissionId, category);
  }

  @Allow(isCommissionMember('commissionId'))
  @Mutation(() => Draaiboek, { description: `Changes a category. ${CALL}` })
  editDraaiboekCategory(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('category') category: DraaiboekCategoryInput,
    @Ctx() context: RequestContext,
  ): Promise<Draaiboek> {
    return service.editCategory(actorOf(context), commissionId, id, revision, category);
  }

  @Allow(isChair('commissionId'))
  @Mutation(() => Draaiboek, {
    description: `Takes a category out, or back with archived: false; the chair only. ${CALL}`,
  })
  archiveDraaiboekCategory(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('id', () => ID) id: string,
    @Arg('archived', { description: 'True: into the archive. False: out of it.' }) archived: boolean,
    @Ctx() context: RequestContext,
  ): Promise<Draaiboek> {
    return service.archiveCategory(actorOf(context), commissionId, id, archived);
  }

  @Allow(isCommissionMember('commissionId'))
  @Mutation(() => Draaiboek, { description: `Adds a subcategory. ${CALL}` })
  @AddOnce({ record: () => StoredDraaiboek, list: 'subCategories', answer: service.storedDraaiboek })
  addDraaiboekSubCategory(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('categoryId', () => ID) categoryId: string,
    @Arg('subCategory') subCategory: DraaiboekSubCategoryInput,
    @Ctx() context: RequestContext,
  ): Promise<Draaiboek> {
    return service.addSubCategory(actorOf(context), commissionId, categoryId, subCategory);
  }

  @Allow(isCommissionMember('commissionId'))
  @Mutation(() => Draaiboek, { description: `Renames a subcategory. ${CALL}` })
  editDraaiboekSubCategory(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('subCategory') subCategory: DraaiboekSubCategoryInput,
    @Ctx() context: RequestContext,
  ): Promise<Draaiboek> {
    return service.editSubCategory(actorOf(context), commissionId, id, revision, subCategory);
  }

  @Allow(isChair('commissionId'))
  @Mutation(() => Draaiboek, {
    description: `Removes a subcategory with its items; the chair only. ${CALL}`,
  })
  deleteDraaiboekSubCategory(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<Draaiboek> {
    return service.deleteSubCategory(actorOf(context), commissionId, id);
  }

  @Allow(isCommissionMember('commissionId'))
  @Mutation(() => Draaiboek, { description: `Adds an item to a subcategory. ${CALL}` })
  @AddOnce({ record: () => StoredDraaiboek, list: 'items', answer: service.storedDraaiboek })
  addDraaiboekItem(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('subCategoryId', () => ID) subCategoryId: string,
    @Arg('item') item: DraaiboekItemInput,
    @Ctx() context: RequestContext,
  ): Promise<Draaiboek> {
    return service.addItem(actorOf(context), commissionId, subCategoryId, item);
  }

  @Allow(isCommissionMember('commissionId'))
  @KeepOmitted({
    model: () => DraaiboekModel,
    of: ({ commissionId }: Record<string, string>) => ({ _id: commissionId }),
    list: 'items',
  })
  @Mutation(() => Draaiboek, { description: `Changes an item. ${CALL}` })
  editDraaiboekItem(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('item') item: DraaiboekItemInput,
    @Ctx() context: RequestContext,
  ): Promise<Draaiboek> {
    return service.editItem(actorOf(context), commissionId, id, revision, item);
  }

  @Allow(isChair('commissionId'))
  @Mutation(() => Draaiboek, { description: `Removes an item; the chair only. ${CALL}` })
  deleteDraaiboekItem(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<Draaiboek> {
    return service.deleteItem(actorOf(context), commissionId, id);
  }
}
