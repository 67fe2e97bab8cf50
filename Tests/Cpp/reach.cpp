// SPDX-License-Identifier: Apache-2.0
// All of the binding: run.sh compiles it with inline functions kept, and looks which functions of C
// it then calls.
#include <taskcore.hpp>
