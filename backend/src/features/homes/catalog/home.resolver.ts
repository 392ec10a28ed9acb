import { type HomeStatus } from '@hearthline/rules/homes/catalog/home-rules.ts';
import type { Land } from '@hearthline/rules/homes/prices/conditions.ts';
import { maxEquipmentItems } from '@hearthline/rules/homes/equipment/equipment-rules.ts';
import type { EquipmentItem } from '@hearthline/rules/homes/equipment/equipment.ts';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, Public } from '../../../platform/access/access-directives.ts';
import { fieldText, idOf, searchOf } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { EquipmentItemType, shownEquipment } from '../equipment/equipment.api.ts';
import { findingOf, FloorPlanFinding } from '../plans/floor-plan.api.ts';
import { placeText } from '../places/place.api.ts';
import { LandEnum } from '../prices/price.api.ts';
import { HomeStatusEnum } from './home-parts.types.ts';
import { HomeInput } from './home.inputs.ts';
import {
  findHome,
  findingsOfHome,
  listCatalog,
  listHomes,
  planOfHome,
  readCatalogHome,
} from './home.service.ts';
import { CatalogHome, CatalogHomePage, HomeType } from './home.types.ts';
import type { CatalogHomeView, HomeView } from './home-view.ts';
import { orderHomes, publishHome, withdrawHome } from './publish-home.ts';
import { createHome, updateHome } from './save-home.ts';
import { describeHomePicture } from './pictures/describe-picture.ts';
import { removeHomePicture } from './pictures/remove-picture.ts';

const homeId = idOf('a home');

@Resolver(() => CatalogHome)
export class HomeResolver {
  @Public()
  @Query(() => [HomeType], {
    description: 'The homes of the catalog that are published, in the seller’s order.',
  })
  homes(
    @Ctx() context: Context,
    @Arg('minPrice', () => GraphQLCents, {
      nullable: true,
      description: 'Only homes whose `baseCents` is at least this.',
    })
    minPrice?: number | null,
    @Arg('maxPrice', () => GraphQLCents, {
      nullable: true,
      description: 'Only homes whose `baseCents` is at most this.',
    })
    maxPrice?: number | null,
    @Arg('maxMonthly', () => GraphQLCents, {
      nullable: true,
      description: 'Only homes whose `aboutMonthlyCents` is at most this.',
    })
    maxMonthly?: number | null,
    @Arg('zip', () => String, { nullable: true, description: placeText.zip }) zip?: string | null,
    @Arg('land', () => LandEnum, { nullable: true, description: placeText.land }) land?: Land | null,
    @Arg('maxTotal', () => GraphQLCents, {
      nullable: true,
      description: 'Only homes that are delivered, and whose `aboutCents` is at most this.',
    })
    maxTotal?: number | null,
  ): Promise<HomeView[]> {
    return listHomes(context, { minPrice, maxPrice, maxMonthly, zip, land, maxTotal });
  }

  @Public()
  @Query(() => HomeType, {
    nullable: true,
    description: 'A published home; null if there is none at this address.',
  })
  home(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'The last part of its address, as in `birkenfeld`.' })
    slug: string,
    @Arg('zip', () => String, { nullable: true, description: placeText.zip }) zip?: string | null,
    @Arg('land', () => LandEnum, { nullable: true, description: placeText.land }) land?: Land | null,
  ): Promise<HomeView | null> {
    return findHome(context, slug, { zip, land });
  }

  @Allow('home:list')
  @Query(() => CatalogHomePage, {
    description: 'The catalog as its seller sees it, in order; 50 homes per page.',
  })
  catalogHomes(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number,
    @Arg('search', () => String, { nullable: true, description: searchOf('the name or the address') })
    search?: string,
    @Arg('status', () => HomeStatusEnum, { nullable: true, description: 'Only homes of this status.' })
    status?: HomeStatus,
  ): ReturnType<typeof listCatalog> {
    return listCatalog(context, { page, search, status });
  }

  @Allow('home:list')
  @Query(() => CatalogHome, { nullable: true, description: 'One home of the catalog, whatever its status.' })
  catalogHome(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: homeId }) id: string,
  ): Promise<CatalogHomeView> {
    return readCatalogHome(context, id);
  }

  @MaxItems(50)
  @FieldResolver(() => [FloorPlanFinding], {
    description: 'What its plan breaks, at most 50 findings; none without a plan.',
  })
  async findings(@Ctx() context: Context, @Root() { id }: CatalogHomeView): Promise<FloorPlanFinding[]> {
    return (await findingsOfHome(context, id)).slice(0, 50).map(findingOf);
  }

  @FieldResolver(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Its plan document, `hearthline.plan/1`. Null without one.',
  })
  plan(@Ctx() context: Context, @Root() { id }: CatalogHomeView): Promise<object | null> {
    return planOfHome(context, id);
  }

  @MaxItems(maxEquipmentItems)
  @FieldResolver(() => [EquipmentItemType], {
    description:
      'What comes with it today, by the narrowest equipment sheet that there is for it; empty without any.',
  })
  equipment(
    @Ctx() context: Context,
    @Root() { slug, modelType }: CatalogHomeView,
  ): Promise<readonly EquipmentItem[]> {
    return shownEquipment(context, { slug, modelType });
  }

  @Allow('home:create')
  @Mutation(() => CatalogHome, { description: 'Adds a home to the catalog, as a draft at its end.' })
  createHome(
    @Ctx() context: Context,
    @Arg('input', () => HomeInput) input: HomeInput,
  ): Promise<CatalogHomeView> {
    return createHome(context, input);
  }

  @Allow('home:update')
  @Mutation(() => CatalogHome, { description: 'Changes a home. Fields left out stay as they are.' })
  updateHome(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: homeId }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('input', () => HomeInput) input: HomeInput,
  ): Promise<CatalogHomeView> {
    return updateHome(context, id, version, input);
  }

  @Allow('home:publish')
  @Mutation(() => CatalogHome, {
    description:
      'Shows a home to visitors. One whose plan breaks a rule of level `error`, wherever its furniture stands, or without a plan, needs a reason, and is published as not checked.',
  })
  publishHome(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: homeId }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('reason', () => String, {
      nullable: true,
      description: '3 to 300 characters, kept in the audit log. Ignored if its plan passes every rule.',
    })
    reason?: string,
  ): Promise<CatalogHomeView> {
    return publishHome(context, id, version, reason);
  }

  @Allow('home:publish')
  @Mutation(() => CatalogHome, {
    description: 'Takes a home off the site. Projects and bookings that name it stay as they are.',
  })
  withdrawHome(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: homeId }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<CatalogHomeView> {
    return withdrawHome(context, id, version);
  }

  @Allow('home:update')
  @Mutation(() => CatalogHome, { description: 'Says what an uploaded picture of a home shows.' })
  describeHomePicture(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: homeId }) id: string,
    @Arg('pictureId', () => ID, { description: idOf('a picture of it') }) pictureId: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
    @Arg('alt', () => String, {
      description:
        'For those who do not see it, up to 200 characters; empty for “The … home”, with its name.',
    })
    alt: string,
  ): Promise<CatalogHomeView> {
    return describeHomePicture(context, id, pictureId, version, alt);
  }

  @Allow('home:update')
  @Mutation(() => CatalogHome, { description: 'Removes an uploaded picture of a home.' })
  removeHomePicture(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: homeId }) id: string,
    @Arg('pictureId', () => ID, { description: idOf('a picture of it') }) pictureId: string,
  ): Promise<CatalogHomeView> {
    return removeHomePicture(context, id, pictureId);
  }

  @Allow('home:update')
  @Mutation(() => Boolean, {
    description: 'Puts the catalog in order. Homes that are not named follow the others.',
  })
  orderHomes(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'The ids of homes, first to last, each once; at most 500.' })
    ids: string[],
  ): Promise<boolean> {
    return orderHomes(context, { ids });
  }
}
