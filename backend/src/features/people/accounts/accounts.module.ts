import type { FeatureModule } from '../../../platform/feature-module.ts';
import { AccountLink } from './account-link.entity.ts';
import { accountJobs } from './account.jobs.ts';
import { AccessResolver } from './auth.resolver.ts';
import { authRoutes } from './auth.rest.ts';
import { InvitationResolver } from './invitations/invitation.resolver.ts';
import { AccountResolver } from './profile/profile.resolver.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { SecondFactor } from './second-factor.entity.ts';
import { IdentityResolver } from './second-factor/identity.resolver.ts';
import { identityRoutes } from './second-factor/identity.rest.ts';
import { SecondFactorResolver } from './second-factor/second-factor.resolver.ts';
import { StaffSecondFactorResolver } from './second-factor/staff-second-factor.resolver.ts';
import { Session } from './session.entity.ts';
import { SecondStepResolver } from './sign-in/second-step.resolver.ts';
import { secondStepRoutes } from './sign-in/second-step.rest.ts';
import { SignUp } from './sign-up.entity.ts';
import { User } from './user.entity.ts';
import { UserResolver } from './users/user.resolver.ts';
import { userRoutes } from './users/user.rest.ts';

export const accountsModule: FeatureModule = {
  entities: [AccountLink, Session, SignUp, SecondFactor, RecoveryCode, User],
  resolvers: [
    AccessResolver,
    AccountResolver,
    SecondStepResolver,
    SecondFactorResolver,
    StaffSecondFactorResolver,
    IdentityResolver,
    InvitationResolver,
    UserResolver,
  ],
  routes: [...authRoutes, ...secondStepRoutes, ...identityRoutes, ...userRoutes],
  jobs: accountJobs,
};
