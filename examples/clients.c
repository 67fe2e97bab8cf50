// Says who sells, adds a client, and asks whether the plan has invoices.
#include <stdio.h>
#include <taskcore.h>

static int32_t read_clock(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = 1798099200000LL;  // Thursday 24 December 2026, 08:00 UTC
  return 0;
}

int main(void) {
  static const char *const features[] = {"invoices"};
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "UTC";
  options.clock = read_clock;

  taskcore_store *store = NULL;
  taskcore_client_list *clients = NULL;
  taskcore_status status = taskcore_store_open(&options, &store);

  taskcore_party seller = TASKCORE_PARTY_INIT;
  seller.fields = TASKCORE_PARTY_NAME | TASKCORE_PARTY_COUNTRY | TASKCORE_PARTY_SIREN;
  seller.name = "Atelier Dupont";
  seller.country = "FR";
  seller.siren = "732829320";
  if (!status) status = taskcore_profile_set(store, &seller);

  taskcore_party buyer = TASKCORE_PARTY_INIT;
  buyer.fields = TASKCORE_PARTY_NAME | TASKCORE_PARTY_CITY | TASKCORE_PARTY_COUNTRY;
  buyer.name = "Exemples et Fils";
  buyer.city = "Lyon";
  buyer.country = "FR";
  taskcore_client_input input = TASKCORE_CLIENT_INPUT_INIT;
  input.fields = TASKCORE_CLIENT_PARTY | TASKCORE_CLIENT_NOTES;
  input.party = &buyer;
  input.notes = "Calls on Mondays";
  int64_t client = 0;
  if (!status) status = taskcore_client_add(store, &input, &client);

  taskcore_client_query_options query = TASKCORE_CLIENT_QUERY_OPTIONS_INIT;
  query.fields = TASKCORE_CLIENT_QUERY_TEXT;
  query.text = "fils exem";
  if (!status) status = taskcore_client_query(store, &query, &clients);
  for (size_t index = 0; index < taskcore_client_list_count(clients); index++) {
    const taskcore_party *party = taskcore_client_list_at(clients, index)->party;
    printf("%s, %s\n", party->name, party->city);
  }

  taskcore_subscription_content plan = TASKCORE_SUBSCRIPTION_CONTENT_INIT;
  plan.fields = TASKCORE_SUBSCRIPTION_PLAN | TASKCORE_SUBSCRIPTION_FEATURES;
  plan.plan = "pro";
  plan.features = features;
  plan.feature_count = 1;
  int32_t is_entitled = 0;
  if (!status) status = taskcore_subscription_set(store, &plan);
  const int64_t at_ms = 1798099200000LL;
  if (!status) {
    status = taskcore_subscription_is_entitled(store, "invoices", at_ms, &is_entitled);
  }
  if (!status) printf("invoices: %s\n", is_entitled ? "yes" : "no");

  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_client_list_free(clients);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
