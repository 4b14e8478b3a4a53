import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { commissionLoader, personLoader, Person } from '../../identity/people/people.loaders';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, isChair, isCommissionMember, isSignedIn } from '../../identity/permissions/allow';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import { meetingDateLoader } from './actionPoint.service';
import { TaskInput } from './task.input';
import { MyTask, Task, TaskList, TaskStep } from './task.model';
import { TaskListModel } from './task.model';
import * as service from './task.service';
import { TaskComment, TaskCommentInput } from './taskComment.model';
import { storedList } from './taskList';
import * as sources from './taskSources.service';

@Resolver(() => Task)
export class TaskResolver {
  @Allow(isCommissionMember('commissionId'))
  @Query(() => TaskList, {
    description: 'The tasks of a season; without one, of the present. Formerly: loadCommissionContent.',
  })
  tasks(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('season', () => Int, {
      nullable: true,
      description:
        'The season, by the year in which it begins: 2026 is June 2026 to May 2027; left out: the present one.',
    })
    season?: number,
  ): Promise<TaskList> {
    return service.listTasks(commissionId, season ?? undefined);
  }

  @Allow(isCommissionMember('commissionId'))
  @Query(() => [Int], { description: 'The seasons with tasks, and the present one; newest first.' })
  taskSeasons(@Arg('commissionId', () => ID) commissionId: string): Promise<number[]> {
    return service.listSeasons(commissionId);
  }

  @Allow(isSignedIn)
  @Query(() => [MyTask], { description: 'My open tasks, by deadline.' })
  myTasks(@Ctx() context: RequestContext): Promise<MyTask[]> {
    return sources.listMyTasks(actorOf(context), commissionLoader(context));
  }

  @Allow(isCommissionMember('commissionId'))
  @Mutation(() => TaskList, { description: 'Adds a single task. Formerly: addTask.' })
  @AddOnce({ list: 'tasks', answer: storedList })
  addTask(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('season', () => Int) season: number,
    @Arg('task') task: TaskInput,
    @Ctx() context: RequestContext,
  ): Promise<TaskList> {
    return service.addTask(actorOf(context), commissionId, season, task);
  }

  @Allow(isCommissionMember('commissionId'))
  @Mutation(() => TaskList, {
    description:
      'Makes tasks of draaiboek items; those that have one already are skipped. Formerly: addTaskFromDraaiboek.',
  })
  @AddOnce({ list: 'tasks', answer: storedList })
  addTaskFromDraaiboek(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('season', () => Int) season: number,
    @Arg('itemIds', () => [ID], {
      description: 'The ids of items of the draaiboek that are in no archived category.',
    })
    itemIds: string[],
    @Ctx() context: RequestContext,
  ): Promise<TaskList> {
    return sources.addTaskFromDraaiboek(actorOf(context), commissionId, season, itemIds);
  }

  @Allow(isCommissionMember('commissionId'))
  @KeepOmitted({
    model: () => TaskListModel,
    of: ({ commissionId, id }: Record<string, string>) => ({ commissionId, 'tasks._id': id }),
    list: 'tasks',
  })
  @Mutation(() => TaskList, { description: 'Changes a task.' })
  editTask(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('task') task: TaskInput,
    @Ctx() context: RequestContext,
  ): Promise<TaskList> {
    return service.editTask(actorOf(context), commissionId, id, revision, task);
  }

  @Allow(isCommissionMember('commissionId'))
  @Mutation(() => Task, { description: 'Ticks a task, or opens it again. Formerly: finishTask.' })
  finishTask(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('id', () => ID) id: string,
    @Arg('finished', { description: 'True: ticks it. False: opens it again.' }) finished: boolean,
    @Ctx() context: RequestContext,
  ): Promise<Task> {
    return service.finishTask(actorOf(context), commissionId, id, finished);
  }

  @Allow(isCommissionMember('commissionId'))
  @Mutation(() => TaskList, { description: 'Puts a task in another place; its revision stays.' })
  moveTask(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('id', () => ID) id: string,
    @Arg('before', () => ID, {
      nullable: true,
      description: 'The task of that season that comes after it; null: it is the last of its subcategory.',
    })
    before: string | null,
    @Ctx() context: RequestContext,
  ): Promise<TaskList> {
    return service.moveTask(actorOf(context), commissionId, id, before ?? null);
  }

  @Allow(isCommissionMember('commissionId'))
  @Mutation(() => Task, { description: 'Ticks a step of the checklist of a task, or opens it again.' })
  checkTaskStep(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('id', () => ID) id: string,
    @Arg('step', { description: 'The text of the step.' }) step: string,
    @Arg('done', { description: 'True: ticks it. False: opens it again.' }) done: boolean,
    @Ctx() context: RequestContext,
  ): Promise<Task> {
    return service.checkTaskStep(actorOf(context), commissionId, id, step, done);
  }

  @Allow(isChair('commissionId'))
  @Mutation(() => TaskList, { description: 'Removes a task; the chair only. Formerly: deleteSingleTask.' })
  deleteSingleTask(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<TaskList> {
    return service.deleteTask(actorOf(context), commissionId, id);
  }

  @Allow(isChair('commissionId'))
  @Mutation(() => TaskList, {
    description:
      'Removes the tasks made of a category or subcategory; the chair only. Formerly: deleteDraaiboekTasks.',
  })
  deleteDraaiboekTasks(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('season', () => Int) season: number,
    @Arg('parent', () => ID, { description: 'The id of a category or subcategory of the draaiboek.' })
    parent: string,
    @Ctx() context: RequestContext,
  ): Promise<TaskList> {
    return service.deleteDraaiboekTasks(actorOf(context), commissionId, season, parent);
  }

  @Allow(isCommissionMember('commissionId'))
  @Mutation(() => TaskList, {
    description:
      'Takes over the draaiboek tasks of the season before, open and without deadline; those there already are skipped.',
  })
  copyTasks(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('season', () => Int) season: number,
    @Ctx() context: RequestContext,
  ): Promise<TaskList> {
    return sources.copyTasks(actorOf(context), commissionId, season);
  }

  @Allow(isCommissionMember('commissionId'))
  @Query(() => [TaskComment], { description: 'What was said of a task, oldest first.' })
  taskComments(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('taskId', () => ID, { description: 'The task.' }) taskId: string,
  ): Promise<TaskComment[]> {
    return service.listTaskComments(commissionId, taskId);
  }

  @Allow(isCommissionMember('commissionId'))
  @Mutation(() => TaskComment, { description: 'Says something of a task; who is mentioned is told.' })
  @AddOnce()
  addTaskComment(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('taskId', () => ID, { description: 'The task.' }) taskId: string,
    @Arg('comment') comment: TaskCommentInput,
    @Ctx() context: RequestContext,
  ): Promise<TaskComment> {
    return service.addTaskComment(actorOf(context), commissionId, taskId, comment);
  }

  @Allow(isCommissionMember('commissionId'))
  @Mutation(() => ID, { description: 'Removes a comment with its file; the chair, or who wrote it.' })
  deleteTaskComment(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return service.deleteTaskComment(context.portal, actorOf(context), commissionId, id);
  }

  @FieldResolver(() => Int, { description: 'How many comments there are.' })
  commentCount(@Root() task: Task, @Ctx() context: RequestContext): Promise<number> {
    return service.commentCountLoader(context).load(task.id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Of an action point the day of the meeting, YYYY-MM-DD; null: it is none, or its minutes cannot be seen.',
  })
  meetingDate(@Root() { meetingId }: Task, @Ctx() context: RequestContext): Promise<string | null> | null {
    return meetingId ? meetingDateLoader(context).load(meetingId) : null;
  }

  @FieldResolver(() => [TaskStep], { description: 'The steps of its checklist.' })
  checklist(@Root() { checklist, checked }: Task): TaskStep[] {
    return checklist.map((text) => ({ text, done: checked.includes(text) }));
  }

  @FieldResolver(() => [Person], { description: 'The users who do it, but for who is gone.' })
  async assignees(@Root() { assigneeIds }: Task, @Ctx() context: RequestContext): Promise<Person[]> {
    const people = await Promise.all(assigneeIds.map((id) => personLoader(context).load(id)));
    return people.filter((person) => person !== null);
  }

  @FieldResolver(() => Person, {
    nullable: true,
    description: 'The first of those who do it.',
    deprecationReason: '2026-11-28: use assignees',
  })
  async assignee(
    @Root() { assigneeIds: [first] }: Task,
    @Ctx() context: RequestContext,
  ): Promise<Person | null> {
    return first ? personLoader(context).load(first) : null;
  }
}
